import type { NoticeRow } from '#core/contract/intake/notices.ts';
import { isUnread } from '#core/rules/intake/notice-completeness.ts';
import type { CsvColumn } from '#web/lib/csv.ts';

type Deliveries = NoticeRow['deliveries'];

const addresses = (deliveries: Deliveries, of: Deliveries[number]['kind']): string =>
  deliveries
    .filter(({ kind }) => kind === of)
    .map(({ email, status }) => `${email} (${status})`)
    .join('; ');

export const noticesCsv: readonly CsvColumn<NoticeRow>[] = [
  { title: 'number', value: ({ number }) => number },
  { title: 'status', value: ({ status }) => status.name },
  { title: 'subject', value: ({ subject }) => subject },
  { title: 'sender', value: ({ sender }) => sender?.name },
  { title: 'sender_email', value: ({ sender }) => sender?.email },
  { title: 'company', value: ({ company_name }) => company_name },
  { title: 'assignee', value: ({ assignee }) => assignee?.name },
  { title: 'url', value: ({ url }) => url },
  // An unread message has no verified facts to export.
  { title: 'urls', value: (notice) => (isUnread(notice) ? '' : notice.reported_count) },
  { title: 'source', value: ({ source }) => source.name },
  { title: 'carrier', value: ({ carrier }) => carrier?.name },
  { title: 'verdict', value: ({ completeness }) => completeness.verdict },
  { title: 'kind', value: (notice) => (isUnread(notice) ? '' : notice.completeness.kind) },
  { title: 'received_date', value: ({ received_date }) => received_date },
  {
    title: 'sent_to',
    value: ({ deliveries }) => addresses(deliveries, 'forward'),
  },
  { title: 'replied_to', value: ({ deliveries }) => addresses(deliveries, 'reply') },
  { title: 'dmca_public_id', value: ({ dmca_public_id }) => dmca_public_id },
  { title: 'dmca_registration_id', value: ({ dmca_registration_id }) => dmca_registration_id },
];
