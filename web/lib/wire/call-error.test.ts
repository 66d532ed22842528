import { expect, test } from 'vitest';
import { ERRORS } from '#core/errors.ts';
import { messages } from '#core/messages.ts';
import { errorText, readError } from './call-error.ts';

test.for<[keyof typeof ERRORS, string]>([
  ['too_slow', messages.tooSlow],
  ['too_many_uploads', messages.tooManyUploads],
  ['too_busy', messages.tooBusy],
  ['too_large', messages.tooLarge],
  ['internal', messages.wrong],
])('an upload rejected with %s shows the message of that error', async ([code, sentence]) => {
  const { status, message } = ERRORS[code];
  const error = await readError(Response.json({ message }, { status }));
  expect(errorText(error)).toBe(sentence);
});
