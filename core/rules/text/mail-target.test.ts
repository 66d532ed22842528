import { describe, expect, test } from 'vitest';
import { mailTarget } from './mail-target.ts';

describe('mailTarget', () => {
  test.for([
    ['ada@example.com', 'ada@example.com'],
    ['Ada@EXAMPLE.com', 'ada@example.com'],
    [' ada@example.com ', 'ada@example.com'],
    ['ada+notices@example.com', 'ada@example.com'],
    ['ada+a+b@example.com', 'ada@example.com'],
    ['ada+@example.com', 'ada@example.com'],
    // Nothing would remain without the tag.
    ['+ada@example.com', '+ada@example.com'],
    // Dots are significant, except at some providers.
    ['a.da@example.com', 'a.da@example.com'],
    ['a.d.a@gmail.com', 'ada@gmail.com'],
    ['A.d.a+x@GoogleMail.com', 'ada@gmail.com'],
    ['a.da+x@protonmail.com', 'ada@proton.me'],
    ['ada@pm.me', 'ada@proton.me'],
    ['a.da@outlook.com', 'a.da@outlook.com'],
    ['a.da@notgmail.com', 'a.da@notgmail.com'],
    ['ada@gmail.com.', 'ada@gmail.com'],
    ['ada@constructor', 'ada@constructor'],
    ['no address', 'no address'],
    ['@example.com', '@example.com'],
  ] as const)('the mailbox of %s is %s', ([email, target]) => {
    expect(mailTarget(email)).toBe(target);
  });

  test('many tags and dots are processed in linear time', () => {
    expect(mailTarget(`a${'+.'.repeat(100_000)}@gmail.com`)).toBe('a@gmail.com');
  });
});
