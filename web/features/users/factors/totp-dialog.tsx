import { useEffect, useEffectEvent, useState } from 'react';
import type { Output } from '#core/contract/endpoint.ts';
import { beginTotp, confirmTotp, TotpConfirmation } from '#core/contract/records/factors.ts';
import { totpDialogCopy as copy } from '#core/copy/records/factors.ts';
import { useAct } from '#web/lib/call/query.ts';
import { Form, useContractForm } from '#web/lib/form/form.tsx';
import { FormError } from '#web/lib/form/form-frame.tsx';
import { Button } from '#web/ui/button.tsx';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { Actions, Dialog } from '#web/ui/dialog/dialog.tsx';
import { TextField } from '#web/ui/form/field.tsx';
import { SkeletonBar } from '#web/ui/page/skeleton.tsx';

interface Props {
  userId: number;
  onDone: (recovery_codes: string[] | null, message: string) => void;
  onClose: () => void;
}

/** Shows the secret as a QR code and as text, and takes the first code of the app. */
export function TotpDialog({ userId, onDone, onClose }: Props) {
  const params = { id: String(userId) };
  const [begun, setBegun] = useState<Output<typeof beginTotp>>();
  const [failure, setFailure] = useState<string>();
  const begin = useAct(beginTotp, { inPlace: true });
  const confirm = useAct(confirmTotp, { inPlace: true });
  const form = useContractForm(TotpConfirmation, { code: '' }, 'onSubmit');
  const start = useEffectEvent(async () => {
    const outcome = await begin({ params });
    if (outcome?.done) setBegun(outcome.answer);
    else if (outcome) setFailure(outcome.message);
  });
  useEffect(() => void start(), []);

  return (
    <Dialog title={copy.title} onClose={onClose}>
      <Form
        form={form}
        label={copy.title}
        act={(body) => confirm({ params, body })}
        onDone={({ recovery_codes }) => onDone(recovery_codes, copy.done)}
        className="flex shrink-0 grow flex-col gap-4"
      >
        {failure && <FormError>{failure}</FormError>}
        <p className="text-14 text-ink-2">{copy.scan}</p>
        {/* White in both themes: scanners need dark modules on a light ground. */}
        <div className="size-48 self-center rounded-md border border-line bg-white p-2" aria-busy={!begun}>
          {begun && <img src={svgUrl(begun.qr)} alt={copy.qrAlt} className="size-full" />}
        </div>
        <div className="flex flex-col gap-1.5">
          <p className="text-13 text-ink-2">{copy.cannotScan}</p>
          <div className="flex min-h-8 flex-wrap items-center justify-between gap-2">
            {begun ? (
              <>
                <code className="min-w-0 font-mono text-13 text-ink [overflow-wrap:anywhere]">
                  {inFours(begun.secret)}
                </code>
                <CopyButton label={copy.copySecret} text={begun.secret}>
                  {copy.copy}
                </CopyButton>
              </>
            ) : (
              <SkeletonBar className="h-4 w-64 max-w-full rounded-sm" />
            )}
          </div>
        </div>
        <TextField
          name="code"
          label={copy.code}
          hint={copy.codeHint}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={20}
          className="font-mono tracking-[0.2em]"
        />
        <Actions>
          <Button onClick={onClose}>{copy.cancel}</Button>
          <Button type="submit" variant="primary" pending={confirm.pending} disabled={!begun}>
            {copy.confirm}
          </Button>
        </Actions>
      </Form>
    </Dialog>
  );
}

const svgUrl = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;
const inFours = (secret: string): string => secret.replace(/.{4}(?=.)/g, '$& ');
