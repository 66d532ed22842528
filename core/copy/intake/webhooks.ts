import type { AnnouncedType, DisabledReason, TryError, WebhookType } from '../../rules/intake/webhook-types.ts';
import { thousands } from '../../rules/text/numbers.ts';

const EVENTS: Readonly<Record<AnnouncedType, string>> = {
  'notice.received': 'Notice received',
  'notice.updated': 'Notice updated',
  'notice.sent': 'Notice sent',
  'notice.delivery_failed': 'Notice could not be delivered',
  'notice.retracted': 'Notice retracted',
  'counter_notice.received': 'Counter-notice received',
  'counter_notice.restore_due': 'Material can be put back',
  'order.completed': 'Order completed',
  'designation.expiring': 'Designation expires soon',
  'designation.expired': 'Designation expired',
  'designation.record_differs': 'Public record differs',
};

const typeName = (type: WebhookType): string => (type === 'webhook.test' ? 'Test' : EVENTS[type]);

const REASONS: Readonly<Record<DisabledReason, { title: string; text: string }>> = {
  gone: {
    title: 'Turned off: the address returned 410 Gone',
    text: 'This means that it no longer accepts messages. Change the address if it moved, then turn the webhook on and resend the failed messages.',
  },
  failing: {
    title: 'Turned off after five days of failures',
    text: 'Check the system that receives the messages. Then turn the webhook on, send a test, and resend the failed messages.',
  },
  company_removed: {
    title: 'Turned off: the company was removed from the directory',
    text: 'Nothing is sent for a removed company.',
  },
};

const TRY_ERRORS: Readonly<Record<TryError, string>> = {
  refused: 'Address not allowed',
  dns: 'Host not found',
  timeout: 'No response within 15 seconds',
  tls: 'TLS or certificate error',
  connection: 'Connection failed',
  status: 'Unsuccessful status code',
};

export const webhookCopy = {
  title: 'Webhooks',
  text: 'Notify your own systems when something happens, so that they don’t have to poll.',
  loading: 'Loading webhooks',
  add: 'Add webhook',
  none: 'No webhooks yet',
  noneText: 'Add the address of your system to send it a signed message for each event you choose.',
  full: 'A company can have up to 5 webhooks.',
  goneText: 'This company was removed from the directory, so nothing is sent for it.',
  eventNames: (events: readonly (WebhookType | '*')[]) =>
    events.map((event) => (event === '*' ? 'All events' : typeName(event))).join(', '),
  typeName,
  on: 'On',
  off: 'Off',
  failing: 'Failing',
  waitingForFirst: 'No message delivered yet',
  lastSuccess: 'Last delivered',
  failingSince: 'Failing since',
  secret: (hint: string) => `Secret ends in ${hint}`,
  reasons: REASONS,
  turn: (url: string) => `Webhook to ${url}`,
  actionsFor: (url: string) => `Actions for ${url}`,
  test: 'Send test',
  deliveries: 'Deliveries',
  edit: 'Edit',
  rotate: 'Replace secret',
  delete: 'Delete',
  deleteTitle: 'Delete this webhook?',
  deleteText: 'Its delivery log is deleted too, and messages that are waiting are not sent. This cannot be undone.',
  rotateTitle: 'Replace the secret?',
  rotateText:
    'You get a new secret. For 24 hours, messages are signed with both, so that you can switch without missing one.',
  turnOffTitle: 'Turn off this webhook?',
  turnOffText: 'Nothing is recorded while it is off, and messages that are waiting are marked as failed.',
  turnOff: 'Turn off',
} as const;

export const webhookFormCopy = {
  addTitle: 'Add webhook',
  editTitle: 'Edit webhook',
  url: 'Address',
  urlExample: 'https://',
  urlHint: 'An https address on the public internet. It receives POST requests with JSON.',
  description: 'Description',
  events: 'Events',
  names: EVENTS,
  allEvents: 'All events, including future ones',
  cancel: 'Cancel',
  save: 'Save',
  add: 'Add webhook',
} as const;

export const webhookSecretCopy = {
  title: 'Copy the secret now',
  text: 'It is shown only once. Store it where your system can read it, and use it to check the signature of each message.',
  label: 'Secret',
  copy: 'Copy the secret',
  copyShort: 'Copy',
  done: 'Done',
} as const;

export const webhookTestCopy = {
  title: 'Test message',
  sending: 'Sending a test message…',
  sendingText: (url: string) => `To ${url}`,
  done: 'Delivered',
  doneText: (code: number | null, ms: number) => `The address returned ${code} after ${thousands(ms)} ms.`,
  failed: 'Not delivered',
  failedCode: (code: number) => `The address returned ${code}. Only 2xx counts as delivered.`,
  again: 'We will try again automatically. See Deliveries for every attempt.',
  answer: 'Response',
  close: 'Close',
} as const;

export const webhookDeliveriesCopy = {
  title: 'Deliveries',
  text: 'Messages from the last 30 days, newest first.',
  loading: 'Loading deliveries',
  none: 'No deliveries yet',
  noneText: 'Each message sent to this address appears here with its delivery attempts.',
  statuses: { waiting: 'Waiting', done: 'Delivered', failed: 'Failed' },
  tries: (count: number) => (count === 1 ? '1 attempt' : `${count} attempts`),
  next: 'Next attempt',
  noTry: 'No attempts yet',
  errors: TRY_ERRORS,
  code: (code: number) => `Returned ${code}`,
  ms: (ms: number) => `${thousands(ms)} ms`,
  body: 'Message',
  copyBody: 'Copy the message',
  answer: 'Response',
  resend: 'Resend',
  resendFailed: 'Resend failed messages',
  resendFailedHint: 'Resends up to 1,000 failed messages from the last 30 days, oldest first.',
  close: 'Close',
} as const;

export const signatureExampleCopy = {
  title: 'Check the signature',
  text: 'Messages follow Standard Webhooks. Check the signature before you trust a message, and respond with a 2xx status within 15 seconds. A message can arrive more than once, always with the same webhook-id.',
  copy: 'Copy the example',
  copyShort: 'Copy',
  guide: 'The standardwebhooks package does the same in most languages.',
} as const;
