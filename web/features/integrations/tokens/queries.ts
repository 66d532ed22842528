import { listTokens } from '#core/contract/registry/tokens.ts';
import { pageReading } from '#web/lib/call/list-page.ts';

export const TOKENS_PER_PAGE = 10;

export const tokensReading = (companyId: number, page = 1) =>
  pageReading(listTokens, {
    params: { id: String(companyId) },
    query: { limit: TOKENS_PER_PAGE, offset: (page - 1) * TOKENS_PER_PAGE },
  });
