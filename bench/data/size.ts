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

/** As much as any three companies have, one with another. */
export const MEMBER = { companies: 3, domains: 300, notices: 600 } as const;

/** Every so many is one of the member's; the newest of those. */
export const memberEvery = ({ notices }: Size): number => Math.floor(notices / MEMBER.notices);
export const memberNotice = (size: Size): number => memberEvery(size) * MEMBER.notices;

/** Accounts to call with where each may only call so often; all have the same password. */
export const ACCOUNTS = 3000;
export const PASSWORD = 'harbour lights at dusk';
