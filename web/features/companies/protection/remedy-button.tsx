import type { LinkProps } from '@tanstack/react-router';
import type { Company } from '#core/contract/registry/companies.ts';
import { sendFailedAgain } from '#core/contract/views/protection.ts';
import { REMEDY_LABELS } from '#core/copy/registry/protection.ts';
import { messages } from '#core/messages.ts';
import type { Remedy } from '#core/rules/views/protection.ts';
import { useAct } from '#web/lib/call/query.ts';
import { remedyLink } from '#web/product/companies/remedy-link.ts';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/link.tsx';

interface Props {
  remedy: Remedy;
  company: Company;
}

/** The remedy of a reason: a link where it has its own screen, an action otherwise. */
export function RemedyButton({ remedy, company }: Props) {
  if (remedy === 'send_again') return <SendAgain company={company} />;
  if (remedy === 'set_notice_address') {
    return (
      <Button variant="primary" size="sm" onClick={focusNoticeEmail}>
        {REMEDY_LABELS[remedy]}
      </Button>
    );
  }
  return (
    <ButtonLink {...(remedyLink(remedy, company) as LinkProps)} variant="primary" size="sm">
      {REMEDY_LABELS[remedy]}
    </ButtonLink>
  );
}

/** The form is further down on the same tab. */
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
      {REMEDY_LABELS.send_again}
    </Button>
  );
}
