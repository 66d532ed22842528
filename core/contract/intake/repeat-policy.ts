import { z } from 'zod';
import { messages } from '../../messages.ts';
import { DEFAULT_POLICY } from '../../rules/intake/strikes.ts';
import { endpoint } from '../endpoint.ts';
import { ById, onceValid } from '../fields.ts';

/** beyond § 16: after how many strikes a company's policy ends an account. */
export const RepeatPolicy = z.object({
  limit: z.int(),
  /** For how long a strike counts; null: forever. */
  months: z.int().nullable(),
  /** 0: no warning. */
  warn_at: z.int(),
});
export type RepeatPolicy = z.infer<typeof RepeatPolicy>;

const whole = (min: number, max: number) =>
  z
    .int({ error: 'Should be a whole number' })
    .min(min, `Should be at least ${min}`)
    .max(max, `Should be at most ${max}`);

/** Fields that are left out get their defaults. */
export const RepeatPolicyChange = z
  .object({
    limit: whole(1, 20).default(DEFAULT_POLICY.limit),
    months: whole(1, 60).nullable().default(DEFAULT_POLICY.months),
    /** Null or left out: one below the limit, also when the limit changes. */
    warn_at: whole(0, 20).nullish(),
  })
  .refine(({ limit, warn_at }) => (warn_at ?? 0) < limit, {
    path: ['warn_at'],
    error: messages.warnAtTooHigh,
    when: onceValid('limit', 'warn_at'),
  });
export type RepeatPolicyChange = z.output<typeof RepeatPolicyChange>;

export const getRepeatPolicy = endpoint({
  name: 'getRepeatPolicy',
  summary: 'Get a company’s repeat infringer policy',
  method: 'GET',
  path: '/companies/:id/repeat-policy/',
  access: 'user',
  rate: 'standard',
  reads: ['repeat_policy'],
  params: ById,
  response: RepeatPolicy,
  errors: ['unauthenticated', 'not_found'],
});

export const changeRepeatPolicy = endpoint({
  name: 'changeRepeatPolicy',
  summary: 'Change a company’s repeat infringer policy. The states of its subscribers follow.',
  method: 'PUT',
  path: '/companies/:id/repeat-policy/',
  access: 'user',
  rate: 'standard',
  touches: ['repeat_policy', 'subscriber', 'history'],
  params: ById,
  body: RepeatPolicyChange,
  response: RepeatPolicy,
  errors: ['bad_request', 'unauthenticated', 'forbidden', 'not_found', 'company_removed'],
});
