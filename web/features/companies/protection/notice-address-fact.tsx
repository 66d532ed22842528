import type { Company } from '#core/contract/registry/companies.ts';
import { checkNoticeAddress, type NoticeAddress } from '#core/contract/views/protection.ts';
import { noticeAddressFactCopy as copy } from '#core/copy/registry/companies.ts';
import { messages } from '#core/messages.ts';
import { useAct } from '#web/lib/call/query.ts';
import { formatDate } from '#web/lib/format.ts';
import { Breakable } from '#web/ui/breakable.tsx';
import { Button } from '#web/ui/button.tsx';
import { Quiet, Strong } from './fact-text.tsx';

function stateText({ state, date, from, error }: NoticeAddress): string {
  const prefix = from === 'owner' ? copy.ownerAddress : '';
  switch (state) {
    case 'confirmed':
      return copy.confirmed(prefix, date ? ` ${formatDate(date)}` : '');
    case 'refused':
      return copy.notDelivered(prefix, error ? `: ${error}` : '.');
    case 'checking':
      return copy.emailPending(prefix);
    case 'unconfirmed':
      return copy.notConfirmed(prefix);
    default:
      return copy.noOneReceivesNotices;
  }
}

/** The notice address, whether email to it is delivered, and a button that sends a test email. */
export function NoticeAddressFact({
  address,
  company,
  mayCheck,
}: {
  address: NoticeAddress;
  company: Company;
  mayCheck: boolean;
}) {
  const check = useAct(checkNoticeAddress, {
    toast: ({ notice_address }) => messages.noticeAddressChecked(notice_address.email ?? ''),
  });
  const isOpen = address.state === 'unconfirmed' || address.state === 'refused';
  return (
    <>
      <Strong>{address.email === null ? copy.none : <Breakable text={address.email} />}</Strong>
      <Quiet>{stateText(address)}</Quiet>
      {isOpen && mayCheck && (
        <Button
          size="sm"
          className="mt-2"
          pending={check.pending}
          onClick={() => void check({ params: { id: String(company.id) } })}
        >
          {copy.sendTestEmail}
        </Button>
      )}
    </>
  );
}
