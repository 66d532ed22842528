import { useState } from 'react';
import { type Domain, deleteDomain } from '#core/contract/registry/domains.ts';
import { deleteDomainCopy as copy } from '#core/copy/registry/domains.ts';
import { DOMAIN_STATUS } from '#core/lookups.ts';
import { messages } from '#core/messages.ts';
import { useAct } from '#web/lib/call/query.ts';
import { Button } from '#web/ui/button.tsx';
import { DangerZone } from '#web/ui/dialog/danger-zone.tsx';
import { Actions, Dialog } from '#web/ui/dialog/dialog.tsx';
import { ButtonLink } from '#web/ui/link.tsx';
import { Card } from '#web/ui/page/card.tsx';

interface Props {
  domain: Domain;
  onDeleted: () => void;
}

/** decisions §10: a draft domain is removed from its order; a registered one is removed by an amendment. */
export function DeleteDomain({ domain, onDeleted }: Props) {
  if (domain.status.id === DOMAIN_STATUS.draft) return <DeleteDraft domain={domain} onDeleted={onDeleted} />;
  if (domain.status.id !== DOMAIN_STATUS.registered) return null;
  return (
    <Card title={copy.removeThisDomain}>
      <p className="max-w-[64ch] text-13 text-ink-2 text-pretty">{copy.removeText(messages.domainRegistered)}</p>
      <ButtonLink
        to="/company/$company_id/amendment/submit-changes"
        params={{ company_id: String(domain.company.id) }}
        search={{ q: domain.unicode_name }}
        className="mt-4"
      >
        {copy.amend}
      </ButtonLink>
    </Card>
  );
}

function DeleteDraft({ domain, onDeleted }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const remove = useAct(deleteDomain, { refresh: false });
  const run = async () => {
    const outcome = await remove({ params: { id: String(domain.id) } });
    if (outcome?.done) onDeleted();
    else setIsOpen(false);
  };
  return (
    <>
      <DangerZone
        title={copy.deleteThisDomain}
        action={
          <Button variant="danger" onClick={() => setIsOpen(true)}>
            {copy.deleteDomain}
          </Button>
        }
      >
        <p>{copy.deleteText}</p>
      </DangerZone>
      {isOpen && (
        <Dialog title={copy.deleteThisDomainTitle} size="sm" onClose={() => setIsOpen(false)}>
          <p className="text-14 text-ink-2 text-pretty">
            <strong className="font-medium text-ink [overflow-wrap:anywhere]">{domain.unicode_name}</strong>{' '}
            {copy.deleteConfirmation}
          </p>
          <Actions>
            <Button onClick={() => setIsOpen(false)}>{copy.cancel}</Button>
            <Button variant="danger" pending={remove.pending} onClick={() => void run()}>
              {copy.delete}
            </Button>
          </Actions>
        </Dialog>
      )}
    </>
  );
}
