import type { Lexicon } from '../lexicon/lexicon.ts';

/** Finnish. */
export const lexicon: Lexicon = {
  infringing: `
    luvat(ta|on|tom*|onta|tomasti) | luvatont* | ilman ~3 (lupa*|suostum*|lisenssi*|oikeut*|hyväksyn*|valtuut*) | laitto* | laiton*
    lainvastai* | loukka* | *loukkau* | oikeudeto* | piraatti* | pirat*
    (emme|en|eivät|ei) ole ~3 (antan*|luvan*|lupaa|valtuut*|hyväksy*|suostu*|oikeut*) | (emme|en) ~2 (salli|hyväksy|anna lupaa)
    (ei|eikä) ~2 (lupaa|oikeutta|lisenssiä) | varast* | *varkau* | varkaus | plagioi* | plagia*
    väären* | anast* | sana(sta|tarkasti) sanaan | sanasta sanaan | lisenssi (on |)(päättynyt|umpeutunut|irtisanottu)
    vastoin ~2 (tahto*|lakia|lupa*) | (joku|käyttäjä|myyjä|sivusto|he) ~2 (kopioi*|julkais*|latas*|ladan*|käyttä*|myy|jakaa|jakan*)
    kopioita (minun|meidän|kuvistani|kuvistamme) | kolmas osapuoli | ulkopuoli* ~2 (kopioi*|julkais*)
    ilmoitet(tu|ut|un) ~1 (sisält*|materiaal*|linkk*|sivu*|url*) | esiinty* ~2 nimel* | vuode(ttu|tut)`,
  removal: `
    poist* | estä(ä|kää|mään|misen|minen) ~3 (pääsy*|käyt*) | pääsyn ~2 estä* | lopett* ~3 (käyt*|jakam*|levit*|julkais*) | alasot*
    ottaa alas | ottakaa ~3 alas | otettava ~2 (alas|pois) | (ottaa|ottakaa|otetaan) ~3 pois | sulke(a|kaa|minen) | käytöstä poist*`,
  published: `
    ladat* | ladannut | latasi | lataami* | julkais* | jaetaan | jaettu* | jakaa ~1 (kuv*|teo*) | kopioitu* | kopioi(nut|neet|vat|)
    levitt* | levitet* | näkyy | näkyvät | esite(tään|tty) | käytetään | käytetty* | käyttää ~1 (kuv*|teo*|teks*)
    ilmaiseksi | ladattavissa | uudelleenjulkai* | toisinto* | torrent* | suoratoist* | striimat*
    (heidän|hänen) ~1 (sivu*|profiil*|kanav*|kaup*|til*) | kopio (on|löytyy|sijaitsee) | peilat*`,
  hosting: `
    (teidän|sinun) ~2 (sivu*|palvel*|verk*|alust*|verkkotun*|asiak*|käyttäj*|järjestelm*)
    (palvelime|palvelu|sivusto|verkko|asiakkaa|käyttäjä|alusta)(nne|llanne|ssanne|stanne|ltanne|lle)
    palvelimillanne | palvelimellanne | sivustollanne | sivuillanne | verkossanne | palvelussanne | alustallanne | asiakkaanne
    *palvelimell(a|anne) | isännöi* | hostat* | ylläpitämällä*`,
  original: `
    alkuperäi* | virallin* | virallis* | aito | aidon | aidot | laillinen | lailli(sesti|set|sen|sia|sella)
    ensimmäi* ~2 (julkais*|kerran) | ensi kertaa | julkaistu alun perin | alun perin ~2 (julkais*|ilmesty*)
    (tekijänoikeu*|suoja*) ~2 (teo*|aineisto*|materiaal*|sisäl*) | suojattu* (teo*|aineisto*) | luvallis* | luvallinen
    valtuutet* ~1 (jälleenmyy*|kopi*|sivu*|versio*) | lisensoitu* | (luvalla|suostumuksella|luvallamme|luvallani)
    ilmesty(nyt|i) ~2 (kustan*|lehd*|sivu*) | rekisteröintinumero | (teokseni|teoksemme) (on|löytyy|sijaitsee)`,
  sale: `
    ostaa | ostettavissa | osta (se|kirja|täältä) | myydään | myynnissä | myyn(ti|nin|tiin) | myymme | (hinta|hinnat|hinnasto)
    kirjakaup* | tilata (osoitteesta|meiltä) | tilattavissa | lisensoin* | jälleenmyy*`,
  source: `
    (verkkosivu*|kotisivu*|nettisivu*|sivusto*|sivu*|blogi*) (minun|meidän|oma*)
    (kanava*|verkkokaup*|kauppa*|portfolio*|profiili*|galleria*) (minun|meidän|oma*)
    (oma*|omilla|omalla|meidän|minun) ~2 (sivu*|verkkosivu*|kotisivu*|nettisivu*|blogi*|kanav*|verkkokaup*|kaup*|portfolio*|profiil*)
    (verkkosivu|kotisivu|nettisivu|sivusto|sivu)(mme|ni|llamme|llani|ltamme|ltani|stomme|stoni|illamme|illani|iltamme|iltani)
    (sivusto|verkkokauppa|blogi|kanava)(mme|ni|ssamme|ssani|stamme|stani|llamme|llani|ltamme|ltani)
    (portfolio|verkkokaupa|profiili|galleria)(mme|ni|ssamme|ssani|stamme|stani|llamme|llani|ltamme|ltani)
    *sivu(illamme|illani|stomme|stollamme|stoltamme|iltamme|mme)
    (kopioi*|otet*|ote*|varast*|ladat*) ~3 (sivuiltamme|sivultamme|sivustoltamme|osoitteesta) | (vain|ainoastaan|yksinomaan) $
    (vain|ainoastaan|yksinomaan) ~3 * $
    kuvakaappau* | näyttökuv* | todiste* | vertail* | vertaa | lisätieto* | lue lisää | käyttöehdo* | tietosuoja* | ohjee* | käytäntö*
    valtakirj* | tekijänoikeuslaki* | tekijänoikeuslain | direktiivi* | tuomioistuime* päätö* | oikeuden päätö*
    kuvahaku* | arkistoi* (kopi*|versio*) | omistama $ | kuuluu $ | peruuta tilaus | näyttely* | festivaal* | kilpailu*
    (julkaisen|julkaisemme|julkaisin|julkaisimme|myymme|ylläpidämme|ylläpidän)`,
  party: `
    yhteystie* | yhteyshenkil* | oikeudenhalti* | oikeudenomist* | ilmoittaj* | valittaj* | tekijänoikeuden (halti*|omist*) | edustaj*
    organisaatio* | yritys | yrityksen nimi | työnantaja | kustantaja | kustantamo | asianaja* | lakimie*
    allekirjoit* | asiamie* | omat tiedot | lähettäj* | henkilötiedot`,
  location: `
    osoit* | link(ki|it|issä|ki) | linkit | linkissä | sivu(lla|lta|t|illa|) | sivusto* | verkkosivu* | verkkotunnu* | verkko-osoit*
    url | sijainti | sijaitse* | löytyy (osoitteesta|täältä|alta) | saatavilla (osoitteessa|täällä)
    seuraav* | alla (olev*|main*|luetel*) | alempana | tässä | tästä`,
  exception: `
    paitsi | lukuun ottamatta | poislukien | pois lukien | muut kuin | muu kuin`,
  clauseStart: `
    kun taas | kuitenkin | mutta | sitä vastoin | vaikka | joka | jossa | jotka | jonka | jolla | toisaalta | puolestaan`,
  conjunction: `
    ja | tai | sekä | että | eli | kuten myös | taikka`,
  preposition: `
    osoitteessa | osoitteesta | osoitteeseen | sivulla | sivustolla | täällä | on | ovat | katso | ks | kautta | sijaitsee | löytyy
    vieraile`,
  removedFrom: `
    poist* ... (osoitteesta|sivulta|sivustolta|palvelimelta|sivuilta|verkosta|täältä) $`,
  movedTo: `
    (kopioi*|otet*|varast*|siirr*|ladat*) ~5 (*lta|*ltä|*sta|*stä) ... (osoitteeseen|sivulle|sivustolle|tänne) $`,
  copyVerb: `
    ^ ~2 (käyttää|sisältää|näyttää|tarjoaa|myy|levittää|julkaisee|kopioi|jakaa|suoratoistaa|yhä|edelleen)
    ^ on ~1 (kopioinut|varastanut|julkaissut|käyttänyt|kääntänyt|ladannut)
    ^ on ~3 (kopio*|plagiaat*|käännös|jäljennös|klooni) | ^ jossa ~2 (kuv*|teo*|meidän|minun)`,
  licensed: `
    (lisenssillä|luvalla|suostumuksella|luvallamme|luvallani|sopimuksella) | lisenssin (nojalla|perusteella|mukaan)
    on ~2 (lupa|lisenssi|sopimus)`,
  workLabel: `
    ^ (teos|teokset|teoksemme|teokseni|alkuperäisteos|oma teos|omat teokset|meidän teos|kuvani) (url|linkki|nimi|) $
    ^ (kuvamme|kirjani|kirjamme|valokuvani|valokuvamme|elokuvamme|artikkelini|kappaleemme|pelimme) (url|linkki|nimi|) $
    ^ (teoksen (nimi|kuvaus|otsikko|url)|teosten nimet) $ | ^ (oma|omat|omani|meidän|minun) $`,
  unrelatedLabel: `
    ^ (todiste|todisteet|kuvakaappaus|kuvakaappaukset|tapaus|tapausnumero|kotisivu|portfolio|luettelo|diskografia|etusivu|verkkosivu) $`,
  copyLabel: `
    ^ (kopio|kopiot|heidän|hänen|varas|loukkaaja|plagiaatti|väärennös|osuma|kaksoiskappale) $`,
  fileLabel: `
    ^ (tiedoston nimi|tiedostonimi|tiedosto|torrentin nimi) $`,
  messageLabel: `
    viesti | viestin (sisältö|teksti) | komment* | kuvaus | selite | selitys | huomautu* | lisätiedot | lausunto`,
  sourceColumn: `
    ^ (lähde*|lähtee*|viite|asiak*|omistaj*|kustantaj*|tuot*|teos|teoksen|nimi|luettelo|kauppa|alkuperäi*)`,
  sentence: `
    (olen|olemme|ovat|voidaan|pyydämme|pyydän|löysimme|huomasin) *`,
  introduces: `
    seuraav* | alla (olev*|main*|luetel*) | seuraavasti | tässä ovat
    (löytyy|löytyvät|näkyy|näkyvät) (osoitteesta|osoitteessa|täältä|täällä|alta|sivulta)
    nähtävissä | täällä $ | täältä $ | osoitteessa | osoitteista | nimittäin`,
  firstPerson: `
    meidän | minun | me | minä | olen | olemme | oma* | meille | minulle | päämie* | asiakk(aani|aamme|aan)
    (teokse|kuva|kirja|valokuva|elokuva|artikkeli|kappalee|sivusto|teksti|oikeute)(ni|mme|amme|ani|emme|eni|imme|ini|iamme|iani)`,
  thirdPerson: `
    he | heidän | hänen | joku | käyttäj* | myyj* | sivusto | sivu | kopio* | julkaisu* | ilmoitu* myyn* | lataaj*`,
  website: `
    virallin* | virallis* | verkkosivu* | kotisivu* | nettisivu* | blogi* | kaup(pa|an|assa) | verkkokaup* | portfolio* | luettelo*
    kustanta* | studio* | katso | ks | vertaa | vieraile`,
  sentWith: `
    ^ lähetetty (iphone*|android*|puhelim*|outlook*|laitteesta|samsung*|gmail*|windows*) | ^ hanki outlook | ^ virustarkast*
    ^ ei viruksia | ^ tämä (viesti|sähköposti) ~2 (lähetetty|tarkistettu)`,
  partyContext: `
    puolesta | edust* | omistaj* | halti* | tekijä* | kirjailij* | valokuvaaj* | kuvittaj* | säveltäj* | taiteilij* | kustan* | olen
    olemme | nimeni on | päämie* | asiakkaa* | toimeksianno*`,

  closing: `
    ystävällisin terveisin | terveisin | parhain terveisin | kiittäen | kunnioittavasti | kunnioittaen | terveiset | yst terv
    kiitos | kiitos (etukäteen|paljon|avusta|avustanne|ajastanne) | kiitoksia | etukäteen kiittäen
    kiitoksin | sydämellisin terveisin | hyvää päivänjatkoa`,
  opening: `
    ^ hei* | ^ hyvä (vastaanottaja|herra|rouva|asiakaspalvelu|ylläpito|ylläpitäjä|tiimi) | ^ hyvät | ^ arvoisa* | ^ asianosais*
    ^ hyvää (päivää|huomenta|iltaa) | ^ päivää | ^ moi | ^ tervehdys | ^ asianomais*`,
  enclosure: `
    ^ liite | ^ liitteet | ^ luettelo`,

  goodFaith: `
    vilpittöm* | hyvässä uskossa | bona fide`,
  belief: `
    usko* | katso(n|mme) | mielestä* | käsity* | vakuut* | käyt* | lupa* | luvan | luvat* | valtuut* | suostu* | lisenss* | loukka*
    ilmoit* | vahvist* | kyllä | salli*`,
  plainBelief: `
    (usko*|katson|katsomme|vakuuttun*) ... (ei|eivät) ~3 (salli*|luvallis*|valtuut*|hyväksy*|lupaa)
    (usko*|katson|katsomme|vakuuttun*) ... (luvat(on|onta|tom*)|ilman ~2 (lupaa|suostum*)|loukka*)`,
  perjury: `
    väärän valan | väärästä (vala*|lausu*) | väärä vala | valaehtois* | valan (alla|uhalla|nojalla|velvoituksella) | rangaistuk* uhalla
    rangaistusvastuu* | rikosoikeudelli* vastuu* | kunnian ja omantunnon | kunniani ja omantuntoni
    väärän lausu* | perätö* lausum* | perättöm* lausum*`,
  accurate: `
    totuudenmuk* | oikei(ta|tä|den|na|ksi) | oikein | oikeelli* | paikkansa* | täsmälli* | tark(ka|kka|koja|at) | todenmuk* | virheet*
    tosia | totta`,
  information: `
    tiedot | tieto* | tietoj* | ilmoitu* | ilmoituks* | lausu* | vaatimu* | edellä ~1 (main*|esit*) | kaikki | vakuutu* | pyyn(tö|nö*)`,
  authority: `
    valtuut* | oikeutet* | oikeudenhalt* | oikeudenomist* | puolesta | omistaj* | omistan | omistamme | haltija* | tekijä | tekijän
    tekijänoikeuden halt* | edusta* | valtakirj* | yksinoikeu* | valokuvaaja | kirjoittaja | asiamie* | päämie*`,
  requirement: `
    (on|täytyy|pitää|tulee|tulisi) ~2 (sisältää|ilmoittaa|sisällettävä|ilmoitettava|liittää|mainita|mainittava)
    (ilmoittakaa|liittäkää|vahvistakaa|toimittakaa) | ilmoituksessa (on|tulee|pitää) | vaatimukset | edellyt*`,
  declares: `
    vakuut(an|amme) | ilmoit(an|amme) | vahvist(an|amme) | vanno(n|mme) | katso(n|mme) | usko(n|mme)
    (olen|olemme) ~2 (valtuut*|oikeutet*|omistaj*|tekijä*|vakuuttun*|haltij*) | (minulla|meillä) on ~2 (oikeu*|käsity*|syy*)`,
  typingPrompt: `
    (kirjoita|kopioi|liitä|syötä|toista) ~8 (lausun*|lausek*|teksti*|vakuutu*)`,
  negativeAnswer: `
    ^ ei $ | ^ (ei valittu|ei rastitettu|ei merkitty|epätosi) $`,
  workType: `
    kirja | kirjan | kirjat | kirjo* | kirjani | kirjamme | valokuv* | kuva | kuvat | kuvi* | kuvan | kuvani | kuvamme | kuvaa | elokuv*
    kappale* | levy | levyn | levyt | artikkel* | peli | pelin | pelit | peliä | pelimme | piirro* | teos | teoks* | teost* | sarja
    sarjan | sarjat | sarjaku*
    kurssi* | romaani* | runo | runon | runot | runoj* | novelli* | teksti* | video* | musiik* | laulu* | sävelly* | sanoitu* | äänite*
    ohjelmisto* | ohjelma* | sovellu* | lähdekood* | oppikirj* | äänikirj* | e-?kirj* | podcast* | jakso | jakson | jaksot
    kuvitu* | maalau* | grafiik* | julist* | veisto* | kartta | kartan | kartat | resepti* | neuleohj* | ohje* ~1 neul* | kaava | kaavat
    fontti* | fontin | tietokan* | esity* | luento* | dokumentti* | lehti | lehden | blogikirjoit* | logo* | design | suunnitelm*
    käsikirjoit* | tallente*`,
  ownership: `
    meidän | minun | oma | oman | omat | omia | tekijä* | oikeud* | oikeuk* | kustan* | omista* | halti* | valokuvaaj* | kirjailij*
    kirjoittam* | kuvaam* | ottam(a|ani|amme|at) | tekem(ä|äni|ämme|ät) | piirtäm* | maalaam* | säveltäm* | luom(a|ani|amme|at)
    julkaisem* | nimeltä | niminen | taiteilij* | kuvittaj* | säveltäj* | ohjaaj* | päämie* | asiakkaa*
    (kirja|kuva|valokuva|elokuva|teokse|teksti|artikkeli)(mme|ni|amme|ani|imme|ini|stamme|stani|emme|eni)
    (romaani|laulu|musiikki|video|peli|kappalee|sarja|kurssi)(mme|ni|amme|ani|imme|ini|stamme|stani|emme|eni)`,
  titled: `
    nimeltä | niminen | nimiset | nimisen | otsikolla | kopio(ita|t|) teoksesta`,
  workField: `
    teos | teoksen | teokset | nimi teoksen | otsikko | isbn | kirja | elokuva | valokuva* | kuva | kappale | albumi | levy | artisti
    esittäjä | tekijä | alkuperäi* | tekijänoikeudella suojat* | video | peli | ohjelmisto | sarja | jakso | tuote`,
  notWorkField: `
    omistaj* | halti* | oikeudenhalt* | link* | osoit* | url | sijain* | rekisteröi* | ammatti* | tehtävänimike | loukka* | ilmoitu*
    edustaj* | yrityksen nimi`,
  copyrightIn: `
    tekijänoikeu* | oikeu(det|s) ~1 (teokse*|kuv*|kirj*|elokuv*)`,
  signatureField: `
    allekirjoit* | nimikirjoit*`,
  notSignature: `
    päivämäärä | päiväys | pvm | aika | algoritmi`,
  nameBelow: `
    (kirjoita|syötä|anna) ~4 (nimi*|allekirjoit*) | allekirjoittanut | (sähköinen|digitaalinen|oma) allekirjoitus | nimenselvennys`,
  notName: `
    ^ (hei|hyvä|hyvät|arvoisa*|kiitos|kiitoksia|tämä|nämä|pyyd*|huom)
    ^ (liite|lähetetty|puhelin|puh|faksi|päiväys|sivu|terveisin|ystävällisin|luottamukselli*|puolesta)`,
  office: `
    ^ (asianaja*|lakimie*|juristi*|johtaja*|toimitusjohtaj*|päällikkö|omistaja*|perustaja*)
    ^ (valokuvaaja*|kirjailija*|päätoimittaja*|toimittaja*|kustantaja*|lakiasiain*|kuvittaja*|puheenjohtaja*)`,
  phone: `
    puhelin* | puh | gsm | matkapuh* | puhelinnumero | faksi | soita*`,
  address: `
    osoite | postiosoite | katuosoite | lähiosoite | käyntiosoite | postinumero | postitoimipaikka | kotiosoite | kotipaikka`,
  street: `
    *katu | *kuja | *polku | *intie | *untie | *ontie | *rantatie | *kaari | postilokero | katu`,

  bounceSubject: `
    ei voitu toimittaa | toimittamaton | toimitus epäonnistui | palautettu (viesti|posti) | viestiä ei ~2 toimit*
    perille toimittamaton`,
  autoSubject: `
    automaattinen vastaus | automaattivastaus | poissa | poissaolo* | lomalla | poissa toimistosta`,
  autoText: `
    (olen|olemme) ~2 (lomalla|poissa|vapaalla|virkavapaalla|perhevapaalla) | tämä on automaattinen (vastaus|viesti)
    kiitos (viestistäsi|viestistänne|yhteydenotostasi|yhteydenotostanne) ... (tiketti*|numero*|tunnu*|pyyntö*)
    olemme (vastaanottaneet|saaneet) (viestisi|viestinne|ilmoituksesi|ilmoituksenne|pyyntösi|pyyntönne)
    (pyyntösi|viestisi|ilmoituksesi) ~2 (vastaanotettu|kirjattu|rekisteröity) | älä vastaa tähän`,
  retraction: `
    (perun|perumme|peruutan|peruutamme|peruuttaa|perua|perutaan) ~6 (ilmoitu*|ilmoituks*|vaatimu*|vaatimuks*|pyyn*|valitu*)
    (vedän|vedämme|vetää|vedetään) ~6 (takaisin|pois) | (ilmoitu*|vaatimu*|pyyn*) ... (peruttu|peruutettu|vedetty takaisin|perutaan)
    (ilmoituksen|vaatimuksen|pyynnön) ~2 (peruutus|peruuttaminen|peruminen) | jättäkää ~4 (ilmoitu*|viesti*|vaatimu*|pyyn*) ~2 huomio*
    (ilmoitu*|ilmoituks*|vaatimu*|pyyn*) ~4 (huomiotta|aiheeton|rauennee*)`,
  retractionTitle: `
    peruutus | peruuttaminen | peruutamme | perumme | peruminen | takaisinveto | takaisin veto`,
  condition: `
    jos | mikäli | ellei* | edellyttäen | siinä tapauksessa | voimme | voi | voivat | kunnes | ennen kuin | sen jälkeen kun`,
  partialRetraction: `
    (vain|ainoastaan) (tämän|tätä|yhden|seuraav*|kyseis*|osoitteen) | osittain | osaksi | muilta osin | muut | loput | kaikki muut
    jäljelle jää* | koskee vain`,
  mistakenRemoval: `
    erehdyks* | vahingossa | virheelli* (ilmoitu*|poist*|tunnist*|väit*) | väärin perustein | perusteeto* | perusteetto* | aiheeton
    aiheettoma* | virheen (vuoksi|takia|seurauksena) | sekaannu* | väärinkäsity*`,
  jurisdiction: `
    tuomioval* | lainkäyttöval* | toimivaltai* (tuomioistui*|oikeu*) | oikeuspaik* | liittovaltion (tuomioistui*|piirioikeu*)
    piirioikeu*`,
  serviceOfProcess: `
    (hyväksy*|vastaanot*) ~3 (haaste*|tiedoksian*) | tiedoksian* ~2 (haaste*|hyväksy*|vastaanot*) | haasteen tiedoksi*`,
  counterNotice: `
    vastailmoitu* | vastailmoituks* | vasta ilmoitu* | vastine ~2 (ilmoitu*|poist*)
    kiist(än|ämme|ää) ~4 (loukkau*|ilmoitu*|väit*|vaatimu*) | kiistämi*`,
  copyright: `
    tekijänoikeu* | *tekijänoikeu* | lähioikeu* | piratism* | piraattikop*`,
  notCopyright: `
    tekijänoikeuslak* | tekijänoikeuslai* | tekijänoikeuskäytän* | tekijänoikeusosast* | tekijänoikeusasiami*
    ei tekijänoikeu* | ei loukkaa ~1 tekijänoikeu*`,
  trademark: `
    tavaramerk* | tuotemerk* | väärennö* | väärennetyt tuotteet`,
  notTrademark: `
    (kaikki|muut) ~2 tavaramerkit | tavaramer* ~4 (omistajiensa|haltijoidensa) | tavaramerkit ovat`,
  rightsClaim: `
    *tekijänoikeu* | lähioikeu* | piratism* | piraattikop* | loukka* | *loukkau* | dmca | immateriaalioikeu* | henki* omaisuu*
    aineet* omaisuu* | plagi* | (luvat*|laito*) ~1 (käyt*|kopioi*|levit*|julkais*|jak*) | varastet* (kuv*|teks*|teo*)`,
  takenWithoutPermission: `
    luvatta | luvat(on|tom*|onta) | laitto* | laiton* | loukka* | varast* | varkau* | varas | plagi* | kopioitu* | kopioi(nut|neet)
    anast* | ilman ~4 (lupa*|suostum*|lisenss*|kysy*) | kysymättä
    (emme|en) ole ~3 (antan*|luvan*|suostu*|hyväksy*|sallin*) | (kukaan|kenelläkään) ~3 (lupaa|lupa|kysyn*)
    kuulu(u|vat) (minulle|meille) | (olen|olemme) ~2 (tekijä*|omistaj*|valokuvaaj*|kirjoittaj*|kirjailij*) | sanasta sanaan
    (joku|he) ~3 (myy|myyvät|käyttää|käyttävät|kopioi*|jakaa)`,
  phishing: `
    tietojenkalast* | kalasteluviest* | haittaohjelm* | roskapost* | bottiverk* | palvelunestohyökkäy* | hakkeroi* | huijau* | huijaus
    phishing`,
  harassment: `
    kunnianloukkau* | herja* | häirin(tä|nä*) | kiusaami* | henkilötieto* | henkilötiedot | yksityisyy* loukka*
    oikeus tulla unohdetuksi | vaino* | uhkailu* | gdpr`,
  forwardedNotice: `
    (välititte|lähetitte|lähetit|välitit) ~2 (meille|minulle) ~4 (ilmoitu*|valitu*|vaatimu*)
    (lähettämänne|välittämänne|lähettämäsi) ~2 (ilmoitu*|valitu*|vaatimu*)`,
  marketing: `
    varaa ~2 (demo|esittely|tapaaminen|aika) | (ilmainen|maksuton|ilmaisen) (kokeilu*|konsultaatio*|arvio*|tarjous) | erikoistarjou*
    alennu* | webinaari* | (palvelumme|pakettimme|hintamme) | uutiskirj* | peruuta tilaus | hinnasto* | hakukoneoptimoin* | tarjoamme
    tiesitkö`,
  informationRequest: `
    (tarvitsemme|vaadimme|edellytämme) | (pyydämme|olkaa hyvä ja|ystävällisesti) ~2 (toimit*|lähet*|täydent*|ilmoit*|liit*)
    (jotta|voidaksemme) ~3 (käsitel*|käsittel*)`,
  yourNotice: `
    (ilmoituksenne|ilmoituksesi|ilmoituksestanne|ilmoituksestasi|viestinne|viestisi|viestistänne|viestistäsi)
    (valituksenne|valituksesi|pyyntönne|pyyntösi|vaatimuksenne|vaatimuksesi|yhteydenottonne|yhteydenotostanne|yhteydenotostasi)
    (teidän|sinun) ~1 (ilmoitu*|ilmoituks*|viesti*|pyyn*|valitu*|vaatimu*)`,
  alreadyRemoved: `
    (on|ovat) ~2 (poistettu|suljettu|estetty) | (olemme|olen|asiakas on) ~2 (poistaneet|poistanut|sulkeneet|estäneet|sulkenut)
    poistimme | poistettiin | ei ole enää (saatavilla|näkyvissä) | (suljemme|sulkekaa) ~1 (tapauk*|tiket*)`,
  stillOnline: `
    edelleen | yhä | vielä | taas | uudelleen | jälleen | ei | eivät`,
  inquiry: `
    paljonko | kuinka (paljon|kauan|monta|voin|voimme|voi) | ^ kuinka | ^ miten | ^ mitä (maksaa|tarkoittaa|on) | mitä maksaa | ^ kuka
    ^ milloin | ^ voitteko | ^ voinko | ^ voisitteko | ^ onko | ^ saanko | ^ kysymys | minulla on kysymys | olisi kysymys
    lasku | laskun | laskut | y-tunnus | tarjouspyyn* | kysely | kyselyn | haastattelu* | työhakemu* | opinnäyte* | gradu* | uutiskirj*`,
  thanks: `
    kiitos | kiitoks* | kiitän | kiitämme | kiittäen`,
  extortion: `
    (maksakaa|maksa|maksaa|maksettava|suorittakaa|korvatkaa) ~6 (korvau*|sakko*|sakon|summa*|kuluessa|mennessä|euro*|bitcoin*|hyvity*)
    (oikeustoimi*|oikeustoimet|oikeuteen|haaste*) ~8 (jos|mikäli|ellei*) | muussa tapauksessa ~6 (oikeu*|haaste*)
    (mikäli|jos|ellei*) ~8 oikeustoim* | maksuvaatimu*`,
  threatened: '',
  credentials: `(vahvista*|syötä*|anna) ~5 (salasana*|kirjautumistieto*)`,

  fromField: `
    lähettäjä`,
  otherField: `
    lähetetty | päivämäärä | päiväys | vastaanottaja | kopio | aihe | otsikko | piilokopio | vastausosoite | tärkeys | liitteet`,
  forwarded: `
    välitet(ty|yn) viesti* | välitetty | edelleenlähet* | lähetetty edelleen | välitetyn viestin alku`,
  originalMessage: `
    alkuperäinen viesti | alkuperäinen sähköposti`,
  attribution: `
    kirjoitti $ | kirjoitti ~4 * $`,
  forwardPrefix: `
    vl`,
  replyPrefix: `
    vast`,
  relaying: `
    (saimme|saaneet|vastaanottaneet|saanut|vastaanotimme) ~6 (ilmoitu*|ilmoituks*|valitu*|vaatimu*|pyyn*)
    (välitän|välitämme|lähetämme edelleen) | (ilmoitus|valitus) ~3 (lähetetty|tehty) ~2 (kautta|lomakkeella)
    (yhteyden|yhteydenotto|verkko|ilmoitus)lomak* | lomak* ~3 (täyt*|lähet*) | uusi ilmoitus | seuraava (ilmoitus|valitus)`,
  reporter: `
    ilmoittaj* | ilmoituksen tekijä* | lähettänyt | ilmoittanut | pyytäj*`,
  complainant: `
    valittaj* | oikeudenhalti* | oikeudenomist* | tekijänoikeuden (halti*|omist*) | kantaja | lähettäjä | asianomist*`,
  withheld: `(nimi*|nimen*|henkilöllisyy*|ilmoittaja*) ~6 (luottamuksellis*|nimettömä*|anonyymi*)`,
  emailLabel: `
    sähköpost* | sähköpostiosoite | s posti | email`,
  nameLabel: `
    nimi | koko nimi | nimesi | nimenne | etu ja sukunimi | yhteyshenkilö | henkilön nimi`,
  firstName: `
    etunimi`,
  lastName: `
    sukunimi`,
  otherName: `
    yrity* | tiedosto* | käyttäj* | verkkotunnu* | tili* | sivusto* | teos | teoksen | organisaatio* | tuot* | yhtiö*`,
  registry: `
    rekisteröijä | verkkotunnuksen haltija | verkkotunnusvälittäjä`,
  noReply: 'älä vastaa | alavastaa',
};
