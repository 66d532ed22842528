import { signatureExampleCopy as copy } from '#core/copy/intake/webhooks.ts';
import { SIGNATURE_EXAMPLE } from '#core/rules/intake/signature-example.ts';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { Card } from '#web/ui/page/card.tsx';

/** How a customer's system checks a signature: the code that docs/api.md shows, and that a test runs. */
export const SignatureExample = () => (
  <Card
    title={copy.title}
    aside={
      <CopyButton label={copy.copy} text={SIGNATURE_EXAMPLE}>
        {copy.copyShort}
      </CopyButton>
    }
  >
    <p className="text-13 text-ink-2 text-pretty">{copy.text}</p>
    <pre className="mt-3 rounded-md bg-sunken p-4 font-mono text-12 text-ink whitespace-pre-wrap [overflow-wrap:anywhere]">
      {SIGNATURE_EXAMPLE}
    </pre>
    <p className="mt-3 text-12 text-ink-3">{copy.guide}</p>
  </Card>
);
