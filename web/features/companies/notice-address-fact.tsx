import type { Company } from '#core/contract/companies.ts';
import { checkNoticeAddress, type NoticeAddress } from '#core/contract/protection.ts';
import { messages } from '#core/messages.ts';
import { formatDate } from '#web/lib/format.ts';
import { useAct } from '#web/lib/query.ts';
import { Button } from '#web/ui/button.tsx';
import { Quiet, Strong } from './fact-text.tsx';

function stateText({ state, date, from, error }: NoticeAddress): string {
  const whose = from === 'owner' ? 'The owner’s. ' : '';
  switch (state) {
    case 'confirmed':
      return `${whose}Confirmed${date ? ` ${formatDate(date)}` : ''}`;
    case 'refused':
      return `${whose}The last email was not delivered${error ? `: ${error}` : '.'}`;
    case 'checking':
      return `${whose}An email is on its way…`;
    case 'unconfirmed':
      return `${whose}Not confirmed. No email has been sent to it yet.`;
    default:
      return 'No one receives notices.';
  }
}

/** Where notices go, and whether mail gets there; a test mail says so. */
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
      <Strong>{address.email ?? 'None'}</Strong>
      <Quiet>{stateText(address)}</Quiet>
      {isOpen && mayCheck && (
        <Button
          size="sm"
          className="mt-2"
          pending={check.pending}
          onClick={() => void check({ params: { id: String(company.id) } })}
        >
          Send test email
        </Button>
      )}
    </>
  );
}
