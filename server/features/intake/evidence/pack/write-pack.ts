import { evidencePackCopy } from '#core/copy/intake/evidence-pack.ts';
import { noticeNumber } from '#core/rules/intake/notice-number.ts';
import { failpoint } from '../../../../base/failpoints.ts';
import { historyLine } from '../../../../db/history.ts';
import type { Deps } from '../../../../deps.ts';
import { streamStoredBytes } from '../../../records/files/store/stored-files.ts';
import { authenticityEvidence } from '../../inbound/authenticity/authenticity-evidence.ts';
import { actionsOf, historyOf } from '../facts/growing-facts.queries.ts';
import type { Facts } from '../facts/read-facts.ts';
import { TimelineFacts } from '../timeline/timeline-facts.ts';
import { timelineInThread } from '../timeline/timeline-thread.ts';
import { actionsCsv } from './actions-csv.ts';
import { headersOf } from './headers.ts';
import { type PackFile, packFiles, proofNames } from './pack-files.ts';
import { isInPack } from './visible-history.ts';
import { zipWriter } from './write-zip.ts';

interface Writing {
  /** When the pack was asked for. */
  made: Date;
  /** Called with the number of bytes as they are read; throws when they are too many. */
  count(bytes: number): void;
}

/** The bytes of a pack, piece by piece. Actions and history are read twice: for the timeline, and for their files. */
export async function* writePack(deps: Deps, facts: Facts, { made, count }: Writing): AsyncGenerator<Buffer> {
  const { db } = deps;
  const { notice } = facts;
  const actions = () => actionsOf(db, notice.id, facts.bounds.actions);
  const timeline = new TimelineFacts(facts);
  for await (const chunk of actions()) timeline.addActions(chunk);
  const chain = { head: null as string | null, length: 0 };
  for await (const entry of entriesOf(deps, facts)) {
    timeline.addEntry(entry);
    chain.head = entry.hash;
    chain.length++;
  }
  const files = packFiles(facts, {
    actions: () => actionsCsv(actions(), proofNames(facts)),
    history: () => historyLines(deps, facts),
    headers: () => headers(deps, facts),
    timeline: await timelineInThread(await timeline.finish(deps)),
    authenticity: await authenticityEvidence(db, notice.id),
    chain,
  });
  const number = noticeNumber(notice.id);
  const folder = evidencePackCopy.fileName(number);
  const zip = zipWriter();
  const listed: { name: string; size: number; sha256: string; description: string }[] = [];
  for (const file of files) {
    const { name, description } = file;
    yield* zip.file(`${folder}/${name}`, counted(contentsOf(deps, file), count), ({ size, sha256 }) => {
      if (name !== 'original.eml' || !failpoint('manifest-without-original'))
        listed.push({ name, size, sha256, description });
    });
  }
  const company = notice.company_id === null ? null : { id: notice.company_id, name: notice.company };
  const manifest = { notice: { id: notice.id, number }, company, made: made.toISOString(), files: listed };
  yield zip.stored(`${folder}/manifest.json`, Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`));
  yield zip.end();
}

async function* entriesOf({ db }: Deps, { notice, counters, bounds }: Facts) {
  const of = { notice_id: notice.id, company_id: notice.company_id, counternotice_ids: counters.map(({ id }) => id) };
  for await (const entries of historyOf(db, of, bounds.history))
    for (const entry of entries) if (isInPack(entry, notice)) yield entry;
}

async function* historyLines(deps: Deps, facts: Facts): AsyncGenerator<string> {
  for await (const entry of entriesOf(deps, facts)) yield `${historyLine(entry)}\n`;
}

async function* headers({ db }: Deps, { notice: { original } }: Facts): AsyncGenerator<Uint8Array> {
  if (original) yield await headersOf(streamStoredBytes(db, original));
}

function contentsOf({ db }: Deps, { contents }: PackFile): AsyncIterable<string | Uint8Array> {
  if (typeof contents === 'function') return contents();
  return typeof contents === 'string' ? once(contents) : streamStoredBytes(db, contents);
}

async function* once(text: string): AsyncGenerator<string> {
  yield text;
}

async function* counted(
  contents: AsyncIterable<string | Uint8Array>,
  count: Writing['count'],
): AsyncGenerator<Uint8Array> {
  for await (const piece of contents) {
    const bytes = typeof piece === 'string' ? Buffer.from(piece) : piece;
    count(bytes.length);
    yield bytes;
  }
}
