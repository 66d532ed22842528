/**
 * The words by which a reader tells what is complained of from what is only named, in the languages notices come in.
 * Each entry is a piece of a regular expression without loops inside loops: the texts they run over are short, and strangers'.
 */
const words = (list: string): string =>
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
  put (?:it|them|up|my|our|on)
  ha(?:s|ve) (?:my|our)
  (?:ta|fjern|poist|kaldır)\p{L}* bort
  掲載され|削除
  删除|刪除|移除|下架`);

/** What the notice is about, by where it is: with whoever is written to. */
export const HOSTING_WORDS = words(String.raw`
  host(?:s|ed|ing) (?:by|on|at|the|these|this|a)\b
  hosted
  your (?:\p{L}+ ){0,2}(?:sites?|web ?sites?|servers?|network|platform|services?|domains?|customers?|users?|clients?|systems?|hosting|pages?|company|app)
  re-?upload\p{L}*
  upload(?:s|ed|ing|er)?`);

/** What is only named: the original, by what it is. */
export const QUALITY_WORDS = words(String.raw`
  original(?:ly|s)?
  official
  legitimate
  genuine
  authentic
  (?<!\bnot )authori[sz]ed (?:\p{L}+ )?(?:cop(?:y|ies)|versions?|sources?|sites?|urls?|sellers?|retailers?|dealers?|distributors?|channels?|locations?|websites?|examples?|stores?|links?)
  licensed (?:\p{L}+ )?(?:cop(?:y|ies)|versions?|sources?|sites?|stores?)
  copyright(?:ed)? (?:\p{L}+ )?(?:works?|locations?|urls?|content urls?)
  protected works?
  works? (?:\p{L}+ ){0,5}infringed
  (?:alleg\p{L}*|claimed|purported\p{L}*) (?:\p{L}+ ){0,3}infringed
  infringed
  (?:the|my|our|this) works? (?:is|are|can|may|at|located|available)
  copyright registration
  registration (?:number|certificate|record)
  registered (?:with|at|under)
  first published
  urheberrechtlich geschützt\p{L}* werk\p{L}*
  geschützt\p{L}* werk\p{L}*
  offiziell\p{L}*
  œuvre\p{L}* (?:protég\p{L}*|original\p{L}*)
  officiel\p{L}*
  obra\p{L}* (?:protegid\p{L}*|original\p{L}*)
  oficial\p{L}*
  opera (?:protetta|originale)
  ufficiale
  oorspronkelijk\p{L}*
  origine(?:el|le)
  oryginaln\p{L}*
  оригинал\p{L}*
  официальн\p{L}*
  原作|オリジナル|正規|公式|著作物の|当社の?(?:サイト|ウェブ)|購入|ライセンス
  原创|原創|原作|原始|正版|官方|我司网站|我们的网站|我們的網站|购买`);

/** What is only named: where it may be had. */
export const SALE_WORDS = words(String.raw`
  licensed (?:\p{L}+ )?(?:cop(?:y|ies)|versions?|sources?|sites?|stores?)
  (?:for|on) sale
  sold (?:at|on|by|via|from|through|exclusively)
  purchas\p{L}*
  buy(?:ing)?\b
  bought
  order(?:ed)? (?:from|at)
  licen[cs]e(?:d|s)? (?:at|page|terms|from|agreement|text)
  licen[cs]ing
  erhältlich
  kaufen
  lizenz\p{L}*
  en vente
  acheter
  licences?
  comprar
  a la venta
  licencia
  acquist\p{L}*
  te koop
  купить`);

/** What is only named: the site of whoever complains, where it was taken from, rules, proofs and tools. */
export const SOURCE_WORDS = words(String.raw`
  (?:example|sample|link|url|location|copy)s? (?:of|to) (?:the|my|our|this|his|her|their) (?:\p{L}+ )?(?:works?|photos?|photographs?|images?|articles?|videos?|songs?|books?|portfolio|product|owner|client)
  (?:my|our|client['’]?s|owner['’]?s|company['’]?s?|author['’]?s|artist['’]?s|publisher['’]?s|whose) (?:\p{L}+ ){0,2}(?:web ?sites?|sites?|home ?pages?|pages?|blog|portfolio|store|shop|channel|web ?shop|catalog(?:ue)?|url|domain|profile|gallery|account)
  (?:company|corporate) (?:web ?)?site
  rights? ?(?:owner|holder)['’]?s? (?:web ?)?site
  screen ?(?:shots?|captures?|grabs?)
  evidence (?:can|is|at|url|link|may)
  court order
  polic(?:y|ies)
  terms (?:of|and)
  guidelines?
  \bfaqs?\b
  help cent(?:er|re)
  privacy
  more (?:info\p{L}*|details?)
  learn more
  find out more
  further (?:information|details?|info)
  for (?:\p{L}+ )?(?:information|details)
  visit (?:us|our)
  follow us
  contact us
  reach us
  (?:reply|respond|response|answer|feedback) (?:\p{L}+ ){0,4}(?:at|via|using|on|here|to|through|by|form|link)
  confirm (?:\p{L}+ ){0,4}(?:at|via|using|here)
  (?:case|ticket|notice|complaint|incident) (?:page|portal|url|link|status|details|online)
  \bportal\b
  web ?form
  web interface
  dashboard
  click (?:here|below|on|the)
  unsubscribe
  subscription
  preferences
  opt[- ]out
  \bpgp\b
  \bgpg\b
  public key
  key ?servers?
  fingerprint
  schema
  \bxsd\b
  statute
  legislation
  directive
  fair use
  powered by
  sent (?:via|with|from|by|using)
  scanned by
  virus(?:es)?\b
  on behalf of
  copied from
  stolen from
  stole from
  taken from
  scraped from
  lifted from
  ripped from
  copy of(?= ?[("'<[]*$)
  owned by(?= ?[("'<[]*$)
  (?:owner|owners|property|publisher|creator|author) of(?= ?[("'<[]*$)
  belongs? to(?= ?[("'<[]*$)
  \(from(?= ?$)
  (?:unser|mein|eigen|offiziell)\p{L}* (?:\p{L}+ )?(?:website|webseite|homepage|seite|shop|blog|portal)
  weitere informationen
  datenschutz\p{L}*
  impressum
  richtlinien?
  (?:notre|mon|leur) (?:\p{L}+ )?(?:site|blog|boutique|page|portfolio)
  (?:nuestr[oa]|mi|su|nosso|meu|minha|nossa) (?:\p{L}+ )?(?:sitio|página|pagina|web|blog|tienda|site|loja|portfólio)
  (?:nostro|mio|proprio) (?:\p{L}+ )?(?:sito|blog|negozio)
  (?:onze|mijn) (?:\p{L}+ )?(?:website|site|webshop|blog|pagina)
  (?:nasz|moj|mój)\p{L}* (?:\p{L}+ )?(?:stron|witryn|sklep|blog)\p{L}*
  (?:наш|мо)\p{L}* (?:\p{L}+ )?(?:сайт|страниц|блог|магазин)\p{L}*
  proofs?(?: that| of)?
  (?:i|we) (?:\p{L}+ )?(?:post|publish|sell|host|share|offer|distribut|releas|display|exhibit|upload)\p{L}*
  (?:released|published|distributed|sold|offered) (?:\p{L}+ )?by (?:us|me)
  (?:only|exclusively|solely) (?:by|through|via|on|at|from|available)
  registrar\p{L}*
  name ?servers?
  who ?is\b
  \bicann\b
  beweis\p{L}*
  nachweis\p{L}*
  preuve\p{L}*
  prueba\p{L}*
  säljs
  selges
  satış
  (?:i am|i['’]m|we are) the (?:\p{L}+ ){0,3}(?:owners?|authors?|creators?|publishers?|operators?) of(?: \p{L}+['’]s)?(?: \p{L}+){0,2}(?= ?[("'<[]*$)
  guides?\b(?: (?:to|for|on))?
  instructions?
  prov(?:e|es|ing|en)
  scrap(?:e|ed|es|ing)
  crawl(?:ed|s|ing)?
  (?:to compare|for comparison)\b
  authori[sz]ation (?:letter|document|form)
  letter of authori[sz]ation
  power of attorney
  vollmacht\p{L}*
  infring(?:e|es|ed|ing) (?:up)?on (?!(?:\p{L}+ ){0,4}(?:rights?|copyrights?|property|trademarks?))(?:\p{L}+ ){0,7}\p{L}*(?=[\s:("'<[]*$)`);

/** Of a label or a heading alone: whoever complains, and how to reach them. */
export const PARTY_WORDS = words(String.raw`
  contact(?: (?:information|details?|info|data|person|name|url|us))?
  (?:my|your|our|sender['’]?s?|personal) (?:details|information|info|data|name|e-?mail)
  complain(?:ant|ing)\p{L}*
  claimant\p{L}*
  reporter\p{L}*
  submitter\p{L}*
  copyright (?:owner|holder)\p{L}*
  rights? ?(?:owner|holder)s?\p{L}*
  represent\p{L}*
  organi[sz]ation\p{L}*
  company(?: name)?
  employer
  publisher
  law firm
  attorney\p{L}*
  agent
  signature
  signed
  sincerely
  schema[ -]url
  homepage
  kontakt\p{L}*
  rechteinhaber\p{L}*
  coordonnées
  ayant droit
  titulaire\p{L}*
  datos de contacto
  titular\p{L}*
  contatt\p{L}*
  contato\p{L}*
  rechthebbende\p{L}*
  правообладател\p{L}*
  контакт\p{L}*
  連絡先|権利者
  联系|权利人`);

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
