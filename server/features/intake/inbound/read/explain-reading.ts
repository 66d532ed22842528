import type { Evidence, NoticeReading, UrlReading } from '#core/contract/intake/notice-reading.ts';
import { KIND_EVIDENCE, SENDER_PLACES, urlEvidence } from '#core/copy/intake/evidence.ts';
import { AppError } from '#core/errors.ts';
import { ELEMENTS, isUnread } from '#core/rules/intake/notice-completeness.ts';
import { plainLine } from '#core/rules/text/plain-line.ts';
import { makeTurns } from '../../../../base/fair-turns.ts';
import { type Actor, visibleTo } from '../../../../db/scope.ts';
import type { Deps } from '../../../../deps.ts';
import { found } from '../../../../http/answer/refuse.ts';
import type { Address, ReadMessage } from '../../../../reader/read-mail.ts';
import { readStoredBytes } from '../../../records/files/store/stored-files.ts';
import { getNoticeBrief } from '../../notices/notices.queries.ts';
import type { InboundRow } from '../../notices/tables.queries.ts';
import { getInbound } from '../inbound.queries.ts';
import { type MessageReading, readInWorker } from '../threads/reader-threads.ts';
import { storable } from './storable.ts';

/** One at a time, so that explanations use at most one reader thread and leave the rest to incoming mail. */
const turns = makeTurns(1);
const WAITING_MAX = 10;
const RETRY_SECONDS = 10;
let waiting = 0;

async function readOriginal({ db }: Deps, inbound: InboundRow, account: number): Promise<MessageReading> {
  if (waiting >= WAITING_MAX) throw new AppError('too_many_tries', { retryAfter: RETRY_SECONDS });
  waiting++;
  try {
    await turns.enter(account);
    try {
      return await readInWorker(await readStoredBytes(db, inbound));
    } finally {
      turns.leave(account);
    }
  } finally {
    waiting--;
  }
}

const rounded = (weight: number): number => Math.round(weight * 100) / 100;

/** Heaviest first. */
const sorted = (evidence: readonly Evidence[]): Evidence[] =>
  evidence.toSorted((a, b) => Math.abs(b.weight ?? Number.MAX_VALUE) - Math.abs(a.weight ?? Number.MAX_VALUE));

const presentAddress = ({ name, email }: Address) => ({ name: plainLine(name), email });

function presentUrls({ urls, why }: ReadMessage): UrlReading[] {
  return why.urls.map(({ role: ownRole, weights }, at) => {
    const { url, role } = urls[at]!;
    const score = weights.reduce((sum, { weight }) => sum + weight, 0);
    const isByScore = role === (score >= 0 ? 'reported' : 'mentioned');
    const evidence = weights
      .map(({ evidence: name, weight }) => ({ text: urlEvidence(name) ?? name, weight: rounded(weight) }))
      .filter(({ weight }) => weight !== 0);
    return {
      url,
      role,
      score: rounded(score),
      decided_by: role !== ownRole ? 'kind' : isByScore ? 'score' : 'guess',
      evidence: sorted(evidence),
    };
  });
}

function present(message: ReadMessage): NoticeReading {
  const { completeness, sender, relay, urls, why } = message;
  return {
    kind: completeness.kind,
    kind_evidence: sorted(why.kind.map(({ evidence, weight }) => ({ text: KIND_EVIDENCE[evidence], weight }))),
    verdict: completeness.verdict,
    elements: ELEMENTS.map((name) => ({
      name,
      is_found: completeness[name],
      text: completeness.found[name] ?? null,
    })),
    sender:
      sender === null || why.sender === 'nowhere'
        ? null
        : { ...presentAddress(sender), found_in: SENDER_PLACES[why.sender] },
    relay: relay && presentAddress(relay),
    urls_count: urls.length,
    urls: presentUrls(message),
  };
}

/** Reads the original message again to explain every decision of the reader. Read-only. */
export async function explainReading(deps: Deps, actor: Actor, id: number): Promise<NoticeReading> {
  const notice = found(await getNoticeBrief(deps.db, visibleTo(actor), id));
  if (notice.inbound_id === null) throw new AppError('notice_typed_in');
  if (isUnread(notice)) throw new AppError('notice_unread');
  if (notice.parsed_date === null) throw new AppError('notice_being_read');
  const inbound = found(await getInbound(deps.db, notice.inbound_id));
  const reading = await readOriginal(deps, inbound, actor.id);
  // Corrected by a person, but still unreadable.
  if (reading.outcome === 'failed') throw new AppError('notice_unread');
  return storable(present(reading.message));
}
