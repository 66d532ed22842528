/** spec §4: the steps of the add-company modal. */
export const STEPS = ['Name & Address', 'Add Domains', 'Confirmation', 'Payment'] as const;

export type StepEvent = 'next' | 'back';

/** Back works only from step 1 to step 0. */
export function nextStep(step: number, event: StepEvent): number {
  if (event === 'back') return step === 1 ? 0 : step;
  return Math.min(step + 1, STEPS.length - 1);
}

/** spec §4: a local status of 8 (processing) is kept if a reload returns 9 (waiting for payment). */
export const keptStatus = (held: number | undefined, loaded: number): number =>
  held === 8 && loaded === 9 ? 8 : loaded;
