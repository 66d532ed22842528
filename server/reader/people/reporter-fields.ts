import { type Address, emailIn } from '../mime/addresses.ts';
import { fieldOf } from '../roles/line-shape.ts';
import { keyWords } from '../text/key-lines.ts';
import type { Line } from '../text/lines.ts';
import { isNoReply } from './no-reply.ts';

/** Whoever filled in a form that somebody else passes on. */
const REPORTER =
  /\b(?:report(?:er|ing party|ed by)|submitt(?:er|ed by)|filed by|requester|notifier|petitioner|complaint (?:from|by)|sent by)\b/i;
const COMPLAINANT =
  /\b(?:complain(?:ant|ing party)|claimant|copyright (?:owner|holder)|rights? ?(?:owner|holder)|sender|beschwerdeführer|melder|plaignant|denunciante|reclamante|segnalante|demandeur)\b/i;
const EMAIL = /\be-?mail\b|\bmail\b|correo|courriel|メール|邮箱|邮件|почт/iu;
const NAME = /\b(?:full |legal |your |contact )?(?:name|nom|nombre|nome|naam)\b|氏名|姓名|имя/iu;
const FIRST = /\bfirst name\b|\bprénom\b|\bvorname\b/i;
const LAST = /\blast name\b|\bsurname\b|\bnachname\b|\bfamily name\b/i;
/** Not the name of a person. */
const OTHER_NAME = /\b(?:company|file|user|domain|host|account|site|work|organi[sz]ation|product|business)\b/i;

export interface ReporterFields {
  /** Named as the reporter's own. */
  reporter: Address | undefined;
  /** Named as the complaining party's. */
  complainant: Address | undefined;
  /** A field for an address, without saying whose. */
  plain: Address | undefined;
  /** It is nothing but fields: what a form makes of itself. */
  isForm: boolean;
}

const FIELDS_MIN = 6;

/** Most of what it says stands in fields. */
function isForm(lines: readonly Line[]): boolean {
  const filled = lines.slice(0, 500).filter(({ text }) => text.trim() !== '');
  const fields = filled.filter(({ text }) => fieldOf(text.slice(0, 300)) !== undefined).length;
  return fields >= FIELDS_MIN && fields >= filled.length * 0.55;
}

/** A form that puts the answer on the next line: `Your e-mail`, and below it nothing but an address. */
function answered(label: string, next: string): ReturnType<typeof fieldOf> {
  const isAsked = label.length <= 60 && EMAIL.test(label) && !/[@.]/.test(label);
  return isAsked && /^\s*<?[^\s@<>]+@[^\s@<>]+>?\s*$/.test(next) ? { label, value: next.trim() } : undefined;
}

/** The person behind a form: from its `key: value` lines. */
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
    const field = text.length <= 500 ? (fieldOf(text) ?? answered(text, read[at + 1]?.text ?? '')) : undefined;
    if (!field || field.value === '') continue;
    const label = keyWords(field.label);
    const email = field.value.includes('@') ? emailIn(field.value) : undefined;
    const isReporter = REPORTER.test(label);
    if (email && !isNoReply(email)) {
      if (isReporter) emails.reporter ??= email;
      else if (COMPLAINANT.test(label)) emails.complainant ??= email;
      else if (EMAIL.test(label)) emails.plain ??= email;
    }
    const words = (email ? field.value.replace(/<?[^\s<]*@[^\s>]*>?/, '') : field.value)
      .replace(/^["']|[("'<,]+$/g, '')
      .trim();
    if (!/\p{L}/u.test(words) || words.length > 100) continue;
    if (FIRST.test(label)) names.first ||= words;
    else if (LAST.test(label)) names.last ||= words;
    else if (OTHER_NAME.test(label)) continue;
    else if (isReporter && (NAME.test(label) || !EMAIL.test(label))) names.reporter ||= words;
    else if (NAME.test(label)) names.plain ||= words;
  }
  const inTwo = `${names.first} ${names.last}`.trim();
  const name = /^(?:i am|yes|no)\b/i.test(names.reporter)
    ? names.plain || inTwo
    : names.reporter || inTwo || names.plain;
  const person = (email: string | undefined) => (email ? { email, name } : undefined);
  return {
    reporter: person(emails.reporter),
    complainant: person(emails.complainant),
    plain: person(emails.plain),
    isForm: isForm(lines),
  };
}
