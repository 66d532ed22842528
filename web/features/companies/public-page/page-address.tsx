import { ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { changePublicPage, type PublicPage } from '#core/contract/intake/public-page.ts';
import type { Company } from '#core/contract/registry/companies.ts';
import { publicPageCopy as copy } from '#core/copy/registry/public-page.ts';
import { COMPANY_STATUS } from '#core/lookups.ts';
import { messages } from '#core/messages.ts';
import { useAct } from '#web/lib/call/query.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Breakable } from '#web/ui/breakable.tsx';
import { Button } from '#web/ui/button.tsx';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx';
import { Switch } from '#web/ui/form/switch.tsx';
import { iconButtonClass } from '#web/ui/icon-button.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { DefinitionList } from '#web/ui/page/definition-list.tsx';
import { SlugDialog } from './slug-dialog.tsx';

interface Props {
  company: Company;
  page: PublicPage;
  mayChange: boolean;
}

/** Without a block beside it, the card is as wide as both. */
const ALONE = 'xl:only:col-span-2';

/** The page's addresses, its switch and the number of forms. It opens with the first registration. */
export function PageAddress({ company, page, mayChange }: Props) {
  const [dialog, setDialog] = useState<'slug' | 'off' | null>(null);
  const change = useAct(changePublicPage, { toast: messages.publicPageUpdated });
  const { slug, url, notice_url, is_on, counts } = page;
  if (slug === null || url === null || notice_url === null) return <NotOpenYet mayChange={mayChange} />;
  const isGone = company.status.id === COMPANY_STATUS.removed;
  const isOpen = is_on && !isGone;
  const turn = async (isOn: boolean) => {
    await change({ params: { id: String(company.id) }, body: { is_on: isOn } });
    setDialog(null);
  };
  return (
    <Card
      className={ALONE}
      title={copy.publicPage}
      aside={
        <span className="flex items-center gap-3">
          <Badge tone={isOpen ? 'ok' : 'muted'}>{isOpen ? copy.on : copy.off}</Badge>
          {mayChange && (
            <Switch
              label={copy.publicPage}
              isOn={is_on}
              onChange={(isOn) => (isOn ? void turn(true) : setDialog('off'))}
            />
          )}
        </span>
      }
    >
      <p className="text-13 text-ink-2 text-pretty">{isGone ? copy.goneText : is_on ? copy.onText : copy.offText}</p>
      <dl className="mt-4 flex flex-col gap-3">
        <Address term={copy.policyPage} url={url} isOpen={isOpen} />
        <Address term={copy.noticeForm} url={notice_url} isOpen={isOpen} />
      </dl>
      {mayChange && (
        <Button size="sm" className="mt-4 print:hidden" onClick={() => setDialog('slug')}>
          {copy.changeAddress}
        </Button>
      )}
      <div className="mt-5 border-t border-line pt-4">
        <DefinitionList
          items={[
            { term: copy.submitted, value: copy.count(counts.submitted) },
            { term: copy.confirmed, value: copy.count(counts.confirmed) },
            { term: copy.suspect, value: copy.suspectCount(counts.suspect) },
          ]}
        />
      </div>
      <WhoMayChange mayChange={mayChange || isGone} />
      {dialog === 'slug' && <SlugDialog companyId={company.id} slug={slug} url={url} onClose={() => setDialog(null)} />}
      {dialog === 'off' && (
        <ConfirmDialog
          title={copy.turnOffTitle}
          act={copy.turnOff}
          pending={change.pending}
          onAct={() => void turn(false)}
          onClose={() => setDialog(null)}
        >
          {copy.turnOffText}
        </ConfirmDialog>
      )}
    </Card>
  );
}

const NotOpenYet = ({ mayChange }: { mayChange: boolean }) => (
  <Card className={ALONE} title={copy.publicPage} aside={<Badge>{copy.off}</Badge>}>
    <p className="text-14 text-ink">{messages.pageNotOpen}</p>
    <p className="mt-1 text-13 text-ink-2 text-pretty">{copy.whatItIs}</p>
    {mayChange && <p className="mt-1 text-13 text-ink-2 text-pretty">{copy.prepare}</p>}
    <WhoMayChange mayChange={mayChange} />
  </Card>
);

const WhoMayChange = ({ mayChange }: { mayChange: boolean }) =>
  mayChange ? null : <p className="mt-4 text-12 text-ink-3">{copy.mayNotChange}</p>;

const Address = ({ term, url, isOpen }: { term: string; url: string; isOpen: boolean }) => (
  <div className="min-w-0">
    <dt className="text-12 text-ink-3">{term}</dt>
    <dd className="flex items-start gap-1">
      <span className="min-w-0 flex-1 py-1.5 font-mono text-13 text-ink [overflow-wrap:anywhere] touch:py-2.5">
        <Breakable text={url} />
      </span>
      <CopyButton label={copy.copy(term)} text={url} />
      {isOpen && (
        <a
          href={url}
          target="_blank"
          rel="noreferrer noopener"
          aria-label={copy.open(term)}
          title={copy.open(term)}
          className={iconButtonClass('sm')}
        >
          <ExternalLink aria-hidden size={16} />
        </a>
      )}
    </dd>
  </div>
);
