import type { ColumnType, Generated, GeneratedAlways, Selectable } from 'kysely';
import type { Acns } from '#core/contract/intake/notices.ts';
import type { Completeness } from '#core/rules/intake/notice-completeness.ts';

/** Written as text, read as what it says. */
type Json<T> = ColumnType<T, string, string>;

interface InboundMessagesTable {
  id: Generated<number>;
  /** As its header says; empty when it says nothing. */
  message_id: string;
  content_hash: string;
  sha256: string;
  size: number;
  source_id: number;
  envelope_from: string;
  recipients: string[];
  received_date: Date;
  /** Null until it was read. */
  parsed_date: Date | null;
  /** Why it makes no notice. */
  ignored_for: string | null;
}

interface ContactsTable {
  id: Generated<number>;
  name: Generated<string>;
  email: string;
  company: Generated<string>;
  phone: Generated<string>;
  address: Generated<string>;
  /** Whose own it is; null: the agent's. */
  company_id: number | null;
  search: GeneratedAlways<string>;
  created_date: Date;
}

interface NoticesTable {
  id: Generated<number>;
  inbound_id: number | null;
  company_id: number | null;
  suggested_company_id: number | null;
  sender_id: number | null;
  status_id: number;
  source_id: number;
  carrier_id: number | null;
  received_date: Date;
  subject: Generated<string>;
  text: Generated<string>;
  html: string | null;
  company_name: Generated<string>;
  dmca_public_id: Generated<string>;
  dmca_registration_id: Generated<string>;
  completeness: Json<Completeness>;
  acns: ColumnType<Acns | null, string | null, string | null>;
  relay: ColumnType<{ name: string; email: string } | null, string | null, string | null>;
  message_id: string | null;
  parse_error: string | null;
  parsed_date: Date | null;
  raw_file_id: number | null;
  case_hash: string | null;
  /** The notice that a counter-notice, a retraction or a reply answers. */
  answers_id: number | null;
  /** The notice that was typed in, of which this one is a copy for another company. */
  origin_id: ColumnType<number | null, number | null | undefined, never>;
  /** Closed by an assignment to another company; null again as soon as anybody gives it a status. */
  reassigned_date: ColumnType<Date | null, undefined, Date | null>;
  /** The facts as they came; null as long as nobody has changed them. */
  as_received: ColumnType<object | null, undefined, string>;
  /** When its company was deleted: what is on it is still that company's. */
  company_deleted_date: ColumnType<Date | null, undefined, Date | null>;
  is_sent: Generated<boolean>;
  /** What was sent did not arrive, and nothing was sent since. */
  is_forward_failed: Generated<boolean>;
  created_by: number | null;
  created_date: Date;
  deleted_date: Date | null;
  search: GeneratedAlways<string>;
}

interface NoticeUrlsTable {
  id: Generated<number>;
  notice_id: number;
  position: number;
  url: string;
  host: string;
  domain_id: number | null;
  is_ignored: Generated<boolean>;
  role: 'reported' | 'mentioned';
  /** By a person, to a notice that was there. */
  is_added: Generated<boolean>;
}

interface DeliveriesTable {
  id: Generated<number>;
  notice_id: number;
  mail_id: number;
  email: string;
  subject: string;
  user_id: number | null;
  date: Date;
  /** What the notice was told of the mail. */
  settled: Generated<'sent' | 'failed' | null>;
}

declare module '../../../../db/tables.ts' {
  interface Tables {
    inbound_messages: InboundMessagesTable;
    contacts: ContactsTable;
    notices: NoticesTable;
    notice_urls: NoticeUrlsTable;
    deliveries: DeliveriesTable;
  }
}

export type InboundRow = Selectable<InboundMessagesTable>;
export type NoticeTableRow = Omit<Selectable<NoticesTable>, 'search' | 'as_received'>;
