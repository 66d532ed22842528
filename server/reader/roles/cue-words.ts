/**
 * The words by which a reader tells what is complained of from what is only named, in the languages notices come in.
 * Each entry is a piece of a regular expression without loops inside loops: the texts they run over are short, and strangers'.
 */
export const words = (list: string): string =>
  list
    .trim()
    .split(/\s*\n\s*/)
    .join('|');

/** What the notice is about, by what is wrong with it. */
export const STRONG_WORDS = words(String.raw`
  infring(?!ed\b)\p{L}*
  un-?authori[sz]ed\p{L}*
  non-?authori[sz]ed
  without (?:\p{L}+ ){0,3}(?:permission|authori[sz]ation|consent|licen[cs]e)
  un-?licensed
  no (?:\p{L}+ )?(?:licen[cs]e|permission|authori[sz]ation|right to)
  never (?:\p{L}+ ){0,2}(?:licen[cs]ed|authori[sz]ed|permitted|allowed|agreed|consented)(?: (?:\p{L}+ ){0,4}to\b)?
  (?:not|never|n['’]t) (?:\p{L}+ ){0,3}(?:permission|authori[sz]ation|consent|licen[cs]e)
  (?:they|some(?:one|body)|he|she|people|whoever|this (?:person|user|seller|site|web ?site|guy|man|woman)|the (?:seller|user|uploader|thief|owner of the (?:web ?)?site)) (?:\p{L}+ ){0,3}(?:sell|ask|scrap|lift|took|tak|cop[iy]|publish|post|upload|offer|us(?:e|ing)|put|shar|distribut|stream|claim|pretend|charg|g(?:ave|iv))\p{L}*(?! (?:\p{L}+ ){0,3}from\b)
  by (?:some(?:one|body)|a third party|third parties|an? (?:unknown|other|stranger)|others)\b
  (?:scraped|copied|stolen|streamed|re-?published|re-?posted|used|offered|pirated|lifted|ripped|plagiari[sz]ed) by(?= ?[("'<[]*$)
  scrapers?\b
  clon(?:ed|es|ing) (?:my|our)(?: \p{L}+){0,2}
  (?:has|have|had|been|was|were|being|is|are|and|then|now|users?|fans|who) (?:\p{L}+ )?(?:re-?upload|upload|copied|re-?post|re-?sell|re-?sold|re-?distribut|re-?publish)\p{L}*(?! (?:\p{L}+ ){0,3}from\b)
  being (?:sold|offered|given away|shared|streamed|used|displayed|hosted|distributed|traded)
  copies of (?:my|our)\b
  never (?:\p{L}+ )?asked
  licen[cs]e (?:has |had |was |is )?(?:expired|ended|lapsed|ran out|cancell?ed|revoked|terminated|withdrawn|over)
  (?:exceed\p{L}*|beyond|outside|breach(?:es|ed|ing)?) (?:\p{L}+ ){0,3}licen[cs]e
  (?:was|were|has been) (?:cancell?ed|revoked|terminated)
  claim(?:s|ed|ing)? to have
  still (?:up|online|there|live|available|shows?|shown|on|at)\b
  found (?:my|our) (?:\p{L}+ ){1,4}(?:on|at|in)(?= ?[("'<[]*$)
  (?:somebody|someone) else['’]s name
  nevertheless
  nonetheless
  illegal\p{L}*
  illicit\p{L}*
  unlawful\p{L}*
  pirat\p{L}*
  stolen(?! from)
  stole(?! from)
  steal(?:s|ing)?(?! from)
  plagiari\p{L}+
  bootleg\p{L}*
  counterfeit\p{L}*
  offending
  problematic
  where (?:\p{L}+ ){0,4}infringed
  infringed (?:at|on|by|here)\b
  word[ -]for[ -]word
  verbatim
  wort für wort
  mot (?:à|pour) mot
  palabra por palabra
  ha(?:n)? copiado
  (?:a|ont) (?:été )?copi[ée]\p{L}*
  clon(?:e|ed|es|ing)\b
  abusive
  violat\p{L}+
  reported (?:\p{L}+ ){0,2}(?:urls?|uris?|links?|contents?|materials?|items?|pages?|domains?|accounts?|hosts?|files?)
  complained of
  alleg\p{L}+
  leak\p{L}*
  to be (?:removed|deleted|disabled|blocked|taken)
  rechtsverletz\p{L}*
  \p{L}*verletzung\p{L}*
  verletzend\p{L}*
  unerlaubt\p{L}*
  unberechtigt\p{L}*
  rechtswidrig\p{L}*
  widerrechtlich\p{L}*
  unbefugt\p{L}*
  ohne (?:\p{L}+ ){0,2}(?:genehmigung|erlaubnis|zustimmung|einwilligung|lizenz)
  raubkop\p{L}*
  beanstandet\p{L}*
  contrefa\p{L}*
  illégal\p{L}*
  illicite\p{L}*
  non autoris\p{L}*
  sans (?:\p{L}+ ){0,2}(?:autorisation|accord|permission|consentement)
  litigieu\p{L}*
  violation\p{L}*
  infractor\p{L}*
  infracci\p{L}*
  ilegal\p{L}*
  ilícit\p{L}*
  no autorizad\p{L}*
  sin (?:\p{L}+ ){0,2}(?:autorización|autorizacion|permiso|consentimiento|licencia)
  vulner\p{L}*
  violazion\p{L}*
  illecit\p{L}*
  illegal\p{L}*
  non autorizzat\p{L}*
  senza (?:\p{L}+ ){0,2}(?:autorizzazione|permesso|consenso|licenza)
  contraff\p{L}*
  infrator\p{L}*
  infraç\p{L}*
  não autorizad\p{L}*
  sem (?:\p{L}+ ){0,2}(?:autorização|permissão|consentimento|licença)
  inbreuk\p{L}*
  onrechtmatig\p{L}*
  ongeautoriseerd\p{L}*
  zonder (?:\p{L}+ ){0,2}(?:toestemming|licentie)
  narusz\p{L}*
  nielegaln\p{L}*
  bezprawn\p{L}*
  nieautoryzowan\p{L}*
  bez (?:\p{L}+ ){0,2}(?:zgody|zezwolenia|licencji)
  pirack\p{L}*
  наруш\p{L}*
  незаконн\p{L}*
  нелегальн\p{L}*
  неправомерн\p{L}*
  пиратск\p{L}*
  контрафакт\p{L}*
  без (?:\p{L}+ ){0,2}(?:разрешения|согласия|лицензии)
  olaglig\p{L}*
  ulovlig\p{L}*
  yasa ?dışı
  izinsiz
  侵害|違法|無断|海賊版|不正
  侵权|侵權|侵犯|盗版|盜版|非法|未经授权|未經授權|未经许可`);

/** What the notice is about, by what was done with it or is to be done: also said of other things. */
export const WEAK_WORDS = words(String.raw`
  take[ns]? ?down
  following (?:\p{L}+ ){0,2}(?:sites?|web ?sites?|pages?|places|address(?:es)?|urls?|domains?|shops|sellers|listings)
  get rid of
  (?:has|have|needs?) to (?:go|come down)
  taking down
  remov(?:e|ed|es|al|ing)
  delet(?:e|ed|es|ion|ing)
  disabl(?:e|ed|es|ing)
  cease
  at issue
  in question
  re-?post\p{L}*
  posted (?!by us)
  sharing
  shared
  download(?:s|ed|ing|able)? ?(?:links?|pages?|sites?)?
  re-?publish\p{L}*
  reproduc(?:es|ed|ing)
  distribut(?:es|ed|ing|ion)
  mirror\p{L}*
  (?:is|are|was|were|been|being) (?:\p{L}+ )?used
  (?:my|our|the) (?:whole|entire|complete|full) \p{L}+
  using (?:my|our|the)
  us(?:es|ed) (?:my|our)
  appear(?:s|ed|ing)?
  display(?:s|ed|ing)
  contain(?:s|ed|ing)? (?:my|our|the|a copy)
  cop(?:y|ied) (?:my|our|the)
  source ?(?:url|uri|identifier|host)
  url base
  de-?ind(?:ex|exed|exing)
  block access
  entfern\p{L}*
  (?:zu |ge)?lösch\p{L}*
  (?:zu |ge)?sperr\p{L}*
  gemeldete\p{L}*
  retir(?:er|ez|é|ée|és|ées)
  retrait
  supprim\p{L}*
  suppression
  signalé\p{L}*
  retir(?:ar|ada|ado|en|o)
  elimin(?:ar|ación|acion|en|e|ado|ada)
  denunciad\p{L}*
  rimuov\p{L}*
  rimozion\p{L}*
  segnalat\p{L}*
  remoç\p{L}*
  remov(?:er|ido|ida|am)
  exclu(?:ir|são|ído)
  verwijder\p{L}*
  usun\p{L}*
  удал\p{L}*
  for free\b
  free (?:downloads?|mp3|pdf|cop(?:y|ies)|streaming)
  (?:their|his|her) (?:\p{L}+ )?(?:pages?|sites?|web ?sites?|profiles?|accounts?|channels?|listings?|shop|store)
  put (?:it|them|up|my|our|on|in)
  (?:the|these|this|such|exact|verbatim|full) cop(?:y|ies)\b
  cop(?:y|ies) (?:is|are|can|may|at|on|in|here)\b
  theirs?\b(?= ?$)
  found (?:on|at|in) ?$
  ha(?:s|ve) (?:my|our)
  (?:ta|fjern|poist|kaldır)\p{L}* bort
  掲載され|削除
  删除|刪除|移除|下架`);

/** What the notice is about, by where it is: with whoever is written to. */
export const HOSTING_WORDS = words(String.raw`
  host(?:s|ed|ing) (?:by|on|at|the|these|this|a)\b
  hosted
  you (?:\p{L}+ )?host\b
  your (?:\p{L}+ ){0,2}(?:sites?|web ?sites?|servers?|network|platform|services?|domains?|customers?|users?|clients?|systems?|hosting|pages?|company|app)
  re-?upload\p{L}*
  upload(?:s|ed|ing|er)?`);

/** Says where something is, and not what: it follows the words around it. */
export const PLACE_WORDS = words(String.raw`
  urls?
  uris?
  links?
  web ?(?:page|site|address)(?:es|s)?
  pages?
  sites?
  locations?
  located at
  found (?:at|on|here|below)
  available (?:at|on|here|from)
  address(?:es)?
  domains?(?: names?)?
  hosts?(?: ?names?)?
  the following
  as follows
  below
  here
  links? zu
  adresse
  lien\p{L}*
  enlace\p{L}*
  collegament\p{L}*
  ссылк\p{L}*
  リンク|链接|網址|网址`);
