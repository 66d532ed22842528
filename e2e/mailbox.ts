/** A mail as the development mailbox shows it. */
export interface Mail {
  subject: string;
  to: string;
  text: string;
}

const ENTITIES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" };
const plain = (markup: string): string =>
  markup
    .replace(/<[^>]+>/g, '')
    .replace(/&(amp|lt|gt|quot|#39);/g, (entity) => ENTITIES[entity]!)
    .trim();

const LETTER =
  /<details data-mail[^>]*>\s*<summary><strong>(.*?)<\/strong>.*?<\/summary>\s*<div class="letter">(.*?)<\/div>/gs;

/** Reads the mailbox page without a browser: static markup, newest mail first. */
export async function newestMail(base: string, to: string, subject: RegExp): Promise<Mail | undefined> {
  const page = await (await fetch(`${base}/mailbox?to=${encodeURIComponent(to)}`)).text();
  const mails = [...page.matchAll(LETTER)].map(([, title, text]) => ({
    subject: plain(title!),
    to,
    text: plain(text!),
  }));
  return mails.find((mail) => subject.test(mail.subject));
}

export const codeIn = (text: string): string => /\b\d{6}\b/.exec(text)?.[0] ?? '';
export const linkIn = (text: string, path: string): string =>
  new RegExp(`https?://[^\\s]*${path}[^\\s]*`).exec(text)?.[0] ?? '';
