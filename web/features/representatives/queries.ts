import { useQuery } from '@tanstack/react-query';
import { listRepresentatives } from '#core/contract/representatives.ts';
import { pageReading } from '#web/lib/list-page.ts';
import type { ListState } from '#web/lib/list-state.ts';
import { representativesQuery } from './representatives-query.ts';

export const useRepresentatives = (companyId: number, state: ListState<never>) =>
  useQuery(pageReading(listRepresentatives, { params: { id: String(companyId) }, query: representativesQuery(state) }));
