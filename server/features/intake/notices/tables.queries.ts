import type { ColumnType, Generated, GeneratedAlways, Selectable } from 'kysely';
import type { Acns } from '#core/contract/intake/acns.ts';
import type { CounterReading } from '#core/rules/intake/counter-notice.ts';
import type { Completeness } from '#core/rules/intake/notice-completeness.ts';
import type { StoredAuthenticity } from '../../../reader/authenticity/judge.ts';

/** Written as JSON text, read parsed. */
type Json<T> = ColumnType<T, string, string>;

interface InboundMessagesTable {
  id: Generated<number>;
  /** With its angle brackets; empty if the header is missing. */
  message_id: string;
  content_hash: string;
  sha256: string;
  size: number;
  source_id: number;
  envelope_from: string;
  recipients: string[];
  received_date: Date;
  /** Null until the message is read. */
  parsed_date: Date | null;
  /** The sending server, for SPF. */
  client_ip: string | null;
  helo: string | null;
  /** Reason for not making a notice. */
  ignored_for: string | null;
}

interface ContactsTable {
  id: Generated<number>;
  name: Generated<string>;
  email: string;
  company: Generated<string>;
  phone: Generated<string>;
  address: Generated<string>;
  /** Null for the agent's contacts. */
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
  /** The form that it was submitted with. */
  submission_id: number | null;
  /** The typed-in notice of which this one is a copy for another company. */
  origin_id: ColumnType<number | null, number | null | undefined, never>;
  /** Set when an assignment to another company closes the notice; cleared by the next status change. */
  reassigned_date: ColumnType<Date | null, undefined, Date | null>;
  /** The facts as received; null until the first correction. */
  as_received: ColumnType<object | null, undefined, string>;
  /** Set when its company is deleted; no other company may see what that company added. */
  company_deleted_date: ColumnType<Date | null, undefined, Date | null>;
  is_sent: Generated<boolean>;
  /** A forward failed and no later one succeeded. */
  is_forward_failed: Generated<boolean>;
  /** The latest forward or reply to some address failed. */
  has_failed_delivery: Generated<boolean>;
  /** New, or undelivered and not closed. */
  is_open_for_agent: GeneratedAlways<boolean>;
  assignee_id: ColumnType<number | null, undefined, number | null>;
  /** The notice of a counter-notice’s mail. */
  has_counternotice: Generated<boolean>;
  /** beyond § 19; null if it was not checked. */
  authenticity: ColumnType<StoredAuthenticity | null, string | null | undefined, string | null>;
  /** The elements that were found in a counter-notice’s mail. */
  counter_reading: ColumnType<CounterReading | null, string | null | undefined, string | null>;
  /** A person set the status: it no longer follows the URLs. */
  is_status_set: Generated<boolean>;
  /** URLs that count and are open; kept by server/db/counters/open-urls.ts. */
  open_urls: number;
  /** The earliest disabling that was not taken back. */
  first_disabled_date: ColumnType<Date | null, undefined, Date | null>;
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
  /** Added by a person to an existing notice. */
  is_added: Generated<boolean>;
}

interface DeliveriesTable {
  id: Generated<number>;
  notice_id: number;
  mail_id: number;
  kind: Generated<'forward' | 'reply'>;
  /** Hash of recipient, subject and text of a reply. */
  reply_hash: ColumnType<string | null, string | null | undefined, never>;
  email: string;
  subject: string;
  user_id: number | null;
  token_id: ColumnType<number | null, number | null | undefined, never>;
  date: Date;
  /** Outcome of the mail that was applied to the notice. */
  settled: Generated<'sent' | 'failed' | null>;
}

declare module '../../../db/tables.ts' {
  interface Tables {
    inbound_messages: InboundMessagesTable;
    contacts: ContactsTable;
    notices: NoticesTable;
    notice_urls: NoticeUrlsTable;
    deliveries: DeliveriesTable;
  }
}

export type InboundRow = Selectable<InboundMessagesTable>;
export type NoticeTableRow = Omit<
  Selectable<NoticesTable>,
  'search' | 'as_received' | 'is_open_for_agent' | 'has_counternotice' | 'counter_reading' | 'authenticity'
>;
