/**
 * The phrases of one language, by what they tell the reader. A slot is a text with one phrase per line, or several separated by ` | `;
 * `phrases.ts` has the notation. A language without phrases for a slot fills it with ''.
 */
export interface Lexicon {
  // Roles of a URL, by the words around it.
  /** The use is wrong or unauthorized: `infring*`, `without ~3 permission`, `stolen`. */
  infringing: string;
  /** It is to go: `remov(e|al|ing)`, `take ~3 down`. */
  removal: string;
  /** Somebody put it there: `re-upload*`, `shared`, `appears`, `free download`. */
  published: string;
  /** It is with whoever is written to: `hosted by`, `your (site|server|network)`. */
  hosting: string;
  /** The original, the authorized or the first publication: `original`, `official`, `copyrighted work`, `first published`. */
  original: string;
  /** Where it can be bought or licensed: `for sale`, `sold (at|by)`, `licensing`. */
  sale: string;
  /** The complainant's own site, where a copy was taken from, evidence, rules, tools: `our ~2 website`, `copied from`, `screenshot`, `policy`. */
  source: string;
  /** Headings and labels of a contact block: `contact`, `complainant`, `rights owner`. */
  party: string;
  /** Says where, and not what: `url(s|)`, `link(s|)`, `located at`, `below`. */
  location: string;
  /** Begins what does not belong to what was said: `except for`, `other than`. */
  exception: string;
  /** Begins a clause of its own: `while`, `whereas`, `however`. */
  clauseStart: string;
  /** Joins two of a kind: `and`, `or`, `as well as`. */
  conjunction: string;
  /** Prepositions and verbs that lead to a place, and that no caption ends with: `at`, `on`, `via`, `see`, `is`. */
  preposition: string;
  /** Removal from a place, at the end of the words before its URL: `remov* ... from $`. */
  removedFrom: string;
  /** Moved to a place, at the end: `(copied|taken) ~5 from ... (to|onto|now at) $`. */
  movedTo: string;
  /** Right behind a URL, said of it: `^ uses`, `^ is ~3 (copy|reproduction) of`. */
  copyVerb: string;
  /** Behind a URL: used with permission: `(under|with) a ~1 licen[cs]e`. */
  licensed: string;
  /** A whole label that names the work or one's own: `^ (the |my |our |)works?( url|) $`, `^ mine $`. */
  workLabel: string;
  /** A whole label of something beside the matter: `^ portfolio $`, `^ evidence $`, `^ case $`. */
  unrelatedLabel: string;
  /** A whole label of the copy: `^ theirs $`, `^ copy $`, `^ infringer $`. */
  copyLabel: string;
  /** A whole label of a file's name: `^ file name $`. */
  fileLabel: string;
  /** Labels of free text: `message`, `comments`, `description`. */
  messageLabel: string;
  /** A column of originals beside a column of copies: `^ (source|reference|client|product)`. */
  sourceColumn: string;
  /** Words of a sentence, which no label has: `(I|we|you|it|they) *`, `(is|are|was) *`. */
  sentence: string;
  /** Leads to what follows: `here are`, `the following`, `as follows`, `can be found`. */
  introduces: string;
  /** First person possessives and pronouns: `my`, `our`, `we`. */
  firstPerson: string;
  /** Third persons and what is theirs: `they`, `their`, `someone`, `seller(s|)`. */
  thirdPerson: string;
  /** Words beside a reference: `website`, `blog`, `see`, `visit`, `compare`. */
  website: string;
  /** Lines that programs add below a letter: `^ sent (from|with)`, `^ scanned by`. */
  sentWith: string;
  /** Around a name, whose it is: `on behalf of`, `represent*`, `author*`, `I am`. */
  partyContext: string;

  // The shape of a letter.
  /** A whole closing: `sincerely`, `(kind|best) regards`. */
  closing: string;
  /** The beginning of a letter: `^ dear`, `^ hello`, `^ to whom it may concern`. */
  opening: string;
  /** The heading of an enclosure: `^ exhibit`, `^ schedule`, `^ appendix`. */
  enclosure: string;

  // The six elements.
  goodFaith: string;
  /** Makes of good faith a belief about the use: `belie[fv]*`, `authori[sz]*`, `yes`. */
  belief: string;
  /** The same belief without the term: `(reasonabl[ey]|honestly) belie* ... not ~1 authori[sz]*`. */
  plainBelief: string;
  perjury: string;
  /** `accura*`, `true and correct`. */
  accurate: string;
  /** What is accurate: `information`, `notice`, `statement*`. */
  information: string;
  /** `authori[sz]*`, `on behalf`, `owner`. */
  authority: string;
  /** What a notice has to say, explained and not said: `(you|it) must ~1 include`. */
  requirement: string;
  /** Said in the first person nevertheless: `(I|we) ~4 (declare|swear|state|believe|have)`. */
  declares: string;
  /** A form asks to type its words: `(type|copy|paste) ~8 statement*`. */
  typingPrompt: string;
  /** An answer that says no: `^ no $`, `^ unchecked $`. */
  negativeAnswer: string;
  /** Things that people make: `photo(s|)`, `novel(s|)`, `source code`. */
  workType: string;
  /** Whose they are, or made by whom: `my`, `our`, `client s`, `author(s|)`, `written by`, `entitled`. */
  ownership: string;
  /** Before a title: `entitled`, `called`, `copies of`. */
  titled: string;
  /** Labels of a work: `title`, `work`, `isbn`, `copyrighted`. */
  workField: string;
  /** Labels that only look like one: `owner`, `url`, `job title`. */
  notWorkField: string;
  /** `copyright (in|to)`, `rights in`, before a name. */
  copyrightIn: string;
  signatureField: string;
  /** Beside a signature, no signature: `date`, `digest`. */
  notSignature: string;
  /** A name follows on the next line: `(type|enter) ~4 (name|signature)`, `signed ~1 by`. */
  nameBelow: string;
  /** Lines that begin so are no names: `^ (dear|please|this|thank*)`. */
  notName: string;
  /** Offices below a name: `^ attorney`, `^ director`. */
  office: string;
  phone: string;
  /** Labels of a postal address. */
  address: string;
  /** Words of a street line, with a number beside them: `street`, `road`, `p o box`. */
  street: string;

  // The kind of a letter.
  bounceSubject: string;
  autoSubject: string;
  autoText: string;
  /** The notice is taken back: `(retract|withdraw)* ... notice*`. */
  retraction: string;
  /** The same in a subject: `retraction`, `withdrawal`. */
  retractionTitle: string;
  /** Only if or for a part: `if`, `unless`, `may`. */
  condition: string;
  /** Only a part is taken back: `only (for|the|this)`, `remaining`, `all other`. */
  partialRetraction: string;
  /** Removed by mistake, the notice was wrong: a counter-notice. */
  mistakenRemoval: string;
  jurisdiction: string;
  serviceOfProcess: string;
  counterNotice: string;
  /** `copyright*`, `dmca (notice|takedown)`, `pira(cy|te*)`. */
  copyright: string;
  /** The word without the claim: `copyright (agent|office|team|act)`, `no copyright`. */
  notCopyright: string;
  /** Trademarks and counterfeits. */
  trademark: string;
  /** At the foot of everybody's mail: `trademarks ~3 of (their|its)`. */
  notTrademark: string;
  /** A complaint about rights in general: `infring*`, `dmca`, `intellectual property`, `unauthori[sz]ed (use|cop(y|ies))`. */
  rightsClaim: string;
  /** Without the words of the law: it was taken: `stolen`, `without ~4 permission`, `belongs to (me|us)`. */
  takenWithoutPermission: string;
  /** Phishing, malware, spam. */
  phishing: string;
  /** Harassment, defamation, personal data. */
  harassment: string;
  /** The recipient passed a notice on, and is asked about it: `you ~1 (forwarded|sent) (me|us)`. */
  forwardedNotice: string;
  /** Sales talk: `book a (demo|call)`, `unsubscribe`, `special offer`. */
  marketing: string;
  /** A desk asks for what a notice lacks: `please (provide|resubmit)`, `in order to process`. */
  informationRequest: string;
  /** Somebody answers: `your ~1 (complaint|notice|report)`. */
  yourNotice: string;
  /** It is gone: `(has|have) been ~1 (removed|disabled)`. */
  alreadyRemoved: string;
  /** It is not: `still`, `again`, `not`. */
  stillOnline: string;
  /** Questions and office matters: `how much`, `may I`, `invoice`. */
  inquiry: string;
  thanks: string;
  /** Demands payment under a threat: `pay ~3 (fine|compensation|within)`, `legal action unless`. */
  extortion: string;

  // People.
  /** Names of the sender's field as mail programs write it: `from`, `sender`. */
  fromField: string;
  /** Names of the other fields: `sent`, `date`, `to`, `subject`. */
  otherField: string;
  /** Above a forwarded message: `forwarded message`, `begin forwarded`. */
  forwarded: string;
  originalMessage: string;
  /** The end of the line above a quotation: `wrote $`. */
  attribution: string;
  /** Prefixes of a subject: `fwd`, `fw`. */
  forwardPrefix: string;
  replyPrefix: string;
  /** Somebody else's complaint follows: `received ~8 (complaint|notice)`, `submitted (via|through)`. */
  relaying: string;
  /** Labels of whoever filled in a form. */
  reporter: string;
  /** Labels of the complaining party. */
  complainant: string;
  emailLabel: string;
  nameLabel: string;
  firstName: string;
  lastName: string;
  /** Names that are no person's: `company`, `file`, `domain`. */
  otherName: string;
  /** Records of registries: `registrar`, `admin c`. */
  registry: string;
  /** Mailboxes that nobody reads, as words: `no reply`, `do not reply`. */
  noReply: string;
}

export type Slot = keyof Lexicon;
