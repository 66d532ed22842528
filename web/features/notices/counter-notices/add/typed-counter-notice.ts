import { z } from 'zod';
import type { Input } from '#core/contract/endpoint.ts';
import { CounterNoticeCreate, type createCounterNotice } from '#core/contract/intake/counter-notices.ts';
import { messages } from '#core/messages.ts';
import { COUNTER_ELEMENTS } from '#core/rules/intake/counter-notice.ts';

const { text, sender } = CounterNoticeCreate.shape;

/** Form values: flat, with the source as text. The names of the sender’s fields are those of the server’s errors. */
export const TypedCounterNotice = z.object({
  received_date: z.string().min(1, messages.dateRequired),
  source: z.string(),
  sender: sender.pick({ name: true }).extend({ email: z.union([z.literal(''), z.email(messages.emailInvalid)]) }),
  subscriber: z.string().trim().max(200, messages.tooLong(200)),
  text,
  elements: z.object(
    Object.fromEntries(COUNTER_ELEMENTS.map((element) => [element, z.boolean()])) as Record<
      (typeof COUNTER_ELEMENTS)[number],
      z.ZodBoolean
    >,
  ),
});
export type TypedCounterNotice = z.output<typeof TypedCounterNotice>;

type Body = NonNullable<Input<typeof createCounterNotice>['body']>;

export const bodyOf = (
  { source, sender: { name, email }, subscriber, ...rest }: TypedCounterNotice,
  notice: number,
  urls: readonly number[],
): Body =>
  ({
    ...rest,
    notice,
    source: Number(source),
    sender: { name, email: email === '' ? null : email },
    subscriber: subscriber === '' ? null : subscriber,
    urls: [...urls],
  }) as Body;
