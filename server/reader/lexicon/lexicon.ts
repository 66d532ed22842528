/**
 * The phrases of one language by meaning. A slot is a text with one phrase per line, or several separated by ` | `;
 * `phrases.ts` defines the notation. A language without phrases for a slot sets it to ''.
 */
export interface Lexicon {
  // Roles of a URL.
  /** Infringing or unauthorized use: `infring*`, `without ~3 permission`, `stolen`. */
  infringing: string;
  /** Demand for removal: `remov(e|al|ing)`, `take ~3 down`. */
  removal: string;
  /** Publication or availability of a copy: `re-upload*`, `shared`, `appears`, `free download`. */
  published: string;
  /** Hosting by the recipient: `hosted by`, `your (site|server|network)`. */
  hosting: string;
  /** The original, an authorized or the first publication: `original`, `official`, `copyrighted work`, `first published`. */
  original: string;
  /** Sale or licensing: `for sale`, `sold (at|by)`, `licensing`. */
  sale: string;
  /** The sender's own site, the source of a copy, evidence, policies, tools: `our ~2 website`, `copied from`, `screenshot`, `policy`. */
  source: string;
  /** Headings and labels of a contact block: `contact`, `complainant`, `rights owner`. */
  party: string;
  /** A location without a role: `url(s|)`, `link(s|)`, `located at`, `below`. */
  location: string;
  /** Start of an exception: `except for`, `other than`. */
  exception: string;
  /** Start of a new clause: `while`, `whereas`, `however`. */
  clauseStart: string;
  /** Conjunctions: `and`, `or`, `as well as`. */
  conjunction: string;
  /** Prepositions and verbs before a location, which no caption ends with: `at`, `on`, `via`, `see`, `is`. */
  preposition: string;
  /** Removal from a location, at the end of the text before its URL: `remov* ... from $`. */
  removedFrom: string;
  /** Copied to a location, at the end of the text before its URL: `(copied|taken) ~5 from ... (to|onto|now at) $`. */
  movedTo: string;
  /** Infringing use, right after a URL: `^ uses`, `^ is ~3 (copy|reproduction) of`. */
  copyVerb: string;
  /** Licensed use, after a URL: `(under|with) a ~1 licen[cs]e`. */
  licensed: string;
  /** A complete label of the sender's work: `^ (the |my |our |)works?( url|) $`, `^ mine $`. */
  workLabel: string;
  /** A complete label of something unrelated: `^ portfolio $`, `^ evidence $`, `^ case $`. */
  unrelatedLabel: string;
  /** A complete label of the copy: `^ theirs $`, `^ copy $`, `^ infringer $`. */
  copyLabel: string;
  /** A complete label of a file name: `^ file name $`. */
  fileLabel: string;
  /** Labels of free-text fields: `message`, `comments`, `description`. */
  messageLabel: string;
  /** Title of a column of originals beside a column of copies: `^ (source|reference|client|product)`. */
  sourceColumn: string;
  /** Words that occur in sentences but not in labels: `(I|we|you|it|they) *`, `(is|are|was) *`. */
  sentence: string;
  /** Introduces the text below: `here are`, `the following`, `as follows`, `can be found`. */
  introduces: string;
  /** First-person pronouns and possessives: `my`, `our`, `we`. */
  firstPerson: string;
  /** Third-person pronouns and other parties: `they`, `their`, `someone`, `seller(s|)`. */
  thirdPerson: string;
  /** Words near a reference: `website`, `blog`, `see`, `visit`, `compare`. */
  website: string;
  /** Lines that mail clients append: `^ sent (from|with)`, `^ scanned by`. */
  sentWith: string;
  /** Context of the name of a complaining party: `on behalf of`, `represent*`, `author*`, `I am`. */
  partyContext: string;

  // Structure of a letter.
  /** A complete closing: `sincerely`, `(kind|best) regards`. */
  closing: string;
  /** Opening of a letter: `^ dear`, `^ hello`, `^ to whom it may concern`. */
  opening: string;
  /** The heading of an enclosure: `^ exhibit`, `^ schedule`, `^ appendix`. */
  enclosure: string;

  // The six elements.
  goodFaith: string;
  /** Turns good faith into a belief about the use: `belie[fv]*`, `authori[sz]*`, `yes`. */
  belief: string;
  /** The same belief without the term "good faith": `(reasonabl[ey]|honestly) belie* ... not ~1 authori[sz]*`. */
  plainBelief: string;
  perjury: string;
  /** `accura*`, `true and correct`. */
  accurate: string;
  /** Subject of the accuracy statement: `information`, `notice`, `statement*`. */
  information: string;
  /** `authori[sz]*`, `on behalf`, `owner`. */
  authority: string;
  /** Explains the requirements of a notice instead of making a statement: `(you|it) must ~1 include`. */
  requirement: string;
  /** A first-person declaration: `(I|we) ~4 (declare|swear|state|believe|have)`. */
  declares: string;
  /** A form prompt to type a statement: `(type|copy|paste) ~8 statement*`. */
  typingPrompt: string;
  /** A negative answer: `^ no $`, `^ unchecked $`. */
  negativeAnswer: string;
  /** Types of works: `photo(s|)`, `novel(s|)`, `source code`. */
  workType: string;
  /** Ownership or authorship: `my`, `our`, `client s`, `author(s|)`, `written by`, `entitled`. */
  ownership: string;
  /** Phrases before a title: `entitled`, `called`, `copies of`. */
  titled: string;
  /** Labels of a work: `title`, `work`, `isbn`, `copyrighted`. */
  workField: string;
  /** Labels that only resemble one: `owner`, `url`, `job title`. */
  notWorkField: string;
  /** `copyright (in|to)`, `rights in`, before the name of a work. */
  copyrightIn: string;
  signatureField: string;
  /** Labels beside a signature field: `date`, `digest`. */
  notSignature: string;
  /** Announces a name on the next line: `(type|enter) ~4 (name|signature)`, `signed ~1 by`. */
  nameBelow: string;
  /** Starts of lines that are not names: `^ (dear|please|this|thank*)`. */
  notName: string;
  /** Job titles below a name: `^ attorney`, `^ director`. */
  office: string;
  phone: string;
  /** Labels of a postal address. */
  address: string;
  /** Words for streets, near a number: `street`, `road`, `p o box`. */
  street: string;

  // The kind of a message.
  bounceSubject: string;
  autoSubject: string;
  autoText: string;
  /** Withdrawal of a notice: `(retract|withdraw)* ... notice*`. */
  retraction: string;
  /** The same in a subject line: `retraction`, `withdrawal`. */
  retractionTitle: string;
  /** Conditions: `if`, `unless`, `may`. */
  condition: string;
  /** Withdrawal of only a part: `only (for|the|this)`, `remaining`, `all other`. */
  partialRetraction: string;
  /** Removal by mistake, as claimed in a counter-notice. */
  mistakenRemoval: string;
  jurisdiction: string;
  serviceOfProcess: string;
  counterNotice: string;
  /** `copyright*`, `dmca (notice|takedown)`, `pira(cy|te*)`. */
  copyright: string;
  /** Mentions of copyright without a claim: `copyright (agent|office|team|act)`, `no copyright`. */
  notCopyright: string;
  /** Trademarks and counterfeits. */
  trademark: string;
  /** Trademark disclaimers: `trademarks ~3 of (their|its)`. */
  notTrademark: string;
  /** A complaint about rights in general: `infring*`, `dmca`, `intellectual property`, `unauthori[sz]ed (use|cop(y|ies))`. */
  rightsClaim: string;
  /** Taking without permission, in everyday words: `stolen`, `without ~4 permission`, `belongs to (me|us)`. */
  takenWithoutPermission: string;
  /** Phishing, malware, spam. */
  phishing: string;
  /** Harassment, defamation, personal data. */
  harassment: string;
  /** A question about a notice that the recipient forwarded: `you ~1 (forwarded|sent) (me|us)`. */
  forwardedNotice: string;
  /** Marketing phrases: `book a (demo|call)`, `unsubscribe`, `special offer`. */
  marketing: string;
  /** A request for information that a notice lacks: `please (provide|resubmit)`, `in order to process`. */
  informationRequest: string;
  /** Refers to the notice of the recipient: `your ~1 (complaint|notice|report)`. */
  yourNotice: string;
  /** The material was already removed: `(has|have) been ~1 (removed|disabled)`. */
  alreadyRemoved: string;
  /** The material is still online: `still`, `again`, `not`. */
  stillOnline: string;
  /** Questions and administrative matters: `how much`, `may I`, `invoice`. */
  inquiry: string;
  thanks: string;
  /** Demand for payment with a threat: `pay ~3 (fine|compensation|within)`, `legal action unless`. */
  extortion: string;
  /** A threat against the recipient’s own page, which is no demand to remove a copy: `your site will be ~3 deleted`. */
  threatened: string;
  /** Asks the recipient for a password, as phishing does: `confirm ~5 your ~3 password`. */
  credentials: string;

  // People.
  /** Labels of the From field as mail clients write it: `from`, `sender`. */
  fromField: string;
  /** Labels of other header fields: `sent`, `date`, `to`, `subject`. */
  otherField: string;
  /** Marker above a forwarded message: `forwarded message`, `begin forwarded`. */
  forwarded: string;
  originalMessage: string;
  /** End of the attribution line above a quotation: `wrote $`. */
  attribution: string;
  /** Subject prefixes: `fwd`, `fw`. */
  forwardPrefix: string;
  replyPrefix: string;
  /** Announces someone else's complaint: `received ~8 (complaint|notice)`, `submitted (via|through)`. */
  relaying: string;
  /** Labels of the person who submitted a form. */
  reporter: string;
  /** Labels of the complaining party. */
  complainant: string;
  /** A relay does not say who complains: `(reporter|name) ~6 (confidential|anonymous)`. */
  withheld: string;
  emailLabel: string;
  nameLabel: string;
  firstName: string;
  lastName: string;
  /** Labels of names that are not of a person: `company`, `file`, `domain`. */
  otherName: string;
  /** WHOIS and registry records: `registrar`, `admin c`. */
  registry: string;
  /** No-reply mailboxes, as words: `no reply`, `do not reply`. */
  noReply: string;
}

export type Slot = keyof Lexicon;
