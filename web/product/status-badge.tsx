import { COMPANY_STATUS, type Lookup, NOTICE_STATUS, ORDER_STATUS, USER_STATUS } from '#core/lookups.ts';
import { Badge, type Tone } from '../ui/badge.tsx';

/** Badge tone by status id. Ids are unique across all types (decisions §3), so one table is enough. */
const TONES: Readonly<Record<number, Tone>> = {
  [USER_STATUS.active]: 'ok',
  [USER_STATUS.blocked]: 'bad',
  [USER_STATUS.unconfirmed]: 'warn',
  [COMPANY_STATUS.new]: 'info',
  [COMPANY_STATUS.expired]: 'bad',
  [COMPANY_STATUS.suspended]: 'warn',
  [COMPANY_STATUS.registered]: 'ok',
  [ORDER_STATUS.complete]: 'ok',
  [ORDER_STATUS.processing]: 'info',
  [ORDER_STATUS.waiting_for_payment]: 'warn',
  [NOTICE_STATUS.new]: 'warn',
  // Forwarded, but still to handle: green would say that it is done.
  [NOTICE_STATUS.sent]: 'info',
  [NOTICE_STATUS.in_progress]: 'info',
  [NOTICE_STATUS.resolved]: 'ok',
  [NOTICE_STATUS.rejected]: 'bad',
  [NOTICE_STATUS.disputed]: 'violet',
};

export const StatusBadge = ({ status }: { status: Lookup }) => (
  <Badge tone={TONES[status.id] ?? 'muted'}>{status.name}</Badge>
);
