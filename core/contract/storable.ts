/** Marks the errors of `storable`, so that the server leaves the sentence to the field. */
export const UNSTORABLE = 'isUnstorable';

/** Whether PostgreSQL can store a text: no NUL characters and no lone surrogates. */
export const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed();

/** Refinement of a text field that refuses what can't be stored with a sentence of its own, instead of that of all texts. */
export const storable = (message: string) => [isStorable, { error: message, params: { [UNSTORABLE]: true } }] as const;
