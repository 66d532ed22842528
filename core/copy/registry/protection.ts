import type { ProtectionReport } from '../../contract/views/protection.ts';
import { ORDER_STATUS } from '../../lookups.ts';
import { messages } from '../../messages.ts';
import { kindOf } from '../../rules/trade/order-kinds.ts';
import type { Protection, Reason, ReasonCode, Remedy } from '../../rules/views/protection.ts';

export const PROTECTION_LABELS: Readonly<Record<Protection, string>> = {
  protected: 'Protected',
  action_needed: 'Action needed',
  not_protected: 'Not protected',
};

/** Button label of each remedy. */
export const REMEDY_LABELS: Readonly<Record<Remedy, string>> = {
  renew: 'Extend by three years',
  amend: 'Amend the registration',
  finish_order: 'Finish the order',
  pay_order: 'Pay the order',
  update_card: 'Update the card',
  set_notice_address: 'Set the notice email',
  send_again: 'Resend',
};

type Facts = Pick<ProtectionReport, 'expires_date' | 'open_order' | 'failed_forwards'>;

/** The sentence of each reason; the caller formats the date. */
const REASON_SENTENCES: Readonly<Record<ReasonCode, (facts: Facts, expires: string) => string>> = {
  removed: () => messages.companyRemoved,
  not_designated: () => 'No agent is designated yet. Protection begins the day the registration is complete.',
  lapsed: (_, date) => `The designation lapsed on ${date}. Protection begins again the day a renewal is complete.`,
  expires_soon: (_, date) => `The designation lapses on ${date} unless it is renewed.`,
  record_inactive: () => 'The Copyright Office does not show this designation as active.',
  record_expired: () => 'The Copyright Office lists an expiration date that has passed.',
  agent_differs: () =>
    'The Copyright Office lists a different email address for the agent. Notices may be going somewhere else.',
  past_due: () => 'The subscription is past due: amendments and renewals are not covered until it is paid.',
  subscription_ended: () =>
    'The subscription has ended: amendments and renewals are not covered. A paid renewal starts it again.',
  no_notice_address: () => 'No one receives notices: the company has no notice email and no owner.',
  forward_failed: ({ failed_forwards: count }) =>
    count === 1 ? 'A forwarded notice was not delivered.' : `${count} forwarded notices were not delivered.`,
};

export const reasonSentence = (
  { code }: Pick<Reason, 'code'>,
  facts: Facts,
  formatDate: (date: string) => string,
): string => REASON_SENTENCES[code](facts, facts.expires_date ? formatDate(facts.expires_date) : '');

const OF_RECORD: readonly ReasonCode[] = ['record_inactive', 'record_expired', 'agent_differs'];
const OF_DESIGNATION: readonly ReasonCode[] = [
  'not_designated',
  'lapsed',
  'expires_soon',
  'subscription_ended',
  ...OF_RECORD,
];

/** True for reasons that a filed order resolves. */
export const isOfDesignation = ({ code }: Pick<Reason, 'code'>): boolean => OF_DESIGNATION.includes(code);

/** Explains a missing remedy; null when there is a remedy, or nothing to explain. */
export function whyNoRemedy(
  reason: Pick<Reason, 'code' | 'mend'>,
  { open_order }: Facts,
  supportEmail: string,
): string | null {
  if (reason.mend !== null || !isOfDesignation(reason)) return null;
  if (!open_order) return `This company is suspended. Please contact ${supportEmail}.`;
  if (!kindOf(open_order.type.id).protects) return `Removal order ${open_order.number} is open.`;
  return open_order.status.id === ORDER_STATUS.processing
    ? `Order ${open_order.number} is being filed. This usually takes less than 24 hours.`
    : null;
}

/** Shown when the remedy requires another role. */
export const REMEDY_OF_OTHERS = 'Someone else in the company can fix this.';
