import { STATEMENTS } from '#core/contract/intake/notice-form.ts';
import { formDocumentCopy as copy } from '#core/copy/intake/submissions/document.ts';
import { POLICY_TEXTS } from '#core/copy/pages/policy/policy-text.ts';
import { shortDateTimeWithZone } from '#core/rules/text/dates.ts';
import type { StoredForm } from '../submissions.queries.ts';

export interface FormDocument {
  reference: string;
  form: StoredForm;
  /** The legal name of the company whose page it was submitted on. */
  company: string;
  submitted_date: Date;
  policy_version: string;
}

type Field = readonly [label: string, value: string];

export const fields = (list: readonly Field[]): string[] =>
  list.filter(([, value]) => value !== '').map(([label, value]) => `${label}: ${value}`);

/** The statements that were ticked, in the English that was signed. */
export function statementsOf(policy_version: string, company: string): Record<(typeof STATEMENTS)[number], string> {
  const { statements } = POLICY_TEXTS[policy_version as keyof typeof POLICY_TEXTS].en;
  const texts = STATEMENTS.map((name) => [name, statements[name](company)]);
  return Object.fromEntries(texts);
}

type Place = Pick<StoredForm, 'address' | 'city' | 'state' | 'zip' | 'country'>;

/** The postal address on one line. */
export const addressOf = ({ address, city, state, zip, country }: Place): string =>
  [address, city, [state, zip].filter(Boolean).join(' '), country].filter(Boolean).join(', ');

export const senderLines = (form: StoredForm): string[] =>
  fields([
    [copy.name, form.name],
    [copy.company, form.company],
    [copy.role, form.role === 'owner' ? copy.owner : copy.agentOf(form.owner_name)],
    [copy.email, form.email],
    [copy.address, addressOf(form)],
    [copy.phone, form.phone],
  ]);

const workLines = ({ description, kind, urls, registration_number }: StoredForm['works'][number]): string[] => [
  ...fields([
    [copy.kind, copy.kinds[kind]],
    [copy.registration, registration_number],
  ]),
  description,
  ...(urls.length > 0 ? [`${copy.originals}:`, ...urls] : []),
];

type Section = readonly [title: string, lines: readonly string[]];

/** A form as text, with its reference, addressee and date above its sections. */
export function documentOf(
  title: string,
  { company, submitted_date }: Pick<FormDocument, 'company' | 'submitted_date'>,
  sections: readonly Section[],
): string {
  const head = [title, copy.to(company), copy.submitted(shortDateTimeWithZone(submitted_date, 'UTC'))];
  return [head, ...sections.map(([name, lines]) => [name, ...lines])].map((lines) => lines.join('\n')).join('\n\n');
}

/** The whole form as text: of the notice and its original, the receipt, and the status page. */
export function formText(document: FormDocument): string {
  const { reference, form, company, policy_version } = document;
  const where = form.where === '' ? [] : [`${copy.where}:`, form.where];
  return documentOf(copy.title(reference), document, [
    [copy.sender, senderLines(form)],
    ...form.works.map((work, at): Section => [copy.work(at + 1), workLines(work)]),
    [copy.material, [...form.urls, ...where]],
    [copy.statements, Object.values(statementsOf(policy_version, company))],
    [copy.signature, [`/s/ ${form.signature}`]],
  ]);
}
