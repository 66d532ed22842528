import type { Lexicon } from '../lexicon/lexicon.ts';

/** Swedish. */
export const lexicon: Lexicon = {
  infringing: `
    *intrång* | olaglig* | illegal* | olovlig* | otillåt* | obehörig* | oauktoriserad* | olicensierad* | upphovsrättsbrott* | piratkopi*
    pirat* | utan ~3 (tillstånd|lov|tillåtelse|medgivande|licens|samtycke|godkännande|vetskap|rätt|rättighet*|avtal)
    (inte|aldrig|ej|inget|ingen) ~3 (lov|tillstånd|tillåt*|godkänt|medgett|samtyckt|samtycke|licens*|rätt att|auktoriser*)
    kränk* | stulen | stulet | stulna | stulits | stjäl | stjäla | stulit | snott | snodd* | plagiat* | plagier* | förfalsk*
    bryter mot | strider mot
    ord för ord | ordagrant | licensen (har |)(gått ut|upphört|löpt ut|sagts upp) | utgången licens | i strid med
    (någon|användare*|säljare*|sidan|webbplatsen|de) ~2 (har |)(kopierat|lagt upp|laddat upp|publicerat|säljer|använder|sprider|snott)
    kopior av (min|mina|vår|våra|mitt|vårt) | av (tredje part|någon annan|okänd*) | anmäl(t|da) ~1 (innehåll*|material*|länk*|sid*|url*)
    läck(t|ta|or) | utger sig för | utnyttja* ~3 (utan|olov*|olag*) | missbruk*`,
  removal: `
    (ta|tar|tas|tages?|tagit|tagits|plocka*) ~4 (bort|ner|ned) | avlägsn* | radera* | *borttag* | nedtag* | bortta* | spärra*
    blockera* | stäng* ~2 (av|ner|ned)
    (stoppa|upphör|upphöra|sluta) ~2 (sprid*|använd*|publicer*|med|att) | göra* ~4 oåtkomlig* | inaktivera* | avindexer*
    (måste|ska) ~1 bort | ta ~3 bort | åtkomst* ~3 (spärr*|hindr*|blocker*)`,
  published: `
    (lagt|lägger|lagts|laddat|laddar|laddats) ~3 (upp|ut) | ligger ~2 (ute|uppe) | uppladd* | upplagd* | upplagt | publicera*
    sprid(er|s|it|ning*|d|da)
    delas | delat | delar ~1 (min*|vår*|mitt) | kopierat | kopierats | kopierad* | kopierar | nedladd* | ladda ner | ladda ned | gratis
    visas | syns | förekommer
    används | använder ~1 (min*|vår*|mitt) | använts | återpubl* | återge* | reproducer* | mangfald* | mångfald* | distribuer*
    strömma* | streama* | torrent*
    spegl* | finns ~1 (på|att ladda) | (deras|hans|hennes) ~1 (sida*|webb*|hemsida*|profil*|konto*|kanal*|butik*)
    kopia* (finns|ligger|på)`,
  hosting: `
    er ~2 (webb*|hemsid*|sid(a|an|or)|sajt*|server*|nätverk*|plattform*|tjänst*|domän*|kund*|användare*|webbhotell*|hosting*|system*)
    era ~2 (webb*|hemsid*|sid(a|an|or)|sajt*|server*|nätverk*|plattform*|tjänst*|domän*|kund*|användare*|webbhotell*|hosting*|system*)
    ert ~2 (webb*|hemsid*|sid(a|an|or)|sajt*|server*|nätverk*|plattform*|tjänst*|domän*|kund*|användare*|webbhotell*|hosting*|system*)
    din ~2 (webb*|hemsid*|sid(a|an|or)|sajt*|server*|nätverk*|plattform*|tjänst*|domän*|kund*|användare*|webbhotell*|hosting*|system*)
    dina ~2 (webb*|hemsid*|sida|sajt*|server*|nätverk*|plattform*|tjänst*|domän*|kund*|användare*|webbhotell*|hosting*|system*)
    dina ~2 (webb*|hemsid*|sid(an|or)|sajt*|server*|nätverk*|plattform*|tjänst*|domän*|kund*|användare*|webbhotell*|hosting*|system*)
    ditt ~2 (webb*|hemsid*|sida|sajt*|server*|nätverk*|plattform*|tjänst*|domän*|kund*|användare*|webbhotell*|hosting*|system*)
    ditt ~2 (webb*|hemsid*|sid(an|or)|sajt*|server*|nätverk*|plattform*|tjänst*|domän*|kund*|användare*|webbhotell*|hosting*|system*)
    er (egen |)(webb*|hemsid*|sida|sajt*|server*|plattform*|tjänst*|domän*|kund*|användare*)
    hostas | hostad* | hostar | ni ~1 (hostar|lagrar|tillhandahåller) | lagra(s|t|d) (hos|på) | ligger (hos|på) er* | webbhotell*`,
  original: `
    original* | officiell* | ursprunglig* | äkta | autentisk* | laglig* ~1 (kopi*|version*|käll*|sid*|sajt*|tjänst*|tillgänglig*|ström*)
    lagligt ~2 (tillgänglig*|publicera*|köp*|distribuer*) | först ~2 (publicera*|utgiv*|visad*|visats|släpp*)
    publicera* ~2 första gången | första publicering*
    (upphovsrättsskydd*|skydda(t|de|d)) ~2 (verk*|material*|innehåll*) | verk* ~4 (skyddas|kränkts|intrång* avser) | auktoriserad*
    licensierad* | med ~2 (tillstånd|tillåtelse|medgivande|samtycke) | utgiv(en|et|na) (av|på|i) | registreringsnummer
    (mitt|vårt) ~1 verk* ~1 (finns|är|ligger)`,
  sale: `
    köpa | köps | köpas | köp (den|det|boken|här) | till salu | säljs | säljas | säljer vi | (vi|jag) säljer | försälj* | inköp* 
    priser | bokhand* | beställ(a|as|s) (på|hos|från|via) | licensier(a|as|ing) | återförsälj*`,
  source: `
    (vår|vårt|våra|min|mitt) ~2 (webb*|hemsid*|sid(a|an|or)|sajt*|butik*|blogg*|kanal*|portfolio*|profil*|galleri*)
    (mina|egen|egna|eget|vår kunds) ~2 (webb*|hemsid*|sid(a|an|or)|sajt*|butik*|blogg*|kanal*|portfolio*|profil*|galleri*)
    (vår|vårt|våra|min|mitt|mina|egen|egna|eget) ~2 (instagram*|youtube*|facebook*|konto*|domän*)
    (vår|vårt|våra|min|mitt|mina|egen|egna|eget) ~2 (nätbutik*|plattform*|katalog*|flickr|spotify)
    (kopiera*|tag(en|et|na|it|its)|stul(en|et|na|it|its)|hämta*|snod*|snott|ladda* ner) ~3 från
    (endast|bara|enbart|uteslutande) $ | (endast|bara|enbart|uteslutande) ~3 * $ | (endast|enbart) (via|på|hos|genom)
    skärmdump* | skärmbild* | bevis* | jämför* | för jämförelse | mer information | ytterligare information | läs mer | policy*
    användarvillkor* | villkor*
    riktlinj* | integritet* | personuppgiftspolicy | fullmakt* | upphovsrättslagen | lagen om upphovsrätt | direktiv* | domstolsbeslut
    dom från
    omvänd bildsök* | arkivera* ~1 (kopi*|version*) | tillhör $ | ägs av $ | kopia av $ | avregistrera* | prenumeration* | utställning*
    festival* | (vi|jag) ~2 (publicerar|publicerat|säljer|lagt upp|lade upp|driver|delar)`,
  party: `
    kontakt* | anmälare* | rättighetsinnehav* | rättsinnehav* | upphovsrättsinnehav* | klagand* | ombud* | företräd* | organisation*
    företag | företagsnamn
    arbetsgivare | förlag* | utgivare | advokat* | jurist* | underskrift | undertecknad* | dina uppgifter | personuppgifter | avsändare*
`,
  location: `
    adress* | länk* | webbadress* | sid(a|an|or|orna) | webbplats* | webbsid* | hemsid* | domän* | url(en|er|erna|) | plats(en|er|)
    finns (på|här|nedan) | ligger på | tillgänglig* (på|via|här) | följande | nedan* | enligt nedan | här (nedan|är)`,
  exception: `
    förutom | utom | med undantag (av|för) | bortsett från | undantaget | annat än | andra än`,
  clauseStart: `
    medan | däremot | men (vi|jag|de|den|det|på|nu|inte|har|är) | vilket | vilken | vilka | emellertid | trots att | fastän
    samtidigt som`,
  conjunction: `
    och | eller | samt | såväl som | liksom | respektive | och även`,
  preposition: `
    på | hos | i | vid | via | från | till | under | genom | är | se | besök | finns | av | med`,
  removedFrom: `
    (ta*|plocka*) ~6 (bort|ner|ned) ... från (sidan|webbplatsen|adressen|er sida|servern|) $
    (avlägsn*|radera*|bortta*) ... från (sidan|webbplatsen|adressen|er sida|servern|) $`,
  movedTo: `
    (kopiera*|tag(en|et|na|it|its)|stul*|hämta*|flytta*|snott) ~5 från ... (till|på|in på|upp på) (sidan|webbplatsen|) $`,
  copyVerb: `
    ^ ~2 (använder|innehåller|visar|hostar|erbjuder|säljer|sprider|publicerar|återger|kopierar|streamar|strömmar|fortfarande|delar)
    ^ (har |)(kopierat|stulit|snott|publicerat|använt|översatt|lagt upp|laddat upp) | ^ (är|utgör) ~3 (kopi*|plagiat*|översättning*|klon*)
    ^ där ~2 (min*|vår*|mitt)`,
  licensed: `
    (under|med|på) ~2 licens | med ~2 (tillstånd|tillåtelse|medgivande|samtycke) | (har|innehar) ~2 (licens|tillstånd|avtal|tillåtelse)
    enligt ~1 (avtal|licens)`,
  workLabel: `
    ^ (mitt|vårt|) (verk|verket|foto|fotografi|program|album|spel|originalverk) (url|länk|titel|) $
    ^ (mina|våra|) (verk|bilder|foton|böcker|filmer|låtar|texter) $
    ^ (min|vår|) (bild|bok|film|video|låt|text|artikel|app|teckning|design|kurs) $
    ^ (verkets (namn|titel)|titel på verket|beskrivning av verket|namn på verket) $ | ^ (mitt|mina|vårt|våra|vår|min egen|vår egen) $`,
  unrelatedLabel: `
    ^ (bevis|skärmdump|skärmdumpar|skärmbild|ärende|ärendenummer|hemsida|portfolio|katalog|diskografi|webb|startsida) $`,
  copyLabel: `
    ^ (kopia|kopior|kopian|deras|hennes|tjuven|tjuv|intrångsgörare|plagiat|förfalskning|träff|dubblett) $`,
  fileLabel: `
    ^ (filnamn|filens namn|fil|torrentnamn) $`,
  messageLabel: `
    meddelande | kommentar* | beskrivning | förklaring | anmärkning* | meddelandetext | övrigt | redogörelse`,
  sourceColumn: `
    ^ (källa|källor|referens*|kund*|ägare*|utgivare|produkt*|verk|titel|katalog*|butik*|original*)`,
  sentence: `
    (jag|vi|ni (har|är|kan|ska|måste)|hon|har|blev|blivit|kan|vill|finns|måste) *
    (är|var) (en|ett|inte|det|också|publicera*|kopiera*|mitt|mina|vår*)`,
  introduces: `
    följande | nedan* | enligt följande | här är | (kan|går att) ~2 (hitta*|finna*|se|ses|hittas) | finns (på|här|att) | här $
    återfinns | ligger (på|här) | nämligen`,
  firstPerson: `
    min | mitt | mina | vår | vårt | våra | vi | jag | mig | oss | kund* | klient*`,
  thirdPerson: `
    deras | hennes | hon | någon | användare* | säljare* | sid(an|or) | webbplatsen | sajten | kopi(a|an|or|orna) | inlägg*
    annons* | uppladdare*`,
  website: `
    officiell* | webbplats* | hemsid* | blogg* | butik* | portfolio | katalog* | förlag* | studio* | se $ | se även | se gärna | besök
    jämför*`,
  sentWith: `
    ^ skickat (från|med|via) | ^ hämta outlook | ^ virusfritt | ^ skannat* (av|med)
    ^ detta (mejl|meddelande|e-?postmeddelande) ~2 (skickades|har skickats|är skannat)`,
  partyContext: `
    på uppdrag av | för ~1 räkning | å ~1 vägnar | företräd* | representera* | ägare* | innehav* | författ* | upphovs* | förlag* | vi är
    jag är | jag heter | mitt namn | fotograf* | konstnär* | illustratör* | kompositör* | utgivare | kund* | klient*`,

  closing: `
    (med |)vänlig(a|) hälsning(ar|) | vänligen | hälsningar | hälsning | tack på förhand | mvh
    (med |)(bästa|varma|hjärtliga) hälsningar | högaktningsfullt
    tack | tack så mycket | tack för (hjälpen|er hjälp|din hjälp|er tid) | med vänlig hälsning och tack | vh | bästa hälsningar
    allt gott`,
  opening: `
    ^ hej* | ^ bäst(a|e) (herr|fru|mottagare|support|team|webbansvarig*|ni) | ^ kära
    ^ till (den det berör|berörd*|vem det berör|vederbörande) | ^ god (dag|morgon|kväll) | ^ bästa | ^ hallå | ^ goddag`,
  enclosure: `
    ^ bilaga* | ^ bilagor | ^ appendix | ^ förteckning`,

  goodFaith: `
    god tro | goda tro | i god tro`,
  belief: `
    anser | tror | menar | övertyg* | bedöm* | tillåt* | använd* | tillstånd | medgiv* | auktoriser* | licens* | intrång* | uppfattning*
    förklarar | intygar | bekräftar | ja | nyttja* | samtyck*`,
  plainBelief: `
    (anser|tror|menar|övertyg*) ... (inte|ej) ~3 (tillåt*|godkän*|auktoriser*|medgiv*|medgett|licens*|tillstånd)
    (anser|tror|menar|övertyg*) ... (utan ~2 (tillstånd|tillåtelse|medgivande|samtycke)|intrång*|olovlig*)`,
  perjury: `
    mened* | edsvur* | under ed | under edsansvar | på heder och samvete | heder och samvete | straffansvar | under straffansvar
    falsk (utsaga|försäkran) | osann försäkran | sanningsförsäkran | under straffrättsligt ansvar`,
  accurate: `
    riktig(a|t|) | korrekt* | sanningsenlig* | sann(a|) och | sant | sanna | stämmer | överensstämmer | exakt* | tillförlitlig*`,
  information: `
    uppgift* | information* | anmäl* | meddeland* | underrättels* | allt ~3 (ovan|angivit|angett|skrivit) | ovanstående | påstående*
    klagomål* | försäkran`,
  authority: `
    behörig* | befullmäktig* | bemyndig* | berättigad* | innehav* | rättighetshav* | rättighetsinnehav* | på uppdrag | vägnar | räkning
    ägare* | äger
    upphovsman* | upphovsperson* | upphovsrättsinnehav* | ombud* | företräd* | auktoriserad* | fullmakt* | exklusiv* | ensamrätt*
    fotografen | representer*`,
  requirement: `
    (måste|ska|skall|bör|behöver) ~2 (innehålla|inkludera|ange|anges|omfatta|bifoga|bifogas|uppge)
    vänligen (ange|bifoga|inkludera|bekräfta|uppge)
    krav på | kräver | ^ (ett|en) ~2 (uttalande|försäkran|intygande|förklaring) ~2 (om att|att|från|av)`,
  declares: `
    (jag|vi) ~4 (förklarar|intygar|försäkrar|bekräftar|svär|anser|tror|menar|är|har|hävdar|garanterar)
    härmed (förklarar|intygar|försäkrar|bekräftar)`,
  typingPrompt: `
    (skriv|kopiera|klistra|ange|upprepa|fyll) ~8 (uttalande*|försäkran|text*|intygande*|mening*)`,
  negativeAnswer: `
    ^ nej $ | ^ (inte ikryssad|ej ikryssad|ej markerad|inte markerad|falskt) $`,
  workType: `
    foto* | bild | bilder* | bilden* | bok | boken | böcker* | låt | låten | låtar* | musik* | sång* | film* | video* | podd* | podcast*
    avsnitt* | artik* | text | texten | texter*
    teckning* | målning* | illustration* | mönster* | mönstr* | kurs* | spel | spelet | spelen | roman | romanen | romaner* | lärob*
    novell* | dikt | dikter* | recept*
    program* | mjukvar* | programvar* | källkod* | app | appen | karta | kartor* | serie | serier* | serien | ljudbok* | ljudböck*
    tidning* | design | designen | logotyp*
    skiva | skivan | album* | inspelning* | verk | verket | verken | konstverk* | grafik* | affisch* | skulptur* | föreläsning*
    databas* | mallar* | manus*
    blogginlägg* | broderi* | stickmönst* | tatuering* | animation* | presentation* | dokumentär* | föreställning* | typsnitt*
    sändning*`,
  ownership: `
    min | mitt | mina | vår | vårt | våra | vi (gör|ger ut|har gjort|skapat|äger)
    jag (gjort|har|tagit|skrivit|skapat|ritat|målat|äger) | upphov* | förlag* | författ*
    rättighet* | ägare* | äger | fotograf* | konstnär* | skriven av | skrivet av | tagen av | tagna av | skapad* av | skapat av
    med titeln | kund* | klient*
    illustratör* | kompositör* | regissör* | utgivare* | utgiv(en|et|na) av | ensamrätt* | heter | kallad* | formgiv*`,
  titled: `
    med titeln | med namnet | kallad* | kallat | som heter | kopi(a|or) av | betitlad*`,
  workField: `
    titel | verk | verket | verkets | isbn | bok | film | foto* | bild* | låt | album | artist | författare | upphovsman* | original*
    upphovsrättsskydd* | video | spel | programvara | serie | avsnitt | produkt`,
  notWorkField: `
    ägare* | innehav* | rättighetsinnehav* | länk* | adress* | url | plats* | registrering* | befattning* | yrkestitel | intrång*
    anmälan | anmälning* | ombud*`,
  copyrightIn: `
    upphovsrätt* (till|i) | rättighet* (till|i|för) | ensamrätt* till`,
  signatureField: `
    underskrift* | signatur | signaturen | undertecknad* | signerad* | signerat | namnteckning* | underteckna*`,
  notSignature: `
    datum | tid | algoritm* | ort och datum`,
  nameBelow: `
    (skriv|ange|fyll) ~4 (namn|underskrift|signatur) | (undertecknat|signerat|undertecknad|signerad) ~2 av
    (min|elektronisk|fysisk|digital) ~1 (underskrift|signatur) | namnförtydligande`,
  notName: `
    ^ (hej|bästa|vänligen|tack|detta|denna|obs|bilaga)
    ^ (skickat|telefon|tel|fax|datum|sida|hälsningar|mvh|med vänlig*|på uppdrag|konfidentiell*)`,
  office: `
    ^ (advokat*|jurist*|bolagsjurist*|direktör*|verkställande direktör*|vd|chef*)
    ^ (ägare*|grundare*|fotograf*|författare*|redaktör*|förläggare*|ombud*|styrelse*)
    ^ (juridiska avdelningen|chefredaktör*|projektledare*|illustratör*|konstnär*)`,
  phone: `
    telefon* | tel | tfn | mobil* | mobilnummer | ring (mig|oss) | fax`,
  address: `
    adress | postadress | gatuadress | besöksadress | postnummer | ort | hemadress`,
  street: `
    *gatan | *vägen | *gränd | *torget | *stigen | gata | väg | box | postbox`,

  bounceSubject: `
    kan inte levereras | kunde inte levereras | oleverer* | ej levererat | leverans* misslyckad* | misslyckad leverans | obeställbar*
    returnera* (mejl|meddelande|post)`,
  autoSubject: `
    autosvar* | automatiskt svar | automatisk svar | frånvaro* | frånvarande | ej på kontoret | inte på kontoret | på semester
    semester`,
  autoText: `
    (jag|vi) ~1 är ~2 (på semester|inte på kontoret|frånvarande|ledig*|tjänstledig*) | (jag|vi) har semester
    tack för (ditt|ert) ~1 (mejl|meddelande|ärende|mail) ... ärende*
    (ditt|ert) ~1 (ärende|meddelande|mejl) ~4 (har mottagits|har registrerats|är mottaget|har skapats|tagits emot)
    detta är ett ~1 (automatiskt|autosvar|automatgenererat)
    vi har (tagit emot|mottagit) (ditt|er|din|ert) ~1 (mejl|meddelande|anmälan|ärende|förfrågan) | går inte att svara på detta`,
  retraction: `
    (dra|drar|dras|dragit|ta|tar|tas|tagit) ~6 tillbaka | återkalla* | återta(r|s|git|ger|) ~4 (anmäl*|begäran|krav*)
    (anmälan|begäran|kravet|klagomålet) ... (återkalla*|dragits tillbaka|dras tillbaka|har återtagits|är återkallad)
    (vänligen|var vänlig*) ~1 (bortse|ignorera) ~6 (anmäl*|begäran|mejl*|meddelande*|krav*)
    bortse från ~6 (anmäl*|begäran|mejl*|meddelande*|krav*) | (anser|betrakta*|se) ~6 som (återkalla*|ogiltig*|förfallen)`,
  retractionTitle: `
    återkall* | tillbakadrag* | återtag*`,
  condition: `
    om (ni|du|det|vi|inte|jag|de|materialet|innehållet) | ifall | såvida | förutsatt att | under förutsättning | kan komma att
    i händelse av | innan | tills | så länge | så snart`,
  partialRetraction: `
    endast (för|den|det|denna|detta|dessa|avseende|beträffande) | bara (för|den|det|denna|detta|dessa) | delvis | resterande | övriga
    alla andra | i den delen | gäller fortfarande | kvarstår`,
  mistakenRemoval: `
    av misstag | ett misstag | felaktig* (anmäl*|identif*|borttag*|påstå*|nedtag*) | felidentifier* | på grund av (ett |)(misstag|fel)
    förväxling*
    (anmälan|kravet|påståendet) ~3 (är|var) ~2 (felaktig*|ogrundad*|falsk*|obefogad*|fel) | ogrundad* | felaktigt (borttag*|tagits)`,
  jurisdiction: `
    jurisdiktion* | domsrätt* | behörig domstol | (federal*|amerikansk*) ~1 (domstol*|distriktsdomstol*) | distriktsdomstol*`,
  serviceOfProcess: `
    (accepter*|godtar|godkänner|tar emot|samtycker till) ~3 delgivning* | delgivning* ~2 (av|från|stämning*) | stämningsansökan`,
  counterNotice: `
    motanmäl* | motbestrid* | bestridande* | genmäle* | invändning* mot ~3 (borttag*|nedtag*|anmäl*)
    bestrider ~3 (anmäl*|krav*|påstå*|intrång*) | motmeddelande*`,
  copyright: `
    upphovsrätt* | *upphovsrätt* | piratkopi* | närstående rättighet* | copyrightintrång* | copyrightskydd*`,
  notCopyright: `
    (ingen|inget) upphovsrätt* | inte upphovsrättsskydd* | upphovsrättslag* | upphovsrättspolicy* | upphovsrättsavdelning*
    upphovsrättsombud* | lag* om upphovsrätt*`,
  trademark: `
    varumärk* | varukännetecken* | piratvar* | förfalskade varor | kännetecken*`,
  notTrademark: `
    (alla|andra|övriga) ~2 varumärken ~4 (tillhör*|respektive|sina) | varumärk* ~4 (respektive|sina) ägare`,
  rightsClaim: `
    *upphovsrätt* | piratkopi* | närstående rättighet* | copyrightintrång* | *intrång* | dmca | immaterialr* | immateriell* | plagiat*
    plagier*
    (olovlig*|otillåt*|obehörig*|olaglig*) ~1 (använd*|kopi*|sprid*|publicer*|nyttja*) | stulna (bilder|texter|foton|verk) | bildstöld*`,
  takenWithoutPermission: `
    *intrång* | olaglig* | olovlig* | stulen | stulet | stulna | stulit | stulits | stöld* | tjuv* | snott | snodd* | plagi* | kopierat
    kopierats | kopierad* | utan ~4 (tillstånd|lov|tillåtelse|medgivande|licens|samtycke|fråga|vetskap|att fråga)
    (inte|aldrig|ingen) ~4 (lov|tillstånd|tillåt*|godkän*|samtyck*|rätt att)
    tillhör (mig|oss) | är (mina|min|mitt|vår|våra|vårt) | (jag|vi) är ~2 (upphov*|ägare*|fotograf*|författare*|skapare*|konstnär*)
    ord för ord | ordagrant | (någon|de) ~3 (säljer|använder|kopierar|lagt upp|laddat upp|sprider) ~2 (min*|mitt|vår*)`,
  phishing: `
    nätfiske* | skadlig* (kod*|programvar*) | skräppost* | spam | botnät* | överbelastningsattack* | hackad* | bedrägeri* | phishing*`,
  harassment: `
    förtal* | ärekränk* | trakasser* | mobbning* | förolämpning* | personuppgift* | (min|mitt) ~1 (hemadress|telefonnummer|personnummer)
    rätten att bli glömd | hämndporr | olaga hot | gdpr`,
  forwardedNotice: `
    (ni|du) ~2 (vidarebefordra*|skicka*|sände) ~2 (mig|oss|till mig|till oss) ~4 (anmäl*|klagomål*|meddeland*|krav*)
    (anmälan|klagomålet|meddelandet|kravet) ~1 (ni|du|som ni|som du) ~2 (skicka*|vidarebefordra*)`,
  marketing: `
    boka ~2 (demo|möte|samtal) | (gratis|kostnadsfri*) (provperiod|offert|rådgivning|konsultation|analys) | specialerbjudande*
    erbjudande* | rabatt* | webbinari*
    våra (tjänster|paket|priser) | prislista* | avprenumerera* | avregistrera* | nyhetsbrev* | sökmotoroptimering* | gästinlägg*
    vi erbjuder | visste du att`,
  informationRequest: `
    vi (behöver|kräver) | (vänligen|var vänlig*) ~1 (ange|skicka|bifoga|komplettera|återkom|inkom|uppge|lämna)
    för att ~2 (behandla|handlägga|kunna behandla) | måste innehålla`,
  yourNotice: `
    (er|din|ert|ditt|era|dina) ~1 (anmäl*|klagomål*|meddeland*|begäran|ärende*|mejl*|e-?post*|förfrågan|rapport*|skrivelse*)`,
  alreadyRemoved: `
    har ~2 (tagits bort|tagits ner|raderats|avlägsnats|spärrats|stängts|blockerats|tagit bort|raderat|avlägsnat|stängt av|spärrat)
    är ~2 (borttag*|raderad*|raderat|nedtag*|spärra*)
    togs bort | (vi|jag) ~1 (tog bort|raderade) | ligger nere | inte längre (tillgänglig*|åtkomlig*)
    (stänger|stäng) ~1 (ärende*|anmäl*)`,
  stillOnline: `
    fortfarande | inte | igen | ännu | på nytt | alltjämt | kvar | ej`,
  inquiry: `
    hur (mycket|länge|många|kan|gör|får|lång*) | ^ hur | ^ vad (kostar|är|betyder|menas|gäller) | vad kostar | vem (är|äger|har|kan|ska)
    ^ när | ^ kan (ni|du|jag|vi) | får (jag|vi) | går det att
    ^ är det möjligt | ^ har ni | ^ fråga | jag har en fråga | faktura* | momsnummer | offert* | uppsats* | enkät* | intervju*
    jobbansök* | nyhetsbrev*`,
  thanks: `
    tack | tackar | tacksam*`,
  extortion: `
    (betala*|erlägg*|ersätt*) ~6 (skadestånd*|böter|belopp*|inom|ersättning*|avgift*|kronor|euro|bitcoin*)
    (rättsliga åtgärder|stämning|domstol) ~8 (om|såvida|annars) | annars ~6 (rättsliga|domstol*|stäm*) | betalningskrav*`,
  threatened: '',
  credentials: `(bekräfta*|verifiera*|ange|uppge) ~5 (lösenord*|inloggningsuppgifter*)`,

  fromField: `
    från | avsändare`,
  otherField: `
    skickat | datum | till | kopia | ämne | svara till | prioritet | bilagor | bifogade filer | mottagare`,
  forwarded: `
    vidarebefordra* | vidarebefordrat meddelande | vidaresänd* | början på vidarebefordrat`,
  originalMessage: `
    ursprungligt meddelande | originalmeddelande | ursprungligt mejl | ursprungliga meddelandet`,
  attribution: `
    skrev $ | skrev ~4 * $`,
  forwardPrefix: `
    vb`,
  replyPrefix: `
    sv`,
  relaying: `
    (fått|mottagit|tagit emot) ~6 (anmäl*|klagomål*|begäran|meddeland*|underrättels*) | vidarebefordrar
    (anmälan|klagomålet|ärendet) ~3 (skickad*|inskickad*|inlämnad*) ~1 (via|genom) | (webb|kontakt|anmälnings)formulär*
    formulär* ~3 (ifyll*|skicka*) | (fyllt i|skickat) ~3 formulär* | ny anmälan | följande (anmäl*|klagomål*)`,
  reporter: `
    anmälare* | anmäld av | anmält av | inskickad av | inskickat av | skickat av | rapportör* | uppgiftslämnare*`,
  complainant: `
    klagand* | rättighetsinnehav* | rättsinnehav* | upphovsrättsinnehav* | avsändare | kärande | målsägande`,
  withheld: `(namn*|identitet*|anmälare*) ~6 (konfidentiel*|anonym*)`,
  emailLabel: `
    e-?post* | e-?postadress | mejl* | mejladress | mailadress`,
  nameLabel: `
    namn | fullständigt namn | för och efternamn | ditt namn | kontaktperson | namnförtydligande`,
  firstName: `
    förnamn`,
  lastName: `
    efternamn`,
  otherName: `
    företag* | fil(en|namn|er|) | användar* | domän* | konto* | webbplats* | organisation* | produkt* | verk* | bolag*`,
  registry: `
    registrar | domäninnehavare | webbhotell`,
  noReply: 'svara inte | svarainte',
};
