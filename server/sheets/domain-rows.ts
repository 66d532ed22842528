import { optionalEmail } from '#core/contract/fields.ts';
import { messages } from '#core/messages.ts';
import { readDomainName } from '../lookups/domain-names.ts';
import type { SheetRow } from './sheet-rows.ts';

export interface ReadRow {
  row: number;
  name: string;
  unicode_name: string;
  email: string | null;
  /** As entered in the sheet. */
  typed: string;
}

export interface RowFault {
  row: number;
  domain: string;
  email: string | null;
  message: string;
}

const DOMAIN_TITLE = /^(?:domains?|(?:domain|host|site)[ _-]?names?|names?|hosts?|(?:web)?sites?|urls?)$/i;
const EMAIL_TITLE = /^(?:(?:notices?|domain|contact)[ _-]?)?e?-?mails?(?:[ _-]?address(?:es)?)?$/i;
/** Length to which an error quotes a cell. */
const SHOWN_LENGTH = 300;

interface Columns {
  domain: number;
  email: number;
  /** Number of header rows. */
  skip: 0 | 1;
}

/** Detects an optional header row, with the columns in any order. */
export function columnsOf(first: SheetRow | undefined): Columns {
  const titles = first?.cells ?? [];
  const domain = titles.findIndex((title) => DOMAIN_TITLE.test(title));
  const email = titles.findIndex((title) => EMAIL_TITLE.test(title));
  if (domain === -1 && email === -1) return { domain: 0, email: 1, skip: 0 };
  if (domain === -1) return { domain: email === 0 ? 1 : 0, email, skip: 1 };
  return { domain, email, skip: 1 };
}

const Email = optionalEmail();

/** The valid rows, and the first error of each invalid row. */
export function checkRows(rows: readonly SheetRow[], columns: Columns): { rows: ReadRow[]; faults: RowFault[] } {
  const read = new Map<string, ReadRow>();
  const faults: RowFault[] = [];
  for (const { row, cells } of rows) {
    const typed = (cells[columns.domain] ?? '').slice(0, SHOWN_LENGTH);
    const typedEmail = (cells[columns.email] ?? '').slice(0, SHOWN_LENGTH);
    const refuse = (message: string) => faults.push({ row, domain: typed, email: typedEmail || null, message });
    if (typed === '') {
      refuse(messages.domainRequired);
      continue;
    }
    const known = readDomainName(typed);
    const email = Email.safeParse(typedEmail);
    if (known.fault !== undefined) refuse(known.fault);
    else if (!email.success) refuse(messages.emailInvalid);
    else if (read.has(known.name)) refuse(messages.domainDuplicate);
    else read.set(known.name, { row, name: known.name, unicode_name: known.unicode_name, email: email.data, typed });
  }
  return { rows: [...read.values()], faults };
}
