/** Amount of data in total. The data of the one measured member stays the same when the rest grows. */
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

/** The member has as much as three average companies. */
export const MEMBER = { companies: 3, domains: 300, notices: 600 } as const;

/** Every nth notice is the member's; the second function is the newest of those. */
export const memberEvery = ({ notices }: Size): number => Math.floor(notices / MEMBER.notices);
export const memberNotice = (size: Size): number => memberEvery(size) * MEMBER.notices;

/** Accounts to spread calls over, because of the limits per account; all have the same password. */
export const ACCOUNTS = 3000;
export const PASSWORD = 'harbor lights at dusk';
