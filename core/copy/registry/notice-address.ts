/** Who gets the notices about a domain: its own address or, without one, the company's notice email, else its owner (decisions §5). */
export const noticeAddressCopy = {
  ofCompany: 'Company’s notice address',
  hint: (to: string | undefined) =>
    `Legal notices about this domain go here. Leave empty to use ${to ?? 'the company’s notice address'}.`,
} as const;
