import type { Subscriber } from '#core/contract/intake/subscribers.ts';
import { strikeCauseWords } from '#core/copy/intake/subscribers.ts';
import { STRIKE_CAUSES, type StrikeCause, type StrikeState } from '#core/rules/intake/strikes.ts';
import type { SubscriberState } from '#core/rules/intake/subscriber-state.ts';
import type { Tone } from '#web/ui/badge.tsx';

export const STATE_TONES: Readonly<Record<SubscriberState, Tone>> = {
  ok: 'ok',
  warned: 'warn',
  over_limit: 'bad',
  terminated: 'muted',
};

export const STRIKE_TONES: Readonly<Record<StrikeState, Tone>> = { counted: 'warn', pending: 'info', void: 'muted' };

const isCause = (reason: string): reason is StrikeCause => (STRIKE_CAUSES as readonly string[]).includes(reason);

/** Why a strike is void: what happened to the material, or the words of the person who voided it. */
export const reasonText = (reason: string): string => (isCause(reason) ? strikeCauseWords[reason] : reason);

/** Date of the latest strike that is not void. */
export const lastStrikeDate = ({ strikes }: Pick<Subscriber, 'strikes'>): string | null =>
  strikes.find(({ state }) => state !== 'void')?.date ?? null;
