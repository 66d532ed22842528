import type { Lexicon } from '../lexicon/lexicon.ts';

/** Norwegian (Bokmål, with common Nynorsk forms). */
export const lexicon: Lexicon = {
  infringing: `
    krenk* | ulovlig* | ulisensiert* | uautoriser* | uberettig* | illegal* | piratkopi* | pirat* | opphavsrettsbrudd*
    (uten|utan) ~3 (tillatelse*|samtykke*|lisens*|lov|løyve|godkjenning*|avtale|rett)
    (ikke|ikkje|aldri|ingen) ~3 (tillat*|lov til|gitt|godkjent|samtykk*|lisens*|rett til)
    stjålet | stjålne | stjele | stjæler | stjal | stjålen | plagiat* | plagier* | forfalsk* | i strid med | bryter ~1 (loven|opphavs*)
    ord for ord | ordret | misbruk* | rettighetskrenk* | lisensen (er utløpt|har utløpt|er opphørt)
    (noen|nokon|brukeren|selgeren|siden) ~2 (kopiert|lagt|lastet|delt|selger|bruker|stjålet)
    kopier av (min|mine|våre|vår|mitt) | rapportert* (innhold*|materiale*|lenke*|side*) | utgir seg for | lekket | lekkede`,
  removal: `
    fjern* | slett* | slettes | nedtak* | (ta|tar|tas|tatt) ~4 (ned|vekk|bort) | blokker* | blokere* | spærre* | sperre*
    slutt* med | opphør* med | steng* ~2 (for|ned|tilgang*) | deaktiver* | avindekser* | (skal|må) ~1 (bort|vekk)`,
  published: `
    (lagt|lægger|legger|ligger|lastet) ~3 (op|opp|ut|ud|ude|ute) | uploadet | uploadede | uploades | opplastet | opplasting*
    offentliggj* | publicere* | publiser* | lagt ut
    del(t|es|er) ~1 (min*|vår*|mitt) | kopiert | kopierte | kopierer | spred* | distribuer* | downloadet | downloades | laste ned
    lastes ned | nedlast*
    gratis | vises | fremgår | brukes | anvendes | benyttes | brukt | bruker ~1 (min*|vår*|mitt) | gjengi* | reproducer* | reproduser*
    streames | streamet | strømm* | torrent* | spejl* | republiser*
    (deres|hennes) ~1 (side*|profil*|konto*|kanal*|butik*|nettsted*|nettside*) | kopien (ligger|finnes)`,
  hosting: `
    (deres|din|ditt|dine) ~2 (nettsted*|nettside*|side|sider|server*|nettverk*)
    (deres|din|ditt|dine) ~2 (plattform*|tjeneste*|domene*|kunde*|bruker*|webhotell*|hosting*)
    hostes | hostet | dere (hoster|lagrer|drifter) | lagret (hos|på) | webhotell* | nettvert* | ligger hos dere`,
  original: `
    original* | officiel* | offisiel* | oprindelig* | opprinnelig* | ekte (vare*|version*|versjon*|side*) | autentisk*
    lovlig* ~1 (kopi*|utgave*|versjon*|kilde*|side*|tilgjengelig*)
    først ~2 (offentliggjort|utgitt|publisert|vist|utkom*) | første (publisering|utgivelse)
    (opphavsrett*|beskytte(t|de)|verne*) ~2 (verk*|materiale*|innhold*) | verk* ~3 (krenket|beskyttet) | autoriseret* | autorisert*
    licensere* | lisensier*
    med ~2 (tillatelse|samtykke|løyve|godkjenning) | utgitt (av|på|i) | registreringsnummer* | (mitt|vårt) ~1 verk ~1 (finnes|er|ligger)`,
  sale: `
    kjøp* | til salgs | for salg | selges | selger vi | (vi|jeg) selger | salg af | salg av | salgspris* | priser | prisen
    bokhand* | forhandler* | bestilles (på|hos|via) | lisensiering* | lisensieres`,
  source: `
    (vår|vårt|våre|min|mitt|mine|egen|eget|egne|eigen) ~2 (web*|hjemmeside*|side|sider|nettsted*|nettside*|nettbutikk*)
    (vår|vårt|våre|min|mitt|mine|egen|eget|egne|eigen) ~2 (butikk*|blogg*|kanal*|portefølje*|profil*|galleri*|konto*)
    (vår|vårt|våre|min|mitt|mine) ~1 (instagram*|youtube*|facebook*|spotify|etsy|flickr) | (kopiert|tatt|stjålet|hentet|lastet ned) ~3 fra
    (kun|bare|utelukkende) $ | (kun|utelukkende) ~3 * $ | (kun|utelukkende) (på|via|hos|gennem|gjennom)
    skjermbilde* | skjermdump* | bevis* | sammenlign* | mer informasjon | ytterligere informasjon | les mer | retningslinj* | vilkår*
    brukervilkår*
    personvern* | fuldmagt* | fullmakt* | åndsverkloven* | åndsverkslova | direktiv* | rettskjennelse* | dom fra | tilhører $
    eies av $ | kopi av $ | omvendt bildesøk | avmeld* | utstilling* | festival* | (vi|jeg) ~2 (selger|utgir|publiserer|driver|la ut)`,
  party: `
    kontakt* | rettighetshav* | rettighetsinnehav* | melder | klager | klageren | innsender* | opphavsrettsinnehav* | representant*
    organisation* | organisasjon*
    bedrift* | firma | firmanavn | selskap* | arbejdsgiver | arbeidsgiver | forlag* | advokat* | jurist* | underskrift | underskrevet
    afsender* | avsender* | dine opplysninger`,
  location: `
    adresse* | link(s|et|ene|) | lenke* | nettadresse* | side(n|r|rne|ne) | nettsted* | nettside* | hjemmeside* | domene*
    finnes (på|her|nedenfor) | ligger på
    tilgjengelig* (på|via|her) | følgende | følgjande | nedenfor | nedenstående | url(en|er|ene|) | placering*`,
  exception: `
    undtagen | unntatt | med unntak av | bortsett fra | foruden | utenom | annet enn | utover`,
  clauseStart: `
    mens | derimod | derimot | imidlertid | hvorimod | hvor | selv om | skjønt | men (vi|jeg|de|den|det|på|nu|nå|ikke|har|er) | hvilket`,
  conjunction: `
    og | eller | samt | så vel som | ligesom | og også | henholdsvis`,
  preposition: `
    på | hos | i | ved | via | fra | til | under | gennem | gjennom | er | se | besøg | besøk | findes | finnes | af | av | med`,
  removedFrom: `
    (fjern*|slett*|slet*) ... fra (siden|hjemmesiden|adressen|nettstedet|nettsiden |) $
    (ta*) ~6 (ned|bort|vekk) ... fra (siden|nettstedet|) $`,
  movedTo: `
    (kopiert|tatt|stjålet|hentet|flyttet) ~5 fra ... (til|på|over på) (siden|) $`,
  copyVerb: `
    ^ ~2 (bruker|inneholder|viser|hoster|tilbyr|selger|sprer|publiserer|gjengir|kopierer|strømmer|fortsatt|deler)
    ^ har (kopiert|stjålet|publisert|brukt|oversatt|lastet|lagt) | ^ er ~3 (kopi*|plagiat*|oversættelse*|oversettelse*|klon*)
    ^ hvor ~2 (min*|vår*|mitt)`,
  licensed: `
    (under|med|på) ~2 (lisens) | med ~2 (tillatelse|samtykke|løyve) | har ~2 (lisens|tillatelse|avtale) | ifølge avtale`,
  workLabel: `
    ^ (mitt|vårt|) (verk|verket|foto|fotografi|bilde|program|spill|album|originalverk) $ | ^ (verk|verket) (url|link|titel|tittel|) $
    ^ (mine|våre) (verk|bilder|bøker|filmer|sanger|tekster) $ | ^ (min|vår) (bok|film|video|sang|tekst|artikkel|app|tegning) $
    ^ (verkets (navn|tittel)|tittel på verket|beskrivelse av verket) $ | ^ (mitt|mine|vår|våre|vårt) $`,
  unrelatedLabel: `
    ^ (bevis|beviser|skjermbilde|skjermdump|sak|saksnummer|hjemmeside|portefølje|katalog|diskografi|forside) $`,
  copyLabel: `
    ^ (kopi|kopien|kopier|kopiene|deres|hennes|tyv|tyven|krenker|plagiat|forfalskning|duplikat|treff) $`,
  fileLabel: `
    ^ (filnavn|fil|filnavne|torrentnavn) $`,
  messageLabel: `
    melding | beskjed | kommentar* | beskrivelse | forklaring | merknad* | redegørelse | redegjørelse`,
  sourceColumn: `
    ^ (kilde*|reference*|referanse*|kunde*|eier*|utgiver*|produkt*|verk*|titel|tittel|katalog*|butik*|original*)`,
  sentence: `
    (jeg|vi|dere|har|hun|blev|ble|blevet|blitt|kan|vil|skal|findes|finnes) *`,
  introduces: `
    følgende | følgjande | nedenfor | nedenstående | som følger | her er | kan ~2 (finnes|ses|sees|finne) | finnes (på|her)
    ligger (på|her) | nemlig`,
  firstPerson: `
    min | mine | mitt | vår | vårt | våre | vi | jeg | mig | meg | os | oss | klient* | kunde*`,
  thirdPerson: `
    deres | hennes | hun | noen | nokon | bruker* | selger* | siden | kopi(en|er|erne|ene|) | innlegg* | annonce* | annonse*`,
  website: `
    officiel* | offisiel* | nettsted* | nettside* | hjemmeside* | blog* | butikk* | portefølje* | katalog* | forlag* | se $ | se også
    besøg | besøk | sammenlign*`,
  sentWith: `
    ^ sendt (fra|med|via) | ^ få outlook | ^ virusfri* | ^ skannet (af|av|med)
    ^ denne (e-?post|meldingen|meldinga) ~2 (sendt|scannet|skannet)`,
  partyContext: `
    på vegne (av) | representer* | eier* | innehav* | opphav* | forlag* | forfatt* | vi er | jeg er | jeg hedder | jeg heter | mit navn
    mitt navn | fotograf* | kunstner* | illustrator* | komponist* | klient* | utgiver* | rettighetshav*`,

  closing: `
    (med |)(vennlig|vennlege|venleg|beste|hjertelig) hilsen(er|) | mvh | hilsen | hilsner | vennlig hilsen og takk | vh | på forhånd takk
    (tusen |)takk (på forhånd|for hjelpen|for deres hjelp|) | ærbødigst | med hilsen | med vennlig helsing | venleg helsing | helsing`,
  opening: `
    ^ hej* | ^ hei* | ^ kjære | ^ til rette vedkommende | til den det gjelder | til den det måtte angå | ^ god (dag|morgen|aften|kveld)
    ^ goddag | ^ hallo`,
  enclosure: `
    ^ bilag* | ^ vedlegg* | ^ appendiks | ^ fortegnelse`,

  goodFaith: `
    god tro | i god tro`,
  belief: `
    mener | tror | overbevis* | anser | tillat* | brug* | bruk* | anvend* | samtyk* | lisens* | autoriser* | krenk* | erklærer
    bekrefter | ja | opfattelse* | oppfatning* | antag* | antar`,
  plainBelief: `
    (mener|tror|overbevist*|anser) ... (ikke|ikkje) ~3 (tillat*|autoriser*|godkjent|lisens*)
    (mener|tror|overbevist*|anser) ... (uten ~2 (tillatelse|samtykke|lisens)|krenk*|ulovlig*)`,
  perjury: `
    mened* | under ed | på ære og samvittighet | på tro og love | ære og samvittighet | falsk forklaring* | edsvor* | straffeansvar*
    falsk erklæring* | uriktig forklaring* | under straffeansvar | edelig*`,
  accurate: `
    riktig(e|) | korrekt* | sannferdig* | nøyaktig* | presis* | rett og riktig | stemmer`,
  information: `
    opplysning* | information* | informasjon* | anmeld* | melding* | varsel* | varsling* | klage* | ovenstående | erklæring*
    henvendelse* | alt (ovenfor|jeg)`,
  authority: `
    bemyndig* | berettig* | fullmakt* | innehav* | rettighetshav* | på vegne | eier | eieren | eiere | opphavsmann* | opphavsperson*
    opphaver* | fullmektig* | autoriseret | autorisert | representer* | eksklusiv* | enerett* | fotografen | forfatteren`,
  requirement: `
    (skal|må|bør) ~2 (inneholde|angi|vedlegge|omfatte|oppgi) | vennligst (angi|oppgi|vedlegg|bekreft) | krav til | krever
    ^ en ~2 (erklæring) ~2 (om|fra|av)`,
  declares: `
    (jeg|vi) ~4 (erklærer|bekrefter|sverger|mener|tror|er|har|attesterer|forsikrer) | herved (erklærer|bekrefter)
    hermed (erklærer|bekrefter) | erklærer (jeg|vi)`,
  typingPrompt: `
    (skriv|kopier|lim|tast|gjenta) ~8 (erklæring*|tekst*|utsagn*)`,
  negativeAnswer: `
    ^ nej $ | ^ nei $ | ^ (ikke avkrysset|ikke krysset av|ikke merket|usann) $`,
  workType: `
    foto* | bilde* | bilete* | bok | boken | boka | bøker* | sang | sangen | sange | sanger | musik* | musikk* | film* | video*
    podcast* | episode* | artik* | tekst* | tegning* | maleri* | illustration* | illustrasjon* | opskrift* | oppskrift*
    mønst* | strikkeopskrift* | strikkeoppskrift* | kurs* | spill | spillet | roman | romanen | romaner* | lærebok* | lærebøker*
    novelle* | digt* | dikt | program* | software* | programvare* | kildekode* | app | appen | serie | serien | serier
    lydbok* | lydbøker* | album* | innspilling* | opptak* | verk | verket | verker | verka | åndsverk* | kunstværk* | kunstverk*
    grafik* | grafikk* | plakat* | skulptur* | foredrag* | database* | skabelon* | designet
    logo* | blogindlæg* | blogginnlegg* | animation* | animasjon* | dokumentar* | manuskript* | skrifttype* | magasin* | sending
    sendingen | broderi* | keramik*`,
  ownership: `
    min | mine | mitt | vår | vårt | våre | vi (lager|har laget|utgir|eier) | jeg (har|tok|skrev|eier) | opphav* | forlag* | forfatt*
    rettighet* | eier* | eid av | fotograf*
    kunstner* | skrevet av | tatt av | laget av | skapt av | tegnet av | med tittelen | klient* | illustrator* | komponist* | utgitt av
    enerett* | regissør*`,
  titled: `
    med tittelen | med navnet | kalt | som heter | kopi(er|) av | betitlet`,
  workField: `
    titel | tittel | verk | verket | verkets | isbn | bok | film | foto* | bilde* | sang | album | kunstner | forfatter | opphavsrett*
    original* | video | spill | software | serie | episode | produkt`,
  notWorkField: `
    eier* | innehav* | rettighetshav* | link* | lenke* | adresse* | url | placering* | plassering* | registrering* | stilling
    stillingstittel | krenk* | anmeld* | melding*`,
  copyrightIn: `
    opphavsrett* (til|i) | rettighet* (til|i) | enerett* til`,
  signatureField: `
    underskrift* | signatur | signaturen | underskrevet | signeret | signert | undertegnede`,
  notSignature: `
    dato | tid | algoritme* | sted og dato`,
  nameBelow: `
    (skriv|tast|oppgi) ~4 (navn|underskrift|signatur) | (underskrevet|signeret|signert) ~1 (av)
    (min|elektronisk|fysisk|digital) ~1 (underskrift|signatur)`,
  notName: `
    ^ (hej|hei|kære|kjære|venligst|vennligst|tak|takk|denne|dette|jeg|hvis)
    ^ (bilag|vedlegg|sendt|telefon|tlf|fax|dato|hilsen|mvh|med vennlig*|på vegne|fortrolig*|konfidensiel*)`,
  office: `
    ^ (advokat*|jurist*|direktør*|administrerende direktør*|daglig leder*|chef*|sjef*|eier*)
    ^ (innehaver*|grunnlegger*|gründer*|fotograf*|forfatter*|redaktør*|forlægger*|forlegger*|partner)
    ^ (juridisk avdeling|sjefredaktør*|leder*|illustrator*|kunstner*)`,
  phone: `
    telefon* | tlf | tel | mobil* | mobilnummer | ring (meg|oss) | telefonnr | fax | faks`,
  address: `
    adresse | postadresse | postnummer | gateadresse | poststed | postnr | hjemmeadresse | bosted | besøksadresse`,
  street: `
    *veien | *vegen | *gata | *gaten | *plass | *bakken | postboks`,

  bounceSubject: `
    kan ikke leveres | kunne ikke leveres | ikke levert | mislykket levering | leveringsfeil | returnert (e-?post|melding) | ulever*`,
  autoSubject: `
    autosvar* | automatisk svar | fravær | fraværende | fraværsmelding | ikke på kontoret | på ferie | ferie | ikke til stede`,
  autoText: `
    (jeg|vi) ~1 er ~2 (på ferie|i permisjon|ikke på kontoret|fraværende|bortreist|ute av kontoret) | (jeg|vi) (har ferie|tar ferie)
    takk for (din|deres) ~1 (e-?post|henvendelse|melding) ... (sak|saksnummer|ticket) | dette er (et automatisk svar|en automatisk)
    vi har mottatt (din|deres) ~1 (e-?post|henvendelse|melding|klage)
    (din|deres) ~1 (sak|henvendelse|e-?post) ~3 (mottatt|opprettet|registrert)`,
  retraction: `
    (trekke|trekker|trekkes|trukket|trekk|tar|tas) ~6 tilbake | tilbakekall* | annuller* ~4 (anmeld*|klage*|melding*|krav*|varsel*)
    (meldingen|klagen|anmodningen|kravet|varselet) ... (trukket tilbake|trekkes tilbake|tilbakekalt|annullert)
    (se bort fra|ignorer*) ~6 (melding*|klage*|e-?post*|anmodning*|henvendelse*|varsel*)
    (betrakt*|anse*) ~6 (bortfalt|tilbaketrukket|ugyldig*)`,
  retractionTitle: `
    tilbakekall* | tilbaketrekk* | annullering* | tilbaketrukket`,
  condition: `
    hvis | såfremt | dersom | medmindre | med mindre | på betingelse av | forutsatt at | under forutsetning | inntil | i tilfelle
    før dere | kan bli | så lenge | så snart`,
  partialRetraction: `
    kun (for|den|det|denne|dette|disse|vedrørende) | bare (for|den|det|denne|dette) | delvis* | resterende | øvrige | alle andre
    når det gjelder | opprettholdes`,
  mistakenRemoval: `
    ved en (feil|feiltakelse|feiltagelse|misforståelse) | feilaktig* | feilidentifi* | på grunn av en (feil|misforståelse) | forveksling*
    (meldingen|klagen|kravet) ~3 er ~2 (feil*|ubegrunnet*|grunnløs*|falsk*) | ubegrunnet* | grunnløs* | uberettiget (fjernet|melding*)`,
  jurisdiction: `
    jurisdiktion* | jurisdiksjon* | verneting* | (føderal*|amerikansk*) ~1 (domstol*|distriktsdomstol*) | distriktsdomstol*
    domsmyndighet*`,
  serviceOfProcess: `
    (aksepter*|godta*|samtykke*) ~3 forkyn* | forkyndelse* | forkynnelse* | stevning*`,
  counterNotice: `
    modanmeld* | motanmeld* | motvarsel* | motmelding* | innsigelse* mot ~3 (fjerning*|klage*|krav*)
    bestrider ~3 (melding*|krav*|klage*)`,
  copyright: `
    *opphavsrett* | *åndsverk* | opphavsrettsl* | ophavsret* | opphavsrett* | piratkopi* | nærstående rettighet* | copyrightbrudd*`,
  notCopyright: `
    åndsverklov* | åndsverkslov* | opphavsrettslov* | opphavsrettspolicy* | ingen (opphavsrett*)`,
  trademark: `
    varemerke* | kjennetegn* | forfalskede varer | piratvare* | kopivarer*`,
  notTrademark: `
    (alle|andre|øvrige) ~2 (varemerker) ~4 (tilhører|respektive|sine) | (varemerker) ~3 (respektive|deres|sine) (eiere|innehavere)`,
  rightsClaim: `
    *opphavsrett* | *åndsverk* | piratkopi* | nærstående rettighet* | krenk* | dmca | immaterielle rettighet* | immaterialrett*
    immaterielle rettar | intellektuell* eiendom* | plagi*
    (ulovlig*|uautoriser*|uberettig*) ~1 (bruk*|kopi*|anvend*|publiser*|spred*) | stjålne (bilder|tekster|foto*)`,
  takenWithoutPermission: `
    krenk* | ulovlig* | stjålet | stjålne | stjal | stjeler | tyveri* | tyv | tyven | plagi* | kopiert | kopierte
    (uten|utan) ~4 (tillatelse*|samtykke*|lov|lisens*|å spørre|løyve)
    (ikke|ikkje|aldri|ingen) ~4 (tillat*|lov til|gitt|godkjent|samtykke*|rett til) | tilhører (meg|oss) | er (mine|mitt|min|våre|vår|vårt)
    (jeg|vi) er ~2 (opphav*|eier*|fotograf*|forfatter*|kunstner*) | ord for ord
    (noen|de) ~3 (selger|bruker|kopierer|laster) ~2 (min*|mitt|vår*)`,
  phishing: `
    phishing* | skadevare* | skadelig* (kode*|programvare*) | spam | søppelpost* | botnet* | botnett* | ddos angreb* | ddos angrep*
    hacket | svindel*`,
  harassment: `
    injuri* | ærekrenk* | bakvask* | trakasser* | sjikane* | mobning* | mobbing* | personopplysning* | persondata*
    retten til å bli glemt | gdpr | trusler | (min|mitt) (adresse|telefonnummer|personnummer)`,
  forwardedNotice: `
    (dere|du) ~2 (videresendt*|sendt*|sendte) ~2 (meg|oss) ~4 (melding*|klage*|varsel*)
    (meldingen|klagen|varselet) ~1 (dere|som dere|du) ~2 (sendt*|videresendt*)`,
  marketing: `
    bestill ~2 (demo|møte|samtale) | book ~2 (demo|møte) | gratis (prøveperiode|tilbud|rådgivning|konsultasjon|analyse) | særtilbud*
    spesialtilbud* | rabat* | rabatt* | webinar* | våre (tjenester|pakker|priser)
    prisliste* | avmeld* | nyhetsbrev* | søkemotoroptimalisering* | vi tilbyder | vi tilbyr | visste du | gjesteinnlegg*`,
  informationRequest: `
    vi (trenger|krever|behøver) | (vennligst|vær vennlig) ~2 (oppgi|send*|angi|vedlegg*|ettersend*) | for å (kunne |)behandle
    må inneholde`,
  yourNotice: `
    (deres|din|ditt) ~1 (melding*|klage*|henvendelse*|varsel*|e-?post*|anmodning*|rapport*)`,
  alreadyRemoved: `
    er ~2 (fjernet|slettet|blokkert|stengt|tatt ned|sperret|deaktivert) | (blevet|blitt|blev|ble) ~1 (fjernet|slettet|blokkert|stengt)
    har ~2 (fjernet|slettet|blokkert|stengt|tatt ned) | (vi|jeg) (fjernet|slettet) | ikke lenger (tilgjengelig*)
    (lukker|lukk|avslutter) ~1 (saken|henvendelsen)`,
  stillOnline: `
    stadig | fortsat | fortsatt | igen | igjen | endnu | ennå | ikke | ikkje | på nytt | framleis`,
  inquiry: `
    hvor (mye|mange|lenge|lang*) | ^ hvordan | ^ hva | hva koster | ^ hvem | ^ når | ^ kan (dere|du|jeg|vi) | får (jeg|vi)
    ^ er det mulig | ^ spørsmål
    jeg har et spørsmål | faktura* | organisasjonsnummer | pristilbud | spørreskjema* | spørreundersøk* | interview* | intervju*
    jobbsøknad* | masteroppgave* | nyhetsbrev*`,
  thanks: `
    takk | takker | tusen takk`,
  extortion: `
    (betal*|innbetal*|erstat*) ~6 (erstatning*|bot|bøter|beløp*|innen|vederlag*|kroner|euro|bitcoin*)
    (rettslige skritt|søksmål|rettssak) ~8 (hvis|medmindre|dersom|med mindre)
    i motsatt fall | ellers ~4 (rettslig*|søksmål) | betalingskrav*`,
  threatened: '',
  credentials: `(bekreft*|oppgi|skriv inn) ~5 (passord*|innloggingsopplysninger)`,

  fromField: `
    fra | avsender`,
  otherField: `
    sendt | dato | til | kopi | emne | svar til | prioritet | vedlegg | mottaker`,
  forwarded: `
    videresend* | videresendt melding | vidaresend* | start på videresendt`,
  originalMessage: `
    opprinnelig melding | original melding | opphavleg melding`,
  attribution: `
    skrev $ | skrev ~4 * $ | skreiv $`,
  forwardPrefix: `
    vs | vid`,
  replyPrefix: `
    sv`,
  relaying: `
    (mottatt|fått) ~6 (melding*|klage*|anmodning*|varsel*|henvendelse*) | videresender
    (meldingen|klagen) ~3 (innsendt|sendt) ~1 (via|gjennom)
    (kontaktskjema*|nettskjema*|skjemaet|webskjema*) | ny (melding|klage) om | følgende (melding*|klage*)`,
  reporter: `
    melder | meldt av | innsendt av | innsender* | rapportert av | sendt inn av | sendt av`,
  complainant: `
    klager | klageren | rettighetshav* | rettighetsinnehav* | opphavsrettsinnehav* | fornærmede | avsender`,
  withheld: `(navn*|identitet*|melder*) ~6 (konfidensiel*|anonym*)`,
  emailLabel: `
    e-?post* | e-?postadresse | epost | mail | e-?mail`,
  nameLabel: `
    navn | fullt navn | ditt navn | for og etternavn | kontaktperson`,
  firstName: `
    fornavn`,
  lastName: `
    etternavn`,
  otherName: `
    bedrift* | firma* | selskap* | fil(en|navn|er|) | bruker* | domene* | konto* | nettsted* | nettside* | organisation* | organisasjon*
    produkt* | verk*`,
  registry: `
    registrar | domeneinnehaver | webhotell`,
  noReply: 'ikke svar | ikkesvar',
};
