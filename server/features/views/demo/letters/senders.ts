/** Fictional senders under reserved domain names. */
export interface Sender {
  name: string;
  email: string;
  /** The person who signs. */
  person: string;
  address: string;
  phone: string;
  site: string;
  /** The kind of work, as in `the {thing} "{title}"`. */
  thing: string;
  titles: readonly string[];
}

const at = (name: string, box: string) => ({
  email: `${box}@${name}.example.net`,
  site: `https://www.${name}.example.net`,
});

export const SENDERS = {
  harborlight: {
    ...{ name: 'Harborlight Pictures', ...at('harborlight', 'notices'), person: 'Morgan Tate' },
    ...{ address: '500 Lake Street, Chicago, IL 60601', phone: '+1 312 555 0142', thing: 'motion picture' },
    titles: ['The Long Ferry', 'Salt Road', 'Nine Lanterns', 'A Winter Crossing'],
  },
  northwind: {
    ...{ name: 'Northwind Music Rights', ...at('northwind', 'antipiracy'), person: 'Jamie Stone' },
    ...{ address: '9 Weaver Street, Manchester M1 2AB', phone: '+44 20 7946 0011', thing: 'sound recording' },
    titles: ['Paper Kites', 'Tideline', 'Half the Sky', 'Slow Train North'],
  },
  inkwell: {
    ...{ name: 'Inkwell Publishing', ...at('inkwell', 'legal'), person: 'Taylor Grant' },
    ...{ address: '14 Mill Lane, Oxford OX1 3QU', phone: '+44 20 7946 0034', thing: 'book' },
    titles: ['A Field Guide to Ferns', 'The Glass Orchard', 'Practical Joinery', 'Rivers of Slate'],
  },
  pixelforge: {
    ...{ name: 'Pixelforge Studios', ...at('pixelforge', 'enforcement'), person: 'Casey Lin' },
    ...{ address: '88 Mercer Street, Seattle, WA 98109', phone: '+1 206 555 0177', thing: 'video game' },
    titles: ['Lost Meridian', 'Castle of Wires', 'Star Orchard'],
  },
  wavelength: {
    ...{ name: 'Wavelength Guard', ...at('wavelength', 'p2p'), person: 'Devon Clarke' },
    ...{ address: '21 Harbor Way, Copenhagen 1050', phone: '+45 70 10 20 30', thing: 'television series' },
    titles: ['Low Tide S02E04', 'Low Tide S02E05', 'The Keeper S01E01'],
  },
  stocklens: {
    ...{ name: 'Stocklens Agency', ...at('stocklens', 'compliance'), person: 'Avery Moss' },
    ...{ address: '3 Gallery Row, Melbourne VIC 3000', phone: '+61 3 5550 0123', thing: 'photograph' },
    titles: ['Pier at dawn', 'Market lanterns', 'Red dunes', 'Fishing nets'],
  },
  codewright: {
    ...{ name: 'Codewright Software', ...at('codewright', 'piracy'), person: 'Quinn Baker' },
    ...{ address: '400 Grid Avenue, San Jose, CA 95110', phone: '+1 408 555 0119', thing: 'computer program' },
    titles: ['Codewright Draft 9', 'Codewright Mixer 4'],
  },
  verlag: {
    ...{ name: 'Lindenhof Verlag', ...at('lindenhof', 'recht'), person: 'Kai Sommer' },
    ...{ address: 'Lindenstraße 4, 50674 Köln', phone: '+49 221 555 0161', thing: 'Buch' },
    titles: ['Der stille Hafen', 'Brot und Salz'],
  },
  editions: {
    ...{ name: 'Éditions du Phare', ...at('phare', 'droits'), person: 'Camille Laurent' },
    ...{ address: '12 rue du Port, 44000 Nantes', phone: '+33 2 55 50 01 23', thing: 'livre' },
    titles: ['La mer intérieure', 'Carnets du large'],
  },
} as const satisfies Record<string, Sender>;

const photographer = (person: string, box: string, titles: readonly string[]): Sender => ({
  name: person,
  person,
  ...{
    email: `${box}@example.org`,
    site: `https://${box}.example.org`,
    address: '',
    phone: '',
    thing: 'photo',
    titles,
  },
});

/** Individuals who write for themselves. */
export const PEOPLE: readonly Sender[] = [
  photographer('Ellis Moore', 'ellis.moore', ['Blue boats', 'Harbor in fog']),
  photographer('Noor Haddad', 'noor.haddad', ['Saffron fields', 'Old town roofs']),
  photographer('Ira Novak', 'ira.novak', ['Night tram', 'Snow bridge']),
  photographer('Rowan Ellis', 'rowan.ellis', ['Heron at rest', 'Storm light']),
];
