import { readdirSync, readFileSync } from 'node:fs';
import { simpleParser } from 'mailparser';
import { readAddresses } from '#server/reader/mime/addresses.ts';
import { MimeLimitError } from '#server/reader/mime/limits.ts';
import { mailOf } from '#server/reader/mime/mail.ts';
import { dateOf, referencesOf } from '#server/reader/mime/message-ids.ts';
import { readParts } from '#server/reader/mime/parts.ts';

/*
 * `npx tsx bench/mime-parsers.ts`: CPU time of our MIME parser and of mailparser, over the corpus and hostile messages. Converters of
 * mailparser without a counterpart in ours are off.
 */

const ROUNDS = 5;
const OPTIONS = {
  skipHtmlToText: true,
  skipTextToHtml: true,
  skipTextLinks: true,
  skipImageLinks: true,
  keepCidLinks: true,
};

const corpus = ['first', 'unseen'].flatMap((name) => {
  const folder = new URL(`../server/reader/corpus/${name}/`, import.meta.url);
  const files = readdirSync(folder).filter((file) => file.endsWith('.eml'));
  return files.map((file) => readFileSync(new URL(file, folder)));
});

const parsers: Record<string, (raw: Buffer) => unknown> = {
  ours: (raw) => {
    // Headers that mailparser also decodes.
    const mail = mailOf(readParts(raw));
    const lists = ['to', 'cc', 'reply-to'].map((name) => readAddresses(mail.headers.list(name)));
    return [mail, lists, mail.headers.text('subject'), dateOf(mail.headers), referencesOf(mail.headers)];
  },
  mailparser: (raw) => simpleParser(raw, OPTIONS),
};

const milliseconds = ({ user, system }: NodeJS.CpuUsage): number => (user + system) / 1000;

async function cost(parse: (raw: Buffer) => unknown, raws: readonly Buffer[]): Promise<number> {
  const start = process.cpuUsage();
  for (const raw of raws) await parse(raw);
  return milliseconds(process.cpuUsage(start));
}

const bytes = corpus.reduce((sum, raw) => sum + raw.length, 0);
console.log(
  `${corpus.length} mails, ${(bytes / 1024 / 1024).toFixed(1)} MB, processor time of one pass in ms, ${ROUNDS} passes:`,
);
for (const [name, parse] of Object.entries(parsers)) {
  const passes: number[] = [];
  for (let round = 0; round < ROUNDS; round++) passes.push(await cost(parse, corpus));
  console.log(`  ${name.padEnd(10)} ${passes.map((pass) => Math.round(pass)).join(' ')}`);
}

const MB = 1024 * 1024;
const attachment = Buffer.alloc(7 * MB, 'x')
  .toString('base64')
  .replace(/.{76}/g, '$&\r\n');
const hostile: Record<string, string> = {
  'an attachment of 7 MB': `Content-Type: application/pdf\r\nContent-Transfer-Encoding: base64\r\n\r\n${attachment}`,
  '5 MB of empty lines': `Subject: x\r\n\r\n${'\r\n'.repeat(2.5 * MB)}`,
  'a line of 5 MB': `Subject: x\r\n\r\n${'x'.repeat(5 * MB)}`,
  'a header of 900 KB': `From: ${'('.repeat(900 * 1024)}\r\n\r\nx`,
  '900 KB of encoded words': `Subject: ${'=?utf-8?B?4oI=?= '.repeat(53_000)}\r\n\r\nx`,
  '100,000 parts': `Content-Type: multipart/mixed; boundary=b\r\n\r\n${'--b\r\n\r\n\r\n'.repeat(100_000)}--b--`,
  'depth 5,000': Array.from(
    { length: 5_000 },
    (_, n) => `Content-Type: multipart/mixed; boundary=b${n}.\r\n\r\n--b${n}.\r\n`,
  ).join(''),
};
console.log('Hostile messages, processor time in ms:');
for (const [title, text] of Object.entries(hostile)) {
  const raw = Buffer.from(text);
  const results: string[] = [];
  for (const [name, parse] of Object.entries(parsers)) {
    let outcome = '';
    const spent = await cost(async () => {
      try {
        await parse(raw);
      } catch (error) {
        outcome = error instanceof MimeLimitError ? ` (${error.reason})` : ` (${(error as Error).message})`;
      }
    }, [raw]);
    results.push(`${name} ${Math.round(spent)}${outcome}`);
  }
  console.log(`  ${title}: ${results.join(', ')}`);
}
