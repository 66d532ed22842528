import type { Lexicon } from '../lexicon/lexicon.ts';

// Groups that come again in several phrases.
const SITE = `(site*|web ?site*|page*|web ?page*|home ?page*|blog*|portfolio*|store*|shop*|channel*|catalog*|gallery)`;
const LINK = `(ur[il]*|link*|page*|site*|web ?site*|domain*|address*|location*|listing*|file*|item*|account*|host|post*|content|material*)`;
const WORK = `(work*|photo*|picture*|image*|article*|video*|song*|track*|album*|book*|story|content|product*|design*|film*|game*|text*)`;
const NOTICE = '(notice*|notif*|complaint*|claim*|request*|takedown*|take down*|dmca*|report*|case*|infringement)';
const PERMISSION = '(permission*|authori[sz]ation*|consent|licen[cs]e*|approval|agreement)';
const ALLOWED = '(licen[cs]ed|authori[sz]ed|permitted|allowed|agreed|consented|approved)';
const THIS = 'this (person|user|seller|site|web ?site|guy|man|woman|company|page|channel)';
const PEOPLE = `(they|someone|somebody|he|she|people|whoever|${THIS}|the (seller|user|uploader|thief|owner of the (web ?|)site))`;
const HAS = '(has|have|had|been|was|were|being|is|are|and|then|now|users?|fans|who)';
const TOOK = '(copied|taken|took|stolen|stole|lifted|scraped|ripped|downloaded|grabbed)';
const OURS = '(my|our|whose|(client|owner|company|author|artist|publisher|photographer)( s|s|))';
const I_AM = '(i am|i m|im|we are|we re)';
const ALSO = '^ (which |that |and |)(is |are |has |have |also |)(*ly |)';
const HONEST = '(reasonabl[ey]|honest*|sincere*|genuine*)';
const IT = '(you|your (notice|notification|complaint|counter ?-?(notice|notification))|notification|it)';
const RETRACT = '(retract*|withdraw*|rescind*|revok*|cancel*)';
const RETRACTED = '(retracted|withdrawn|rescinded|revoked|canceled|cancelled|void|null and void)';
const DISREGARD = '(disregard|ignore|cancel|withdraw|retract|drop)';
const EARLIER = '(previous|earlier|prior|our|my|above|below|original|last|that|the|this)';
const GONE = '(removed|disabled|deleted|closed|suspended|blocked|terminated|taken ~1 (down|offline)|took ~3 down)';

/** English. */
export const lexicon: Lexicon = {
  infringing: `you (report|are reporting|wish to report|want to report) | (we|i) want (gone|removed|down|taken down|offline|deleted)
    (infring|illegitimate|illegal|illicit|unlawful|pirat|wrongful)* | (plagiari|bootleg|counterfeit|fraudulent|misappropriat|leak)*
    (offending|problematic|abusive|violat|contraven|alleg)* | impersonat* | (un-?|non-?)authori[sz]* | un-?licen[cs]ed* | no ~1 rights? to
    (stolen|stole|steal|steals|stealing|theft|thief|thieves|cracked) | (nulled|warez|nevertheless|nonetheless|verbatim) | never ~1 asked
    without ~3 ${PERMISSION} | without ~3 (asking|paying|crediting|attribution|knowledge) | no ~1 ${PERMISSION} | never ~2 ${ALLOWED}
    never ~2 ${ALLOWED} ~4 to | (not|t) ~2 ${ALLOWED} $ | (not|t) ~2 ${ALLOWED} ~2 (to|for|through|via|on|at|here) | scrapers?
    (not|never|t|dont|didnt|cannot) ~3 ${PERMISSION} | clon(e|ed|es|ing) | clon(e|ed|es|ing) (my|our) ~1 * | rip-?offs? | knock-?offs?
    (not|never|t|non|un) ~2 authori[sz]ed ~1 (cop(y|ies)|version*|source*|site*|url*|seller*|retailer*|dealer*) | ripp(ed|ing) ~1 off
    (not|never|t|non|un) ~2 authori[sz]ed ~1 (distributor*|channel*|website*|store*|link*) | as (their|his|her|its) own | in breach of
    ${PEOPLE} ~3 (sell*|sold|ask*|scrap*|lift*|took|tak*|cop[iy]*|publish*|post*|upload*|offer*|use|uses|used|using|put*|shar*|distribut*)
    ${PEOPLE} ~3 (re-?(post|upload|publish|sell|sold)*|stream*|claim*|pretend*|charg*|gave|giv*|rip*|stole|steal*|leak*) | complained of
    by (someone|somebody|a third party|third parties|a stranger|strangers|others|a unknown|an unknown|an unrelated|another) | passing off
    (scraped|copied|stolen|streamed|re-?published|re-?posted|used|offered|pirated|lifted|ripped|plagiari[sz]ed|hosted|sold|shared) by $
    ${HAS} ~1 (upload*|copied|re-?(upload|post|sell|sold|distribut|publish|blog|host)*) | copies of (my|our) | claim(s|ed|ing|) to have
    being (sold|resold|offered|given away|shared|streamed|used|displayed|hosted|distributed|traded|reproduced|exploited|passed off)
    (someone|somebody) else s name | found (my|our) ~4 (on|at|in) $ | (exceed*|beyond|outside|breach*) ~3 licen[cs]e | misus(e|es|ed|ing)
    licen[cs]e (has |had |was |is |)(expired|ended|lapsed|ran out|cancell?ed|revoked|terminated|withdrawn|over) | breach* ~3 copyrights?
    (was|were|has been) (cancell?ed|revoked|terminated) | word for word | where ~4 infringed | infringed (at|on|by|here) | copy-?pasted?
    still (up|online|there|live|available|show|shows|shown|on|at|active|accessible|hosted|visible|being) | copied and pasted
    (reported|target|targeted|suspect|suspected|detected|abuse|disputed|culprit|fake|rogue|scam|copycat) ~2 ${LINK}
    to be (removed|deleted|disabled|blocked|taken|de-?indexed|de-?listed|suspended)
    infring* (up|)on ~4 (right|rights|copyright|copyrights|property|trademark|trademarks|ip)`,
  removal: `take[ns]? downs? | (taking|took|take|bring|pull|pulled|shut) ~3 (down|offline) | take ~3 (off|away) | disabl(e|ed|es|ing)
    taken ~1 (down|off|offline|away) | remov(e|ed|es|al|als|ing|er) | delet(e|ed|es|ion|ions|ing) | (cease|stop|stops|stopped|stopping) | get rid of
    (has|have|needs?|ought) to (go|come down|disappear|vanish) | de-?(index|list)* | block* ~4 access | eras(e|ed|ing)
    terminat* ~3 (access|account*|hosting) | (expung|expeditious|vanish|unpublish)* | purg(e|ed|ing) | eliminat(e|ed|ing)`,
  published: `following ~2 (site*|web ?site*|page*|web ?page*|places|address*|url*|uri*|link*|domain*|shops|sellers|listing*|post*|file*)
    screen ?(shot|capture|grab)s? of (the |this |a |)(page|site|web ?site|url|web ?page) $ | (downloaded|download|streamed|watched|obtained|accessed) from
    takedowns? | torrents? | at issue | in question | re-?(post|publish|blog|shar)* | embedded | for free | (download|mirror|hotlink)*
    (posted|sharing|shared|magnet|appear|appears|appeared|appearing) | (is|are|was|were|been|being) ~1 used | reproduc(es|ed|ing|tion*)
    download* (link*|page*|site*) | free (download*|mp3|pdf|copy|copies|stream*|ebook*) | distribut(es|ed|ing|ion) | using (my|our|the)
    (my|our|the) (whole|entire|complete|full) * | us(es|ed) (my|our) | display(s|ed|ing) | contain(s|ed|ing|) (my|our|the|a copy|copies)
    cop(y|ied) (my|our|the|it|them|and) | source ?(url|uri|identifier|host) | url base | puts? (it|them|up|my|our|on|in) | theirs? $
    (their|his|her) ~1 (page*|site*|web ?site*|profile*|account*|channel*|listing*|shop|store) | ha(s|ve) (my|our) | stream(s|ed|ing)
    (the|these|this|such|exact|verbatim|full) (copy|copies) | identical (copy|copies|image*|text) | found (on|at|in) $
    (copy|copies) (is|are|can|may|at|on|in|here) | ma(de|kes?|king) available | (watch|read) online
    (derivative|duplicated?|mirrored|cloned|scraped|ripped|lifted) ~1 (work*|cop(y|ies)|content|page*|version*|text*|file*)`,
  hosting: `host(s|ed|ing) (by|on|at|the|these|this|a|with|from) | hosted | you ~1 host | you are ~1 hosting | re-?upload* | upload(s|ed|ing|er|ers|)
    your ~2 (site*|web ?site*|server*|network*|platform*|service*|domain*|customer*|user*|client*) | your ~2 (system*|hosting|page*|company|app|storage|cdn)
    (resid(es|ing)|stored|served) (on|at|from|by) | your ~2 (subscriber*|member*|seller*|infrastructure|bucket*|marketplace|cloud|data ?cent(er|re)*|ip)`,
  original: `authori[sz]ed ~1 (form|copy|edition|at|release) | (official*|legal*|lawful*|legitimate*|exclusive*) ~2 (distributed|released|published)
    rightful (owner|source|author) | (official*|legal*|lawful*|legitimate*|exclusive*) ~2 (available|streamed|sold|hosted|offered|broadcast*)
    has been infringed | (official*|legal*|lawful*|legitimate*|exclusive*) ~2 (licen[cs]ed|shared|posted) | (the|my|our) real (one|thing|site|shop|page|store)
    (original|originals|originally|licit|licitly|infringed) | (official|legitimate|genuine|authentic|lawful)* | works? ~5 infringed
    legal(ly|) ~1 (available|cop(y|ies)|version*|source*|site*|store*|stream*|watch|download*|purchas*) | (being infringed|infringed) upon
    legal(ly|) ~1 (obtain*|offered|published|distributed|channel*) | infringed ~1 (work*|content|material*|url*) | versions? of record
    (watch|stream|read|listen|download|buy|available|obtained|licen[cs]ed|play|watched|streamed|downloaded|played) ~2 legally
    with (my|our|his|her|their|the) ~2 (permission|consent|authori[sz]ation|licen[cs]e) | (alleg*|claimed|purported*) ~3 infringed
    (first|originally|previously|initially) (appeared|posted|uploaded|released|aired|printed) | printed ~5 (in|by|at) | pre-?dates?
    (first|originally|previously|initially) (published|shown|seen|featured|created|made|taken) | published versions?
    authori[sz]ed ~1 (cop(y|ies)|version*|source*|site*|url*|seller*|retailer*|dealer*|distributor*|channel*) | copyright registration
    authori[sz]ed ~1 (location*|website*|example*|store*|link*) | copyright(ed|) ~1 (work*|location*|url*|content url*)
    licen[cs]ed ~1 (cop(y|ies)|version*|source*|site*|store*|partner*|subscriber*|user*|reseller*|publication*|outlet*|customer*)
    (has|have|under|hold|holds|holding|bought|paid for) (a|an|the|our|my) ~1 licen[cs]e | protected works?
    (the|my|our|this) works? (is|are|can|may|at|located|available) | registration (number|certificate|record|no) | registered (with|at|under) $
    registered (with|at|under) ~3 * $ | reference (url|link|copy|work|file|image)s?
    (url|link|location|address|copy|example)s? (of|to) (the |my |our |)(original|copyrighted|protected|authori[sz]ed|infringed)`,
  sale: `licen[cs]ed ~1 (cop(y|ies)|version*|source*|site*|store*) | (for|on) sale | sold (at|on|by|via|from|through|exclusively)
    (sold|sells?) ~4 (commercially|exclusively|only|solely) | (we|i) ~1 sell | sell (them|it|these|this|my|our) | pric(ed|ing) | purchas*
    sold ~5 (through|via|by|at|on) | book ?(shop|store|seller)s? | (retailer|reseller|stockist|distributor|price)s? | (buy|buying|bought)
    (offered|given|taught|available|open) (only |)(for|to) ~1 (students|subscribers|members|customers|clients|patrons|readers|buyers)
    licen[cs]ed ~2 (to|through|via|on|by) | order(ed|) (from|at) | pre-?order* | licen[cs]e(d|s|) (at|page|terms|from|agreement|text|fee*) | licen[cs]ing
    (obtain|acquire|get|request) ~2 licen[cs]es?`,
  source: `link* to your ~1 (work|original|content|site)s? | (example*|sample*|link*|url*|location*|copy) (of|to) (the|my|our|this|his|her|their) ~1 ${WORK}
    ${OURS} ~2 ${SITE} | but not | (example*|sample*|link*|url*|location*|copy) (of|to) (the|my|our|this|his|her|their) ~1 (portfolio|owner|client)
    reverse image | ${OURS} ~2 (url*|domain*|profile*|account*|feed*|rss) | (its|his|her|their) own ${SITE} | (company|corporate) (web ?|)site | same as $
    press (about|coverage|report*|release*|article*) | (about|who) (us|me|we are|i am) | (featured|reviewed|exhibited|premiered|nominated|covered|exhibition|trailer) ~1 (in|on|at|by|is)
    (explained|summari[sz]ed|as set out|laid down|defined|codified|as set forth) (at|in|on|by|under) | image search | (lumen|whois|icann)
    (unlike|jury|wayback|evidence|privacy|excluding|portal) | (dashboard|unsubscribe|subscription|preferences|pgp|gpg) | with (full|proper|due|my|our) credit
    (fingerprint|schema|xsd|legislation|directive|virus|viruses) | (exhibition|museum|festival|competition|award|prize)s? | for comparison
    (proofs?|evidence) of ~3 (infring|violat|theft|plagiari|pirac)* | (comparison|guideline|faq)s? | internet archive | ads? (from|by|via|through)
    (built|based|runs?|running) (on|with) | (with the help of|thanks to|by means of) $ | to compare | compare (our|my|mine|it|to|with)
    found (it|this|that|them|the *) (through|via|using|with|by) | found (it|this|that|them|the *) (through|via|using|with|by) ~2 * $
    (cop(y|ies)|clones?|versions?|scans?|rips?|duplicates?|translations?) of (ours|mine) $ | registration (can|may|is|details) | reach us
    rights? ?(owner|holder) ?s? (web ?|)site | screen ?(shot|capture|grab)s? | polic(y|ies) | evidence (can|is|at|url*|link*|may)
    court (order|ruling|decision) | terms (of|and) | help cent(er|re) | here( s|s|) (is |are |)(my|our) | identical to $ | other than
    (my|our) ~1 (soundcloud|insta*|youtube|facebook|twitter|etsy|patreon|bandcamp|spotify) | (additional|background|other) (info*|detail*)
    (my|our) ~1 (deviantart|tumblr|tiktok|onlyfans|flickr|pinterest) | kept (a |)(copy|capture|record) | cached (copy|version|page)
    (my|our) ~1 (behance|artstation|linkedin|vimeo|twitch|github|amazon|ebay|agency|agent|publisher|label|platform|galler(y|ies)|studio)
    except(ing|ed|)( for|) | apart from | aside from | with the exception of | not including | available ~4 (only|exclusively|solely)
    (my|our) ~2 (web ?site|home ?page|page|blog|store|shop|server) (that|which|where|hosting|on which) ~8 * | (i|we) (use|used) $
    (steps|procedure|process|instruction*|guidance|method) ~3 (outlined|described|set out|listed|given|found|explained|here) | learn more
    (my|our) ~1 (copy|version|edition|master) (of|is|can|may|at) ~9 (hosted|uploaded|posted|located|found|available|kept|published)
    (only|exclusively|solely) (by|through|via|on|at|from|available) | (see|view|find|hear|watch|read|follow) (them|it|me|us|more|my|our)
    (i|we) (also |)(run|own|operate|maintain|manage) (at |on |)$ | (i|we) (also |)(run|own|operate|maintain|manage) ~1 (${SITE}|domain)
    (i|we) (run|own|operate|maintain) ~1 * $ | (i|we) (also |)(blog|write|work|am|are) ~2 (at|on|for|with) $ | more (info*|detail*)
    captured? (at|here|on|with|by|in) | archived? (cop(y|ies)|version|at) | find out more | further (info*|detail*|reading) | contact us
    for ~1 (information|details) | visit (us|our|my) | follow (us|me) | confirm ~4 (at|via|using|here) | web ?form | web interface
    (reply|respond|response|answer|feedback) ~4 (at|via|using|on|here|to|through|by|form|link) | click (here|below|on *|the|this)
    (case|ticket|notice|complaint|incident) (page|portal|url|link|status|details|online) | opt out | public key | key ?servers? | statute* | registrar*
    fair use | powered by | sent (via|with|from|by|using) | scanned by | on behalf of $ | cop(y|ies|ied|ying) ~3 from | ${TOOK} ~3 from
    (stealing|taking|scraping|ripping|sourced) ~3 from | cop(y|ies) of $ | (property|publisher|creator|author) of $
    ${PEOPLE} ~3 (${TOOK}|tak*|cop*|lift*|rip*|steal*|scrap*|download*|post*|upload*|publish*|use*|using) ~3 from | belong(s|ed|ing|) to $
    ${HAS} ~1 (copied|upload*|re-?(post|upload|publish)*|scraped|lifted) ~3 from | proofs?( that| of|) | prov(e|es|ing|en)
    (owned|created|made|written|taken|photographed|published|run|operated) by $ | posted by (us|me) | (scrap(e|ed|es|ing)|crawl*) $
    (i|we) ~1 (post*|publish*|sell*|host*|shar*|offer*|distribut*|releas*|display*|exhibit*|upload*) | name ?servers? | power of attorney
    (released|published|distributed|sold|offered|created|made|produced|uploaded) ~1 by (us|me) | authori[sz]ation (letter|document|form)
    who is (record*|lookup|data|information|query) | ${I_AM} the ~3 (owner|author|creator|publisher|operator|webmaster)s? of $
    ${I_AM} the ~3 (owner|author|creator|publisher|operator)s? of ~3 * $ | letter of (authori[sz]ation|authority) | (supporting|attached) (evidence|document*)
    infring(e|es|ed|ing) (up|)on ~3 ${WORK} $ | infring(e|es|ed|ing) (up|)on ~3 ${WORK} ~3 * $`,
  party: `contact( information| details?| info| data| person| name| url| us| address|) | (reported|submitted|filed|signed) by | law ?firm
    authori[sz]ed (agent|representative|signatory) | complain(ant|ing)* | (claimant|reporter|submitter|requester|notifier|represent)*
    (my|your|our|sender( s|s|)|personal) (details|information|info|data|name|e-?mail|company|website) | (attorney|agent|signature)* | requeste?or*
    copyright (owner|holder)* | rights? ?(owner|holder)* | organi[sz]ation* | company( name|) | affiliation | schema url
    (employer|publisher|agency|signed|sincerely|homepage) | client name | ^ client $ | job title`,
  location: `(url|uri|link|hyperlink|page|site|location|host|permalink)s? | web ?(page|site|address)(es|s|) | located (at|on|here)
    (address|addresses|below|here) | found (at|on|here|below) | available (at|on|here|from|via) | domains?( names?|) | host ?names? | the following
    as follows | listed (below|here) | accessible (at|on|via|from|here) | viewable (at|on|here) | (can|may) be (found|seen|viewed|accessed) (at|on|here|via)`,
  exception: 'except(ing|ed|)( for|) | excluding | other than | apart from | aside from | with the exception of',
  clauseStart: '(while|whereas|therefore|however|but|although|though|whilst) | (because|hence|meanwhile)',
  conjunction: '(and|or|also|plus) | as well as | and also | or also | and or | along with | together with',
  preposition: `(at|to|on|via|from|in|is|are|and|see|visit|under|through|by) | (into|onto|within|was|were|be|of|for|with|view|including|namely) | or`,
  removedFrom: `(remov*|delet*|disabl*|block*|pull*|eras*|purg*|eliminat*|wip(e|ed|ing)|take) ... from $ | taken (down|off) ... from $
    (takes|taking|taken|took|bring|shut) ~8 (down|off|away|offline) ... from $ | (take*|taking|remov*|pull*|get) ~8 off (of |)$
    (remov*|delet*|take|taken|pull*) ... from (your|this|that|their|his|her) ~3 (site|web ?site)s? (at |on |)$
    (remov*|delet*|take|taken|pull*) ... from (your|this|that|their|his|her) ~3 (server)s? (at |on |)$
    (remov*|delet*|take|taken|pull*) ... from (your|this|that|their|his|her) ~3 (page|platform|network|blog|shop|store)s? (at |on |)$`,
  movedTo: `${TOOK} ~6 from ... (to|onto|into) $ | ${TOOK} ~6 from ... (to|onto|into) ~5 * $
    ${TOOK} ~6 from ... (and|then|now) ~2 (is|are|was|were|puts?|posted|pasted|used|published|uploaded|shared|sold|sells?|re*) ~6 * $`,
  copyVerb: `${ALSO}(uses|using|contains?|displays?|shows?|showing|hosts?|hosting|offers?|offering|sells?|selling|distributes?)
    ${ALSO}(publishe[sd]|publishing|reproduces?|streams?|streaming|distributing|displaying|infringes) | ^ (has|have) (my|our|no)
    ${ALSO}(violates|mirrors|re-?(posted|uploaded|published)) | ${ALSO}(copie[sd]|stole|stolen|stealing|scrape[sd]|lifted|took|translated|still)
    ${ALSO}(used (my|our|no)|(has|have|includes?|features?) (my|our|no)|where (my|our))
    ^ (is|are|was|were) ~5 (copy|copies|reproduction*|translation*|rip|clone|duplicate*|scan|scans) of`,
  licensed: `(under|with|has|have|hold|holds) (a|an|our|my|the|his|her|their|its) ~1 ${PERMISSION} | (under|with|hold|holds) ${PERMISSION}
    (under|with|has|have) (valid|full|written|express|proper|prior) ~1 ${PERMISSION}`,
  workLabel: `^ works?( url| link|) [0123456789]* $ | ^ (mine|ours?|my own|our own|me|us) $ | ^ (my|our) (own |* |)${WORK} $
    ^ (the |my |our |(name|title|description|location|url|link) of (the |my |our |)|)works?( url| urls| link| links| page| title| name|) $
    ^ (my|our) (own |* |)(post|app|software|program|drawing|course|recipe|listing|art|font|pattern|painting|music)s? $`,
  unrelatedLabel: `^ (product|publisher|catalogue?|official|sales) page $ | ^ ticket url $
    ^ (web|www|blog|portfolio|ig|insta|instagram|fb|facebook|twitter|linkedin|youtube|etsy|patreon) $ | ^ (imdb|tmdb|isbn|doi|goodreads|discogs|spotify) $
    ^ (vimeo|twitch|github|amazon|telegram|skype) $ | ^ (bandcamp|apple music|soundcloud|tiktok|pinterest|behance|artstation|deviantart|flickr|tumblr) $
    ^ (evidence|proofs?|screen ?shots?|captures?|case|ticket|portal)( url| link| page| id| number|) $
    ^ (references?|attachments?|archive|wayback)( url| link| page| id| number|) $
    ^ (* |)(catalogu?e|home|status page|discography|bibliography|filmography|website) $`,
  copyLabel: `^ (infringing |reported |)(materials?|contents?) $
    ^ (theirs?|them|him|his|hers?|they|thief|copycat|copy|copies|copied|fakes?|clones?|stolen) $ | ^ (scammer|pirates?|infringing|offending|reported) $
    ^ (their|his|her) (copy|version|page|site|url|link|post|listing|product)s? $
    ^ (hit|match|finding|instance|occurrence|infringer|offender|violation|detection|infringement)(s|es| [0123456789]*|[0123456789]*|) $`,
  fileLabel: `^ (infring* |shared |torrent |release |original |)(file ?names?|torrent( name|)|release( name|)|files?) $`,
  messageLabel: `(message|comment|statement|description|explanation|remark)s? | notes? | additional (information|info|details)`,
  sourceColumn: `^ (source*|reference*|ref|client*|owner*|publisher*|product*|asset*|work*|title*|catalog*|store*|shop*|original*)`,
  sentence: `(has|have|had) been * | (i|we|you|it|they|he|she) * | (is|are|was|were) * | (is|are|was|were) $ | can (be|also|you|i|we|find|see|not)`,
  introduces: `here (is|are) | (heres|following|below|namely) | here s | as follows | here $ | listed (here|below|in) | these are | such as
    (can|may) (also |)(be |)(find|found|see|seen|view|viewed|accessed|located) | located (at|on) | found (at|on|under)`,
  firstPerson: '(my|mine|our|ours|we|i|me|us|client|clients|im|ive|myself) | ourselves | client s',
  thirdPerson: `(they|their|theirs|them|he|his|him|she|her|someone|somebody) | (copy|copies|thief|thieves) | web ?sites? | third part(y|ies)
    (user|seller|merchant|uploader|site|page|listing|post|upload)s? | (infringer|offender|pirate|scammer|vendor)s?`,
  website: `(official|blog|shop|store|portfolio|publisher|label|studio|see) | (visit|compare) | web ?sites? | home ?page | catalog*`,
  sentWith: `^ sent (with|from|via|using|by my) | ^ (get outlook|powered by|virus free|scanned by|sent securely) | ^ secured (by|with)
    ^ (protected by|no virus found|get bluemail)
    ^ this (e-?mail|message|mail) (was|has been) ~1 (sent|scanned|checked|generated|protected) (by|with|from|via|using)`,
  partyContext: `on behalf of | behalf | im | (represent|publish|creator|created|photogra|manag|artist)* | act(s|ing|) (for|as) | we are
    (illustrat|compos|writ|designer|producer|developer|founder)* | agents? (of|for) | (owner|own|holder|author|client)s? | we re | i am | i m | my name
    name is | (attorneys?|counsel|lawyers?|solicitors?) (for|of|to) | retained by | instructed by`,

  closing: `(yours?|very|most|with|kind|kindest|best|warm|warmest|many|sincere) ~2 (sincerely|faithfully|truly) | regards? | thank you
    (yours?|very|most|with|kind|kindest|best|warm|warmest|many|sincere) ~2 (regards?|respectfully|cordially|wishes|thanks) | all the best
    (sincerely|faithfully|truly|respectfully|cordially|truthfully) | (wishes|cheers|thanks|best|yours|rgds) | respectfully submitted
    (sincerely|faithfully|truly|respectfully|cordially|truthfully|cheers) (yours|you|to all) | thanking you( in advance|)
    (very|most) ~1 (sincerely|truly|respectfully|cordially) yours | (thank you|thanks) ~3 for your ~4 * | many thanks in advance
    (thank you|thanks) (very much|so much|again|in advance|in anticipation|and ~1 regards|to all|yours) | looking forward to ~5 *
    have a (nice|good|great) (day|week|weekend) | yours in good faith`,
  opening: `^ to the ~3 (agent|team|department|office) | ^ (dear|hello|hi|hey|to whom|attn|attention|greetings|madam) | ^ (gentlemen|ladies and gentlemen)
    ^ sirs? | ^ good (morning|afternoon|evening|day) | ^ to the (designated|dmca|copyright|abuse|legal)`,
  enclosure: '^ (exhibit|schedule|annex|annexure|appendix|attachment|enclosure|addendum)s? | ^ appendices',

  goodFaith: 'good faith | goodfaith | bona ?fide belief | bona ?fide | good fath | god faith',
  belief: `belie[fv]* | (beleive|infring|declar|notif|certif|confirm|accept)* | (i|we) ~3 state | stated | (agree|affirm|attest|acknowledg|assert|consent)*
    (basis|checked|yes|true|ticked) | faith that | authori[sz]* | unauthori[sz]* | permi(t|ss)* | licen[cs]*`,
  plainBelief: `${HONEST} ~1 belie* ... (not|never) ~1 (allowed|permitted|licen[cs]ed|lawful)
    ${HONEST} ~1 belie* ... (not|never) ~1 authori[sz]* | ${HONEST} ~1 belie* ... * ... (not|never) ~1 authori[sz]*
    ${HONEST} ~1 belie* ... (unauthori[sz]*|infring*|no ${PERMISSION}|no rights?|without ~1 ${PERMISSION})
    ${HONEST} ~1 belie* ... * ... (unauthori[sz]*|infring*|no ${PERMISSION}|no rights?|without ~1 ${PERMISSION})
    belie* ... not (been |)(authori[sz]ed|permitted|licen[cs]ed) (by|under) ... (agent|law)
    belie* ... * ... not (been |)(authori[sz]ed|permitted|licen[cs]ed) (by|under) ... (agent|law)`,
  perjury:
    '^ authority to act $ | swear accurate | perjur* | (perjery|pergury|purjury|affidavit) | under oath | sworn (statement|declaration|affidavit)s?',
  accurate: `(accura|acurate|truthful)* | accurr?ate* | true and correct | true complete | (correct|correctly|true) | right and true`,
  information: `(inform|notice|notif|statement|claim|complaint|submission)* | (everything|above|foregoing|herein|data|facts|details)
    all (of |)(this|that|i|we) | what (i|we) | reports? | this (letter|e-?mail|message|document|request|form)`,
  authority: `authori[sz]* | (authority|representing|counsel|licensee|empowered|artist) | composer | on behalf | rights? ?holder*
    (owner|exclusive|representative|attorney|proprietor)* | copyright ?(holder|owner)* | (agent|author|creator|photographer|represent)s? | (i|we) (own|hold)
    hold* ~1 (copy|)rights? | act(s|ing|) (for|on|as) | rights? ?owner* | entitled to act`,
  requirement: `statement (that|by) ~3 (you|the complaining party|complainant|copyright owner) | please (include|provide|confirm that you)
    (must|should) include | ${IT} (must|should|shall|need to|needs to|has to|have to) ~1 (include|contain|provide|state|be) | requires | requirements
    we (need|require) | ^ (include |)(a|an|your) ~3 statement | that you (have|are|swear|believe)
    (valid|proper|complete|compliant) ~2 ${NOTICE} (must|should|requires|needs|includes|contains)`,
  declares: `(i|we) ~6 (have|swear|declare|certify|state|believe|affirm|attest|am|are|confirm|assert|acknowledge|represent|warrant|verify)`,
  typingPrompt: `(type|copy|paste|enter|re-?type|repeat|write) ... statements? | (type|enter|write) (in |out |)the following ~2 (words|text|sentence|phrase)`,
  negativeAnswer:
    '^ (no|false|unchecked|0|off|unticked|disagree) $ | ^ not (checked|ticked|selected|accepted|confirmed|agreed) $',
  workType: `(photo|picture|image|portrait|video|film|movie|song|track)s? | (album|recording|soundtrack|book|novel|textbook|manual)s?
    (article|poem|essay|newsletter|publication|application|app)s? | (theme|template|font|typeface|game|rom|artwork|illustration)s?
    (drawing|painting|design|graphic|comic|webtoon|cartoon)s? | (episode|show|broadcast|course|lecture|lesson|tutorial)s? | e-?books?
    (worksheet|exam|dataset|database|catalogue|podcast|pattern)s? | (map|repo|script|magazine|poster|sticker|sculpture|tattoo)s?
    (animation|render|presentation|document|scan|clip|recipe)s? | (print|project|logo|layout|screenplay|mod|preset|beat)s? | stor(y|ies)
    (livestream|webinar|paper|printable|wallpaper|translation)s? | (subtitle|transcript|selfie|chapter|text)s? | photograph(s|y|ies|)
    (footage|music|lyrics|poetry|software|codebase|code|firmware) | (manga|anime|series|ceramics|imagery|art|theses|thesis) | blog ?posts? | source code
    program(s|mes?|) | plug ?-?ins? | sheet music | audio ?books? | repositor(y|ies) | motion pictures? | embroider(y|ies) | news (report|story|storie)s?
    documentar(y|ies) | sketch(es|) | (3d|stl) (model|file)s? | remix(es|) | test banks? | fan ?art
    (product|written|web ?site) (description|photo|image|text|copy|content)s?`,
  ownership: `(my|our|his|her|their|whose|mine|ours|exclusive|created|wrote) | (written|took|produced|published|entitled|titled|called|named)
    (original|proprietary|confidential|registered) | (client|right|author|creator|photographer|artist|composer)s? | * s | copyright(ed|s|)
    (illustrator|designer|developer|director|publisher|writer)s? | (songwriter|musician|producer|work)s? | own(s|ed|er|ers|)
    belong(s|ing|) to (me|us|my|our) | (i|we) ~1 (develop*|wrote|photograph*|illustrat*|perform*) | licen[cs]e(d|s|)
    (i|we) ~1 (made|make|create|draw|write|paint|drew|paint*|design*|compos*|film*|record*|shot|sewed|built)
    (taken|shot|made|drawn|painted|composed|recorded|designed|photographed|filmed|directed) by`,
  titled: '(entitled|titled|called|named) | cop(y|ies) of | known as | (under|with|by) the (title|name) | title is',
  workField: `(work|title|song|track|artist|album|recording|event|programme)s? | (episode|asset|author|show|article)s? | copyright work
    (broadcast|film|movie|book|photo|photograph|image|video|game)s? | (original|copyrighted|infringed|match|isbn|issn|isrc|asin)
    (software|series|property|product|trademarked) | material type | protected content | description of ~3 (work|content|material)s?`,
  notWorkField: `(owner|holder|agent|infringing|infringement|notice|reporter)* | (url|link|location)s? | job title | your title | e-?mail
    (registration|signatory|company|phone) | title of (signatory|sender|position)`,
  copyrightIn:
    '(copyright owner|publisher|author|producer|creator)s? of | copyrights? (in|to|of|for|over) | rights (in|to|of|for|over) | ownership of | copyright and ~4 (in|to)',
  signatureField: `signature* | esign* | (sig|signed|signatory) | e-?signature* | sign here | (digitally|electronically) signed( by|)`,
  notSignature: '(date|dated|digest|algorithm|time|timestamp|hash|version|place)',
  nameBelow: `(type|enter|sign|print) ~4 (name|signature) | (my|electronic|physical|digital) ~1 signature (follows|is|below|appears) | signed ~1 by
    signed on behalf of | include your ~3 signature | (electronic|digital|physical|typed) signature of`,
  notName: `^ (sent from|get outlook|on behalf|dear|hi|hello|please|this|the|we|i|if|note|attachment|confidential*)
    ^ (disclaimer|tel|phone|fax|e-?mail|date|page) | ^ (subject|attn|re|link|url|links|urls|see|and)
    ^ (regards|thank|thanks|cheers|sincerely|yours|these|that|there|it|you|your|my|our|best|kind|to|from)
    ^ (unsubscribe|click|view|visit|download|copyright|all rights|mobile|website|address|infring*|under)`,
  office: `^ (attorney*|director*|manager*|ceo*|cto*|cfo*|owner*|founder*|co founder*|photographer*|author*) | ^ (vice |)president*
    ^ (editor*|partner*|legal dep*|solicitor*|lawyer*) | ^ head of | ^ (proprietor|secretary|representative|agent|esq)* | ^ anti-?piracy
    ^ (general |legal |senior |associate |in house |)(counsel*|analyst|specialist|officer|investigator|coordinator|paralegal)
    ^ (chief|managing|executive|artist|illustrator|designer|writer|musician|producer|creator)* | ^ (brand|content) protection
    ^ copyright (agent|team|department|officer) | ^ (ip|intellectual property|law (firm|office*)) | ^ authori[sz]ed (agent|representative|signatory)`,
  phone: `(phone|telephone|mobile)* | (tel|cell|whatsapp|ph|mob|fax|landline) | cell ?phone | call (me|us) | direct (dial|line)`,
  address: '(address|street|headquarters) | address line | zip( code|) | post ?code | postal code | registered office',
  street: `(street|st|avenue|ave|road|rd|blvd|boulevard|lane|ln|drive|dr) | (suite|ste|floor|plaza|way|court|square|parkway|pkwy|box)
    (highway|hwy|terrace|crescent|apt|apartment|building) | po box | p o box | post office box`,

  bounceSubject: `undeliver* | delivery (status|failure|failed|has failed|report|incomplete|delayed|problem|error) | failure notice
    returned (mail|to sender|message|e-?mail) | mail delivery (failed|system|subsystem|failure|error) | non delivery | unable to deliver
    (message|mail|e-?mail) (could not be|not|was not|cannot be) delivered | address not found | delivery notification failure | failed delivery
    bounced (mail|message|e-?mail) | mail system error | message blocked`,
  autoSubject: `automatic(ally|) (generated |)(reply|response) | auto(mated|) (reply|response|responder) | autore(ply|sponse|sponder) | out of (the |)office
    ^ ooo | ^ on vacation | vacation (reply|response) | on (annual |maternity |parental |sick |)leave | away (from|message) | acknowledg(e|)ment of
    confirmation of receipt | (read|delivery) receipt | we (have |)received your
    (ticket|request|case|message|e-?mail) (received|created|opened|confirmation)`,
  autoText: `${I_AM} (currently |)(out of (the |)office|on (vacation|annual leave|holiday|holidays|leave)|away (from|until))
    i will be (out of (the |)office|on (leave|vacation)|away) | (this is|you are receiving) an automated ... received
    (your|a|the) (ticket|request) ... (has been|was) ~1 (received|created|opened|logged|registered|assigned)
    (your|a|the) (message|e-?mail|case|report|enquiry|inquiry) ... (has been|was) ~1 (received|created|opened|logged|registered|assigned)
    this is an auto* ~1 (reply|response|acknowledg*|message|e-?mail|confirmation) | limited access to (my |)e-?mail
    we (have |ve |)received your (e-?mail|message|request|report|notice|complaint|enquiry|inquiry|ticket)
    please do not reply to this (automated |)(e-?mail|message) | your (ticket|case|reference|request) ~1 (number|id) (is|will be)
    thank you for (contacting|your (e-?mail|message|inquiry|request|report)) ... (ticket|case|reference|request) (number|id|has been)
    (we|our team|someone) will (get back|respond|reply|be in touch)`,
  retraction: `(we|i|hereby) ~1 (withdraw|retract|rescind|drop|cancel) ~1 (item|url|link|page|entr(y|ies))s?
    (photo|picture|image|video|page|post|copy|work|it|they|content|material)s? (may|can) (stay|remain)
    (hereby|formally|would like to|wish to|want to|am|are|i|we|to|officially) ~1 ${RETRACT} ... ${NOTICE} | (is|are) ~1 ${RETRACT} ... ${NOTICE}
    ${NOTICE} ... (is|are|been|was|were|as|be) ~1 ${RETRACTED} | (consider|regard|treat|deem) ... ${NOTICE} ... ${RETRACTED}
    ${NOTICE} (retraction|withdrawal|cancellation) | (please|kindly) ${DISREGARD} ... ${EARLIER} ... (${NOTICE}|e-?mail|message|letter)
    (taking|take) back (my|our|the|this) ~3 ${NOTICE} | (retraction|withdrawal|rescission|cancellation|revocation) of ~4 ${NOTICE}
    (i|we) ~2 (withdraw|retract|rescind|revoke) (it|this|them|our|my|the)
    ${NOTICE} ~5 (sent|submitted|filed|issued|made) (in error|by mistake|by accident|erroneously|mistakenly)`,
  retractionTitle: `retract(ion|ed|ing|s|) | withdraw(al|n|ing|) | rescind(ed|ing|) | (rescission|revocation|revoked) | cancell?ation`,
  condition: `^ should | (if|unless|until|may|might|can|could|before|once|whether) | should you | in case | request(ing|) a retraction | to obtain
    in the event | provided that | (will|would|do|did) not | refus* to | how to (retract|withdraw) | (please|must|should|that you) (retract|withdraw) your
    (ask|request|demand|require)* ~4 (retract|withdraw)*`,
  partialRetraction: `as far as ... (concerned|address|url|link|item) | unaffected | (withdraw|retract|rescind|drop|cancel) ~1 (item|url|link|page|entr(y|ies))s?
    only (for|the|this|these|with respect|as to|as regards|in respect|one|two|regarding|concerning) | remaining | partly | the rest | all (the |)others?
    the others? | partial* | other (url|link|item|work|page|claim)s? | in part | with (respect|regard) to
    (remains?|still) (in force|valid|in effect|stands?|active) | everything else | except(ing|)( for|) | (one|some) of the | limited to
    (for |as to |)the following (url|link|item|work|page)s? | no longer include* | continues? to apply | insofar as`,
  mistakenRemoval: `(mistake|error) or (a |)mis-?identification | mis-?identif(ication|ied|ying) | (is|was|are|constitutes?) fair (use|dealing)
    (dispute|contest|object to|challenge|appeal) ~4 (removal|${NOTICE}|suspension) | (does|do|did) not infringe* | non infringing
    (${NOTICE}|removal) ~3 (is|was|are|were) ~1 (in error|mistaken|not credible|false|invalid|baseless|untrue|wrong)
    (${NOTICE}|removal) ~3 (is|was|are|were) ~1 (fraudulent|unfounded|bogus|without merit)
    (removed|disabled|taken down|blocked|deleted|suspended) ... (by|as a result of|due to|in) (a |an |)(mistake|error)
    (wrong|wrongful|mistaken|erroneous|improper|unjust|false|incorrect)ly (removed|disabled|taken|blocked|deleted)
    (wrong|wrongful|mistaken|erroneous|improper|unjust|false|incorrect)ly (suspended|flagged|claimed|reported|accused)
    (restore|reinstate|put back|replace) ~5 (content|material|page|access|video|site|listing|post|account|repository|file)s?`,
  jurisdiction: `(accept|submit to|agree to|recogni[sz]e) ~3 (court|courts|jurisdiction) | consent(s|ing|) (to|for) (the |personal |)jurisdiction
    consent* ... judicial district | consent* ... district court | jurisdiction of (the |any |)(federal|us|u|united states|court|courts)
    (federal|united states|us) district court`,
  serviceOfProcess: `(papers|documents|process|proceedings|writ) ~6 (be served|serve me|served on me) | service of process | (accept|accepting|consent to) ~1 service | accept (legal |court |)(process|papers)`,
  counterNotice: 'counter ?-?(notice|notification|claim|statement)s? | counter ?-?dmca | dmca counter* | section 512 g',
  copyright: `(copyright|copywrite|copyrite)* | copy rights? | pira(cy|te|tes|ted|ting) | digital millennium | section 512 | moral rights?
    dmca (takedown*|take down*|notice*|complaint*|violation*|request*|claim*|report*) | author s rights?`,
  notCopyright: `copyright (agent*|office*|dep|dept|team|department|act|policy|policies|law|laws|law firm|compliance|contact|manager) | copyright 20*
    copyright 19* | anti piracy | copyright ... c ... 20* | no copyright* | not (a|an) copyright* | digital millennium copyright act`,
  trademark: `trade ?-?mark* | service ?-?mark* | counterfeit* | brand (abuse|infring*|impersonat*|misuse) | passing off | lanham act | trade dress
    registered mark* | replicas? | (uspto|euipo|udrp) | cyber ?squat*`,
  notTrademark: `trade ?-?marks? ~3 of (their|its|the) | all (other |)trade ?-?marks? | registered trade ?-?marks? of
    trade ?-?mark (attorney|office|agent|law)* | trade ?-?marks? and logos?`,
  rightsClaim: `(copyright|copywrite|copyrite|pirat|infring|plagiari)* | copy rights? | dmca | take ?-?downs? | intellectual property | ip rights?
    digital millennium | stolen ${WORK} | stolen art | (content|image|photo|art|design) theft | cease and desist
    unauthori[sz]ed (use|cop(y|ies|ying)|distribution|reproduction|display|publication|upload*|sharing|sale|download*) | section 512
    rights? (violation*|holder*|owner*) | violat* ~4 rights? | moral rights?`,
  takenWithoutPermission: `(theft|thief|thieves|stolen|stole|stealing|copied|scraped) | cloned | (plagi|misappropriat|leak|pirat|illegal|unlawful|bootleg)* | word for word
    re-?(post|upload|publish|blog)(ed|ing) | never said | un-?licen[cs]ed | un-?authori[sz]ed | not authori[sz]ed
    without ~4 (permission*|authori*|consent*|licen*|asking|knowledge|approval|paying|credit*|right*) | ripped off | no ${PERMISSION}
    (not|never|t|didnt|dont) ~3 (permission|authori*|licen[cs]*|consent*) | (never|not|t) ~4 (right|rights|allow*|agree*|permit*)
    (never|not|t) ~2 (asked|gave|given) | belong(s|) to (me|us|my|our) | (is|are|was|were) (all |)(mine|ours) | no right to | passed off
    (did not|didn t|didnt|never) (say|said) yes | (nobody|no one|noone) ~4 (allow*|permi*|licen*|authori*|may|asked)
    ${I_AM} the ~2 (owner|author|artist|photographer|creator|copyright|illustrator|designer|developer|writer|publisher|rights)* | (using|uses|used) (my|our)
    (someone|somebody|they|he|she|people) ~3 (shar*|stream*|took|tak*|publish*|distribut*) ~2 (my|our)
    (someone|somebody|they|he|she|people) ~3 (sell*|us(e|es|ing|ed)|post*|upload*|cop[yi]*|print*) ~2 (my|our)`,
  phishing: `phish* | trojan* | (malware|spam|spamming|ddos|hacked|hacking|ransomware) | (unsolicited|scam) | botnets? | spammers? | brute ?-?forc*
    port scan* | credential (theft|harvest*|stuffing) | malicious (site|code|url|link|file|activity|domain)* | fake login | open (relay|resolver|proxy)
    identity theft | command and control | sql injection`,
  harassment: `(defam|libel|slander|harass|stalk|terroris)* | (bullying|csam|gdpr) | dox(x|)(ed|ing) | hate speech | revenge porn
    child (sexual |)(abuse|exploitation|porn*) | (my|our|his|her) ~2 (personal (data|information|details)|home address|phone number) | right to be forgotten
    erasure of | personal data | invasion of privacy`,
  forwardedNotice: `you ~1 (forwarded|sent|passed|relayed) (me|us|on|this) ... ${NOTICE} | (i|we) (received|got) ... ${NOTICE} ~2 from you
    ${NOTICE} (that |which |)you ~1 (forwarded|sent|passed|relayed) | ${NOTICE} against (me|us|my|our) | you (suspended|disabled|removed|blocked) (my|our)`,
  marketing: `(minute|min) (demo|call|chat|meeting) | (pick|choose|grab) (a|any) ~1 slot | account executive | pricing (starts|page|plans) | quick follow up
    teams like yours | (isn t|is not|s not) for you | (hours|time) (a|per|every) (week|day) ~3 (sorting|by hand|saved)
    (book|schedule) a (free |quick |)(demo|call|meeting) | free (trial|quote|consultation|audit|proposal) | discounts?
    our (services?|packages?|pricing|solutions?) | backlinks? | (special|limited|exclusive) (time |)offer | did you know | price list
    (webinar|unsubscribe|seo) | (grow|boost|increase|improve) your | read our (guide|blog) | we offer | (guest|sponsored) posts? | web traffic
    rank(ing|) ... (keywords|google) | link building | digital marketing | sign up (now|today) | promo ?code | hop on a call
    (web|app|website) (design|development) (service*|company|agency) | lead generation | view ~3 in ~2 browser | manage (your |)preferences`,
  informationRequest: `we (will |would |)(need|require) | in order to (process|proceed|act|assist) | to process (a|your|this|the)
    please (provide|send|submit|include|resubmit|supply|reply with|fill|complete|clarify|specify|identify|use our) | must (include|contain|provide)
    (could|can|would) you ~1 (provide|send|submit|specify|clarify) | (is|was|are) (missing|incomplete|insufficient|not (complete|valid|sufficient))
    does not (meet|contain|include|comply|satisfy) | (unable to|cannot|can not) (process|act|proceed|locate|identify|verify|accept)
    kindly (provide|send|submit|include|resubmit)`,
  yourNotice: `your ~1 (${NOTICE}|message*|e-?mail*|inquir*|enquir*|submission*|letter|ticket|correspondence)
    (urls?|links?|content|material) you (reported|listed|identified)`,
  alreadyRemoved: `(has been|have been|was|were|is now|are now|we|we ve|we have|i|i ve|i have) (now |already |since |)${GONE} | (took|taken) action
    (customer|client|user|uploader|owner|seller)s? (has|have) (now |already |since |)${GONE}
    (is|are) (now |already |all |)(gone|offline|inaccessible|unavailable) | close (the|this|my|our) (ticket|case|file|complaint)
    no longer (available|online|accessible|hosted|there|live|exists?|active)
    (ticket|case|complaint|matter|issue|request) (is |has been |was )(now |)(closed|resolved|completed)`,
  stillOnline: `(still|again|yet|reminder) | (not|t) been | remains? (online|available|live|accessible|up) | continues? to | back (up|online) | re-?appear*
    not ~2 (removed|down|gone|disabled|taken) | no (response|reply|action) | re-?uploaded`,
  inquiry: `how (much|do|does|can|could|should|would|many|long|to) | what (does|do|is|are|would|that|it|happens|if) | do you | did you
    (who|whom|when|does|why|quotation|thesis|questionnaire|survey) | (interview|newsletter|refund|vacancy|internship|renewal|billing)
    would you (be|like|mind) | are you | is it | is there | are there | may (i|we) | would * work | have you | should (i|we) | will you
    (can|could) (i|we|you tell|you explain|you help|you advise) | where (can|do|is) | is this | am i | ^ (quick |a |)question* | invoice* | quick question
    wondering (if|whether|how) | (would|d) like to (know|ask) | vat number | job application | curriculum vitae | order number | purchase order | bank details
    password reset | research project`,
  thanks: 'thank* | appreciate* | thx | grateful | much appreciated',
  extortion: `pay* ~4 (fine|compensation|damages|settlement|penalty|fees?|amount|sum|within|immediately|usd|eur|gbp) | payment demand
    pay* ~4 (dollars|euros|pounds|crypto*) | btc | usdt | bitcoins? | legal action (unless|if|will|shall) | (unless|until) ~3 (pay*|settle*|transfer)
    settlement (offer|fee|amount|payment|demand) | demand (for |)payment | (failure|fail|refusal) to pay | (pay|send|transfer) ~6 (wallet|bank account|paypal)
    (retroactive|backdated) licen[cs]e | licen[cs]e fees? ~6 (due|payable|owed|within) | (sue|lawsuit|court|litigation|proceedings) ~8 unless
    avoid ~3 (legal|court|litigation) ~2 (action|costs|proceedings|fees) | (we|i) will (sue|expose|publish) ~6 (unless|if)`,
  threatened: `your ~2 (account|page|site|website|domain|channel|profile|shop|store) ~1 (will|is|may|could|shall) ~3 (deactivat*|suspend*|terminat*|disabled|deleted|removed|blocked|banned|de-?list*)`,
  credentials: `(confirm*|verif*|enter|provide|submit|update) ~5 your ~3 (password*|passcode*|credentials|login (details|data))`,

  fromField: 'from | sender | sent by',
  otherField: `(sent|date|to|cc|bcc|subject|importance|received|priority) | reply to | attachments? | recipients? | sent on | sent at`,
  forwarded: 'forwarded (message|e-?mail|by|from|mail|conversation|letter) | begin forwarded | fwd message',
  originalMessage: `original (message|e-?mail|mail|notice|letter) | initial message | previous message | quoted (message|text)`,
  attribution: 'wrote $ | writes $ | has written $ | wrote the following $ | ^ on ... wrote $',
  forwardPrefix: '(fwd|fw|forward|forwarded)',
  replyPrefix: '(re|reply|response)',
  relaying: `received ... (complaint|report|notice|notification|claim|request)s? | forward(ing|ed) | pass(ing|ed|) (on|along|this|it)
    below is (the|a|our|an) | relay(ed|ing) | (web|contact|reporting|online|abuse|complaint|dmca) ?-?form
    (report|complaint|notice|notification|request|claim) (was |has been |)(submitted|filed|sent|lodged|made) (via|through|to us|by|using)
    new (submission|abuse report|dmca|report|complaint|entry) | form (submission|entry|response) | form ... (filled|submitted|completed)
    (filled (in|out)|completed|submitted|sent) ~6 form | following (complaint|report|notice|notification|message|claim|request)
    (complaint|notice|report|message) (below|follows) | someone ~1 (submitted|filled|completed)`,
  reporter: `(raised|opened|created|requested|logged) by | (reporter|submitter|requester|requestor|notifier|petitioner)* | report(ing party|ed by)
    submitted by | filed by | sent by | reporting (person|organi[sz]ation|entity|user) | requested by | notifying party | complaint (from|by)`,
  complainant: `complain(ant|ing party)* | claimant* | sender* | copyright (owner|holder)* | rights? ?(owner|holder)* | claiming party`,
  withheld: `(reporter*|complainant*|submitter*|name*|identity|details) ~6 (confidential*|anonym*|withheld|undisclosed) | (withh(e|o)ld*|disclos*) ~4 (name*|identity)`,
  emailLabel: 'e-?mails? | mail | mailbox | e-?mail ?address*',
  nameLabel: '(full |legal |your |contact |first and last |printed |typed |)name | full ?name | contact person',
  firstName: 'first ?name | given ?names? | forename* | fname',
  lastName: 'last ?name | surname* | family ?name | lname',
  otherName: `(company|file|files|filename|user|domain|host|hostname|account) | (site|work|works|product|business|firm|brand|server|title)
    (project|channel|page|seller|store|shop|app|registrar|network) | (form|entity|employer) | user ?name | web ?site | organi[sz]ation | infring*`,
  registry: `registrar* | registrant* | (whois|role|netname|inetnum|arin|ripe|apnic|lacnic|afrinic) | admin c | abuse mailbox | tech c | mnt by
    hosting provider | abuse c | org ?abuse* | org ?tech* | nic hdl | abuse contact* | (admin|tech) (contact|email|name) | registry (domain|expiry|registrant)
    name ?servers?`,
  noReply: 'no reply | noreply* | do not reply | donotreply | dont reply | not monitored | unattended | nobody',
};
