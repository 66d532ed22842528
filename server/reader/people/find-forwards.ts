import { spansIn } from '../lexicon/spans.ts';
import { type Address, emailIn, readAddress } from '../mime/addresses.ts';
import type { Line } from '../text/lines.ts';

/** A header field as mail clients write it above a forwarded message. */
const FIELD = /^[\s*_|-]{0,4}([^:：\s][^:：]{0,30}?)[*_]{0,2}\s?[:：][*_]{0,2}\s*(.*)$/u;

const fieldIn = (text: string, slot: 'fromField' | 'otherField'): { name: string; value: string } | undefined => {
  const [, name = '', value = ''] = FIELD.exec(text) ?? [];
  return name !== '' && spansIn(name).isWhole(slot) ? { name: name.toLowerCase(), value } : undefined;
};

const isShortLine = (text: string): boolean => text.length <= 120;

export interface Forward {
  /** First line of the forwarded message. */
  at: number;
  from: Address;
  /** Marked as forwarded; otherwise it may be the quotation of a reply. */
  isForward: boolean;
}

/** Marker above a header block: `Forwarded message` or `Original message`. */
function markerAbove(lines: readonly Line[], at: number): 'forward' | 'original' | undefined {
  for (let above = at - 1, seen = 0; above >= 0 && seen < 4; above--) {
    const { text } = lines[above]!;
    if (text.trim() === '') continue;
    seen++;
    if (!isShortLine(text)) continue;
    if (spansIn(text).has('forwarded')) return 'forward';
    if (spansIn(text).has('originalMessage')) return 'original';
  }
  return undefined;
}

/** Header fields around a From line; one blank line may separate them. */
function fieldsAround(lines: readonly Line[], at: number): Set<string> {
  const names = new Set<string>();
  for (const step of [-1, 1]) {
    for (let index = at + step, blanks = 0; lines[index] !== undefined && Math.abs(index - at) <= 10; index += step) {
      const { text } = lines[index]!;
      if (text.trim() === '') {
        if (++blanks > 1) break;
        continue;
      }
      const name = fieldIn(text.slice(0, 400), 'otherField')?.name;
      // A long list of recipients spans several lines.
      if (!name && !/@/.test(text)) break;
      if (name) names.add(name);
    }
  }
  return names;
}

/** Header block in an unsupported language: an address in the first field, three more fields, one of them with a date and time. */
const ANY_FROM = /^[\s*_|-]{0,4}[\p{L}\p{M} ]{1,24}[:：][*_]{0,2}\s*([^:]{0,120}<[^<>@\s]{1,80}@[^<>\s]{3,120}>)/u;
const ANY_FIELD = /^[\s*_|-]{0,4}[\p{L}\p{M} ]{1,24}[:：]\s*\S/u;

function isHeaderInAnyLanguage(lines: readonly Line[], at: number): boolean {
  const next = lines.slice(at + 1, at + 4).map(({ text }) => text.slice(0, 300));
  const fields = next.filter((text) => ANY_FIELD.test(text));
  const above = lines[at - 1]?.text ?? '';
  const isTimed = fields.some(
    (text) => /\b\d{1,2}[:.]\d{2}\b/.test(text) && /\b20\d\d\b|\d{1,2}[./-]\d{1,2}/.test(text),
  );
  return fields.length === 3 && isTimed && !ANY_FIELD.test(above);
}

/** Finds messages forwarded inline, from the outermost to the innermost. */
export function findForwards(lines: readonly Line[]): Forward[] {
  const found: Forward[] = [];
  for (const [at, { text }] of lines.entries()) {
    const value = text.length <= 400 ? fieldIn(text, 'fromField')?.value : undefined;
    if (value === undefined) {
      const any = text.length <= 400 && text.includes('@') ? ANY_FROM.exec(text)?.[1] : undefined;
      const from = any && isHeaderInAnyLanguage(lines, at) ? readAddress(any) : undefined;
      if (from) found.push({ at, from, isForward: false });
      continue;
    }
    const mark = markerAbove(lines, at);
    const others = fieldsAround(lines, at).size;
    if (others < (mark ? 1 : 2)) continue;
    // The address may be on the next line.
    const from = readAddress(value) ?? readAddress(`${value} ${lines[at + 1]?.text ?? ''}`);
    if (from) found.push({ at, from, isForward: mark === 'forward' });
    if (found.length >= 50) break;
  }
  return found;
}

/** `On 3 May 2026, Jane Doe <jane@…> wrote:`. */
const isAttribution = (text: string): boolean =>
  text.length < 400 && /[:：]\s*$/u.test(text) && /\d|@/.test(text) && spansIn(text).has('attribution');

export interface Quotation {
  at: number;
  email: string | undefined;
  name?: string;
}

/** `…, Jane Doe <jane@…> wrote:`. */
const nameIn = (line: string): string => /([^,<>:\d]{2,80}?)\s*<[^<>\s]+@/.exec(line)?.[1]?.trim() ?? '';

/** Finds the start of the quotation below a reply, and its author. */
export function findQuotation(lines: readonly Line[]): Quotation | undefined {
  for (const [at, { text, quoted }] of lines.entries()) {
    if (quoted > 0) return { at, email: undefined };
    const both = `${text} ${lines[at + 1]?.text ?? ''}`.trim();
    const line = isAttribution(text) ? text : text.length < 200 && isAttribution(both) ? both : undefined;
    if (line && line.length < 400) return { at, email: emailIn(line), name: nameIn(line) };
    if (isShortLine(text) && /^[\s-_=*]{2,}/.test(text) && spansIn(text).has('originalMessage'))
      return { at, email: undefined };
  }
  return undefined;
}

/** `[ticket 7] Fwd: …`: the first prefix of a subject. */
const prefixOf = (subject: string): string =>
  /^\s*(?:\[[^\]]{1,60}\]\s*)*(\p{L}{1,10})(?:\[\d+\])?\s?[:：]/u.exec(subject)?.[1] ?? '';
export const isForwardedSubject = (subject: string): boolean => spansIn(prefixOf(subject)).isWhole('forwardPrefix');
export const isReplySubject = (subject: string): boolean => spansIn(prefixOf(subject)).isWhole('replyPrefix');
