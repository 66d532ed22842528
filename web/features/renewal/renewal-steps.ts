/** spec §2: the three screens of a renewal. */
export const RENEWAL_STEPS = ['Renew', 'Check your order', 'Processing'] as const;
