import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMediaQuery } from '#web/lib/media-query.ts';

/** Split view on or off, and the open notice; both are kept in the URL. */
export function useSplit() {
  const search: Record<string, unknown> = useSearch({ strict: false });
  const navigate = useNavigate();
  const hasRoom = useMediaQuery('(min-width: 1024px)');
  return {
    search,
    isSplit: hasRoom && search.view === 'split',
    openId: Number(search.notice) || null,
    show: (id: number) =>
      void navigate({ to: '.', search: { ...search, notice: String(id) } as never, replace: true, resetScroll: false }),
  };
}
