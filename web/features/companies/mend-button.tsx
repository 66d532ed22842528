import type { LinkProps } from '@tanstack/react-router';
import type { Company } from '#core/contract/companies.ts';
import { sendFailedAgain } from '#core/contract/standing.ts';
import { messages } from '#core/messages.ts';
import type { Mend } from '#core/rules/standing.ts';
import { useAct } from '#web/lib/query.ts';
import { MEND_LABELS, mendPlace } from '#web/product/companies/mend-place.ts';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/link.tsx';

interface Props {
  mend: Mend;
  company: Company;
}

/** The one click. What has a screen of its own leads there; the rest is done here. */
export function MendButton({ mend, company }: Props) {
  if (mend === 'send_again') return <SendAgain company={company} />;
  if (mend === 'set_notice_address') {
    return (
      <Button variant="primary" size="sm" onClick={focusNoticeEmail}>
        {MEND_LABELS[mend]}
      </Button>
    );
  }
  return (
    <ButtonLink {...(mendPlace(mend, company) as LinkProps)} variant="primary" size="sm">
      {MEND_LABELS[mend]}
    </ButtonLink>
  );
}

/** Its form stands further down on the same tab. */
const focusNoticeEmail = (): void => document.querySelector<HTMLInputElement>('input[name=notice_email]')?.focus();

function SendAgain({ company }: { company: Company }) {
  const send = useAct(sendFailedAgain, { toast: messages.sentAgain });
  return (
    <Button
      variant="primary"
      size="sm"
      pending={send.pending}
      onClick={() => void send({ params: { id: String(company.id) } })}
    >
      {MEND_LABELS.send_again}
    </Button>
  );
}
