import type { Profile } from '#core/contract/users.ts';
import { USER_STATUS } from '#core/lookups.ts';
import { plural } from '#web/lib/format.ts';

export interface SetupStep {
  title: string;
  text: string;
  isDone: boolean;
  /** Where on one's account it is done. */
  at: 'email' | 'names' | 'picture';
}

/** The first visit's steps, each ticked by what is really there. */
export function setupSteps({ result: user }: Profile): readonly SetupStep[] {
  return [
    {
      title: 'Confirm your email',
      text: `We reach you at ${user.email}`,
      isDone: user.status.id === USER_STATUS.active,
      at: 'email',
    },
    {
      title: 'Tell us your name',
      text: 'It stands beside everything you do here',
      isDone: user.first_name !== '',
      at: 'names',
    },
    {
      title: 'Add a picture',
      text: 'So that others recognise you at a glance',
      isDone: user.info.some(({ image }) => image !== null),
      at: 'picture',
    },
  ];
}

const NUMBERS = ['No', 'One', 'Two', 'Three'];

/** "Two steps left …": what is new, in one sentence. */
export function setupSentence(steps: readonly SetupStep[]): string {
  const left = steps.filter(({ isDone }) => !isDone).length;
  if (left === 0) return 'Everything is set up. Nothing needs you right now.';
  return `${NUMBERS[left] ?? plural(left, 'step')} ${left === 1 ? 'step' : 'steps'} left to set up your account.`;
}
