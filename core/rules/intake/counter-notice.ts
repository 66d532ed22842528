/** 17 U.S.C. § 512(g)(3): the elements of a counter-notice. */
export const COUNTER_ELEMENTS = ['signature', 'material', 'mistake', 'contact', 'jurisdiction'] as const;
export type CounterElement = (typeof COUNTER_ELEMENTS)[number];
export type CounterElements = Readonly<Record<CounterElement, boolean>>;

/** The elements that were found in a message, each with its sentence. */
export interface CounterReading {
  readonly elements: CounterElements;
  readonly found: Partial<Record<CounterElement, string>>;
}

export const COUNTER_VERDICTS = ['complete', 'defective'] as const;
export type CounterVerdict = (typeof COUNTER_VERDICTS)[number];

/** Why a counter-notice with all elements may be defective: a stored code, shown as a sentence. */
export const COUNTER_REASONS = ['nothing_disabled'] as const;
export type CounterReason = (typeof COUNTER_REASONS)[number];

/** All elements, about material that was disabled: complete. */
export const counterVerdictOf = (elements: CounterElements, reason: CounterReason | null): CounterVerdict =>
  reason === null && COUNTER_ELEMENTS.every((element) => elements[element]) ? 'complete' : 'defective';

/** Like notice numbers, with a C. */
export const counterNoticeNumber = (id: number): string => `C${String(id).padStart(4, '0')}`;
