import { ORDER_TYPE } from '#core/lookups.ts';

/** spec §8: what goes when an order of each kind is deleted. That it cannot be undone is said beside it. */
const LOSSES: Readonly<Record<number, string>> = {
  [ORDER_TYPE.registration]:
    'Deleting a registration order also deletes all data of its company: its address, its domains, its billing information and its notes.',
  [ORDER_TYPE.renewal]: 'The renewal will not be filed, and the designation expires unless it is renewed.',
  [ORDER_TYPE.amendment]: 'The changes in this amendment will be lost. The directory stays as it is.',
  [ORDER_TYPE.removal]: 'The company will not be removed. Its designation and domains stay as they are.',
};

export const lossOf = (typeId: number): string => LOSSES[typeId] ?? '';
