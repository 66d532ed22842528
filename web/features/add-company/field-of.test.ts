import { expect, test } from 'vitest';
import { messages } from '#core/messages.ts';
import { onShownFields } from './field-of.ts';

test('what the server says lands on its field, and a message about the zip on the zip', () => {
  expect(
    onShownFields({
      city: [messages.cityRequired],
      postal_code: ['Zip code is not valid for this country'],
      billing_zip: ['Not valid'],
      plan_id: [messages.planUnknown],
    }),
  ).toEqual({
    city: [messages.cityRequired],
    zip: ['Zip code is not valid for this country', 'Not valid'],
    plan_id: [messages.planUnknown],
  });
});
