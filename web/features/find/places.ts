import type { LucideIcon } from 'lucide-react';

/** A screen to open or an action to run. */
export interface Place {
  readonly name: string;
  readonly icon: LucideIcon;
  /** Synonyms to search by. */
  readonly words?: string;
  readonly run: () => void;
}

const PLACES_SHOWN = 4;

/** Places with a word that starts with each word of the search; matches at the start of the name come first. */
export function matchingPlaces(places: readonly Place[], search: string): Place[] {
  const prefixes = search.toLowerCase().split(/\s+/).filter(Boolean);
  const begins = ({ name }: Place) => (name.toLowerCase().startsWith(search.toLowerCase()) ? 0 : 1);
  return places
    .filter(({ name, words = '' }) => {
      const placeWords = `${name} ${words}`.toLowerCase().split(/[^\p{L}\p{N}]+/u);
      return prefixes.every((word) => placeWords.some((one) => one.startsWith(word)));
    })
    .sort((a, b) => begins(a) - begins(b))
    .slice(0, PLACES_SHOWN);
}
