import { expect, test } from 'vitest';
import { AppError, ERRORS, type ErrorCode, errorBody, fieldError } from './errors.ts';

/** Statuses from decisions §2 and spec §8. */
test.for([
  ['bad_request', 400],
  ['token_invalid', 400],
  ['unauthenticated', 401],
  ['invalid_login', 401],
  ['forbidden', 403],
  ['superuser_only', 403],
  ['user_blocked', 403],
  ['user_unconfirmed', 403],
  ['not_found', 404],
  ['method_not_allowed', 405],
  ['only_owner', 409],
  ['too_large', 413],
  ['too_many_tries', 429],
  ['internal', 500],
  ['unavailable', 503],
] as const)('%s responds with %d', ([code, status]) => {
  expect(ERRORS[code].status).toBe(status);
});

test.for([
  ['unauthenticated', "User isn't logged in."],
  ['method_not_allowed', "User isn't logged in."],
  ['invalid_login', 'Invalid Email or Password.'],
  ['token_invalid', 'Token expired or not valid'],
  ['internal', 'Something went wrong. Please try again.'],
  [
    'not_found',
    "It looks like the page that you requested does not exist or you don't have permission to view it. Please contact us if you think this should not happen.",
  ],
] as const)('the message of %s is: %s', ([code, sentence]) => {
  expect(new AppError(code).message).toBe(sentence);
});

test('every error has a readable message', () => {
  for (const code of Object.keys(ERRORS) as ErrorCode[]) expect(ERRORS[code].message).toMatch(/^[A-Z].{9,}$/);
});

test('without field errors, the body is only the message', () => {
  expect(errorBody('Too bad.')).toEqual({ message: 'Too bad.' });
  expect(errorBody('Too bad.', {})).toEqual({ message: 'Too bad.' });
});

test('all field errors are listed, and the first one is the message', () => {
  const fields = { zip: ['Zip is required!'], 'added.0.name': ['Too long.', 'Not a domain.'] };
  expect(errorBody('Please check.', fields)).toEqual({
    message: 'Zip is required!',
    errors: ['zip:Zip is required!', 'added.0.name:Too long.', 'added.0.name:Not a domain.'],
    zip: ['Zip is required!'],
    'added.0.name': ['Too long.', 'Not a domain.'],
  });
});

test('a field named message or errors does not overwrite those keys', () => {
  expect(errorBody('x', { message: ['Notes is required!'] })).toEqual({
    message: 'Notes is required!',
    errors: ['message:Notes is required!'],
  });
  expect(errorBody('x', { errors: ['Odd.'] })).toEqual({ message: 'Odd.', errors: ['errors:Odd.'] });
});

test('fieldError is a bad request with one field', () => {
  const error = fieldError('email', 'Email is required!');
  expect(error).toMatchObject({ code: 'bad_request', detail: { fields: { email: ['Email is required!'] } } });
});
