import { COMPANY_FIELD_RULES } from '#core/contract/registry/company-fields.ts';
import { fieldNamesCopy as copy } from '#core/copy/lib.ts';
import { ACTIONS } from '#core/rules/intake/rule-lookups.ts';
import { thousands } from '#core/rules/text/numbers.ts';
import { formatCalendarDate, formatDateTime } from '../format.ts';

/** Labels of fields, for lists of changes. */
const NAMES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(COMPANY_FIELD_RULES).map(([field, { label }]) => [field, label])),
  expires_date: copy.expires,
  created_date: copy.created,
  current_period_end: copy.paidUntil,
  payment_method: copy.paymentMethod,
  image: copy.picture,
  added: copy.domainsAdded,
  removed: copy.domainsRemoved,
  'designation.dmca_public_id': copy.publicId,
  'designation.dmca_registration_id': copy.registrationId,
  'designation.registered_date': copy.registered,
  dmca_public_id: copy.publicId,
  dmca_registration_id: copy.registrationId,
  'subscription.period': copy.subscription,
  'subscription.status': copy.subscriptionStatus,
  'subscription.current_period_end': copy.paidUntil,
  'counts.domains': copy.numberOfDomains,
  'counts.notices': copy.numberOfNotices,
  'counts.orders': copy.numberOfOrders,
};

const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** `notice_email` → Notice email. */
export const fieldName = (field: string): string =>
  NAMES[field] ?? capitalize(field.slice(field.lastIndexOf('.') + 1).replaceAll('_', ' '));

/** Enum values, shown as words: `not_protected` → Not protected. */
const SNAKE_CASE = /^[a-z]+(_[a-z]+)+$/;
const SINGLE_WORDS = [
  ...['counted', 'pending', 'void', 'warned', 'terminated'],
  'active',
  'ended',
  'protected',
  'year',
  'month',
  'owner',
  'administrator',
  'billing',
  'notices',
  'viewer',
];

const ACTION_NAMES = new Map<string, string>(ACTIONS.map(({ key, name }) => [key, name]));
/** What a rule did, after its name: "Photos: forward_to: desk@example.com". */
const RULE_ACT = new RegExp(`: (${[...ACTION_NAMES.keys()].join('|')})(?=: |$)`);

/** Human-readable text of a field's value. */
export function fieldValue(value: unknown): string {
  if (value === null || value === undefined || value === '') return copy.empty;
  if (typeof value === 'boolean') return value ? copy.yes : copy.no;
  if (typeof value === 'number') return thousands(value);
  if (Array.isArray(value)) return value.length === 0 ? copy.empty : value.map(fieldValue).join(', ');
  if (typeof value === 'object') {
    const { name } = value as { name?: unknown };
    return typeof name === 'string' ? name : Object.values(value).map(fieldValue).join(', ');
  }
  const text = String(value);
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return formatCalendarDate(text);
  if (/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text)) return formatDateTime(text);
  if (RULE_ACT.test(text)) return text.replace(RULE_ACT, (_, key: string) => `: ${ACTION_NAMES.get(key)}`);
  return SNAKE_CASE.test(text) || SINGLE_WORDS.includes(text) ? capitalize(text.replaceAll('_', ' ')) : text;
}

/** True for a value that is shown as empty. */
export const isNothing = (value: unknown): boolean => (value ?? '') === '';
