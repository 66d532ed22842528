/** decisions §7, §10: the parts of a rule. Requests take the id or the key. */
export interface Keyed {
  readonly id: number;
  readonly key: string;
  readonly name: string;
}

const numbered = <const K extends string>(keys: readonly (readonly [K, string])[]) =>
  keys.map(([key, name], index) => ({ id: index + 1, key, name }));

export const CONDITIONS = numbered([
  ['all', 'All of them'],
  ['any', 'Any of them'],
]);

export const FIELDS = numbered([
  ['subject', 'Subject'],
  ['sender_email', 'Sender email'],
  ['sender_name', 'Sender name'],
  ['body', 'Body'],
  ['url', 'URL'],
  ['domain', 'Domain'],
  ['company', 'Company'],
  ['source', 'Source'],
  ['attachment_name', 'Attachment name'],
  ['completeness', 'Completeness'],
  ['authenticity', 'Authenticity'],
]);
export type FieldKey = (typeof FIELDS)[number]['key'];

export const FIELD_CONDITIONS = numbered([
  ['contains', 'Contains'],
  ['does_not_contain', 'Does not contain'],
  ['equals', 'Equals'],
  ['starts_with', 'Starts with'],
  ['ends_with', 'Ends with'],
  ['matches', 'Matches'],
  ['is_empty', 'Is empty'],
  ['is_at_least', 'Is at least'],
]);
export type FieldConditionKey = (typeof FIELD_CONDITIONS)[number]['key'];

export const ACTIONS = numbered([
  ['set_status', 'Set status'],
  ['set_sender', 'Set sender'],
  ['forward_to_domain', 'Forward to the domain’s email'],
  ['forward_to', 'Forward to an address'],
  ['add_note', 'Add a note'],
  ['ignore', 'Ignore'],
  ['stop', 'Stop'],
]);
export type ActionKey = (typeof ACTIONS)[number]['key'];

/** Actions of a run over existing notices: those that can be undone. Mail that was forwarded cannot be taken back. */
const RUNNABLE: readonly ActionKey[] = ['set_status', 'set_sender', 'add_note', 'ignore'];
export const isRunnable = (action: string): boolean => RUNNABLE.some((one) => one === action);
