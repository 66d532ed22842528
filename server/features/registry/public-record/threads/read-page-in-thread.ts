import type { Agent } from '#core/contract/registry/agent.ts';
import type { FoundAgent } from '#core/rules/registry/public-record/policy-page.ts';
import type { RecordValues } from '#core/rules/registry/public-record/record.ts';
import { ThreadLimitError } from '../../../../threads/thread.ts';
import { makeThreadPool } from '../../../../threads/thread-pool.ts';

type Details = Omit<Agent, 'time_zone'>;

export interface PageInput {
  bytes: Uint8Array;
  /** Whose details to look for; null: a designation is read. */
  agent: Details | null;
}
export interface PageAnswer {
  record: RecordValues | null;
  found: FoundAgent | null;
}

/** One account uses at most one of the two threads. */
const LIMITS = { threads: 2, perAccount: 1, seconds: 5, megabytes: 256 };
const inThread = makeThreadPool<PageInput, PageAnswer>('read-page', LIMITS, import.meta.url);

const NOTHING: PageAnswer = { record: null, found: null };

/** A page that exceeds the limits of processor time or memory counts as unreadable. */
async function read(input: PageInput, account: number): Promise<PageAnswer> {
  try {
    return await inThread(input, { account });
  } catch (error) {
    if (error instanceof ThreadLimitError) return NOTHING;
    throw error;
  }
}

/** The designation on a saved page; null if there is none, or it cannot be read. */
export const readRecordPage = async (bytes: Buffer, account: number): Promise<RecordValues | null> =>
  (await read({ bytes: new Uint8Array(bytes), agent: null }, account)).record;

/** Which of the agent's details a page shows. */
export const findOnPage = async (bytes: Buffer, agent: Details, account: number): Promise<FoundAgent> =>
  (await read({ bytes: new Uint8Array(bytes), agent }, account)).found ?? {
    ...{ name: false, address: false },
    ...{ phone: false, email: false },
  };
