import { domainsScreenCopy as copy } from '#core/copy/registry/domains.ts';
import { DomainsExport, DomainsList } from '#web/features/domains/domains-list.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { WithMe } from '../../location/with-me.tsx';

export const DomainsScreen = () => (
  <WithMe>
    {(me) => (
      <Page flush title={copy.title} actions={<DomainsExport />}>
        <DomainsList me={me} />
      </Page>
    )}
  </WithMe>
);
