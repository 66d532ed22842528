import type { Passkey } from '#core/contract/records/factors.ts';
import { factorCardCopy as copy } from '#core/copy/records/factors.ts';
import { plural } from '#core/rules/text/numbers.ts';
import { formatAgo, formatDate } from '#web/lib/format.ts';
import { useSettings } from '#web/lib/session/settings.ts';
import { Button } from '#web/ui/button.tsx';
import { FactorRow } from './factor-row.tsx';

interface Props {
  passkeys: readonly Passkey[];
  onAdd: () => void;
  onRemove: (passkey: Passkey) => void;
}

const used = (date: string | null): string => (date === null ? copy.neverUsed : copy.lastUsed(formatAgo(date)));

/** The passkeys with their names. At an address of numbers none can be added. */
export function PasskeyRow({ passkeys, onAdd, onRemove }: Props) {
  const isAvailable = useSettings().passkeys;
  return (
    <FactorRow
      title={copy.passkeys}
      state={passkeys.length === 0 ? copy.noPasskeys : plural(passkeys.length, 'passkey')}
      isOn={passkeys.length > 0}
      text={isAvailable ? copy.passkeysText : copy.needsDomain}
      below={
        passkeys.length > 0 && (
          <ul aria-label={copy.passkeys} className="mt-3 flex flex-col gap-2">
            {passkeys.map((passkey) => (
              <li
                key={passkey.id}
                className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-md border border-line px-3 py-2"
              >
                <div className="min-w-0 flex-1 basis-40">
                  <p className="text-14 text-ink [overflow-wrap:anywhere]">{passkey.name}</p>
                  <p className="text-12 text-ink-3">
                    {copy.added(formatDate(passkey.created_date))}, {used(passkey.last_used_date)}
                  </p>
                </div>
                <Button size="sm" aria-label={copy.removePasskey(passkey.name)} onClick={() => onRemove(passkey)}>
                  {copy.remove}
                </Button>
              </li>
            ))}
          </ul>
        )
      }
    >
      {isAvailable && (
        <Button size="sm" onClick={onAdd}>
          {copy.addPasskey}
        </Button>
      )}
    </FactorRow>
  );
}
