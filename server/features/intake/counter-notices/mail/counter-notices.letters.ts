import { counterNoticeLetters as copy } from '#core/copy/intake/counter-notice-letters.ts';
import { messages } from '#core/messages.ts';
import { counterNoticeNumber } from '#core/rules/intake/counter-notice.ts';
import type { Clock } from '#core/rules/intake/counter-notice-clock.ts';
import { shortDate } from '#core/rules/text/dates.ts';
import { oneLine } from '#core/rules/text/one-line.ts';
import { type Letter, letter } from '../../../../mail/letter.ts';

const [SUBJECT_CHARS, URL_CHARS] = [200, 500];
const cut = (text: string, max: number): string =>
  text.length > max ? `${text.slice(0, max - 1).toWellFormed()}…` : text;

interface Material {
  urls: readonly string[];
  urls_count: number;
}

const materialOf = ({ urls, urls_count }: Material) =>
  urls.length === 0
    ? []
    : [
        {
          title: copy.material,
          items: urls.map((url) => cut(url, URL_CHARS)),
          ...(urls_count > urls.length && { more: copy.moreUrls(urls_count - urls.length) }),
        },
      ];

/** A counter-notice with the names that its mails use. Dates are `YYYY-MM-DD` in the agent’s time zone. */
interface About extends Material {
  id: number;
  company: string;
  received: string;
}

interface Forwarded extends About {
  /** When the notice was received that it answers, and its subject. */
  answered: { received: string; subject: string };
  text: string;
  hasOriginal: boolean;
}

/** § 512(g)(2)(B): the whole counter-notice for the person who sent the notice, with the sentence that the law requires. */
export function counterForwardLetter(about: Forwarded): Letter {
  const { id, company, received, answered, text, hasOriginal } = about;
  const { forward } = copy;
  return letter({
    subject: cut(oneLine(forward.subject(counterNoticeNumber(id), oneLine(answered.subject))), SUBJECT_CHARS),
    greeting: 'Hello,',
    paragraphs: [
      forward.received(shortDate(received), company, shortDate(answered.received)),
      forward.statutory,
      forward.proceeding,
      forward.text,
      { quoted: text },
    ],
    lists: materialOf(about),
    ...(hasOriginal && { closing: forward.original }),
  });
}

interface Received extends About {
  clock: Clock;
  isByMail: boolean;
}

/** The dates, for whoever sent the counter-notice. */
export function counterReceiptLetter(about: Received): Letter {
  const { id, company, received, clock, isByMail } = about;
  const { receipt } = copy;
  return letter({
    subject: receipt.subject(counterNoticeNumber(id)),
    greeting: 'Hello,',
    paragraphs: [
      receipt.received(shortDate(received)),
      isByMail ? receipt.byMail : receipt.sent,
      receipt.window(company, shortDate(clock.safe_from), shortDate(clock.safe_until)),
    ],
    lists: [
      {
        title: receipt.dates,
        items: [receipt.earliest(shortDate(clock.earliest)), receipt.latest(shortDate(clock.latest))],
      },
      ...materialOf(about),
    ],
    closing: receipt.advice,
  });
}

interface Due extends Material {
  id: number;
  company: string;
  publicUrl: string;
  /** The last date of the window. */
  until: string;
}

const viewAction = ({ publicUrl, id }: Pick<Due, 'publicUrl' | 'id'>) => ({
  label: copy.view,
  url: `${publicUrl}/counter-notices/${id}/`,
});

/** From `safe_from`, or after a retraction: the material may be put back. */
export function putBackLetter(about: Due & { isReleased: boolean }): Letter {
  const { due } = copy;
  const number = counterNoticeNumber(about.id);
  const paragraphs = about.isReleased
    ? [due.released(number, about.company)]
    : [due.waited(number, about.company), `${messages.putBackBy(shortDate(about.until))}.`];
  return letter({
    subject: due.subject(number),
    greeting: 'Hello,',
    paragraphs: [...paragraphs, due.record],
    lists: materialOf(about),
    action: viewAction(about),
  });
}

/** When the 14th business day begins. */
export function lastDayLetter(about: Omit<Due, 'until'> & { latest: string; isOver: boolean }): Letter {
  const number = counterNoticeNumber(about.id);
  const { ends, passed, subject } = copy.lastDay;
  const said = about.isOver
    ? `${passed(number, about.company)} ${messages.daysPassed}`
    : ends(number, about.company, shortDate(about.latest));
  return letter({
    subject: subject(number),
    greeting: 'Hello,',
    paragraphs: [said, copy.due.record],
    lists: materialOf(about),
    action: viewAction(about),
  });
}
