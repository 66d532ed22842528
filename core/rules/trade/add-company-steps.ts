/** spec §4: the steps of the add-company modal. */
export const STEPS = ['Name & Address', 'Add Domains', 'Confirmation', 'Payment'] as const;

export type StepEvent = 'next' | 'back';

/** Back works only from step 1 to step 0. */
export function nextStep(step: number, event: StepEvent): number {
  if (event === 'back') return step === 1 ? 0 : step;
  return Math.min(step + 1, STEPS.length - 1);
}
