import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { getNotice } from '#core/contract/intake/notices.ts';
import { newNoticeScreenCopy as copy } from '#core/copy/intake/notices.ts';
import { NewNotice } from '#web/features/notices/new-notice/new-notice.tsx';
import { reading } from '#web/lib/call/query.ts';
import { mayAnywhere } from '#web/product/companies/roles-in.ts';
import { Page } from '#web/ui/page/page.tsx';
import { WithMe } from '../location/with-me.tsx';
import { Missing } from '../public/missing.tsx';

export function NewNoticeScreen() {
  const navigate = useNavigate();
  const client = useQueryClient();
  return (
    <WithMe>
      {(me) =>
        mayAnywhere(me, 'notice.handle') ? (
          <Page title={copy.title} subtitle={copy.subtitle}>
            <NewNotice
              me={me}
              onAdded={(notice) => {
                const id = String(notice.id);
                client.setQueryData(reading(getNotice, { params: { id } }).queryKey, notice);
                void navigate({ to: '/notices/$id', params: { id } });
              }}
            />
          </Page>
        ) : (
          <Missing />
        )
      }
    </WithMe>
  );
}
