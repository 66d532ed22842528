import { expect, test } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';

test.for(['12345678', 'password', 'PassWord1', 'QWERTYUIOP', 'iloveyou', 'p@ssw0rd'])(
  '%s is a common password',
  (password) => {
    expect(isCommonPassword(password)).toBe(true);
  },
);

test.for(['a quiet harbor', 'password of mine', 'safeharbor', '', ' password', 'constructor'])(
  '%j is not a common password',
  (password) => {
    expect(isCommonPassword(password)).toBe(false);
  },
);
