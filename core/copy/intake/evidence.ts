/** Sentences for the reader's evidence, keyed by the reader's codes. */

/** Evidence for the kind of a message. */
export const KIND_EVIDENCE = {
  'report of a failed delivery': 'A mail server reports a failed delivery',
  'automatic reply': 'Sent automatically in reply to a message',
  'withdrawal of a notice': 'Withdraws a notice',
  'ACNS block': 'Contains an ACNS block',
  'statements of a counter-notice': 'Contains the statements of a counter-notice',
  'answer that lists URLs': 'A reply that lists URLs',
  'trademark claim': 'The claim is about trademarks',
  'statement of the law': 'Contains a statement that the law requires',
  'labeled URL': 'A label says that a URL infringes',
  'copyright or a claim': 'Claims copyright or infringement',
  'taken without permission': 'Says that a work was used without permission',
  'removal of a URL': 'Asks to remove a reported URL',
  'removal of an own work': 'Asks to remove the sender’s own work',
  'own work at a URL': 'Names the sender’s own work and a reported URL',
  'list of URLs': 'Lists several URLs, one per line',
  'other abuse without copyright': 'Reports phishing or harassment and doesn’t mention copyright',
  'more about other abuse than copyright': 'Says more about phishing or harassment than about copyright',
  'payment under a threat': 'Demands payment under threat',
  'demand for a password': 'Asks for a password',
  'question about a forwarded notice': 'Asks about a notice that was forwarded',
  'request for what a notice lacks': 'Asks for information that a notice lacks',
  'done already': 'Says that the material was already removed',
  'question or office matter': 'Asks a question or deals with administrative matters',
  'nothing but questions': 'Contains only questions',
  'mailing list': 'Was sent to a mailing list',
  'sales talk': 'Contains several sales phrases',
  'a word of sales talk': 'Contains a sales phrase',
} as const;

/** Sources of the sender. */
export const SENDER_PLACES = {
  'forwarded message': 'Innermost forwarded message',
  'form field': 'Form field',
  'Reply-To header': 'Reply-To header',
  'From header': 'From header',
  'ACNS block': 'ACNS block',
  'From header, no-reply': 'From header (no-reply address)',
} as const;

/** Evidence for the role of a URL. */
const URL_EVIDENCE: Readonly<Record<string, string>> = {
  'prose silent': 'The text around it doesn’t say what it is',
  'prose reported': 'The text around it says that it infringes',
  'prose named': 'The text around it says that it is something else',
  'plainly reported': 'Clearly marked as infringing',
  'plainly weak': 'Marked as copied or to be removed',
  'plainly named': 'Clearly marked as something else',
  'list of 2': 'In a list of two or more URLs',
  'list of 4': 'In a list of four or more URLs',
  'path deep': 'Links to a specific page',
  'path short': 'Has a short path',
  'path file': 'Links to a file',
  'path number': 'Has a number or a parameter in its path',
  'path home': 'Links to a home page',
  'in list': 'On its own line',
  'in table': 'In a table',
  'in prose': 'Within a sentence',
  'in brackets': 'In brackets',
  'with label': 'Follows a label',
  'other label': 'Its label doesn’t say what it is',
  introduced: 'Introduced by the text above it',
  'name alone': 'A host name without a scheme',
  'title mine': 'The heading above it is about the sender’s own work',
  'words mine': 'Its sentence is about the sender',
  'words theirs': 'Its sentence is about someone else',
  'words website': 'Its sentence mentions a website, a shop or a blog',
  'host reported elsewhere': 'A label says that another URL on this site infringes',
  'host named elsewhere': 'A label says that another URL on this host is something else',
  'host often': 'Its host appears three times or more',
  'account of party': 'Its account name matches the sender or their client',
  'named as party': 'Its host name matches the sender or their client',
  'named in text': 'Its host name matches a name in the message',
  'party in prose': 'A site of the sender or their client, within a sentence',
  'rules page': 'A policy, help or contact page',
  'carries another': 'Contains another URL',
  'prose beside list': 'Within a sentence, while other URLs are in a list',
  'tool or file': 'Part of a file name, or added by a mail program',
  target: 'The target of a link whose text is another URL',
  picture: 'Linked from an image',
  tracker: 'A click-tracking or mailing service',
  footer: 'In the signature or footer',
  market: 'A well-known marketplace or store',
  'own domain': 'On the sender’s own domain',
  'own home page': 'The home page of the sender’s own domain',
  'domain of the relay': 'On the relay’s domain',
  'named in notices everywhere': 'A reference site that notices often cite',
  'in doubt': 'Default: reported when in doubt',
  'site reported elsewhere': 'Another URL on this site is reported',
};

/** Subjects of composed sentences, by the first word of names such as `label strong`. */
const PLACES: Readonly<Record<string, string>> = {
  label: 'Its label',
  column: 'Its column heading',
  record: 'The form entry it belongs to',
  title: 'The heading above it',
  above: 'The text above it',
  field: 'Its form field',
  sentence: 'Its sentence',
  part: 'Its section heading',
  after: 'The text after it',
};

/** Predicates of composed sentences, by the second word. */
const SIGNS: Readonly<Record<string, string>> = {
  strong: 'says that it infringes',
  hosting: 'says that it hosts the material',
  weak: 'says that something was copied or should be removed',
  quality: 'says that it is original or licensed',
  sale: 'says that the original is sold there',
  source: 'says that it is a source or a reference',
  party: 'is about the sender or their client',
};

/** Sentence for the evidence of a URL; undefined for an unknown name. */
export function urlEvidence(name: string): string | undefined {
  const [place = '', sign = ''] = name.split(' ');
  const composed = PLACES[place] && SIGNS[sign] && `${PLACES[place]} ${SIGNS[sign]}`;
  return URL_EVIDENCE[name] ?? composed;
}
