import { words } from './cue-words.ts';

/** What is only named: the original, by what it is. */
export const QUALITY_WORDS = words(String.raw`
  (?:official|legal|lawful|legitimate|exclusive)(?:ly)? (?:\p{L}+ ){0,2}(?:distributed|released|published|available|streamed|sold|hosted|offered|broadcast\p{L}*|licensed|shared|posted)
  original(?:ly|s)?(?! (?:price|poster|upload))
  (?:the|my|our) real (?:one|thing|site|shop|page)
  official
  legitimate
  genuine
  authentic
  legal(?:ly)? (?:\p{L}+ )?(?:available|cop(?:y|ies)|versions?|sources?|sites?|stores?|streams?|streaming|watch|downloads?|purchas\p{L}*|obtain\p{L}*|offered|published|distributed|channels?)
  (?:watch|stream|read|listen|download|buy|available|obtained|licensed|play)(?:ed)? (?:\p{L}+ ){0,2}legally
  licit\p{L}*
  lawful(?:ly)?
  with (?:my|our|his|her|their|the) (?:\p{L}+['’]?s? )?(?:express |written )?(?:permission|consent|authori[sz]ation|licen[cs]e)
  (?:first|originally|previously) (?:appeared|posted|uploaded|released|aired|printed)
  being infringed upon
  (?:zuerst|erstmals) (?:\p{L}+ ){0,3}(?:auf|bei|in|unter|erschienen|veröffentlicht)
  erschienen
  (?:publi|par)ue?s? (?:pour la première fois|initialement)
  publicad[oa]s? (?:originalmente|por primera vez)
  (?<!\bnot )authori[sz]ed (?:\p{L}+ )?(?:cop(?:y|ies)|versions?|sources?|sites?|urls?|sellers?|retailers?|dealers?|distributors?|channels?|locations?|websites?|examples?|stores?|links?)
  licensed (?:\p{L}+ )?(?:cop(?:y|ies)|versions?|sources?|sites?|stores?|partners?|subscribers?|users?|resellers?|publications?|outlets?|customers?)
  (?:has|have|under|hold(?:s|ing)?|bought|paid for) (?:an? |the |our |my )(?:\p{L}+ )?licen[cs]e
  copyright(?:ed)? (?:\p{L}+ )?(?:works?|locations?|urls?|content urls?)
  protected works?
  works? (?:\p{L}+ ){0,5}infringed
  (?:alleg\p{L}*|claimed|purported\p{L}*) (?:\p{L}+ ){0,3}infringed
  infringed
  (?:the|my|our|this) works? (?:is|are|can|may|at|located|available)
  copyright registration
  registration (?:number|certificate|record)
  registered (?:with|at|under)(?=[^.]{0,30}$)
  versions? of record
  printed (?:\p{L}+ ){0,5}(?:in|by|at)\b
  published versions?
  first (?:published|shown|released|aired|printed|seen|featured|appeared)
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
  resm[iî]
  orijinal\p{L}*
  původní
  eredeti
  alkuperäi\p{L}*
  원본|원작|공식|정품
  原作|オリジナル|正規|公式|著作物の|当社の?(?:サイト|ウェブ)|購入|ライセンス
  原创|原創|原作|原始|正版|官方|我司网站|我们的网站|我們的網站|购买`);

/** What is only named: where it may be had. */
export const SALE_WORDS = words(String.raw`
  licensed (?:\p{L}+ )?(?:cop(?:y|ies)|versions?|sources?|sites?|stores?)
  (?:for|on) sale
  s[oe]ll?d? (?:\p{L}+ ){0,4}(?:commercially|exclusively|only|solely)
  sold (?:at|on|by|via|from|through|exclusively)
  (?:we|i) sell
  \bsell (?:them|it|these|this|my|our)\b
  sold (?:[\p{L}-]+ ){0,5}(?:through|via|by|at|on)\b
  (?:book ?(?:shops?|stores?|sellers?)|retailers?|resellers?|stockists?)\b
  (?:offered|given|taught|available|open) (?:only )?(?:for|to) (?:\p{L}+ )?(?:students|subscribers|members|customers|clients|patrons|readers)
  licensed (?:\p{L}+ ){0,2}(?:to|through|via|on|by)
  prices?
  purchas\p{L}*
  buy(?:ing)?\b
  bought
  order(?:ed)? (?:from|at)
  licen[cs]e(?:d|s)? (?:at|page|terms|from|agreement|text)
  licen[cs]ing
  erhältlich
  (?:nur|ausschließlich) (?:bei|auf|über|unter|in)
  vertrieben
  verkauf\p{L}*
  zu kaufen
  kaufen
  lizenz\p{L}*
  en vente
  vendue?s?
  disponible légalement
  acheter
  licences?
  comprar
  compra
  se vende\p{L}*
  vend(?:e|id[oa]s?|uto|ita)\b
  à venda
  in vendita
  a la venta
  licencia
  acquist\p{L}*
  te koop
  verkocht
  verkrijgbaar
  do kupienia
  kupi[ćc]\p{L}*
  nabyć
  köp(?:a|s|as)\b
  købe?s?\b
  kjøp\p{L}*
  osta[ a]
  koupit
  satın al\p{L}*
  megvásárol\p{L}*
  adquirir
  bestell(?:en|bar)
  sprzedawan\p{L}*
  dostępn\p{L}* legalnie
  прода[её]тся
  прода\p{L}+
  купить
  판매|구매|구입
  販売|销售|出售`);

/** What is only named: the site of whoever complains, where it was taken from, rules, proofs and tools. */
export const SOURCE_WORDS = words(String.raw`
  (?:example|sample|link|url|location|copy)s? (?:of|to) (?:the|my|our|this|his|her|their) (?:\p{L}+ )?(?:works?|photos?|photographs?|images?|articles?|videos?|songs?|books?|portfolio|product|owner|client)
  (?:my|our|client['’]?s|owner['’]?s|company['’]?s?|author['’]?s|artist['’]?s|publisher['’]?s|whose) (?:\p{L}+ ){0,2}(?:web ?sites?|sites?|home ?pages?|pages?|blog|portfolio|store|shop|channel|web ?shop|catalog(?:ue)?|url|domain|profile|gallery|account|feeds?|rss)
  (?:its|his|her|their) own (?:web ?sites?|sites?|shop|store|blog|page|platform|channel)
  (?:company|corporate) (?:web ?)?site
  (?:about|who) (?:us|me|we are|i am)\b
  (?:featured|reviewed|exhibited|premiered|nominated|covered|exhibition|trailer) (?:\p{L}+ )?(?:in|on|at|by|is)\b
  (?:explained|summari[sz]ed|as set out|laid down|defined|codified) (?:at|in|on|by|under)\b
  reverse image
  \b(?:exhibitions?|museums?|festivals?|competitions?|awards?|prizes?|jury)\b
  wayback
  internet archive
  press (?:about|coverage|reports?|releases?|articles?)
  found (?:it|this|that|them|the \p{L}+) (?:through|via|using|with|by)\b(?: (?:a )?[\p{L}-]+){0,3}(?= ?[("'<[]*$)
  with (?:\p{L}+ )?credit\b
  (?:built|based|runs?|running) (?:on|with)\b
  \bads? (?:from|by|via|through)
  (?:with the help of|thanks to|by means of)(?= ?[("'<[]*$)
  comparisons?
  compare (?:our|my|mine|it)\b
  (?:cop(?:y|ies)|clones?|versions?|scans?|rips?|duplicates?|translations?) of (?:ours|mine)(?= ?[("'<[]+$)
  registration (?:can|may|is|details)
  unlike\b
  rights? ?(?:owner|holder)['’]?s? (?:web ?)?site
  screen ?(?:shots?|captures?|grabs?)(?! of (?:(?:the|this|a) )?(?:page|site|web ?site|url|web ?page)?[\s("'<[]*$)
  evidence (?:can|is|at|url|link|may)
  court order
  polic(?:y|ies)
  terms (?:of|and)
  guidelines?
  \bfaqs?\b
  help cent(?:er|re)
  privacy
  (?:my|our|mon|ma|notre|mein\p{L}*|unser\p{L}*|mi|nuestr[oa]|mio|mia|meu|minha|mijn) (?:\p{L}+ )?(?:soundcloud|instagram|insta|youtube|facebook|twitter|etsy|patreon|bandcamp|spotify|deviantart|tumblr|tiktok|onlyfans|flickr|agen(?:cy|ce|cia|zia|tur)|agent|publisher|label|éditeur|verlag|editorial|platform|portfolio|galer\p{L}*)
  here(?:['’]?s| is| are) (?:my|our)
  identical to(?= ?$)
  idéntic[oa]s? a(?= ?$)
  (?:additional|background|other) (?:info\p{L}*|details?)
  except(?:ing)?(?: for)?\b
  (?:excluding|other than|apart from|with the exception of)
  (?:my|our) (?:\p{L}+ ){0,2}(?:web ?site|home ?page|page|blog|store|shop|server) (?:that|which|where|hosting|on which)\b[^.;:]{0,60}
  (?:steps|procedure|process|instructions?|guidance|method) (?:\p{L}+ ){0,3}(?:outlined|described|set out|listed|given|found|explained|here)
  (?:my|our) (?:own |private |master )?(?:copy|version|edition|master) (?:of|is|can|may|at)\b[^.;:]{0,80}(?:hosted|uploaded|posted|located|found|available|kept|published)
  available (?:\p{L}+ ){0,4}(?:only|exclusively|solely)
  (?:see|view|find|hear|watch|read|follow) (?:them|it|me|us|more|my|our)\b
  (?:i|we) (?:also )?(?:run|own|operate|maintain|blog|write|work|am|are) (?:\p{L}+ ){0,2}(?:at|on|for|with)?(?= ?$)
  (?:we|i) (?:use|used) (?= ?$)
  kept (?:a )?(?:copy|capture|record)
  captured? (?:at|here|on|with|by|in)\b
  archived? (?:cop(?:y|ies)|version|at)
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
  click (?:here|below|on (?=\p{L})|the)
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
  on behalf of(?= ?[("'<[]*$)
  cop(?:y|ies|ied|ying) (?:\p{L}+ ){0,3}from
  stolen from
  stole from
  taken from
  (?:took|lifted|ripped|grabbed|downloaded|stole|copied) (?:\p{L}+ ){1,3}from
  scraped from
  lifted from
  ripped from
  copy of(?= ?[("'<[]*$)
  owned by(?= ?[("'<[]*$)
  (?:property|publisher|creator|author) of(?= ?[("'<[]*$)
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
  prov(?:e|es|ing|en)
  scrap(?:e|ed|es|ing)(?= ?[("'<[]*$)
  crawl(?:ed|s|ing)?(?= ?[("'<[]*$)
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
