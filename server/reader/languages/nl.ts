import type { Lexicon } from '../lexicon/lexicon.ts';

/** Dutch. */
export const lexicon: Lexicon = {
  infringing: `
    inbreuk* | inbreukmak* | onrechtmatig* | ongeautoriseerd* | ongeoorloofd* | onbevoegd* | onwettig* | wederrechtelijk* | illega(al|le)
    ongeoorloofde | (geen|nooit|niet) ~4 (toestemming|licentie|toegestaan|goedkeuring|gevraagd|akkoord) | buiten de licentie | gestolen*
    zonder ~3 (toestemming|licentie|vergunning|akkoord|goedkeuring|recht|rechten|medeweten|bronvermelding|naamsvermelding|vragen|betalen)
    niet (geautoriseerd*|gelicentieerd*|toegestane|toegestaan) | niemand ~4 (toestemming|toegestaan|gevraagd) | geschonden (worden|door)
    licentie ~2 (verlopen|ingetrokken|beëindigd|opgezegd) | schend(t|en|ing|ingen|end*) | auteursrechtschending* | stelen | diefstal*
    gejat* | gepikt* | geplagieerd* | plagiaat* | plagi* | piraterij | gepirateerd* | piraat* | piraten* | namaak* | nagemaakt* | vervals*
    woord voor woord | letterlijk (overgenomen|gekopieerd|gejat) | misbruik* | aanstootgevend* | vermeend* | vermoedelijk* inbreuk*
    (is|zijn|heeft|hebben|werd|werden|wordt|worden) ~4 (gekopieerd*|overgenomen|gejat|gestolen|nagemaakt) | gewraakt* | betwist* | gelekt*
    (iemand|een derde|derden|een onbekende|een gebruiker) ~4 (verkoopt|gebruikt|kopieert|verspreidt|publiceert) | te verwijderen
    (iemand|een derde|derden|een onbekende|een gebruiker) ~4 (deelt|plaatst|biedt|verkopen|gebruiken) | in strijd met ~4 (recht*|wet)
    door (derden|een derde|iemand anders|onbekenden|anderen) ~3 (gebruikt|gekopieerd|geplaatst|gepubliceerd)
    door (derden|een derde|iemand anders|onbekenden|anderen) ~3 (verspreid|aangeboden|geüpload)
    (nog steeds|nog altijd|steeds nog) ~2 (online|beschikbaar|te vinden|zichtbaar|bereikbaar|actief|toegankelijk)
    gemeld* (url*|link*|content|pagina*|inhoud|materiaal|bestand*) | door (derden|een derde|iemand anders|onbekenden)`,
  removal: `
    verwijder* | te verwijderen | offline (halen|gehaald|te halen|haalt|haal) | haal(t|) ~5 (offline|weg|eraf|van) | (weg|eraf)halen
    weghalen | weggehaald | weg te halen | blokker(en|ing|eer) | blokkeer* | geblokkeerd* | te blokkeren | afsluit* | af te sluiten
    ontoegankelijk (maken|te maken|gemaakt) | wissen | gewist | staken | stak(en|ing) ~3 (gebruik|inbreuk) | gestaakt | te staken
    beëindig* | uitschakel* | uit te schakelen | deactiver* | gedeactiveerd | deïndexer* | toegang ~4 (blokker*|ontzeg*) | ongedaan maken
    notice and takedown | stop(t|pen|) met`,
  published: `
    gedeeld* | deelt | delen (van|zonder) | herplaatst* | gepost* | geplaatst* | gepubliceerd (op|door|zonder|bij) | verspreid* | spiegel*
    verspreiding | verveelvoudig* | gereproduceerd* | reproductie* | gekopieerd* | overgenomen | gemirrord | gedownload* | te downloaden
    (gratis|illega*) ~1 (download*|pdf|mp3|ebook*|te downloaden|stream*) | (de|deze|een|die|hun|exacte|letterlijke) kopie(ën|s|) | gemeld*
    kopie(ën|s|) (is|zijn|staat|staan|op|te vinden|bevindt|bevinden) | verschijn(t|en) | opgedoken | duikt ~3 op | in kwestie
    (wordt|worden|werd|werden|is|zijn) ~4 (gebruikt*|getoond|aangeboden|weergegeven|geëxploiteerd|gestreamd|vertoond|openbaar gemaakt)
    (gebruikt|gebruiken|toont|tonen|bevat|bevatten) (mijn|onze|ons|de|het) | online (gezet|geplaatst|staat|staan) | openbaar gemaakt*
    beschikbaar gesteld* | (volgende|onderstaande) ~1 (site*|website*|pagina*|adres*|url*|link*|domein*)
    (hun|zijn|haar) (pagina*|site*|website*|profiel*|account*|kanaal|winkel|webshop|advertentie*)
    (mijn|onze|ons) (hele|gehele|volledige|complete) *`,
  hosting: `
    gehost* | hosten | hosting | hostingprovider | geüpload* | upload* | re-?upload* | geuploade | door u gehost* | op uw servers
    bij u (gehost*|staat|staan|ondergebracht) | (uw|jullie|je) ~2 (systeem|systemen|pagina*|bedrijf|hosting|infrastructuur|abonnee*)
    (uw|jullie|je) ~2 (server*|site*|website*|platform*|netwerk*|dienst*|klant*|gebruiker*|domein*)`,
  original: `
    oorspronkelijk* | origine(el|le|len) | officieel | officiële | echte (site|pagina|webshop|werk) | authentiek* | legitiem*
    rechtmatig* (versie*|aanbod|bron*|eigenaar|gepubliceerd*) | verschenen (in|bij|op) | eerste publicatie | oorspronkelijke werk*
    (voor het eerst|als eerste|eerder|oorspronkelijk|aanvankelijk) ~3 (gepubliceerd*|verschenen|geplaatst) | werk* waarop ~3 inbreuk*
    (voor het eerst|als eerste|eerder|oorspronkelijk|aanvankelijk) ~3 (uitgegeven|uitgezonden|op|in|bij) | registratienummer
    (auteursrechtelijk |)beschermd* (werk*|materiaal|inhoud|content) | (het|mijn|ons|dit) werk (is|staat|kan|bevindt|op) | gedeponeerd*
    (geautoriseerd*|gelicentieerd*|erkend*) ~1 (verkoper*|site*|versie*|kopie*|bron*|uitgave*) | geregistreerd (bij|onder)
    (geautoriseerd*|gelicentieerd*|erkend*) ~1 (website*|dealer*|aanbieder*|partner*|winkel*)
    (legaal|legale) ~2 (aanbod|bron*|versie*|download*|verkrijgbaar|beschikbaar|gepubliceerd*)
    (legaal|legale) ~2 (aangeboden|te (zien|koop|bekijken)|aanbieder*|kopie*)
    met (mijn|onze|zijn|haar|hun|de) ~2 (toestemming|goedkeuring|licentie)`,
  sale: `
    te koop | verkocht | verkoop* | verkrijgbaar | kopen | te kopen | koop* (bij|op|via|in) | gekocht | aankoop* | aanschaf* | licenties?
    aan te schaffen | bestel(len|baar|d) | boekhandel* | winkel(s|) | prijs | prijzen | tarie(f|ven) | (wij|ik|we) verkop(en|en)
    betaald* (versie*|content|abonnement*) | ik verkoop | in de handel | abonnement* | uitsluitend (bij|op|via) | wederverkoper*
    alleen voor (leden|abonnees|klanten|studenten|cursisten)`,
  source: `
    (onze|mijn|ons|eigen|diens) ~2 (website*|site*|webshop*|blog*|pagina*|winkel|portfolio|kanaal|catalogus) | kopie van $ | namens $
    (onze|mijn|ons|eigen|diens) ~2 (galerie|profiel|account|uitgever*|platform|homepage|webwinkel) | identiek aan $ | eigendom van $
    (mijn|onze|ons) ~1 (instagram*|insta|youtube*|facebook*|twitter*|etsy*|patreon*|bandcamp*|spotify*) | behoort (toe |)(aan|tot) $
    (mijn|onze|ons) ~1 (soundcloud*|tiktok*|flickr*|deviantart*|agentschap|label|domein*) | in opdracht van $ | schermafbeelding* | beleid
    (website|site) van (de |het |onze |)(auteur*|maker*|kunstenaar*|uitgever*|cliënt*|bedrijf|rechthebbende*|fotogra*) | schermafdruk*
    (gekopieerd*|overgenomen|gestolen|gejat|gehaald|gedownload|afkomstig|ontleend) ~1 (van|uit|vanaf) | (alleen|uitsluitend|enkel) ~3 * $
    van ~4 (gekopieerd|gestolen|overgenomen|gejat|gehaald) | (alleen|uitsluitend|slechts|enkel|exclusief) (op|bij|via|door|in|) $ | museum
    bewij(s|zen|sstuk*|smateriaal) | screenshot* | schermopname* | volmacht* | machtiging* | vonnis* | rechterlijk* bevel | uitspraak van
    voorwaarden | algemene voorwaarden | privacy* | richtlijn* | veelgestelde vragen | helpcentrum | disclaimer | nadere informatie
    meer (informatie|info|details|weten) | aanvullende (informatie|gegevens) | ter vergelijking | vergelijk* (met|onze|mijn|het|de)
    (ik|wij|we) ~1 (publiceer|publiceren|verkoop|verkopen|plaats|plaatsen|beheer|beheren|exploiteren) | in tegenstelling tot | musea
    omgekeerd* zoek* | zoeken op afbeelding | persbericht* | tentoonstelling* | festival* | wedstrijd* | prijsvraag | over (ons|mij)
    wie (wij zijn|we zijn|ben ik) | met behulp van (~1 * |)$ | dankzij (~1 * |)$ | (zie|bekijk|bezoek) (mijn|onze|ons) | gearchiveerd*
    hier (is|zijn|staat|staan) (mijn|onze|ons) | archief* | wayback*`,
  party: `
    contact* | rechthebbende* | klager* | melder* | indiener* | afzender* | vertegenwoordig* | gemachtigde* | organisatie* | bedrijf
    bedrijfsnaam | werkgever | uitgever* | advoca(at|ten|tenkantoor) | kantoor | handtekening | ondertekend* | agent | eiser | eigenaar
    auteursrechthebbende* | (mijn|uw|persoonlijke|onze) (gegevens|naam|e-?mail*|contactgegevens) | contactgegevens | contactpersoon
    opdrachtgever`,
  location: `
    links? | koppeling(en|) | url(s|) | webadres* | adres(sen|) | internetadres* | webpagina(s|) | pagina(s|) | websites? | sites? | hier
    domein(en|) | domeinna(am|men) | locaties? | vindplaats* | volgende | onderstaande* | hieronder | als volgt | staat op | staan op
    (te vinden|beschikbaar|bereikbaar|gevonden|gelegen|toegankelijk|raadpleegbaar) (op|via|onder|bij|hier)
    bevind(t|en) zich (op|onder|bij)`,
  exception: `
    behalve | met uitzondering van | uitgezonderd | op ~2 na | anders dan | afgezien van | exclusief (de|het) | niet zijnde
    buiten (de|het)`,
  clauseStart: 'terwijl | echter | maar | daarentegen | daarom | derhalve | niettemin | hoewel | evenwel | dus | toch',
  conjunction: 'en | alsmede | evenals | alsook | en ook | zowel | als ook',
  preposition:
    'op | bij | via | van | vanaf | in | onder | naar | aan | te | door | uit | op de | zie | bezoek | is | zijn | en | hier | luidt',
  removedFrom: '(verwijder*|haal|halen|gehaald|wis|wissen|blokkeer*|blokkeren|weghalen) ... (van|vanaf|uit|op) $',
  movedTo: `
    (gekopieerd|gehaald|gestolen|overgenomen|gedownload|gejat) ~5 (van|uit|vanaf) ... (naar|op|bij|in) $
    (van|uit|vanaf) ~6 (gekopieerd|gehaald|gestolen|overgenomen|gedownload|gejat) ~6 (naar|op|bij|in) $`,
  copyVerb: `
    ^ (gebruikt|gebruiken|toont|tonen|bevat|bevatten|verkoopt|verkopen|biedt|bieden) | ^ waar (mijn|onze|ons)
    ^ (publiceert|publiceren|kopieert|kopiëren|verspreidt|verspreiden|deelt|delen)
    ^ (host|hosten|reproduceert|streamt|schendt|schenden|steelt|stelen|plaatst|plaatsen)
    ^ (die|dat|ook) ~2 (gebruikt|toont|bevat|verkoopt|biedt|publiceert|kopieert|verspreidt)
    ^ (is|zijn|was|waren) ~4 (kopie(ën|)|reproducties?|vertaling(en|)|kloon|klonen|duplica(at|ten)|plagiaat|namaak*)
    ^ heeft ~4 (gekopieerd|gestolen|overgenomen|geplaatst)`,
  licensed: `
    (met|onder|krachtens) (een|onze|mijn|de|) ~1 (licentie|toestemming|overeenkomst|vergunning) | in licentie (gegeven|gebruikt)
    (heeft|hebben|bezit|beschikt over) (een |onze |mijn |de |) ~1 (licentie|toestemming)`,
  workLabel: `
    ^ (het |mijn |ons |onze |titel van het |naam van het |omschrijving van het |beschrijving van het |)werk(en|) (url|link|titel|) $
    ^ (van mij|van ons|mijn|onze|de mijne|het mijne|de onze|het onze) $
    ^ (mijn|onze|ons) (eigen |)(foto|foto s|fotos|afbeelding|afbeeldingen|video|video s|film|films|lied) $
    ^ (mijn|onze|ons) (eigen |)(liedje|nummer|album|boek|boeken|artikel|artikelen|tekst|teksten) $
    ^ (mijn|onze|ons) (eigen |)(spel|game|app|software|programma|product|producten|tekening|tekeningen) $
    ^ (mijn|onze|ons) (eigen |)(ontwerp|ontwerpen|cursus|recept|recepten|illustraties?) $`,
  unrelatedLabel: `
    ^ (web|blog|portfolio|instagram|facebook|bewijs|bewijzen|schermafbeelding|schermafbeeldingen) $
    ^ (screenshots?|zaak|ticket|dossier|kenmerk|referentie|catalogus|discografie) $
    ^ (startpagina|homepage|website|ons kenmerk|uw kenmerk) $`,
  copyLabel: `
    ^ (kopie|kopieën|van hen|hun|dief|namaak|vervalsing|vervalsingen|plagiaat) $ | ^ (treffer|inbreukmaker|kopie|vindplaats|inbreuk) * $
    ^ (inbreukmaker|inbreukmakers|treffers?|vindplaats|vindplaatsen|overtreder) $`,
  fileLabel: '^ bestandsna(am|men) $ | ^ naam van het bestand $ | ^ bestand(en|) $ | ^ naam torrent $',
  messageLabel: `
    bericht(en|) | opmerking(en|) | omschrijving | beschrijving | toelichting | commentaar | verklaring | uitleg | reden | uw vraag`,
  sourceColumn: `
    ^ bron* | ^ referentie* | ^ klant* | ^ eigenaar* | ^ rechthebbende* | ^ uitgever* | ^ product* | ^ werk* | ^ titel* | ^ catalogus*
    ^ winkel*`,
  sentence: `
    (ik|wij|we|u|jullie|zij|ze|hij) * | (is|zijn|was|waren|wordt|worden|werd|werden|kan|kunnen|heeft|hebben|heb|graag|gelieve|verzoek) *`,
  introduces: `
    hier (is|zijn|staat|staan|vindt) | volgende | onderstaande* | hieronder | als volgt | hier $ | namelijk | te weten | het gaat om
    (te vinden|te zien|vindt u|kunt u (vinden|zien|bekijken)|te bekijken|te raadplegen) | het betreft`,
  firstPerson: 'mijn | onze | ons | wij | we | ik | mij | me | cliënt* | eigen',
  thirdPerson: `
    iemand | zij | hun | hen | gebruiker* | verkoper* | handelaar* | derden | inbreukmaker* | dief | dieven | sites? | websites? | kopie*
    pagina(s|) | advertentie* | beheerder* | aanbieder* | uploader*`,
  website: `
    officieel | officiële | websites? | site | homepage | blog | webshop | winkel | portfolio | catalogus | uitgever* | label | studio
    zie | bezoek | vergelijk | vgl | bekijk`,
  sentWith: `
    ^ verzonden (vanaf|met|via|vanuit|door) | ^ verstuurd (vanaf|met|via|vanuit) | ^ download outlook | ^ outlook voor | ^ virusvrij
    ^ (dit|deze) (bericht|e-?mail|mail) (is|werd) ~4 (verzonden|verstuurd|gescand|gecontroleerd|gegenereerd)`,
  partyContext: `
    namens | in opdracht | vertegenwoordig* | auteur* | rechthebbende* | eigena(ar|ren|resse) | cliënt* | uitgever* | uitgeverij* | maker*
    fotograaf | fotografe | fotografen | kunstena* | componist* | illustrator* | schrijver* | schrijfster* | ik ben | wij zijn | we zijn
    mijn naam | ik heet | ondergetekende* | directeur* | gemachtigd*`,

  closing: `
    met (vriendelijke|hartelijke|beste|warme|collegiale) (groet|groeten) | (vriendelijke|hartelijke|beste|warme) (groet|groeten) | mvg
    met vriendelijke groet(en|) (en dank|) | hoogachtend | met hoogachting | groet | groeten | groetjes | gr | hartelijk dank
    (alvast |)bedankt | (alvast |)dank | dank (u|je) (wel|) | dank u (wel |)voor uw (hulp|medewerking|moeite|tijd)
    (alvast |bij voorbaat |)(hartelijk |)(dank|bedankt) (voor uw (hulp|medewerking|moeite|tijd)|) | bij voorbaat (hartelijk |)dank
    met (dank|oprechte groet|achting) | in afwachting van uw (reactie|antwoord) | vertrouwende u ~6 geïnformeerd`,
  opening: `
    ^ geachte* | ^ beste | ^ hallo | ^ hoi | ^ dag | ^ goede(morgen|middag|navond|n) | ^ goede (morgen|middag|avond|dag) | ^ goedendag
    ^ aan wie dit aangaat | ^ ter attentie`,
  enclosure: '^ bijlagen? | ^ aanhangsel | ^ appendix | ^ productie * $',

  goodFaith:
    'goede[rn]? trouw | goeder trouw | oprecht* (overtuig*|geloof*|mening) | naar (beste|eer en) (weten|geweten)',
  belief: `
    geloof | geloven | overtuig* | menen | mening | meen | van oordeel | aanneem | aanname | veronderstel* | ga er van uit | ervan uit
    gebruik | toegestaan | toestemming | geautoriseerd* | licentie | verklaar | verklaren | bevestig* | ja | akkoord | aangevinkt
    aanvaard* | instem*`,
  plainBelief: `
    (oprecht*|eerlijk*|redelijkerwijs) ~3 (geloof*|geloven|overtuig*) ... (niet|geen|noch|zonder) ~3 (toegestaan|toestemming)
    (oprecht*|eerlijk*|redelijkerwijs) ~3 (geloof*|geloven|overtuig*) ... (niet|geen|noch|zonder) ~3 geautoriseerd*
    stellig* ~3 (geloof*|geloven|overtuig*) ... (niet|geen|noch|zonder) ~3 (toegestaan|toestemming|geautoriseerd*)
    (oprecht*|eerlijk*|redelijkerwijs) ~3 (menen|meen|mening) ... (niet|geen|noch|zonder) ~3 (toegestaan|toestemming|geautoriseerd*)
    stellig* ~3 (menen|meen|mening) ... (niet|geen|noch|zonder) ~3 (toegestaan|toestemming|geautoriseerd*)
    (geloof|geloven|overtuig*) ... niet ~2 (toegestaan|geautoriseerd*) ~2 door (de|het|een|zijn) ... (wet|vertegenwoordig*|agent)
    (menen|meen) ... niet ~2 (toegestaan|geautoriseerd*) ~2 door (de|het|een|zijn) ... (wet|vertegenwoordig*|agent)`,
  perjury: `
    meineed* | onder ede | onder eed | valse (verklaring|getuigenis) | beëdigde verklaring | valsheid in geschrifte | ik zweer | zweren
    (op|onder) straffe van ~3 (meineed|valsheid|valse) | strafbaar* ~3 (meineed|valse)`,
  accurate: `
    juist* | nauwkeurig* | correct* | waarheid* | waarheidsgetrouw | naar waarheid | accura(at|te) | klopt | kloppen | volledig en
    exact* | waar en | (is|zijn) waar`,
  information: `
    gegevens | informatie | kennisgeving* | melding* | verklaring* | klacht* | bericht | verzoek | bovenstaande* | bovengenoemde* | alles
    voorgaande | hierboven | opgave | inhoud | formulier | stelling* | brief | mededeling*`,
  authority: `
    gemachtigd* | bevoegd* | eigena(ar|ren|resse) | rechthebbende* | namens | gerechtigd* | vertegenwoordig* | auteur | maker | houder*
    te handelen | optreden namens | op te treden | exclusie(f|ve) | geautoriseerd* | fotograaf | fotografe | volmacht* | agent
    uit naam van | in opdracht`,
  requirement: `
    (moet|moeten|dient|dienen|zou moeten) ~6 (bevatten|vermelden|verstrekken|aangeven|opnemen|bevat|te bevatten|te vermelden) | vereist*
    (gelieve|graag|verzoeken wij u) ~2 (te vermelden|op te nemen|te bevestigen|te verstrekken) | een verklaring ~3 (dat u|waarin u|van u)
    vereisten | voorwaarden voor een melding`,
  declares: `
    (ik|wij|we) ~4 (verkla(ar|ren)|bevestig*|zweer|zweren|geloof|geloven|meen|menen|ben|zijn|heb|hebben|verzeker*|getuig*)
    (verklaar|bevestig|geloof|ben|heb|zweer|verzeker) ik | (verklaren|bevestigen|geloven|zijn|hebben|zweren) wij | ondergetekende*
    hierbij ~3 (verklaar|verklaren|bevestig*)`,
  typingPrompt: '(typ|typt|kopieer|plak|voer|schrijf|herhaal|neem) ~8 (verklaring*|zin|tekst)',
  negativeAnswer:
    '^ nee $ | ^ neen $ | ^ niet (aangevinkt|akkoord|geselecteerd) $ | ^ onwaar $ | ^ uit $ | ^ geen $ | ^ uitgevinkt $',
  workType: `
    boek(en|) | *boek(en|) | foto | fotos | foto s | afbeelding(en|) | muziek | tekening(en|) | artikel(en|s|) | schilderij* | toneelstuk*
    leerboek* | werk(en|) | film(s|) | video(s|) | video s | tekst(en|) | lied(eren|) | liedje(s|) | nummer(s|) | album(s|) | roman(s|)
    gedicht(en|) | verha(al|len) | software | broncode | programma(s|) | app(s|) | spel(len|) | game(s|) | illustratie(s|) | ontwerp(en|)
    opname(s|n|) | serie(s|) | aflevering(en|) | podcast(s|) | documentaire(s|) | recept(en|) | bladmuziek | kaart(en|) | patro(on|nen)
    stripverha* | strip(s|) | tijdschrift(en|) | cursus(sen|) | lesmateriaal | werkbla(d|den) | handleiding(en|) | luisterboek(en|)
    beeld(en|) | fotografie | kunstwerk(en|) | poster(s|) | scenario(s|) | vertaling(en|) | lettertype(s|n|) | databank(en|)
    animatie(s|) | portret(ten|) | blogpost(s|) | scriptie | reportage(s|)`,
  ownership: `
    mijn | onze | ons | auteurs* | auteur | zijn | haar | diens | namens | cliënt* | rechthebbende* | uitgever* | uitgeverij* | fotograaf
    fotografe | kunstena* | eigena* | maker* | (geschreven|gemaakt|gecreëerd|gefotografeerd|gecomponeerd|getekend|geschilderd) ~1 door
    (geproduceerd|gepubliceerd|ontworpen|opgenomen|uitgegeven) ~1 door | getiteld* | genaamd* | van (mij|ons) | illustrator* | componist*
    (heb|hebben) ~8 (geschreven|gemaakt|gecreëerd|gefotografeerd|gecomponeerd|getekend) | ontwerper* | exclusie(f|ve) | schrijver*
    (heb|hebben) ~8 (geschilderd|geproduceerd|gepubliceerd|ontworpen|opgenomen) | rechten (op|van)`,
  titled:
    'getiteld* | genaamd* | met de titel | onder de titel | geheten | kopie(ën|) van | met als titel | met de naam',
  workField: `
    werk(en|) | titel | oorspronkelijk* | origine* | beschermd* | lied | nummer | artiest* | album | film | boek | isbn | foto* | video
    afbeelding* | spel | software | serie | aflevering | product | titel van het werk | omschrijving van het werk | soort werk
    beschrijving van het werk | auteur(s|)`,
  notWorkField: `
    eigenaar* | rechthebbende* | url* | link* | locatie | vindplaats | adres | registratienummer | functie | functietitel | aanhef
    beroep | vertegenwoordig* | inbreuk* | melding | kennisgeving | aanspreektitel`,
  copyrightIn: `
    (auteursrecht*|rechten|recht|copyright|exploitatierecht*) (op|van|in|ten aanzien van|met betrekking tot)
    intellectuele eigendomsrechten (op|van|in|ten aanzien van|met betrekking tot)`,
  signatureField: `
    handtekening* | ondertekend | ondertekening | elektronische handtekening | digitale handtekening | getekend | ondertekenaar | w g`,
  notSignature: 'datum | plaats | tijd | tijdstip | controlegetal | algoritme',
  nameBelow: `
    (typ|typt|voer|vul|schrijf) ~5 (naam|handtekening) | (elektronisch |digitaal |)ondertekend door | getekend door
    (mijn |uw |)(elektronische |digitale |)handtekening (volgt|hieronder|is|luidt)`,
  notName: `
    ^ (geachte|beste|hallo|gelieve|dit|deze|wij|ik|als|indien|bijlagen?|vertrouwelijk*)
    ^ (disclaimer|tel|telefoon|fax|mobiel|datum|pagina|groet|groeten|bedankt)
    ^ (met vriendelijke|hoogachtend|verzonden|verstuurd|namens|kvk|btw|postbus|alvast|onderwerp|betreft|e-?mail|dank)`,
  office: `
    ^ advoca* | ^ directeur* | ^ eigena* | ^ fotogra* | ^ auteur* | ^ jurist* | ^ juridisch* | ^ manager* | ^ hoofd | ^ oprichter* | ^ mr
    ^ uitgever* | ^ redacte* | ^ bestuurder* | ^ afdeling juridische | ^ kunstena* | ^ illustrator* | ^ partner* | ^ zaakvoerder*
    ^ voorzitter* | ^ bedrijfsjurist*`,
  phone:
    'telefoon* | tel | mobiel* | gsm | fax | (bel|bereik*) (mij|ons|me) | telefonisch | telefoonnummer | mobiele nummer',
  address: `
    adres | postadres | adresgegevens | woonplaats | postcode | straat | huisnummer | bezoekadres | gevestigd* | woonachtig
    vestigingsadres`,
  street: '*straat | *laan | *weg | *plein | *gracht | *kade | *singel | *dijk | *steeg | *dreef | *hof | postbus',

  bounceSubject: `
    onbestelbaar* | niet (bezorgd|afgeleverd|bezorgbaar) | (bezorging|aflevering|levering) (mislukt|is mislukt|niet gelukt) | bezorgstatus
    kan niet worden (bezorgd|afgeleverd) | bezorgingsfout | bericht (teruggestuurd|geretourneerd) | retour afzender | afleveringsstatus
    aflevering mislukt`,
  autoSubject: `
    automatisch* (antwoord|bericht|reactie|beantwoord*) | afwezig* | afwezigheid* | niet aanwezig | met vakantie | ontvangstbevestiging
    buiten kantoor | niet op kantoor`,
  autoText: `
    (ben|zijn) ~4 (afwezig|niet op kantoor|met vakantie|op vakantie|niet aanwezig|met verlof|niet bereikbaar) | niet op kantoor
    (hebben|heb) uw ~1 (bericht|e-?mail|mail|verzoek|melding|klacht|vraag) ~2 ontvangen | dit is een automatisch*
    uw ~1 (bericht|verzoek|melding|vraag|ticket|e-?mail) ~4 (is|werd) ~2 (ontvangen|geregistreerd|aangemaakt)
    automatisch (gegenereerd*|verzonden|verstuurd*) ~2 (bericht|e-?mail|mail|antwoord) | (niet te beantwoorden|gelieve niet te antwoorden)
    (ticketnummer|zaaknummer|referentienummer|meldingsnummer) | bedankt voor (uw|je) (bericht|e-?mail|mail|melding|aanvraag|vraag)`,
  retraction: `
    ingetrokken | teruggetrokken | (melding|klacht|verzoek|kennisgeving|claim|sommatie) ~8 (vervalt|herroepen|geannuleerd)
    (intrekking|terugtrekking|herroeping|annulering) ~4 (melding|klacht|verzoek|kennisgeving|notice|claim|dmca|sommatie)
    (melding|klacht|verzoek|kennisgeving|claim|sommatie) ~8 (als (ingetrokken|niet verzonden|vervallen)|komt te vervallen)
    (herroep*|annuleer*|annuleren) ~6 (melding|klacht|verzoek|kennisgeving|claim) | trek(ken|) ~1 (wij|ik|we) ~6 (in|terug)
    (negeer|negeert|gelieve ~6 te negeren) ~8 (melding|klacht|verzoek|kennisgeving|bericht|e-?mail|mail)
    (melding|klacht|verzoek|kennisgeving|bericht|e-?mail|mail|sommatie) ~5 (te negeren|negeren|als niet verzonden beschouwen)
    (melding|klacht|verzoek|kennisgeving|bericht|e-?mail|mail|sommatie) ~5 buiten beschouwing
    trek(ken|) ~6 (melding*|klacht*|verzoek*|kennisgeving*|claim*|notice*|sommatie*) ~4 (in|terug)
    (ik|wij|we|hierbij) trek(ken|) ~8 (in|terug)
    (willen|wil|wensen|wens|graag) ~8 (intrekken|in te trekken|terugtrekken|terug te trekken)`,
  retractionTitle: 'intrekking* | ingetrokken | herroeping | terugtrekking | annulering',
  condition: `
    als (u|jullie|de|het|er|dit|deze|uw) | indien | tenzij | mits | zodra | zolang | voordat | pas (na|als|wanneer) | kunnen wij | zou
    zouden | wanneer | in geval | mocht | mochten`,
  partialRetraction: `
    (alleen|uitsluitend|slechts|enkel) ~1 (voor|ten aanzien|de|het|deze|dit|met betrekking|wat betreft) | gedeeltelijk* | deels | ten dele
    overige* | resterende | de rest | alle andere | (blijft|blijven) ~4 (gehandhaafd|van kracht|geldig|staan|bestaan) | voor het overige
    handhaven`,
  mistakenRemoval: `
    bij vergissing | per (ongeluk|abuis|vergissing) | vergissing* | ten onrechte | abusievelijk | foutieve identificatie
    verkeerde identificatie | onterecht ~3 (verwijderd|geblokkeerd) | (fout|verwisseling|persoonsverwisseling)
    (melding|klacht|verzoek|claim|kennisgeving) ~3 (is|was) ~2 (onjuist|ongegrond|onterecht|vals|ongeldig|foutief)`,
  jurisdiction: `
    rechtsmacht | jurisdictie | (bevoegd*|bevoegdheid) ~3 (rechtbank*|rechter*|gerecht*) | federale (rechtbank|districtsrechtbank)
    arrondissement*`,
  serviceOfProcess: `
    betekening* | (aanvaard*|accepteer*) ~4 (dagvaarding*|betekening*|processtuk*|gerechtelijk*) | gerechtelijke stukken
    dagvaarding* ~3 (aannemen|ontvangen|accepter*)`,
  counterNotice: `
    tegenkennisgeving* | tegenmelding* | tegen kennisgeving | tegenverklaring* | contra notificatie | tegenbericht
    bezwaar tegen ~3 (verwijdering|blokkering|melding|afsluiting) | bezwaar ~3 (verwijdering|blokkering)`,
  copyright: `
    auteursrecht* | auteursrechtelijk* | auteurswet | naburige rechten | piraterij | auteursrechten | auteursrechtinbreuk*
    illegale kopie*`,
  notCopyright: `
    (geen) ~1 auteursrecht* | auteursrechtbeleid | auteursrechtenteam | auteursrechtagent | auteursrechtafdeling
    (afdeling|agent|team|beleid|wet|advocaat|kantoor) ~2 auteursrecht*`,
  trademark: `
    merkrecht* | merkinbreuk* | merkhouder* | merkenrecht* | (geregistreerd*|gedeponeerd*) (merk*|handelsmerk*) | handelsmerk* | uniemerk*
    beeldmerk* | woordmerk* | namaakproduct* | namaakartikel* | nagemaakte (producten|artikelen|goederen) | merkvervalsing* | beneluxmerk*`,
  notTrademark: `
    (merken|handelsmerken) ~5 (respectieve*|hun eigenaar*|hun eigenaren) | alle (andere |overige |)(merken|handelsmerken)
    respectievelijke eigenaren`,
  rightsClaim: `
    auteursrecht* | inbreuk* | intellectuele? eigendom* | naburige rechten | dmca | plagiaat* | piraterij | sommatie* | schend* ~3 recht*
    schending* ~3 recht* | gestolen (foto*|afbeelding*|tekst*|content|werk*|beeld*) | verwijderingsverzoek* | verzoek tot verwijdering
    (ongeautoriseerd*|ongeoorloofd*|onrechtmatig*|illega*) ~1 (gebruik|kopie*|verspreiding|verveelvoudiging|publicatie|openbaarmaking)
    notice and takedown`,
  takenWithoutPermission: `
    gekopieerd* | gestolen* | gejat* | gepikt* | diefstal* | dief | dieven | plagiaat* | geplagieerd* | overgenomen zonder | ongeoorloofd*
    woord voor woord | zonder ~4 (toestemming|licentie|goedkeuring|akkoord|vragen|gevraagd|medeweten|recht) | ongeautoriseerd*
    onrechtmatig* | (geen|nooit|niet|niemand) ~4 (toestemming|toegestaan|licentie|akkoord|goedkeuring|gevraagd|het recht) | illega(al|le)
    (is|zijn) (van mij|van ons) | behoort (mij|ons) toe | iemand ~4 (verkoopt|gebruikt|kopieert|verspreidt|publiceert|deelt|plaatst)
    (ik ben|wij zijn|we zijn) (de|het) ~2 (auteur*|eigena*|rechthebbende*|fotogra*|kunstena*|maker*|uitgever*)`,
  phishing: `
    phishing* | malware | schadelijke software | spam | trojaans* | botnet* | ddos | gehackt* | oplichting* | oplichter* | nepwebshop*
    frauduleuze (site*|website*|webshop*) | kinderporno* | kindermisbruik | internetfraude | ransomware`,
  harassment: `
    lastiggevallen | pesterij* | belaging | smaad* | laster* | belediging* | beledigend* | recht op vergetelheid | recht om vergeten
    persoonsgegevens | avg | mijn ~1 (persoonsgegevens|persoonlijke gegevens|huisadres|telefoonnummer|privacy) | stalking | stalken | intimidatie | bedreig*
    cyberpesten | eerroof`,
  forwardedNotice: `
    (u|jullie) (mij|ons|me) ~6 (doorgestuurd|gestuurd|toegestuurd|verzonden|doorgezonden)
    (hebt|heeft|hebben) (u|jullie) (mij|ons) ~6 (melding|klacht|kennisgeving)
    door u (doorgestuurde|toegezonden) ~2 (melding|klacht|kennisgeving)`,
  marketing: `
    uitschrijven | afmelden (voor|van) | uitschrijf* | gratis (demo|proefperiode|offerte|adviesgesprek|scan|consult) | speciale aanbieding
    aanbieding(en|) | korting* | wij bieden | onze (diensten|tarieven|pakketten|prijzen) | webinar* | zoekmachineoptimalisatie | backlink*
    gastblog* | boek een (demo|gesprek) | wist u dat | vergroot uw | verhoog uw | vrijblijvend*`,
  informationRequest: `
    (gelieve|graag|wilt u|wij verzoeken u|verzoeken wij u|kunt u) ~6 (te verstrekken|te sturen|aan te vullen|verstrekken|sturen)
    (gelieve|graag|wilt u|wij verzoeken u|verzoeken wij u|kunt u) ~6 (aanleveren|aanvullen|toesturen|te vermelden|aangeven) | onvolledig
    (wij|we) (hebben ~4 nodig|ontvangen graag) | hebben wij ~6 nodig | (dient|moet) ~6 (te bevatten|bevatten)
    om ~6 (te kunnen behandelen|in behandeling te nemen|te kunnen verwerken|te verwerken)`,
  yourNotice: `
    (uw|jouw|je|jullie) ~1 (melding|bericht|klacht|verzoek|kennisgeving|e-?mail|mail|claim)
    (uw|jouw|je|jullie) ~1 (aanvraag|brief|sommatie|vraag|schrijven|meldingen|berichten)`,
  alreadyRemoved: `
    (is|zijn|werd|werden) ~3 (verwijderd|geblokkeerd|offline gehaald|afgesloten|gewist)
    (is|zijn|werd|werden) ~3 (uitgeschakeld|gesloten|opgeschort|ontoegankelijk gemaakt)
    (hebben|heb|heeft) ~6 (verwijderd|geblokkeerd|offline gehaald|afgesloten|gewist|uitgeschakeld|gesloten|weggehaald)
    niet (meer|langer) (online|beschikbaar|bereikbaar|toegankelijk) | (sluiten|gesloten|afgesloten) ~2 (zaak|ticket|dossier|melding)
    (ticket|zaak|dossier|melding) ~3 (sluiten|gesloten|afgesloten)`,
  stillOnline: 'nog | weer | opnieuw | niet | geen | nog steeds | nog altijd | wederom | blijft | blijven',
  inquiry: `
    hoeveel (kost|kosten|is|bedraagt|tijd) | wat (kost|kosten|is|zijn|moet|betekent|gebeurt|kan) | wie (is|kan|zijn|mag) | is er een
    hoe (kan|kunnen|moet|lang|werkt|gaat|vraag|veel|zit) | wanneer (is|wordt|kan|kunnen) | (mag|mogen|kan|kunnen) (ik|wij|we) | offerte*
    (welke|welk) (documenten|gegevens|kosten|is|zijn|stappen) | kunt u (mij|ons) ~2 (vertellen|zeggen|uitleggen|laten weten|helpen|een)
    is het (mogelijk|toegestaan) | (een|mijn|korte) vraag | ik vroeg mij af | factu(ur|ren) | btw nummer | enquête | vragenlijst
    scriptie | sollicitatie* | vacature* | interview | nieuwsbrief | rekeningnummer | afstudeer*`,
  thanks: 'bedank* | dank* | dankjewel | dankuwel',
  extortion: `
    (betaal*|betalen|betaling|voldoen|overmaken|overschrijving) ~8 (binnen|uiterlijk|anders|euro|eur)
    (betaal*|betalen|betaling|voldoen|overmaken|overschrijving) ~8 (bitcoin|boete|schadevergoeding|dagen)
    (schadevergoeding|boete|vergoeding|dwangsom|schikking*) ~6 (betal*|voldoen|bedrag|euro|hoogte) | rechtsmaatregelen ~4 (tenzij|indien)
    (anders|zo niet|bij gebreke|bij uitblijven) ~8 (juridische stappen|rechtbank*|rechter|dagvaard*|advoca*|gerechtelijk*|aangifte)`,
  threatened: `(uw|je) ~2 (account|pagina|site|website|domein|kanaal|profiel) ~5 (verwijderd|geblokkeerd|opgeschort|gedeactiveerd)`,
  credentials: `(bevestig*|verifieer*|vul|voer) ~5 (wachtwoord*|inloggegevens)`,

  fromField: 'van | afzender | verzonden door',
  otherField: `
    verzonden | verzonden op | datum | aan | cc | bcc | kopie | onderwerp | betreft | ontvanger* | antwoord aan | beantwoorden aan
    bijlagen | prioriteit | urgentie`,
  forwarded: 'doorgestuurd* | begin doorgestuurd* | doorgezonden* | begin van doorgestuurd* | doorgestuurd door',
  originalMessage: 'oorspronkelijk(e|) (bericht|e-?mail|mail) | origine(el|le) (bericht|e-?mail|mail)',
  attribution: 'schreef $ | heeft geschreven $ | schreef het volgende $ | schreef ~6 * $ | geschreven $ | schrijft $',
  forwardPrefix: 'doorst | dstuur | doorgestuurd',
  replyPrefix: 'antw | antwoord',
  relaying: `
    doorgestuurd* | sturen ~6 door | stuur ~6 door | (hebben|heb) ~8 (klacht|melding|kennisgeving|verzoek|claim|sommatie) ~4 ontvangen
    ontvingen ~6 (klacht|melding|kennisgeving|verzoek) | (volgende|onderstaande) ~1 (klacht|melding|kennisgeving|bericht|sommatie)
    (klacht|melding|kennisgeving) ~4 (ontvangen|ingediend|binnengekomen) | contactformulier* | webformulier* | meldformulier*
    online formulier | formulier ~6 (ingevuld|verzonden|ingediend|verstuurd) | nieuwe (melding|inzending|klacht|aanvraag)`,
  reporter:
    'melder* | gemeld door | ingediend door | indiener* | verzonden door | aanvrager* | ingevuld door | melding van | inzender*',
  complainant: `
    klager* | rechthebbende* | auteursrechthebbende* | klagende partij | afzender | houder van het auteursrecht | eiser* | klacht van
    eigenaar van het auteursrecht`,
  withheld: `(naam|identiteit|gegevens|melder*) ~6 (vertrouwelijk*|anoniem*)`,
  emailLabel: 'e-?mail* | mail | e-?mailadres | mailadres | emailadres',
  nameLabel: 'naam | volledige naam | uw naam | voor en achternaam | naam contactpersoon | contactpersoon',
  firstName: 'voornaam | voornamen | roepnaam',
  lastName: 'achternaam | familienaam',
  otherName: `
    bedrijf | bedrijfsnaam | bestand* | bestandsnaam | gebruiker* | gebruikersnaam | domein* | domeinnaam | host* | account* | site | werk
    organisatie* | product* | onderneming | naam (van het |van de |)(bedrijf|bestand|domein|organisatie|site|werk|product|onderneming)`,
  registry:
    'domeinhouder* | domeinnaamhouder* | registratiehouder* | hostingprovider | registerhouder | registratie instantie',
  noReply: 'niet beantwoorden | geen antwoord | nietbeantwoorden',
};
