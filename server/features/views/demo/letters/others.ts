import type { Draft } from './compose.ts';
import type { Claim, Template } from './takedowns.ts';

/** A counter-notice from an uploader. */
export const counterNotice: Template = ({ urls, sender }) => ({
  from: { name: 'Jules Carter', email: 'jules.carter@example.org' },
  subject: 'DMCA counter-notification',
  text: `To the designated agent,\n\nmy video was removed after a complaint by ${sender.name}. It was at\n${urls[0]}\n\nI swear, under penalty of perjury, that I have a good faith belief that the material was removed or disabled as a result of mistake or misidentification.\n\nI consent to the jurisdiction of the Federal District Court for the district in which my address is located, and I will accept service of process from the person who provided the notification.\n\n/s/ Jules Carter\n77 Elm Street, Portland, OR 97201\n+1 503 555 0100`,
});

export const retraction: Template = ({ sender, title, urls }) => ({
  from: { name: sender.name, email: sender.email },
  subject: `Retraction: ${title}`,
  text: `Dear agent,\n\nwe hereby withdraw our notice about "${title}" at\n${urls[0]}\nThe uploader has shown us a license. We are sorry for the trouble.\n\n${sender.person}\n${sender.name}`,
});

export const trademark: Template = ({ urls }) => ({
  from: { name: 'Brightmark Brand Protection', email: 'brands@brightmark.example.net' },
  subject: 'Unauthorised use of the BRIGHTMARK trademark',
  text: `Dear Sirs,\n\nour client owns the registered trademark BRIGHTMARK. Counterfeit goods that bear the mark are offered at\n${urls[0]}\nWe ask you to remove the offer within five days.\n\nRiley Summers\nBrightmark Brand Protection\n5 Court Square, Leeds`,
});

export const newsletter = (title: string): Draft => ({
  from: { name: 'Hosting Weekly', email: 'hello@hostingweekly.example.org' },
  subject: `Newsletter: ${title}`,
  head: ['Precedence: bulk'],
  text: `This week in hosting: ${title}.\n\nRead on at https://hostingweekly.example.org/this-week\n\nYou get this newsletter because you signed up for it.`,
});

export const outOfOffice = (): Draft => ({
  from: { name: 'Inkwell Publishing', email: 'legal@inkwell.example.net' },
  subject: 'Automatic reply: your message',
  head: ['Auto-Submitted: auto-replied', 'Precedence: auto_reply'],
  text: 'Thank you for your message. I am out of the office until Monday and will answer when I am back.\n\nTaylor Grant',
});

export const ticketReceived = (reference: string): Draft => ({
  from: { name: 'Stocklens Agency', email: 'compliance@stocklens.example.net' },
  subject: `[Ticket ${reference}] We received your message`,
  head: ['Auto-Submitted: auto-replied'],
  text: `This is an automatic reply. Your request has been received and was given the ticket number ${reference}.`,
});

/** More parts than the reader accepts, to show an unread message. */
const SCANS = 1_100;

export const manyScans = (host: string): Draft => ({
  from: { name: 'Riley Chen', email: 'riley.chen@example.net' },
  subject: 'Scans, page by page',
  text: `One file for each page. The page in question is https://${host}/n/40k1`,
  parts: Array.from({ length: SCANS }, (_, page) => ({ name: `page-${page + 1}.txt`, type: 'text/plain', text: '…' })),
});

/** A delivery status notification for one of our mails. */
export const bounce = (to: string, message_id: string): Draft => ({
  from: { name: 'Mail Delivery System', email: 'MAILER-DAEMON@mx.bluefin.example.com' },
  subject: 'Undelivered Mail Returned to Sender',
  head: ['Auto-Submitted: auto-replied', 'X-Failed-Recipients: '.concat(to)],
  text: `This is the mail system at host mx.bluefin.example.com.\n\nYour message could not be delivered to <${to}>.\n\nDiagnostic-Code: smtp; 552 5.2.2 <${to}>: Mailbox full\nAction: failed\nStatus: 5.2.2\n\nMessage-ID: ${message_id}`,
});

/** A reply by the customer's staff to a forwarded notice. */
export const reply = (subject: string, message_id: string): Draft => ({
  from: { name: 'Toni Marsh', email: 'toni.marsh@bluefin.example.com' },
  subject: `Re: ${subject}`,
  head: [`In-Reply-To: ${message_id}`, `References: ${message_id}`],
  text: 'Thank you, the files are gone and the account was warned.\n\nToni Marsh\nBluefin Hosting',
});

/** The same claim about a site of no customer. */
export const aboutOtherSite = (claim: Claim, index: number): Claim => ({
  ...claim,
  urls: claim.urls.map((_, place) => `https://files.unknownhost.example.org/d/${index}${place}`),
});
