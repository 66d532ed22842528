import type { LucideIcon } from 'lucide-react';

/** A screen to go to, or something to do. */
export interface Place {
  readonly name: string;
  readonly icon: LucideIcon;
  /** Other words that people look for it by. */
  readonly words?: string;
  readonly run: () => void;
}

const PLACES_SHOWN = 4;

/** The places that have a word beginning with each word of the search. Those whose name begins with it come first. */
export function matchingPlaces(places: readonly Place[], search: string): Place[] {
  const wanted = search.toLowerCase().split(/\s+/).filter(Boolean);
  const begins = ({ name }: Place) => (name.toLowerCase().startsWith(search.toLowerCase()) ? 0 : 1);
  return places
    .filter(({ name, words = '' }) => {
      const has = `${name} ${words}`.toLowerCase().split(/[^\p{L}\p{N}]+/u);
      return wanted.every((word) => has.some((one) => one.startsWith(word)));
    })
    .sort((a, b) => begins(a) - begins(b))
    .slice(0, PLACES_SHOWN);
}
