import type { Lexicon } from '../lexicon/lexicon.ts';

/** Danish. */
export const lexicon: Lexicon = {
  infringing: `
    krænk* | ulovlig* | ulicenseret* | uautoriser* | uberettig* | illegal* | piratkopi* | pirat* | ophavsretskrænk*
    uden ~3 (tilladelse*|samtykke*|licens*|lov|godkendelse*|aftale|ret)
    (ikke|aldrig|ingen) ~3 (tillad*|lov til|givet|godkendt|samtyk*|licens*|ret til)
    stjålet | stjålne | stjæler | stjal | stjålen | plagiat* | plagier* | forfalsk* | i strid med | bryter ~1 (loven|opphavs*)
    ord for ord | ordret | misbrug* | rettighedskrænk* | licensen er (udløbet|ophørt|opsagt)
    (nogen|brugeren|sælgeren|siden) ~2 (kopieret|lagt|uploadet|delt|sælger|bruger|stjålet)
    kopier af (min|mine|vores|mit) | anmeldt* (indhold*|materiale*|link*|side*) | udgiver sig for | lækket | lækkede`,
  removal: `
    fjern* | slett* | slet(te|tes|ning) | nedtag* | tag(e|er|es|et|) ~4 (ned|væk) | blokér* | blokere* | spærre* | sperre*
    stop (med|brugen) | ophør* med | luk* ~2 (for|ned|adgang*) | deaktiver* | afindekser* | (skal|må) ~1 væk`,
  published: `
    (lagt|lægger|legger|ligger|lastet) ~3 (op|opp|ut|ud|ude|ute) | uploadet | uploadede | uploades | opslået | lagt ud | offentliggj*
    publicere* | publiser* | udgivet på
    del(t|es|er) ~1 (min*|vores|mit) | kopieret | kopierede | kopierer | spred* | distribuer* | downloadet | downloades | hente ned
    gratis | vises | fremgår | bruges | anvendes | benyttes | brugt | bruger ~1 (min*|vores|mit) | gengiv* | reproducer* | reproduser*
    streames | streamet | strømm* | torrent* | spejl* | genudgiv* | (deres|hendes) ~1 (side*|profil*|konto*|kanal*|butik*|hjemmeside*)
    kopien (ligger|findes)`,
  hosting: `
    (jeres|din|dit|dine) ~2 (hjemmeside*|side|sider|websted*|website*|server*|netværk*)
    (jeres|din|dit|dine) ~2 (platform|platformen|tjeneste*|domæne*|kunde*|bruger*|webhotel*|hosting*)
    hostes | hostet | I (hoster|opbevarer) | lagret (hos|på) | webhotel* | ligger hos jer`,
  original: `
    original* | officiel* | offisiel* | oprindelig* | opprinnelig* | ægte (vare*|version*|versjon*|side*) | autentisk*
    lovlig* ~1 (kopi*|udgave*|version*|kilde*|side*|tilgængelig*)
    først ~2 (offentliggjort|udgivet|publiceret|vist|udkom*) | første (offentliggørelse|udgivelse)
    (ophavsret*|beskytte(t|de)) ~2 (værk*|materiale*|indhold*) | værk* ~3 (krænket|beskyttet) | autoriseret* | autorisert* | licensere*
    lisensier*
    med ~2 (tilladelse|samtykke|godkendelse) | udgivet (af|på|i) | registreringsnummer* | (mit|vores) ~1 værk ~1 (findes|er|ligger)`,
  sale: `
    købe | købes | køb (den|bogen|her) | køber | til salg | sælges | sælger vi | (vi|jeg) sælger | salg af | salg av | salgspris*
    priser | prisen | boghand* | forhandler* | bestilles (på|hos|via) | licensering* | licenseres`,
  source: `
    (vores|min|mine|egen|eget|egne) ~2 (web*|hjemmeside*|side|sider|butik*|blog*)
    (vores|min|mine|egen|eget|egne) ~2 (kanal*|portfolio*|portefølje*|profil*|galleri*|netbutik*|konto*)
    (vores|min|mine) ~1 (instagram*|youtube*|facebook*|spotify|etsy|flickr) | (kopieret|taget|stjålet|hentet|downloadet) ~3 fra
    (kun|udelukkende) $ | (kun|udelukkende) ~3 * $ | (kun|udelukkende) (på|via|hos|gennem|gjennom)
    skærmbillede* | skærmdump* | bevis* | sammenlign* | flere oplysninger | yderligere oplysninger | læs mere | politik* | betingelser*
    vilkår* | retningslinj*
    privatlivspolitik* | cookiepolitik* | fuldmagt* | fullmakt* | ophavsretsloven* | direktiv* | retskendelse* | dom fra | tilhører $
    ejes af $ | kopi af $
    omvendt billedsøgning | afmeld* | udstilling* | festival* | (vi|jeg) ~2 (sælger|udgiver|offentliggør|uploadede|driver)`,
  party: `
    kontakt* | rettighedshav* | rettighedsindehav* | anmelder* | klager | klageren | ophavsretsindehav* | repræsentant* | organisation*
    organisasjon*
    virksomhed* | firma | firmanavn | arbejdsgiver | arbeidsgiver | forlag* | advokat* | jurist* | underskrift | underskrevet
    afsender* | avsender* | dine oplysninger`,
  location: `
    adresse* | link(s|et|ene|) | links | webadresse* | side(n|r|rne|ne) | websted* | hjemmeside* | domæne* | findes (på|her|nedenfor)
    ligger på | tilgængelig* (på|via|her) | følgende | nedenfor | nedenstående | url(en|er|erne|) | placering*`,
  exception: `
    undtagen | unntatt | med undtagelse af | bortset fra | foruden | utenom | andet end | udover`,
  clauseStart: `
    mens | derimod | derimot | imidlertid | hvorimod | hvor | selvom | skønt | men (vi|jeg|de|den|det|på|nu|nå|ikke|har|er) | hvilket`,
  conjunction: `
    og | eller | samt | såvel som | ligesom | og også | henholdsvis`,
  preposition: `
    på | hos | i | ved | via | fra | til | under | gennem | gjennom | er | se | besøg | besøk | findes | finnes | af | av | med`,
  removedFrom: `
    (fjern*|slett*|slet*) ... fra (siden|hjemmesiden|adressen|jeres side|webstedet |) $
    (tag*) ~6 (ned|væk) ... fra (siden|hjemmesiden|) $`,
  movedTo: `
    (kopieret|taget|stjålet|hentet|flyttet) ~5 fra ... (til|på|over på) (siden|) $`,
  copyVerb: `
    ^ ~2 (bruger|indeholder|viser|hoster|tilbyder|sælger|spreder|offentliggør|gengiver|kopierer|streamer|stadig|deler)
    ^ har (kopieret|stjålet|offentliggjort|brugt|oversat|uploadet|lagt) | ^ er ~3 (kopi*|plagiat*|oversættelse*|oversettelse*|klon*)
    ^ hvor ~2 (min*|vores|mit)`,
  licensed: `
    (under|med|på) ~2 (licens) | med ~2 (tilladelse|samtykke) | har ~2 (licens|tilladelse|aftale) | ifølge aftale`,
  workLabel: `
    ^ (mit|vores) (værk|værket|foto|fotografi|billede|program|spil|album|originalværk) $ | ^ (værk|værket) (url|link|titel|tittel|) $
    ^ (mine|vores) (værker|billeder|fotos|bøger|film|sange|tekster) $ | ^ (min|vores) (bog|film|video|sang|tekst|artikel|app|tegning) $
    ^ (værkets (navn|titel)|titel på værket|beskrivelse af værket) $ | ^ (mine|vores) $`,
  unrelatedLabel: `
    ^ (bevis|beviser|skærmbillede|skærmdump|sag|sagsnummer|hjemmeside|portefølje|katalog|diskografi|forside) $`,
  copyLabel: `
    ^ (kopi|kopien|kopier|kopiene|deres|hendes|tyv|tyven|krænker|plagiat|forfalskning|dublet|treff) $`,
  fileLabel: `
    ^ (filnavn|fil|filnavne|torrentnavn) $`,
  messageLabel: `
    besked | meddelelse | kommentar* | beskrivelse | forklaring | bemærkning* | redegørelse | redegjørelse`,
  sourceColumn: `
    ^ (kilde*|reference*|referanse*|kunde*|ejer*|udgiver*|produkt*|værk*|titel|tittel|katalog*|butik*|original*)`,
  sentence: `
    (jeg|vi|I har|har|hun|blev|ble|blevet|blitt|kan|vil|skal|findes|finnes) *`,
  introduces: `
    følgende | nedenfor | nedenstående | som følger | her er | kan ~2 (findes|ses|finde) | findes (på|her) | ligger (på|her) | nemlig`,
  firstPerson: `
    min | mine | mit (værk|billede*|foto*|navn|program|spil|design) | vores | vi | jeg | mig | meg | os | oss | klient* | kunde*`,
  thirdPerson: `
    deres | hendes | hun | nogen | en anden | bruger* | sælger* | siden | kopi(en|er|erne|ene|) | opslag* | annonce* | annonse*`,
  website: `
    officiel* | offisiel* | websted* | hjemmeside* | blog* | butik* | portefølje* | katalog* | forlag* | se $ | se også | besøg | besøk
    sammenlign*`,
  sentWith: `
    ^ sendt (fra|med|via) | ^ hent outlook | ^ virusfri* | ^ scannet (af|av|med) | ^ denne (mail|meddelelse) ~2 (sendt|scannet|skannet)`,
  partyContext: `
    på vegne (af) | repræsenter* | ejer* | indehav* | ophav* | forlag* | forfatt* | vi er | jeg er | jeg hedder | jeg heter | mit navn
    mitt navn | fotograf* | kunstner* | illustrator* | komponist* | klient* | udgiver* | rettighedshav*`,

  closing: `
    (med |)(venlig|venlige|de bedste|bedste|kærlig|mange) hilsen(er|) | mvh | hilsen | hilsner | med venlig hilsen og tak | vh
    på forhånd tak | (mange |)tak (på forhånd|for hjælpen|for jeres hjælp|) | ærbødigst | højagtungsfuldt | dbh | venligst`,
  opening: `
    ^ hej* | ^ hei* | ^ kære | ^ til rette vedkommende | til hvem det måtte vedrøre | ^ god (dag|morgen|aften|kveld) | ^ goddag
    ^ hallo`,
  enclosure: `
    ^ bilag* | ^ vedlagt | ^ appendiks | ^ fortegnelse`,

  goodFaith: `
    god tro | i god tro`,
  belief: `
    mener | tror | overbevis* | anser | tillad* | tilladt | brug* | bruk* | anvend* | samtyk* | licens* | autoriser* | krænk* | erklærer
    bekræfter | ja | opfattelse* | oppfatning* | antag* | formod*`,
  plainBelief: `
    (mener|tror|overbevist*|anser) ... (ikke) ~3 (tillad*|tilladt|autoriser*|godkendt|licens*)
    (mener|tror|overbevist*|anser) ... (uden ~2 (tilladelse|samtykke|licens)|krænk*|ulovlig*)`,
  perjury: `
    mened* | under ed | på tro og love | tro og love | falsk forklaring* | edsvor* | strafansvar* | falsk erklæring* | urigtig erklæring*
    under strafansvar | edelig*`,
  accurate: `
    rigtig(e|t|) | korrekt* | sandfærdig* | sande | nøjagtig* | præcis* | retvisende | stemmer`,
  information: `
    oplysning* | information* | informasjon* | anmeld* | meddel* | underretning* | klage* | ovenstående | erklæring* | henvendelse*
    alt (ovenfor|jeg)`,
  authority: `
    bemyndig* | berettig* | beføj* | indehav* | rettighedshav* | på vegne | ejer | ejeren | ejere | ophavsmand* | ophavsperson*
    fuldmagt* | fuldmægtig* | autoriseret | autorisert | repræsenter* | eksklusiv* | eneret* | fotografen | forfatteren`,
  requirement: `
    (skal|må|bør) ~2 (indeholde|angive|vedlægge|omfatte|oplyse) | venligst (angiv|oplys|vedlæg|bekræft) | angiv venligst | krav til
    kræver | ^ en ~2 (erklæring) ~2 (om|fra|af)`,
  declares: `
    (jeg|vi) ~4 (erklærer|bekræfter|sværger|mener|tror|er|har|attesterer|indestår|forsikrer) | hermed (erklærer|bekræfter)
    erklærer (jeg|vi) hermed`,
  typingPrompt: `
    (skriv|kopiér|kopier|indsæt|indtast|gentag) ~8 (erklæring*|tekst*|udtalelse*)`,
  negativeAnswer: `
    ^ nej $ | ^ nei $ | ^ (ikke afkrydset|ikke markeret|falsk) $`,
  workType: `
    foto* | billede* | bog | bogen | bøger* | sang | sangen | sange | sanger | musik* | musikk* | film* | video* | podcast* | afsnit*
    artik* | tekst* | tegning* | maleri* | illustration* | illustrasjon* | opskrift* | oppskrift*
    mønst* | strikkeopskrift* | strikkeoppskrift* | kurs* | spil | spillet | roman | romanen | romaner* | lærebog* | lærebøger*
    novelle* | digt* | dikt | program* | software* | programvare* | kildekode* | app | appen | serie | serien | serier
    lydbog* | lydbøger* | album* | indspilning* | optagelse* | værk | værket | værker* | kunstværk* | kunstverk* | grafik* | grafikk*
    plakat* | skulptur* | foredrag* | database* | skabelon* | designet
    logo* | blogindlæg* | blogginnlegg* | animation* | animasjon* | dokumentar* | manuskript* | skrifttype* | magasin* | udsendelse*
    broderi* | keramik*`,
  ownership: `
    min | mine | mit (værk|billede*|foto*|program|spil|design|album|maleri) | vores | vi (laver|har lavet|udgiver|ejer)
    jeg (har|tog|skrev|ejer) | ophav* | forlag* | forfatt* | rettighed* | ejer* | ejet af | fotograf*
    kunstner* | skrevet af | taget af | lavet af | skabt af | tegnet af | med titlen | klient* | illustrator* | komponist* | udgivet af
    eneret* | instruktør*`,
  titled: `
    med titlen | med navnet | kaldet | der hedder | kopi(er|) af | betitlet`,
  workField: `
    titel | tittel | værk | værket | værkets | isbn | bog | film | foto* | billede* | sang | album | kunstner | forfatter | ophavsret*
    original* | video | spil | software | serie | afsnit | produkt`,
  notWorkField: `
    ejer* | indehav* | rettighedshav* | link* | lenke* | adresse* | url | placering* | plassering* | registrering* | stilling
    stillingsbetegnelse | jobtitel | krænk* | anmeld* | meddelelse*`,
  copyrightIn: `
    ophavsret* (til|i) | rettighed* (til|i|over) | eneret* til`,
  signatureField: `
    underskrift* | signatur | signaturen | underskrevet | signeret | signert | undertegnede`,
  notSignature: `
    dato | tid | algoritme* | sted og dato`,
  nameBelow: `
    (skriv|indtast|angiv) ~4 (navn|underskrift|signatur) | (underskrevet|signeret|signert) ~1 (af)
    (min|elektronisk|fysisk|digital) ~1 (underskrift|signatur)`,
  notName: `
    ^ (hej|hei|kære|kjære|venligst|vennligst|tak|takk|denne|dette|jeg|hvis)
    ^ (bilag|vedlegg|sendt|telefon|tlf|fax|dato|hilsen|mvh|med venlig*|på vegne|fortrolig*|konfidensiel*)`,
  office: `
    ^ (advokat*|jurist*|direktør*|administrerende direktør*|chef*|sjef*|ejer*)
    ^ (indehaver*|stifter*|fotograf*|forfatter*|redaktør*|forlægger*|forlegger*|partner)
    ^ (juridisk afdeling|chefredaktør*|leder*|illustrator*|kunstner*)`,
  phone: `
    telefon* | tlf | tel | mobil* | mobilnummer | ring til (mig|os) | telefonnr | fax | faks`,
  address: `
    adresse | postadresse | postnummer | vejnavn | hjemadresse | bopæl | besøgsadresse`,
  street: `
    *vej | *gade | *stræde | *torv | *plads | boulevarden | postboks`,

  bounceSubject: `
    kan ikke leveres | kunne ikke leveres | ikke leveret | mislykket levering | leveringsfejl | returneret (mail|post|meddelelse)
    ulever*`,
  autoSubject: `
    autosvar* | automatisk svar | fraværsbesked | fravær | fraværende | ikke på kontoret | på ferie | ferie | ikke til stede`,
  autoText: `
    (jeg|vi) ~1 er ~2 (på ferie|på barsel|ikke på kontoret|fraværende|ude af kontoret) | (jeg|vi) (holder ferie)
    tak for (din|jeres) ~1 (mail|henvendelse|besked) ... (sag|sagsnummer|ticket) | dette er (et automatisk svar|en automatisk)
    vi har modtaget (din|jeres) ~1 (mail|henvendelse|anmeldelse|besked)
    (din|jeres) ~1 (sag|henvendelse|mail) ~3 (modtaget|oprettet|registreret)`,
  retraction: `
    (trække|trækker|trækkes|trukket|tager|tage|tages) ~6 tilbage | tilbagekald* | annuller* ~4 (anmeld*|klage*|anmodning*|krav*)
    (anmeldelsen|klagen|anmodningen|kravet) ... (trukket tilbage|trækkes tilbage|tilbagekaldt|annulleret)
    (se bort fra|ignorer*|bedes ignorere) ~6 (anmeld*|klage*|mail*|anmodning*|henvendelse*)
    (betragt*|anse*) ~6 (bortfaldet|tilbagetrukket|ugyldig*)`,
  retractionTitle: `
    tilbagekald* | tilbagetræk* | annullering* | tilbagetrukket`,
  condition: `
    hvis | såfremt | dersom | medmindre | med mindre | på betingelse af | forudsat at | indtil | i tilfælde af | inden | før I
    kan blive | så længe | så snart`,
  partialRetraction: `
    kun (for|den|det|denne|dette|disse|vedrørende) | alene for | delvis* | resterende | øvrige | alle andre | for så vidt angår
    fastholdes`,
  mistakenRemoval: `
    ved en (fejl|fejltagelse|misforståelse) | fejlagtig* | fejlidentifi* | på grund af en (fejl|misforståelse) | forveksling*
    (anmeldelsen|klagen|kravet) ~3 er ~2 (forkert*|ugrundet*|falsk*|ubegrundet*) | ubegrundet* | uberettiget (fjernet|anmeld*)`,
  jurisdiction: `
    jurisdiktion* | jurisdiksjon* | værneting* | (føderal*|amerikansk*) ~1 (domstol*|distriktsdomstol*) | distriktsdomstol*
    kompetent domstol`,
  serviceOfProcess: `
    (accepter*|modtage*|samtykke*) ~3 forkyn* | forkyndelse* | forkynnelse* | stævning*`,
  counterNotice: `
    modanmeld* | motanmeld* | modmeddelelse* | indsigelse* mod ~3 (fjernelse*|anmeld*|krav*) | bestrider ~3 (anmeld*|krav*|klage*)`,
  copyright: `
    *ophavsret* | ophavsret* | opphavsrett* | piratkopi* | nærtstående rettighed* | copyrightkrænk*`,
  notCopyright: `
    ophavsretslov* | ophavsretspolitik* | ophavsretsafdeling* | ingen (ophavsret*)`,
  trademark: `
    varemærke* | kendetegn* | forfalskede varer | kopivarer*`,
  notTrademark: `
    (alle|andre|øvrige) ~2 (varemærker) ~4 (tilhører|respektive|deres) | (varemærker) ~3 (respektive|deres|sine) (ejere|indehavere)`,
  rightsClaim: `
    *ophavsret* | piratkopi* | nærtstående rettighed* | krænk* | dmca | immaterielle rettighed* | immaterialret*
    intellektuel* ejendom* | plagi*
    (ulovlig*|uautoriser*|uberettig*) ~1 (brug*|kopi*|anvend*|offentlig*|spred*) | stjålne (billeder|tekster|fotos)`,
  takenWithoutPermission: `
    krænk* | ulovlig* | stjålet | stjålne | stjal | stjæler | tyveri* | tyv | tyven | plagi* | kopieret | kopierede
    uden ~4 (tilladelse*|samtykke*|lov|licens*|at spørge|viden)
    (ikke|aldrig|ingen) ~4 (tillad*|lov til|givet|godkendt|samtykke*|ret til) | tilhører (mig|os) | er (mine|min|vores)
    (jeg|vi) er ~2 (ophav*|ejer*|fotograf*|forfatter*|kunstner*) | ord for ord
    (nogen|de) ~3 (sælger|bruger|kopierer|uploader) ~2 (min*|mit|vores)`,
  phishing: `
    phishing* | skadelig* (kode*|software*) | ondsindet* software | spam | uønsket mail | botnet* | botnett* | ddos angreb*
    ddos angrep* | hacket | svindel*`,
  harassment: `
    injuri* | bagvask* | ærekrænk* | chikane* | mobning* | mobbing* | personoplysning* | persondata* | retten til at blive glemt | gdpr
    trusler | (min|mit) (adresse|telefonnummer|cpr nummer)`,
  forwardedNotice: `
    (I|du) ~2 (videresendt*|sendt*|sendte) ~2 (mig|os) ~4 (anmeld*|klage*|meddelelse*)
    (anmeldelsen|klagen|meddelelsen) ~1 (I|som I|du) ~2 (sendt*|videresendt*)`,
  marketing: `
    book ~2 (demo|møde|samtale) | gratis (prøveperiode|tilbud|rådgivning|konsultation|analyse) | særtilbud* | spesialtilbud* | rabat*
    rabatt* | webinar* | vores (ydelser|pakker|priser|services)
    prisliste* | afmeld* | nyhedsbrev* | søgemaskineoptimering* | vi tilbyder | vi tilbyr | vidste du | gæsteindlæg*`,
  informationRequest: `
    vi (har brug for|behøver|kræver) | (venligst|bedes) ~2 (oplys*|send*|angiv*|fremsend*|indsend*|vedlæg*) | for at (vi kan |)behandle
    skal indeholde`,
  yourNotice: `
    (jeres|din|dit|deres) ~1 (anmeld*|klage*|henvendelse*|meddelelse*|mail*|anmodning*|besked*|indberetning*)`,
  alreadyRemoved: `
    er ~2 (fjernet|slettet|blokeret|lukket|taget ned|spærret|deaktiveret) | (blevet|blitt|blev|ble) ~1 (fjernet|slettet|blokeret|lukket)
    har ~2 (fjernet|slettet|blokeret|lukket|taget ned) | (vi|jeg) (fjernede|slettede) | ikke længere (tilgængelig*)
    (lukker|luk) ~1 (sagen|henvendelsen)`,
  stillOnline: `
    stadig | fortsat | fortsatt | igen | igjen | endnu | ennå | ikke | på ny`,
  inquiry: `
    hvor (meget|mange|længe|lang*) | ^ hvordan | ^ hvad | hvad koster | ^ hvem | ^ hvornår | ^ kan (I|du|jeg|vi) | må jeg
    ^ er det muligt | ^ spørgsmål
    jeg har et spørgsmål | faktura* | moms nummer | cvr | tilbud på | spørgeskema* | interview* | intervju* | jobansøgning* | speciale
    nyhedsbrev*`,
  thanks: `
    tak for | mange tak | tak på forhånd | takker`,
  extortion: `
    (betal*|indbetal*|erstat*) ~6 (erstatning*|bøde*|beløb*|inden|vederlag*|kroner|euro|bitcoin*)
    (retslige skridt|retssag|sagsanlæg) ~8 (hvis|medmindre|såfremt) | i modsat fald | ellers ~4 (retslig*|sagsanlæg) | betalingskrav*`,
  threatened: '',
  credentials: `(bekræft*|indtast*|angiv) ~5 (adgangskode*|kodeord*|loginoplysninger)`,

  fromField: `
    fra | afsender`,
  otherField: `
    sendt | dato | til | kopi | emne | svar til | prioritet | vedhæftede filer | vedhæftet | modtager`,
  forwarded: `
    videresend* | videresendt (besked|meddelelse|mail) | start på videresendt | startet på videresendt`,
  originalMessage: `
    oprindelig meddelelse | original besked | original meddelelse | oprindelig besked`,
  attribution: `
    skrev $ | skrev ~4 * $ | skrev følgende $`,
  forwardPrefix: `
    vs | vid`,
  replyPrefix: `
    sv`,
  relaying: `
    (modtaget|fået) ~6 (anmeld*|klage*|anmodning*|meddelelse*|henvendelse*) | videresender
    (anmeldelsen|klagen) ~3 (indsendt|sendt) ~1 (via|gennem)
    (kontaktformular*|webformular*|formularen|anmeldelsesformular*) | ny anmeldelse om | følgende (anmeld*|klage*)`,
  reporter: `
    anmelder* | anmeldt af | indsendt af | indberettet af | indberetter | sendt af`,
  complainant: `
    klager | klageren | rettighedshav* | rettighedsindehav* | ophavsretsindehav* | forurettede | afsender`,
  withheld: `(navn*|identitet*|anmelder*) ~6 (fortrolig*|anonym*)`,
  emailLabel: `
    e-?mail* | mailadresse | mail | e-?mail`,
  nameLabel: `
    navn | fulde navn | dit navn | for og efternavn | kontaktperson`,
  firstName: `
    fornavn`,
  lastName: `
    efternavn`,
  otherName: `
    virksomhed* | firma* | fil(en|navn|er|) | bruger* | domæne* | konto* | websted* | hjemmeside* | organisation* | organisasjon*
    produkt* | værk*`,
  registry: `
    registrator* | domæneejer | webhotel`,
  noReply: 'svar ikke | svarikke',
};
