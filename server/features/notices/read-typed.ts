import { type Completeness, verdictOf } from '#core/rules/notice-completeness.ts';

interface Typed {
  text: string;
  urls: readonly string[];
  sender: { email: string };
}

/** What a person types in, as far as the form itself tells: where the material is, and whom to answer. */
export function readTyped({ urls, sender }: Typed): Completeness {
  const found = {
    signature: false,
    work: false,
    material: urls.length > 0,
    contact: sender.email !== '',
    good_faith: false,
    accuracy: false,
    kind: 'takedown' as const,
  };
  return { ...found, verdict: verdictOf(found), found: {}, is_corrected: false };
}
