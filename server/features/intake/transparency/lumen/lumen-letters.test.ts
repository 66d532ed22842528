import { expect, test } from 'vitest';
import { redactForLumen, signedNames } from '#core/rules/intake/lumen-redaction.ts';
import { bytesOf, expectedIn } from '../../../../reader/corpus/score.ts';
import { readMail } from '../../../../reader/read-mail.ts';
import { privateOf } from './lumen-notice.ts';

const EMAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/;
const PHONE = /\+\d[\d ().-]{7,}\d|\(\d{3}\) ?\d{3}-\d{4}|\b\d{3}[-. ]\d{3}[-. ]\d{4}\b/;
const withoutUrls = (text: string): string => text.replace(/\bh(?:tt|xx)ps?:\/\/\S+/gi, '');

/** A display name of two or three capitalized words that is not that of an organization. */
const isPerson = (name: string, organization: string): boolean =>
  /^\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}.'’-]*){1,2}$/u.test(name) && name !== organization;

test('no email address, phone number or name of a person is left in the sample letters', async () => {
  const left: string[] = [];
  let letters = 0;
  for (const [file, { kind }] of Object.entries(expectedIn('first').mails)) {
    if (kind !== 'takedown' && kind !== 'counter_notice') continue;
    const { text, subject, sender, relay, acns, completeness } = await readMail(bytesOf('first', file));
    const company = acns?.complainant.entity ?? '';
    const known = privateOf({
      sender: sender && { name: sender.name, company, address: '' },
      relay: relay && { name: relay.name, email: relay.email },
      ...{ acns, form: null, completeness },
    });
    const shown = withoutUrls(redactForLumen(`${subject}\n${text}`, known));
    const names = [
      sender?.name ?? '',
      acns?.complainant.contact ?? '',
      ...signedNames(completeness.found.signature ?? ''),
    ];
    const found = [
      EMAIL.exec(shown)?.[0],
      PHONE.exec(shown)?.[0],
      ...names.filter((name) => isPerson(name, company) && shown.toLowerCase().includes(name.toLowerCase())),
    ].filter((one) => one !== undefined);
    left.push(...found.map((one) => `${file}: ${one}`));
    letters++;
  }
  expect(left).toEqual([]);
  expect(letters).toBeGreaterThan(40);
});
