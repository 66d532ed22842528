import { anyHasPhrase, claimsCopyright, hasPhrase, type KindInput } from './kind-input.ts';

const BOUNCE_FROM = /^(?:mailer-daemon|postmaster|mail-daemon|mdaemon|mailerdaemon)@/i;

/** RFC 3464, or the subject of a mail server. */
export function isBounce({ headers, report_type, from, subject, acns }: KindInput): boolean {
  if (acns) return false;
  if (report_type === 'delivery-status' || headers.has('x-failed-recipients')) return true;
  const isServer = BOUNCE_FROM.test(from) || headers.raw('return-path').trim() === '<>';
  return isServer && hasPhrase(subject, 'bounceSubject');
}

const REPLY_HEADERS = ['x-autoreply', 'x-autorespond', 'x-autoresponse', 'x-auto-reply'];
/** Acknowledgments are short, and identify themselves in the first sentences. */
const OPENING_SENTENCES = 12;
const SHORT = 25;

/** RFC 3834, or phrases of automatic replies. */
export function isAutoReply({ headers, report_type, subject, own, hasReported }: KindInput): boolean {
  if (report_type === 'disposition-notification') return true;
  const submitted = headers.raw('auto-submitted').toLowerCase();
  const isReplied =
    submitted.includes('auto-replied') ||
    REPLY_HEADERS.some((name) => headers.has(name) && !/^(?:no|false)$/i.test(headers.raw(name))) ||
    /auto[_-]?reply/i.test(headers.raw('precedence'));
  const isStated = anyHasPhrase(own, 'goodFaith', 'perjury');
  const claims = own.filter((sentence) => claimsCopyright(sentence) || hasPhrase(sentence, 'rightsClaim')).length;
  if (isReplied) return !(claims >= 2 && isStated);
  if (isStated) return false;
  if (hasPhrase(subject, 'autoSubject')) return true;
  const isMachine =
    submitted.includes('auto') ||
    headers.has('x-auto-response-suppress') ||
    /bulk|junk/i.test(headers.raw('precedence'));
  const isShort = own.length <= SHORT && claims === 0;
  return anyHasPhrase(own.slice(0, OPENING_SENTENCES), 'autoText') && (isMachine || isShort) && !hasReported;
}
