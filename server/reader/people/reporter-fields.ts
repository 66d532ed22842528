import { spansIn } from '../lexicon/spans.ts';
import { type Address, emailIn } from '../mime/addresses.ts';
import { fieldOf } from '../roles/line-shape.ts';
import { keyToWords } from '../text/key-value-lines.ts';
import type { Line } from '../text/lines.ts';
import { isProgramMailbox } from './program-mailbox.ts';

export interface ReporterFields {
  /** Address in a field of the reporter. */
  reporter: Address | undefined;
  /** Address in a field of the complaining party. */
  complainant: Address | undefined;
  /** Address in a field without a party. */
  plain: Address | undefined;
  /** The text is the output of a web form. */
  isForm: boolean;
}

const FIELDS_MIN = 6;
const QUESTIONS_MIN = 4;

/** Most lines are fields, or several are questions. */
function isForm(lines: readonly Line[]): boolean {
  const filled = lines.slice(0, 500).filter(({ text }) => text.trim() !== '');
  const fields = filled.filter(({ text }) => fieldOf(text.slice(0, 300)) !== undefined).length;
  const questions = filled.filter(({ text }) => /[?？]\s*$/u.test(text.slice(0, 300))).length;
  return questions >= QUESTIONS_MIN || (fields >= FIELDS_MIN && fields >= filled.length * 0.55);
}

/** A form with the answer on the next line: `Your e-mail`, and below it only an address. */
function fieldOnNextLine(label: string, next: string): ReturnType<typeof fieldOf> {
  const isAsked = label.length <= 80 && !label.includes('@') && spansIn(label).has('emailLabel', 'party', 'reporter');
  return isAsked && next.length <= 100 && emailIn(next) ? { label, value: next.trim() } : undefined;
}

/** Reads the submitter of a web form from its `key: value` lines. */
export function reporterFields(lines: readonly Line[]): ReporterFields {
  const emails: Record<'reporter' | 'complainant' | 'plain', string | undefined> = {
    reporter: undefined,
    complainant: undefined,
    plain: undefined,
  };
  const names: Record<'reporter' | 'plain' | 'first' | 'last', string> = {
    reporter: '',
    plain: '',
    first: '',
    last: '',
  };
  const read = lines.slice(0, 5_000);
  for (const [at, { text }] of read.entries()) {
    const field = text.length <= 500 ? (fieldOf(text) ?? fieldOnNextLine(text, read[at + 1]?.text ?? '')) : undefined;
    // `Ticket 7 was raised by Jane Doe (jane@…)`.
    if (!field && text.length <= 200 && text.includes('@') && spansIn(text).has('reporter')) {
      const email = emailIn(text);
      if (email && !isProgramMailbox(email)) emails.reporter ??= email;
    }
    if (!field || field.value === '') continue;
    const label = keyToWords(field.label);
    const email = field.value.includes('@') ? emailIn(field.value) : undefined;
    const phrases = spansIn(label);
    if (phrases.has('registry')) continue;
    const isReporter = phrases.has('reporter');
    if (email && !isProgramMailbox(email)) {
      if (isReporter) emails.reporter ??= email;
      else if (phrases.has('complainant')) emails.complainant ??= email;
      else if (phrases.has('emailLabel')) emails.plain ??= email;
    }
    const words = (email ? field.value.replace(/<?[^\s<]*@[^\s>]*>?/, '') : field.value)
      .replace(/^["']|[("'<,]+$/g, '')
      .trim();
    if (!/\p{L}/u.test(words) || words.length > 100) continue;
    if (phrases.has('firstName')) names.first ||= words;
    else if (phrases.has('lastName')) names.last ||= words;
    else if (phrases.has('otherName')) continue;
    else if (isReporter && (phrases.has('nameLabel') || !phrases.has('emailLabel'))) names.reporter ||= words;
    else if (phrases.has('nameLabel')) names.plain ||= words;
  }
  const firstAndLast = `${names.first} ${names.last}`.trim();
  const name =
    spansIn(names.reporter).has('sentence') || spansIn(names.reporter).isWhole('negativeAnswer', 'belief')
      ? names.plain || firstAndLast
      : names.reporter || firstAndLast || names.plain;
  const person = (email: string | undefined) => (email ? { email, name } : undefined);
  return {
    reporter: person(emails.reporter),
    complainant: person(emails.complainant),
    plain: person(emails.plain),
    isForm: isForm(lines),
  };
}
