import { expect, test } from 'vitest';
import { messages } from '#core/messages.ts';
import { moveToShownFields } from './field-errors.ts';

test('server errors are shown on their fields, and errors about the zip on the zip field', () => {
  expect(
    moveToShownFields({
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
