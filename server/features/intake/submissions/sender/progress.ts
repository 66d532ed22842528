import type { Clock } from '#core/rules/intake/counter-notice-clock.ts';
import type { UrlStanding } from '#core/rules/intake/url-states.ts';

export interface FormUrl {
  url: string;
  standing: UrlStanding;
  /** Covered by an ignored link, so nothing is done about it. */
  is_ignored: boolean;
}

/** What became of a form so far, for its sender. */
export interface Progress {
  urls: readonly FormUrl[];
  /** When the first mail that forwarded it was delivered; null: none was. */
  forwarded_date: Date | null;
  withdrawn_date: Date | null;
  /** Of a complete counter-notice: when the material can be put back, while nothing else decided that. */
  clock: Clock | null;
}
