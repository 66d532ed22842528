/** The text of a submitted counter-notice: what was signed, in English. */
export const counterDocumentCopy = {
  title: (reference: string) => `Counter-notice ${reference}`,
  material: 'Material that was removed or disabled, and where it was',
  ofNotice: (reference: string) => `What was disabled because of notice ${reference}`,
  explanation: 'Explanation',
  fileName: (reference: string) => `counter-notice-${reference}.pdf`,
} as const;
