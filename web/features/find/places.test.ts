import { House } from 'lucide-react';
import { expect, test } from 'vitest';
import { matchingPlaces, type Place } from './places.ts';

const place = (name: string, words?: string): Place => ({ name, icon: House, words, run: () => undefined });
const places = [
  place('Ignored Links'),
  place('Add New Company', 'register'),
  place('Companies'),
  place('Company'),
  place('Log out', 'sign out'),
];
const names = (search: string) => matchingPlaces(places, search).map(({ name }) => name);

test.each([
  ['comp', ['Companies', 'Company', 'Add New Company']],
  ['new company', ['Add New Company']],
  ['company new', ['Add New Company']],
  ['SIGN', ['Log out']],
  ['links', ['Ignored Links']],
  ['ompany', []],
  ['company x', []],
])('the search %j finds %j', (search, found) => expect(names(search)).toEqual(found));
