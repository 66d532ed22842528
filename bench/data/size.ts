/** How much there is: in all, and of the one ordinary member, whose three companies stay as they are when everything grows. */
export interface Size {
  readonly companies: number;
  readonly domains: number;
  readonly notices: number;
}

export const times = (factor: number, { companies, domains, notices }: Size): Size => ({
  companies: companies * factor,
  domains: domains * factor,
  notices: notices * factor,
});

export const MEMBER = { companies: 3, domains: 1000, notices: 2000 } as const;

/** Accounts to call with where each may only call so often; all have the same password. */
export const ACCOUNTS = 3000;
export const PASSWORD = 'harbour lights at dusk';
