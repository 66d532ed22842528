import { useQuery } from '@tanstack/react-query';
import { getFactors } from '#core/contract/records/factors.ts';
import { reading } from '#web/lib/call/query.ts';

export const useFactors = (userId: number) => useQuery(reading(getFactors, { params: { id: String(userId) } }));
