/** What the screens say about each type of order. */
export const orderKindCopy = {
  registration: {
    draft: 'This is a draft. Check its domains, then pay.',
    undone: 'is not protected until the order is paid and filed',
    loss: 'Deleting a registration order also deletes all of the company’s data: its address, domains, billing information and notes.',
    filing: 'A new designation. Copy each field into the form, then enter the IDs you receive.',
  },
  renewal: {
    draft: 'This is a draft. Check it, then submit it.',
    undone: 'is not renewed until you submit the order',
    loss: 'The renewal will not be filed, and the designation will expire unless it is renewed.',
    filing: 'A resubmission of the record below without changes.',
  },
  amendment: {
    draft: 'This is a draft. Check the changes, then submit it.',
    undone: 'is not amended until you submit the order',
    loss: 'The changes in this amendment will be lost. The directory stays as it is.',
    filing: 'An amendment of the record below. Changed fields are marked.',
  },
  removal: {
    draft: 'This is a draft. The company stays protected unless you submit it.',
    undone: 'is not removed until you submit the order',
    loss: 'The company will not be removed. Its designation and domains stay as they are.',
    filing: 'A termination of the record below. Protection ends on the date that you enter.',
  },
} as const;
