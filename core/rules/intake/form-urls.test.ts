import { expect, test } from 'vitest';
import { foldUrls } from './form-urls.ts';

test('repeats differ at most in the case of scheme and host, never in the path', () => {
  expect(
    foldUrls([
      'https://Quay.com/A',
      ' HTTPS://quay.COM/A ',
      'https://quay.com/a',
      'http://quay.com/A',
      'https://quay.com/A/',
      'https://quay.com',
      'https://QUAY.com',
      'https://quay.com/?U=//X',
      'https://quay.com/?u=//X',
    ]),
  ).toEqual([
    'https://Quay.com/A',
    'https://quay.com/a',
    'http://quay.com/A',
    'https://quay.com/A/',
    'https://quay.com',
    'https://quay.com/?U=//X',
    'https://quay.com/?u=//X',
  ]);
});
