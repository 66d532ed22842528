/** spec §2: the three screens of an amendment. What is covered is confirmed, the rest is paid. */
export const amendmentSteps = (isCovered: boolean): readonly string[] => [
  'Submit changes',
  'Check your order',
  isCovered ? 'Confirmation' : 'Payment',
];
