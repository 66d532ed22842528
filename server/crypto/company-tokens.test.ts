import { expect, test } from 'vitest';
import { isCompanyToken, newCompanyToken } from './company-tokens.ts';

/** Checksums by zlib.crc32 of Python. The second one is padded. */
const CHECKED = [
  `sh_${'A'.repeat(40)}0mipaC`,
  'sh_fPbPyuMIbibaNIwwVGUJ1CSiwi0Ne75cXLkZ3fl000CIil',
  'sh_0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcd0omAup',
];

test('a token ends with the CRC-32 of its 40 characters in base 62', () => {
  for (const token of [...CHECKED, newCompanyToken()]) {
    expect(isCompanyToken(token), token).toBe(true);
    const changed = token.replace(/.$/, (last) => (last === 'x' ? 'y' : 'x'));
    for (const other of [changed, token.toLowerCase(), ` ${token}`, token.slice(3)])
      expect(isCompanyToken(other), other).toBe(false);
  }
});
