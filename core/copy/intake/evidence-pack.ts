import { plural } from '../../rules/text/numbers.ts';

/** Words in an evidence pack (beyond § 14). */
export const evidencePackCopy = {
  fileName: (number: string) => `evidence-${number}`,
  describe: {
    actions: 'What was done about each URL, oldest first',
    attachment: 'File attached to the notice',
    authenticity: 'Whether the sender of the notice is who they say they are; null if that was not checked',
    chain: 'Hash of the last entry in history.jsonl, and the number of entries',
    counterNotice: (number: string) => `Counter-notice ${number}: its facts, URLs, elements and proceedings`,
    counterOriginal: (number: string) => `Counter-notice ${number} as received`,
    form: 'The notice form as submitted, what the sender signed, and information added later',
    headers: 'Headers of the notice as received',
    history:
      'History of the notice and its counter-notices: one entry per line, each with the hash of the entry before it',
    mail: (kind: string, email: string) => `Email as sent (${kind}) to ${email}`,
    mailTries: (kind: string, email: string) =>
      `Attempts to deliver the email (${kind}) to ${email}, with the mail server’s responses`,
    original: 'The notice as received',
    proof: 'Proof of an action or a proceeding',
    timeline: 'What happened, in order',
    verify: 'How to check this pack without us',
  },
  mail: {
    to: 'To',
    subject: 'Subject',
    id: 'Message-ID',
    written: 'Written',
    status: 'Status',
    statuses: { queued: 'waiting to be sent', sent: 'accepted by the mail server', failed: 'not delivered' },
    bytes: 'As sent',
    notKept: 'This email was sent before we started keeping exact copies.',
    notRendered: 'The email has not been sent yet.',
    tries: 'Attempts (time in UTC, code, response of the mail server):',
    noTries: 'No attempts yet.',
    triesUnknown: 'The attempts were not recorded.',
    noCode: '–',
  },
} as const;

/** The timeline, as a PDF. */
export const timelineCopy = {
  title: (number: string) => `Notice ${number}: timeline`,
  heading: 'Timeline',
  notice: (number: string) => `Notice #${number}`,
  page: (number: string, page: number, pages: number) => `Notice #${number} · Page ${page} of ${pages}`,
  columns: { time: 'Time', what: 'What happened', entry: 'Entry' },
  facts: {
    company: 'Company',
    sender: 'Sender',
    subject: 'Subject',
    zone: 'Agent’s time zone',
  },
  unassigned: 'Not assigned to a company',
  unknownSender: 'Unknown',
  system: 'The system',
  mailServer: 'Mail server',
  intro:
    'Times are in UTC, with the agent’s local time below. An entry number refers to history.jsonl. URLs and details are in actions.csv.',
  received: 'The notice was received',
  counterReceived: (number: string) => `Counter-notice ${number} was received`,
  holdReceived: (number: string, court: string, caseNumber: string) =>
    `A proceeding about counter-notice ${number} was reported: ${court}, ${caseNumber}`,
  supplement: 'The sender added information to the form',
  done: (action: string, urls: number) => `${action}: ${plural(urls, 'URL')}`,
  doneWords: {
    disabled: 'Disabled',
    gone: 'Already removed',
    declined: 'Declined',
    user_notified: 'User notified',
    restored: 'Restored',
    undone: 'Undone',
  },
  subscriber: (handle: string) => `User: ${handle}`,
  reason: (reason: string) => `Reason: ${reason}`,
  note: (note: string) => `Note: ${note}`,
  moreUrls: (more: number) => `and ${plural(more, 'more URL')} in actions.csv`,
  recorded: (action: string) => `Recorded: ${action}`,
  recordedOn: (number: string, action: string) => `Recorded on counter-notice ${number}: ${action}`,
  change: (field: string, from: string, to: string) =>
    from === '' ? `${field}: ${to}` : `${field}: was ${from}, now ${to}`,
  nothing: '(empty)',
  moreChanges: (more: number) => `and ${plural(more, 'more change')} in history.jsonl`,
  tried: (kind: string, email: string) => `Email (${kind}) to ${email}`,
} as const;

/** The section on a notice. */
export const evidenceScreenCopy = {
  title: 'Evidence pack',
  intro:
    'A ZIP file with everything about this notice: the original, all emails as sent, what was done about each URL, counter-notices and the history. Anyone who receives it can verify it without us.',
  make: 'Create evidence pack',
  makeAgain: 'Create a new one',
  making: 'Creating the evidence pack. You can leave this page.',
  ready: 'The evidence pack is ready.',
  made: (date: string) => `Created ${date}, kept for 30 days`,
  download: (size: string) => `Download (${size})`,
  expired: (date: string) => `The evidence pack from ${date} was deleted after 30 days. You can create a new one.`,
  tryAgain: 'Try again',
} as const;
