import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { markdownTable, PROOF_SECTIONS, replaceSection } from '../../scripts/lib/proof.mjs';

const proof = readFileSync(fileURLToPath(new URL('../../docs/proof.md', import.meta.url)), 'utf8');

test.each(PROOF_SECTIONS)('a full run of %s finds its section in docs/proof.md', (name) => {
  const replaced = replaceSection(proof, name, 'the last run');
  expect(replaced).toContain(`<!-- ${name} -->\nthe last run\n<!-- /${name} -->`);
  // Other sections stay unchanged.
  for (const other of PROOF_SECTIONS.filter((one) => one !== name)) {
    const body = (text: string) => text.split(`<!-- ${other} -->`)[1]!.split(`<!-- /${other} -->`)[0];
    expect(body(replaced)).toBe(body(proof));
  }
});

test('a section with missing or duplicate markers is refused', () => {
  expect(() => replaceSection('<!-- verify -->', 'verify', '')).toThrow('docs/proof.md needs');
  expect(() => replaceSection('<!-- /verify --> <!-- verify -->', 'verify', '')).toThrow('docs/proof.md needs');
  const twice = '<!-- verify --><!-- /verify -->'.repeat(2);
  expect(() => replaceSection(twice, 'verify', '')).toThrow('docs/proof.md needs');
});

test('a table cell stays in its row for any report text', () => {
  expect(markdownTable(['a'], [['1 | 2\n3']])).toBe('| a |\n| --- |\n| 1 \\| 2 3 |');
});
