/** spec §4: the four steps of the add-company modal: name and address, domains, confirmation, payment. */
export const STEPS = ['Name & Address', 'Add Domains', 'Confirmation', 'Payment'] as const;

export type StepEvent = 'next' | 'back';

/** Steps go 0, 1, 2, 3; Back returns from step 1 to 0 and from nowhere else. */
export function nextStep(step: number, event: StepEvent): number {
  if (event === 'back') return step === 1 ? 0 : step;
  return Math.min(step + 1, STEPS.length - 1);
}

/** spec §4: if the locally held order status is 8 and a reload returns 9, the local 8 is kept. */
export const keptStatus = (held: number | undefined, loaded: number): number =>
  held === 8 && loaded === 9 ? 8 : loaded;
