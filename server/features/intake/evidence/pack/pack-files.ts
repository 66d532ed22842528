import { evidencePackCopy } from '#core/copy/intake/evidence-pack.ts';
import { verifyText } from '#core/copy/intake/evidence-verify.ts';
import { counterNoticeNumber } from '#core/rules/intake/counter-notice.ts';
import { noticeNumber } from '#core/rules/intake/notice-number.ts';
import { cleanFileName } from '#core/rules/text/file-name.ts';
import type { CounterFact, FileFact, MailFact, Stored } from '../facts/facts.queries.ts';
import type { Facts } from '../facts/read-facts.ts';
import { deliveryText } from './delivery-text.ts';
import { counterJson, formJson } from './json-files.ts';

const { describe } = evidencePackCopy;

/** A file of a pack, whose contents are read or made when its turn comes. */
export interface PackFile {
  name: string;
  description: string;
  contents: Stored | string | (() => AsyncIterable<string | Uint8Array>);
}

const padded = (at: number): string => String(at + 1).padStart(2, '0');
const asJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;
const NAME_BYTES = 180;
const EXTENSION = /\.[A-Za-z0-9]{1,10}$/;

/** A name that every system can store. */
function portable(name: string): string {
  const clean = cleanFileName(name).replace(/[<>:"|?*']/g, '_');
  if (Buffer.byteLength(clean) <= NAME_BYTES) return clean;
  const extension = EXTENSION.exec(clean)?.[0] ?? '';
  let kept = '';
  for (const letter of clean) {
    if (Buffer.byteLength(kept + letter + extension) > NAME_BYTES) break;
    kept += letter;
  }
  return kept + extension;
}

const numbered = (folder: string, files: readonly FileFact[]): { file: FileFact; name: string }[] =>
  files.map((file, at) => ({ file, name: `${folder}/${padded(at)}-${portable(file.name)}` }));

/** The names of proofs in the pack by the ids of their files. */
export const proofNames = ({ proofs }: Facts): Map<number, string> =>
  new Map(numbered('proofs', proofs).map(({ file, name }) => [file.id, name]));

const mailFiles = (folder: string, mails: readonly MailFact[]): PackFile[] =>
  mails.flatMap((mail, at) => {
    const [base, { kind, email, raw }] = [`${padded(at)}-${mail.kind}`, mail];
    const tries = {
      name: `${folder}/${base}.txt`,
      description: describe.mailTries(kind, email),
      contents: deliveryText(mail, `${base}.eml`),
    };
    const sent = raw && { name: `${folder}/${base}.eml`, description: describe.mail(kind, email), contents: raw };
    return sent ? [sent, tries] : [tries];
  });

function counterFiles(counter: CounterFact, facts: Facts): PackFile[] {
  const number = counterNoticeNumber(counter.id);
  const folder = `counter-notices/${number}`;
  const { original } = counter;
  return [
    {
      name: `${folder}/counter-notice.json`,
      description: describe.counterNotice(number),
      contents: asJson(counterJson(counter, proofNames(facts))),
    },
    ...(original
      ? [{ name: `${folder}/original.eml`, description: describe.counterOriginal(number), contents: original }]
      : []),
    ...mailFiles(
      `${folder}/deliveries`,
      facts.mails.filter(({ counternotice_id }) => counternotice_id === counter.id),
    ),
  ];
}

/** Those that are made while the pack is written. */
export interface Made {
  actions: () => AsyncIterable<string>;
  history: () => AsyncIterable<string>;
  headers: () => AsyncIterable<Uint8Array>;
  timeline: Uint8Array;
  authenticity: object | null;
  chain: { head: string | null; length: number };
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

/** The files of a pack without its manifest, by name. */
export function packFiles(facts: Facts, made: Made): PackFile[] {
  const { notice, form, attachments, proofs, mails, counters } = facts;
  const { original } = notice;
  const about = { number: noticeNumber(notice.id), hasOriginal: original !== null, hasForm: form !== null };
  const files: PackFile[] = [
    { name: 'actions.csv', description: describe.actions, contents: made.actions },
    { name: 'authenticity.json', description: describe.authenticity, contents: asJson(made.authenticity) },
    { name: 'chain.json', description: describe.chain, contents: asJson(made.chain) },
    { name: 'history.jsonl', description: describe.history, contents: made.history },
    { name: 'timeline.pdf', description: describe.timeline, contents: () => once(made.timeline) },
    { name: 'VERIFY.txt', description: describe.verify, contents: verifyText(about) },
    ...(original
      ? [
          { name: 'headers.txt', description: describe.headers, contents: made.headers },
          { name: 'original.eml', description: describe.original, contents: original },
        ]
      : []),
    ...(form ? [{ name: 'form.json', description: describe.form, contents: asJson(formJson(form)) }] : []),
    ...numbered('attachments', attachments).map(({ file, name }) => ({
      ...{ name, description: describe.attachment, contents: file },
    })),
    ...numbered('proofs', proofs).map(({ file, name }) => ({ name, description: describe.proof, contents: file })),
    ...mailFiles(
      'deliveries',
      mails.filter(({ counternotice_id }) => counternotice_id === null),
    ),
    ...counters.flatMap((counter) => counterFiles(counter, facts)),
  ];
  return files.sort((a, b) => (a.name < b.name ? -1 : 1));
}
