import { SOURCES } from '#core/lookups.ts';
import { ELEMENTS } from '#core/rules/intake/notice-completeness.ts';
import type { Facts } from '#core/rules/intake/rule-matching.ts';
import type { FactsRow } from './rules.queries.ts';

const some = (text: string | null): string[] => (text ? [text] : []);

/** The facts that rules can test. The text is the same for plain, HTML-only and forwarded mail. */
export const noticeFacts = (row: FactsRow): Facts => ({
  subject: [row.subject],
  sender_email: some(row.sender_email),
  sender_name: some(row.sender_name),
  body: [row.text],
  url: row.urls ?? [],
  domain: row.domains ?? [],
  company: some(row.company),
  source: some(SOURCES.find(({ id }) => id === row.source_id)?.name ?? null),
  attachment_name: row.attachments ?? [],
  completeness: [String(row.completeness.verdict)],
  authenticity: some(row.authenticity),
  elements: ELEMENTS.filter((element) => row.completeness[element] === true).length,
});
