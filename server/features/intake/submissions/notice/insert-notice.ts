import { NOTICE_STATUS, SOURCE } from '#core/lookups.ts';
import type { Completeness } from '#core/rules/intake/notice-completeness.ts';
import { recordHistory } from '../../../../db/history.ts';
import type { Tx } from '../../../../db/transaction.ts';
import type { StoredAuthenticity } from '../../../../reader/authenticity/judge.ts';
import { recordEvent } from '../../../records/events/record-event.ts';
import { attachStoredFiles, type StoredFile } from '../../../records/files/store/stored-files.ts';
import { companyFacts } from '../../notices/notices.queries.ts';
import { insertReportedUrls } from '../../notices/write/add-urls.ts';
import { caseHash } from '../../notices/write/case-hash.ts';
import { insertNoticeRow, nextNoticeId } from '../../notices/write/new-notices.queries.ts';

export interface WrittenNotice {
  /** Null on a withdrawal. */
  submission_id: number | null;
  company_id: number | null;
  answers_id: number | null;
  sender: { id: number; email: string };
  received_date: Date;
  subject: string;
  text: string;
  completeness: Completeness;
  message_id: string;
  urls: readonly string[];
  /** The RFC 5322 rendering. */
  original: StoredFile;
  files: readonly StoredFile[];
  authenticity?: StoredAuthenticity | null;
}

/** Inserts a notice that was written on a page. The caller routes it. */
export async function insertWrittenNotice(tx: Tx, written: WrittenNotice): Promise<number> {
  const { company_id, sender, urls, original, files, ...facts } = written;
  const company = company_id === null ? undefined : await companyFacts(tx.db, company_id);
  const id = await nextNoticeId(tx.db, undefined);
  const [raw_file_id] = await attachStoredFiles(tx, [original, ...files], { model: 'notice', object_id: id });
  await insertNoticeRow(tx.db, {
    ...facts,
    id,
    inbound_id: null,
    company_id,
    suggested_company_id: null,
    sender_id: sender.id,
    status_id: NOTICE_STATUS.new,
    source_id: SOURCE.web_form,
    carrier_id: null,
    html: null,
    company_name: company?.name ?? '',
    dmca_public_id: company?.dmca_public_id ?? '',
    dmca_registration_id: company?.dmca_registration_id ?? '',
    acns: null,
    relay: null,
    parse_error: null,
    parsed_date: tx.now,
    raw_file_id: raw_file_id!,
    case_hash: caseHash(sender.email, urls),
    // Counted when its URLs are inserted.
    open_urls: 0,
    created_by: null,
    created_date: tx.now,
  });
  await insertReportedUrls(tx, id, urls);
  const on = { model: 'notice', object_id: id } as const;
  if (company_id !== null) await recordEvent(tx, 'notice_received', { company_id, ...on });
  recordHistory(tx, { ...on, action: 'received' });
  return id;
}
