/// <reference path="./mailauth.d.ts" />
import { spf } from 'mailauth/lib/spf/index.js';
import { AUTH_RESULTS, type AuthResult } from '#core/rules/intake/authenticity.ts';
import { type KnownAnswers, type Missing, makeKnownResolver } from './known-answers.ts';

export interface Envelope {
  sender: string;
  ip: string;
  helo: string;
}

export interface SpfAnswer {
  spf: { result: AuthResult; domain: string | null };
  missing: Missing[];
}

export async function checkSpf({ sender, ip, helo }: Envelope, answers: KnownAnswers): Promise<SpfAnswer> {
  if (sender === '' && helo === '') return { spf: { result: 'none', domain: null }, missing: [] };
  const known = makeKnownResolver(answers);
  const { domain, status } = await spf({ sender, ip, helo, mta: 'localhost', resolver: known.resolver });
  const result = AUTH_RESULTS.find((one) => one === status.result) ?? 'neutral';
  return { spf: { result, domain: domain === '-' ? null : domain }, missing: known.missing() };
}
