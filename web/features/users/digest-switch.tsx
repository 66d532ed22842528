import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getDigestChoice, setDigestChoice } from '#core/contract/views/digest.ts';
import { digestSwitchCopy as copy } from '#core/copy/records/users.ts';
import { messages } from '#core/messages.ts';
import { reading, useAct } from '#web/lib/call/query.ts';
import { Switch } from '#web/ui/form/switch.tsx';

const choice = reading(getDigestChoice, {});

/** Toggles the weekly summary; saved immediately. */
export function DigestSwitch() {
  const client = useQueryClient();
  const { data } = useQuery(choice);
  const set = useAct(setDigestChoice, {
    toast: ({ is_on }) => (is_on ? messages.digestOn : messages.digestOff),
    onDone: (answer) => client.setQueryData(choice.queryKey, answer),
  });
  return (
    <div className="flex items-start justify-between gap-4">
      <p className="text-14 text-ink-2 text-pretty">{copy.hint}</p>
      {/* Reserves the switch's space, so the text doesn't reflow when it loads. */}
      <span className="flex w-11 shrink-0">
        {data && (
          <Switch
            label={copy.weeklySummaryByEmail}
            isOn={data.is_on}
            onChange={(is_on) => void set({ body: { is_on } })}
          />
        )}
      </span>
    </div>
  );
}
