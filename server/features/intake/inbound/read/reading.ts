import type { Acns } from '#core/contract/intake/acns.ts';
import type { CounterReading } from '#core/rules/intake/counter-notice.ts';
import type { Completeness } from '#core/rules/intake/notice-completeness.ts';
import type { StoredFile } from '../../../records/files/store/stored-files.ts';
import type { CompanyMatch, ReadUrl } from '../../matching/match-companies.ts';
import type { InboundRow } from '../../notices/tables.queries.ts';
import type { Checked } from '../authenticity/finish-check.ts';
import type { Relation } from './own-mail.ts';

interface Named {
  name: string;
  email: string;
}

/** The contents of a message, with its attachments in the file store. */
export interface Reading {
  subject: string;
  sender: Named | null;
  relay: Named | null;
  text: string;
  html: string | null;
  urls: readonly ReadUrl[];
  attachments: readonly StoredFile[];
  acns: Acns | null;
  completeness: Completeness;
  /** The elements of a counter-notice; null for other kinds. */
  counter: CounterReading | null;
  /** Message-IDs from In-Reply-To and References, without angle brackets. */
  references: readonly string[];
  /** Error message for people; null if the whole message was read. */
  parse_error: string | null;
}

export interface ReadFile {
  name: string;
  /** As the message says. */
  type?: string;
  bytes: Uint8Array;
}

/** A reading whose attachments are not stored yet. */
export type UnstoredReading = Omit<Reading, 'attachments'> & { attachments: readonly ReadFile[] };

export interface Unreadable {
  /** Error message for people. */
  unreadable: string;
  /** True for a timeout: an overloaded server is slow with any message, so the reading is retried. */
  isPossiblyOurFault?: boolean;
}

/** Reads the raw bytes. In production this happens in a worker thread that can be killed (`read-mail-in-thread.ts`). */
export type MessageReader = (raw: Buffer) => Promise<UnstoredReading | Unreadable>;

/** A message that was read and matched: everything slow is done before the transaction that makes its notices. */
export interface ReadResult {
  inbound: InboundRow;
  reading: Reading;
  relation: Relation;
  match: CompanyMatch;
  /** Null: the sender was not checked. */
  checked: Checked | null;
}
