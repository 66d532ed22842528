import type { Completeness } from '../../rules/intake/notice-completeness.ts';
import { thousands } from '../../rules/text/numbers.ts';

/** What a customer does with a notice, on its screen as in the mail. The legal judgment is left to a person. */
const ACT =
  'Review the material. If the claim is valid, promptly remove it or disable access to it, and notify the user who posted it.';
const INCOMPLETE = {
  core_only: 'Elements that the law requires are missing: ask the sender for them with a reply.',
  defective:
    'Elements that the law requires are missing. How to respond is up to you: you can ask the sender for them with a reply.',
} as const;
const READ = 'Read the message and decide how to respond.';

export const whatToDoCopy = {
  inMail: `What to do: ${ACT} Then record what you did on the notice page.`,
  title: 'What to do now',
  onScreen: ({ kind, verdict }: Pick<Completeness, 'kind' | 'verdict'>): string => {
    if (kind !== 'takedown' || verdict === 'unread') return `${READ} Then mark the notice as resolved.`;
    const record = 'Record what you did with each URL. Once all are recorded, the notice is resolved.';
    if (verdict === 'core_only' || verdict === 'defective') return `${INCOMPLETE[verdict]} ${ACT} ${record}`;
    return `${ACT} ${record} You can also reply to the sender.`;
  },
  goToUrls: 'Go to the URLs',
  /** On a notice that is resolved with all its URLs. */
  handled:
    'All URLs are handled. Notify the users whose material you removed. You can reply to the sender to say what you did, and create an evidence pack as proof.',
  declined: 'All URLs are declined. You can reply to the sender to say why, and create an evidence pack as proof.',
  goToEvidence: 'Go to the evidence pack',
  disputed:
    'The user says that the material was removed by mistake. Keep it disabled for now. The counter-notice shows when to put it back.',
  goToCounterNotices: 'Go to the counter-notices',
  /** On a notice that a person marked as resolved. */
  stillOpen: (count: number): string =>
    count === 1
      ? 'The notice is resolved, but a URL is still open. Record what you did with it, so that you can prove it later.'
      : `The notice is resolved, but ${thousands(count)} URLs are still open. Record what you did with each, so that you can prove it later.`,
} as const;
