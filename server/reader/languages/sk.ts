import type { Lexicon } from '../lexicon/lexicon.ts';

/** Slovak. */
export const lexicon: Lexicon = {
  infringing: `
    neoprávnen* | nelegáln* | nezákonn* | protiprávn* | poruš* | pirátsk* | pirát* | nedovolen* | neautorizovan* | nelicencovan*
    protizákonn* | bez ~2 (súhlas*|povolen*|licenc*|vedomia|oprávneni*|dovoleni*|práva)
    (súhlas|povolenie) ~4 (nedal*|neudel*|neposkyt*) | (nikdy|nikomu) ~3 (nedal*|neudel*|nepovol*|nesúhlas*|nedovol*)
    nepovolil* | nesúhlasil* | nedovolil* | nemá (právo|licenciu|povolenie|oprávnenie) | ukradnut* | ukradol | ukradli | ukradla
    krádež* | odcudzen*
    plagiát* | zneuži* | falzifikát* | falšovan* | slovo od slova | doslovn* | v rozpore s | licencia ~1 (vypršala|skončila|bola ukončená)
    (niekto|používateľ|predajca|stránka) ~2 (skopíroval*|nahral*|zverejnil*|používa|predáva|šíri|ukrad*)
    kópie (mojich|našich|môjho|nášho) | tret* (osob*|stran*) | závadn* (obsah*|odkaz*|stránk*) | vydáva sa za | uniknut*`,
  removal: `
    odstran* | odstrán* | smaz* | vymaz* | zablok* | zneprístup* | stiahnut* z | stiahnite | zrušit ~1 odkaz* | zamedz* ~2 prístup*
    ukonč* ~2 (šíreni*|používani*|prístup*)
    upust* od | zdržať sa | zdržte sa | prestaňte | prestať ~2 (používať|šíriť) | deaktiv* | zlikvid*`,
  published: `
    na stiahnutie | nahral* | nahrat* | nahran* | nahráv* | zverejn* | umiestnen* | umiestnil* | skopírov* | kopíruj* | okopírov*
    šír(i|en*|iť) | zdieľan* | zdieľa*
    použit* | používa | používajú | zdarma | zobrazuj* | objavuj* | objavil* | nachádza sa | nachádzajú sa | prebra* | prevzal*
    vystaven* | torrent* | streamov* | rozmnož* | distribuc* | distribuov* | distribuuj* | zrcadl*
    publikov* | (ich|jeho|jej) ~1 (stránk*|web*|profil*|úč(et|te|tu)|kanál*|obchod*)`,
  hosting: `
    (váš|vaš*|vášho|tvoj*) ~2 (web*|strán*|server*|sieť|sieti|platform*|služ*|domén*|zákazn*|používateľ*|hosting*|portál*|systém*)
    hostovan* | hostuje* | hostovan* | uložen* na ~1 (vaš*|serveri) | u vás (umiestnen*|hostovan*) | hostingu`,
  original: `
    originál* | oficiáln* | původn* | pôvodn* | legáln* ~1 (zdroj*|kópi*|verzi*|web*|stránk*|dostupn*|obchod*)
    legálne ~2 (dostupn*|zakúp*|zverejn*|kúpiť|šíren*) | autentick*
    prvýkrát ~2 (zverejn*|publikov*|vyš*|vydan*|uveden*) | po prvý raz ~2 (zverejn*|publikov*|vyš*) | prvé (zverejnenie|vydanie)
    (chránen*) ~2 (diel*|obsah*|materiál*) | diel* ~3 (chránen*|poruš*)
    autorsk* diel* | autorizovan* | licencovan* | so ~2 (súhlasom|povolením) | s ~2 (povolením|naším súhlasom)
    s (naším|mojím|ich) ~1 (súhlasom|povolením) | registračné číslo | (naše|moje) dielo (je|nájdete|sa nachádza)`,
  sale: `
    kúpiť | kúpi | zakúp* | na predaj | predaj* | predáva(me|m|) | nákup* | cenník* | cena | ceny | kníhkupect* | objednať (na|u|v)
    licenciu možno | licencovanie | eshop*`,
  source: `
    naša ~1 strán*
    (naš(e|i|u)|náš|svoj*|môj|moj*|vlastn*) ~2 (web*|strán*|obchod*|e-?shop*|blog*|kanál*|portfóli*|profil*|galéri*|úč(et|te|tu))
    (naš(í|ím|imi)|náš|svoj*|môj|moj*|vlastn*) ~2 (web*|strán*|obchod*|e-?shop*|blog*|kanál*|portfóli*|profil*|galéri*|úč(et|te|tu))
    (našich|náš|svoj*|môj|moj*|vlastn*) ~2 (web*|strán*|obchod*|e-?shop*|blog*|kanál*|portfóli*|profil*|galéri*|úč(et|te|tu))
    (naš(emu|eho)|náš|svoj*|môj|moj*|vlastn*) ~2 (web*|strán*|obchod*|e-?shop*|blog*|kanál*|portfóli*|profil*|galéri*|úč(et|te|tu))
    (naš(em|ej)|náš|svoj*|môj|moj*|vlastn*) ~2 (web*|strán*|obchod*|e-?shop*|blog*|kanál*|portfóli*|profil*|galéri*|úč(et|te|tu))
    (naš(ou|om)|náš|svoj*|môj|moj*|vlastn*) ~2 (web*|strán*|obchod*|e-?shop*|blog*|kanál*|portfóli*|profil*|galéri*|úč(et|te|tu))
    (naš(e|i|a|u|í|ím|imi|ich|emu|eho|em|ej|ou|om)|náš|môj|moj*) ~1 (instagram*|facebook*|youtube*|spotify|etsy)
    (skopírov*|okopírov*|prevzat*|stiahnut*|ukradnut*|odcudzen*|vzat*) ~3 (z|ze|zo|od) | (iba|len|výhradne|výlučne) $
    (iba|výhradne|výlučne) ~3 * $
    snímka obrazovky | snímky obrazovky | screenshot* | dôkaz* | porovn* | viac informácií | ďalšie informácie | podrobnosti
    zásad* (ochrany|používania) | podmienk* (používania) | obchodné podmienky
    plná moc | splnomocneni* | autorsk* zákon* | smernic* | nariadeni* | súdne rozhodnuti* | patrí $ | kópia $ | kópiou $
    odhlásiť odber | výstav* | festival* | registrátor* | archívn* (kópi*|verzi*) | ochrana (osobných|súkromia)
    (zverejňuj|publikuj|predáv|prevádzkuj)(em|eme|am|ame)`,
  party: `
    kontakt* | sťažovateľ* | oznamovateľ* | žiadateľ* | (nositeľ*|držiteľ*|majiteľ*|vlastník*) ~1 (práv*|autorsk*) | zástupc*
    splnomocnen* | zastúpen* | organizac* | organizáci* | firma | spoločnosť | názov (firmy|spoločnosti)
    zamestnávateľ | vydavateľ* | nakladateľ* | advokát* | právny zástupca | podpis* | podepsán* | podpísan*
    údaje o (oznamovateľovi|sťažovateľovi) | vaše údaje | osobné údaje | odosielateľ*`,
  location: `
    adres* | odkaz* | link(y|u|) | stránk(a|y|ach|e|u) | stránok | web(u|y|ová|ové|) | domén* | url | umiestneni* | nachádza sa (na|tu)
    dostupn* (na|tu|z) | nasledujúc* | nižšie | tu $ | na adrese | na adresách | uveden* nižšie`,
  exception: `
    kromě | okrem | s výnimkou | vyjmúc | mimo webu | okrem toho | iné než | iné ako`,
  clauseStart: `
    zatímco | však | avšak | ale | kým | kde | ktor(ý|á|é|í|ú|om|ej|ého) | hoci | napriek tomu že | nicméně | pričom | přičemž`,
  conjunction: `
    a $ | a (na|v|ve|z|tiež|rovněž) | i $ | nebo | či | alebo | a tiež | ako aj | a rovnako | anebo`,
  preposition: `
    na | v | ve | vo | z | ze | zo | do | pod | u | cez | od | je | jsou | sú | viz | navštívte | pozri | prostredníctvom | na adrese`,
  removedFrom: `
    (odstran*|odstrán*|smaz*|vymaz*|stiahn*) ... (z|ze|zo) (webu|stránky|stránok|servera|adresy|domény|) $`,
  movedTo: `
    (skopírov*|prevzat*|ukrad*|stiahnut*|presun*) ~5 (z|ze|zo|od) ... (na|do|sem) (web|stránku|stránky|adresu|) $`,
  copyVerb: `
    ^ ~2 (používa|obsahuje|zobrazuje|hostuje|ponúka|predáva|šíri|zverejňuje|publikuje|kopíruje|streamuje|stále)
    ^ ~2 (skopíroval*|ukradol|ukradli|zverejnil*|použil*|preložil*) | ^ (je|jsou|sú) ~3 (kopi*|kópi*|plagiát*|překlad*|preklad*|klon*)
    ^ kde ~2 (naš(e|i|a|u|í|ím|imi|ich|emu|eho|em|ej|ou|om)|moj*|môj)`,
  licensed: `
    (na základe|v rámci) ~2 (licencie|zmluvy|dohody) | pod ~1 licenciou | (so|s) ~2 (súhlasom|povolením)
    (má|majú) ~1 (licenciu|povolenie|súhlas)`,
  workLabel: `
    ^ (naše|moje|) (dielo|foto|video|album|diela|fotografie|knihy|piesne|filmy) (url|odkaz|názov|) $
    ^ (naša|moja|) (kniha|fotografia|pieseň|skladba|hra|ilustrácia) $
    ^ (náš|môj|) (film|text|článok|kurz|produkt|obrázok) $ | ^ (názov|popis) (diela) $ | ^ (naše|moje|môj|náš) $`,
  unrelatedLabel: `
    ^ (dôkaz|dôkazy|snímka obrazovky|screenshot|screenshoty|případ|prípad) $
    ^ (číslo prípadu|portfolio|portfólio|katalog|katalóg|diskografie|diskografia|domovská stránka) $`,
  copyLabel: `
    ^ (kopie|kópia|kópie|falzifikát|zlodej|porušovateľ|plagiát|duplikát|jeho) $`,
  fileLabel: `
    ^ (názov súboru|meno súboru|súbor) $`,
  messageLabel: `
    správa | text správy | komentár* | popis | vysvetlenie | poznámk* | vyjadrenie | odôvodnenie | vyhlásenie`,
  sourceColumn: `
    ^ (zdroj*|referenc*|klient*|majitel*|vlastn*|vydavate*|produkt*|diel(o|a)|názov|katal*|obchod*|originál*)`,
  sentence: `
    (som|sme|ste|bol|bola|bolo|boli|môže|môžu|možno|žiadame|žiadam|prosíme|našli) *`,
  introduces: `
    nasledujúc* | nižšie | takto | (možno|môžete) ~1 (nájsť|vidieť) | nájdete (na|tu) | nachádza sa | nachádzajú sa | tu $ | a to
    konkrétne | uvedené nižšie | na týchto adresách`,
  firstPerson: `
    naš(e|i|a|u|í|ím|imi|ich|emu|eho|em|ej|ou|om) | náš | moj* | môj | môjho | moje | my sme | mně | mne | nám | klient* | jsem | jsme`,
  thirdPerson: `
    ich (web*|stránk*) | jeho | jej (web*|stránk*) | niekto | používateľ* | predajc* | stránk(a|y) | kópi(a|e) | príspev* | inzerát*
    ponuk*`,
  website: `
    oficiáln* | web(u|ové|ová|y) | webové stránky | stránky | blog* | obchod* | e-?shop* | portfolio | portfólio | katal[oó]g*
    vydavateľ* | viz | navštívte | porovnaj* | pozri*`,
  sentWith: `
    ^ odoslané (z|zo|pomocou) | ^ získajte outlook | ^ bez vírusov
    ^ (tento|táto) (e-?mail|správa) ~2 (bol|bola) ~1 (odoslan*|skontrolov*)`,
  partyContext: `
    v mene | v zastúpení | zastupuj* | zastúpen* | majiteľ* | vlastník* | držiteľ* | nositeľ*
    autor(|a|em|om|ka|ky|kou|ů|y|ov|ovi|stvo|ství) | autorsk* | vydavateľ* | nakladateľ* | som | sme | volám sa | moje meno | fotograf*
    umelec | umelkyňa | ilustrátor* | skladatel* | skladateľ* | klient* | tvorc* | tvorca`,

  closing: `
    s (priateľským |srdečným |)(pozdravom|úctou) | s úctou | s pozdravom | so srdečným pozdravom | ďakujem(e|) (vopred|za pomoc|vám|)
    vopred (ďakujem|ďakujeme) | s pozdravom a prianím pekného dňa | pekný deň | prajem pekný deň | v úcte | vďaka`,
  opening: `
    ^ vážen* | ^ dobrý deň | ^ milý | milá | milí | ^ ahoj | ^ zdravím | ^ komukoľvek koho sa to týka | ^ pre koho je to určené
    ^ dobré ráno | ^ drahí`,
  enclosure: `
    ^ príloh* | ^ zoznam (adries|odkazov) | ^ dodatek | ^ dodatok`,

  goodFaith: `
    dobrej viere | dobrú vieru | dobrou vierou | dobrej viery | dobrá viera`,
  belief: `
    domniev* | presvedč* | verím* | mám za to | nazdáv* | považuj* | použit* | použív* | využ* | dovolen* | povolen* | súhlas* | oprávn*
    licenc* | autoriz* | poruš* | vyhlasuj* | potvrdzuj* | áno`,
  plainBelief: `
    (domniev*|presvedč*|verím*|považuj*) ... (nie je|nebol*|nie sú) ~3 (povolen*|dovolen*|oprávnen*|schválen*|autorizov*|licencov*)
    (domniev*|presvedč*|verím*) ... (bez ~2 (súhlasu|povolenia|licencie)|poruš*|neoprávnen*)`,
  perjury: `
    kriv* (výpov*|prísah*|svedect*) | pod prísahou | pod (hrozbou|sankciou|trestom) | miestoprísažn* | čestn* vyhlás*
    trestn* (zodpovednos*|stíhan*|následk*) | nepravdiv* (vyhlás*|výpov*|údaj*)`,
  accurate: `
    správn* | pravdiv* | presn* | zodpovedajú (pravde|skutočnosti) | úpln* a`,
  information: `
    údaj* | inform* | oznám* | vyhlásen* | upozorneni* | sťažnos* | vyššie uveden* | všetko | žiados* | podani* | skutočnos* | tvrdeni*
    hláseni*`,
  authority: `
    oprávnen* | v mene | majitel* | majiteľ* | vlastník* | vlastním | držiteľ* | nositeľ* | splnomocnen* | poveren* | autor | autorem
    autorom | autork* | zástupc* | zastupuj* | výhradn* | výlučn* | tvorc*`,
  requirement: `
    (musí|mal* by|je potrebné|treba) ~2 (obsahovať|uviesť|zahŕňať|doložiť|priložiť)
    (prosím|prosíme) ~1 (uveďte|doplňte|priložte|potvrďte) | požiadavk* | vyžaduje | ^ vyhlásenie ~1 (oznamovateľa|sťažovateľa|že ste)`,
  declares: `
    vyhlasuj(em|eme) | potvrdzuj(em|eme) | čestne vyhlasuj* | prisahá(m|me) | domnieva(m|me) | verí(m|me)
    (som|sme) ~2 (presvedčen*|oprávnen*|majiteľ*|autor*|držiteľ*|vlastník*) | mám za to`,
  typingPrompt: `
    (napíšte|skopírujte|vložte|opíšte|zadajte) ~8 (vyhlásenie|text*|vetu)`,
  negativeAnswer: `
    ^ ne $ | ^ nie $ | ^ (nezaškrtnuté|neoznačené) $`,
  workType: `
    knih* | kníh | kniž* | fotk* | fotografi* | snímk* | snímok | film* | piese[nň]* | piesn* | skladb* | album* | učebnic* | článk*
    článok | ilustrac* | ilustráci* | kresb* | hra | hry | hru | diel(o|a|u|om) | diel | román(|y|u|em|ů|om|ov|ech) | obraz* | obrázok
    obrázk* | video* | text | texty | textu | textů | textov* | hudb*
    nahrávk* | poviedk* | príbeh* | báse[nň]* | básn* | grafik* | plakát* | software* | program* | aplikac* | aplikáci* | zdrojov* kód*
    seriál* | epizód* | časť seriálu | kurz* | přednášk* | prednášk* | šablon* | šablón* | písm(o|a) | komiks* | podcast* | audioknih*
    mapa | mapy | mapu
    recept* | strih* | návod* | animac* | animáci* | prezentac* | prezentáci* | databáz* | časopis* | publikac* | publikáci* | scénář*
    scenár* | soch(a|y|u) | maleb* | maľb* | vysielani* | logo | loga | dokument* | návrh* | designu | dizajn*`,
  ownership: `
    naš(e|i|a|u|í|ím|imi|ich|emu|eho|em|ej|ou|om) | náš | moj* | môj | môjho | autor(|a|em|om|ka|ky|kou|ů|y|ov|ovi|stvo|ství) | autorsk*
    vydáv* | vydav* | nakladateľ* | majitel* | majiteľ* | držiteľ* | nositeľ* | vlastník* | napísal* | napísan* | vytvor* | natočil*
    nakreslil* | namaľoval* | odfotil* | zložil* | navrhol* | s názvom | klient* | fotograf*
    umelc* | umelec | ilustrátor* | skladate* | režisér* | autorsk* práv* | tvorc* | nazvan* | práva k | patrí (mne|nám|mi)`,
  titled: `
    s názvom | nazvan* | pod názvom | kópie | kópia | titulem | titulom`,
  workField: `
    názov | názov diela | dielo | diela | titul | isbn | kniha | film | fotografi* | foto | pieseň | skladba | album | interpret | autor
    umelec | originál* | chránen* | video | hra | software | seriál | produkt`,
  notWorkField: `
    majiteľ* | držiteľ* | nositeľ* | vlastník* | odkaz* | adres* | url | umiestneni* | registr* | pracovná pozícia | funkcia
    titul pred | poruš* | oznám* | zástupc* | názov (firmy|spoločnosti|súboru)`,
  copyrightIn: `
    autorsk* práv* (k|ke|ku|na) | práv(a|o) (k|ke|ku|na) | výhradn* práv* k`,
  signatureField: `
    podpis* | podpísan* | podpísal*`,
  notSignature: `
    datum | dátum | čas | algoritmus`,
  nameBelow: `
    (napíšte|zadajte|uveďte) ~4 (meno|podpis) | podpísan* ~1 elektronicky | (môj|elektronický|vlastnoručný) podpis`,
  notName: `
    ^ (vážen*|dobrý|prosím*|ďakuj*|tento|táto|toto|ak|príloh*|odoslané|telefón|dátum|stránka|s pozdravom|v mene|dôvern*|tel|fax)`,
  office: `
    ^ (advokát*|právník*|právnik*|riaditeľ*|konateľ*|majiteľ*|zakladateľ*|vedúc*|šéfredaktor*)
    ^ (fotograf*|autor*|redaktor*|právne oddelenie|splnomocnenec|predseda*|vydavateľ*|manažer*|manažér*)`,
  phone: `
    telefon* | telefón* | tel | mobil* | tel číslo | telefónne číslo | fax`,
  address: `
    adresa | poštová adresa | bydlisko | sídlo | trvalé bydlisko | psč | ulica | korešpondenčná adresa | město | mesto`,
  street: `
    ul | ulice | ulica | náměstí | námestie | nám | trieda | nábřeží | nábrežie | psč | p o box | č p`,

  bounceSubject: `
    nedoručiteľn* | nedoruče* | nemožno doručiť | správu sa nepodarilo doručiť | vrátená správa | zlyhanie doručenia`,
  autoSubject: `
    automatick* odpov* | mimo kancelárie | neprítomnos* | dovolenka | na dovolenke | nie som v kancelárii`,
  autoText: `
    (som|budem|sme) ~2 (na dovolenke|mimo kancelárie|neprítomn*) | toto je automatick*
    táto správa bola (vygenerovaná|odoslaná) automaticky | neodpovedajte na t*
    ďakujeme za ~1 (správu|e-?mail|otázku) ... (číslo|požiadav*|tiket*)
    (dostali|prijali|obdržali) sme ~1 vaš* ~1 (správu|e-?mail|oznámenie|požiadavku)
    (váš|vaša) ~1 (požiadavka|správa|tiket) ~3 (prijat*|zaevidov*|vytvoren*|zaregistrov*)`,
  retraction: `
    (beriem|berieme|vziať|vzali) ~6 späť
    (sťahuj|odvoláv|ruš)(em|eme|am|ame|ím|íme) ~6 (oznámen*|sťažnos*|žiados*|upozornen*|nárok*|požiadav*) | späťvzatie
    stiahnutie ~3 (oznámenia|sťažnosti|žiadosti|upozornenia) | (odvolanie|zrušenie) ~3 (oznámenia|sťažnosti|žiadosti|upozornenia|nároku)
    (oznámenie|sťažnosť|žiadosť|upozornenie) ... (vzat* späť|stiahnut*|odvolan*|zrušen*)
    (prosím|prosíme) ~2 (ignorujte|ignorovať|neberte do úvahy) ~6 (oznámenie|sťažnosť|žiadosť|správu|e-?mail)
    považujte ~6 za (bezpredmetn*|stiahnut*|neplatn*)`,
  retractionTitle: `
    späťvzatie | stiahnutie (oznámenia|sťažnosti|žiadosti|upozornenia) | odvolanie oznámenia`,
  condition: `
    ak | pokiaľ | keby | iba ak | v prípade | za podmienky | kým | až po | môže | môžu | akonáhle`,
  partialRetraction: `
    (iba|len) (pre|pri|tento|túto|toto|tieto|ohľadom|vo vzťahu|v rozsahu) | čiastočn* | zvyšn* | ostatn* | zvyšok | všetky ostatné`,
  mistakenRemoval: `
    omylem | omylom | nedopatrením | chybn* (identifik*|odstrán*|oznám*|označ*) | v dôsledku (omylu|chyby) | zámen*
    (oznámenie|sťažnosť|nárok) ~3 (je|byl*|bol*) ~2 (neoprávnen*|nepravdiv*|bezdôvodn*|neplatn*|mylné) | neoprávnene odstránen*
    bezdôvodn*`,
  jurisdiction: `
    súdn* (príslušnos*|právomoc*) | jurisdikci* | federáln* súd* | okresn* súd*`,
  serviceOfProcess: `
    (prij*|súhlas*) ~3 doruč* ~2 (súdn*|písomnos*|žalob*) | doručen* ~1 (súdn*|procesn*|žalob*)`,
  counterNotice: `
    protioznámen* | proti oznámenie | námietk* proti ~3 (odstrán*|oznámen*|bloká*) | odvolanie proti ~2 (odstrán*|bloká*)`,
  copyright: `
    autorsk* práv* | autorskoprávn* | práv* autorsk* | pirátstv* | pirátsk* | súvisiac* práv*`,
  notCopyright: `
    zákon* ~3 (práv* autorsk*|autorsk* práv*) | (oddelenie|tím|zástupca) ~2 autorsk* práv* | (žiadn*) autorsk* práv*
    neporuš* ~1 autorsk* práv*`,
  trademark: `
    ochrann* znám* | obchodn* značk* | falzifikát*`,
  notTrademark: `
    (všetky|ostatné|ďalšie) ~2 ochrann* znám* | ochrann* znám* ~4 (príslušných|svojich) (vlastník*|majiteľ*)`,
  rightsClaim: `
    autorsk* práv* | autorskoprávn* | práv* autorsk* | pirátstv* | pirátsk* | poruš* | dmca | duševn* vlastníct* | plagiát*
    (neoprávnen*|nelegáln*) ~1 (použit*|kopír*|šír*|zverejn*) | (ukradnut*|odcudzen*) (fotk*|obsah*|text*|fotografi*)`,
  takenWithoutPermission: `
    poruš* | nelegáln* | neoprávnen* | nezákonn* | pirátsk* | ukrad* | krádež* | zlodej* | odcudzen* | plagiát* | skopírov* | okopírov*
    bez ~4 (súhlas*|povolen*|licenc*|vedomia|dovoleni*|opýtania)
    nikdy ~3 (nedal*|nepovolil*|nesúhlasil*|neudelil*|nedovolil*) | nepovolil* | nesúhlasil* | nedal* ~2 (súhlas|povolenie)
    patrí (mne|mi|nám) | (som|sme) ~2 (autor*|majitel*|majiteľ*|fotograf*|tvorc*|držiteľ*) | slovo od slova
    (niekto) ~3 (predáva|používa|kopíruje|šíri) ~2 (naš(e|i|a|u|í|ím|imi|ich|emu|eho|em|ej|ou|om)|moj*|môj)`,
  phishing: `
    phishing* | škodliv* (kód*|softvér*) | malware* | spam | spamu | botnet* | útok* ddos | ddos útok* | hacknut* | napadnut* web*
    podvodn* (web*|stránk*|e-?mail*)`,
  harassment: `
    ohovár* | urážk* | obťažov* | šikan* | stalking* | osobn* údaj* | právo byť zabudnut* | ochran* osobnosti | vyhráž* | gdpr`,
  forwardedNotice: `
    (preposlali|zaslali|poslali) ~1 ste ~2 (nám|mi) ~4 (oznámenie|sťažnosť|upozornenie)
    (oznámenie|sťažnosť|upozornenie) ~1 (ktoré|ktorú) ~1 ste ~3 (preposlali|zaslali|poslali)`,
  marketing: `
    (dohodnite|rezervujte) ~2 (demo|stretnutie|hovor) | (bezplatn*|zdarma) (konzultáci*|skúšobn*|audit*|ponuk*)
    (špeciáln*|výhodn*) ponuk* | zľav(a|y|u|ou) | webinár* | naše (služby|balíčky|ceny) | newsletter* | odhlásiť | cenník* | ponúkame
    viete že`,
  informationRequest: `
    (prosím|prosíme|žiadame) ~2 (doplňte|doplnenie|zašlite|zaslanie|uveďte|poskytnite|poskytnutie) | potrebujeme
    (aby sme|pre) ~3 (spracovať|spracovanie|vybaviť|vybavenie) | musí obsahovať`,
  yourNotice: `
    (váš|vaše|vaší|vaši|vaša|vašu|vašej|vášho) ~1 (oznámen*|sťažnos*|správ*|žiados*|e-?mail*|hlásen*|podnet*|otázk*|upozornen*)`,
  alreadyRemoved: `
    (byl*|bol*) ~2 (odstránen*|zmazan*|zablokovan*|zneprístupnen*|stiahnut*|vymazan*)
    (odstránili|zmazali|zablokovali|odstránil|vymazali) (sme|som) | sme ~2 (odstránili|zmazali|zablokovali)
    už (nie je|nie sú) dostupn* | je (odstránen*|zmazan*|stiahnut*) | (uzatvárame|uzavrite) ~1 (prípad|tiket)`,
  stillOnline: `
    stále | ešte | znovu | opäť | znova | doteraz | nebol* | nie je | naďalej`,
  inquiry: `
    koľko ~2 (stojí|trvá|času) | ^ koľko | ^ ako (môžem|môžeme|možno|dlho|sa) | ^ kto | ^ kedy | ^ môžete (mi|nám) | ^ môžem | je možné
    ^ máte | ^ otázka | mám (otázku|dotaz) | faktur* | faktúr* | dič | ičo | cenov* ponuk* | dotazník* | rozhovor* | diplomov* prác*
    žiadosť o (prácu|zamestnanie)`,
  thanks: `
    ďakuj* | poďakov* | vďaka`,
  extortion: `
    (zaplať*|zaplatiť*|uhraďte|uhradiť*) ~6 (pokut*|náhrad*|sum*|do|odškodn*|eur*|bitcoin*)
    (právne kroky|súdn* cest*|žalob*) ~8 (ak|pokiaľ|nebude*) | v opačnom prípade ~6 (súd*|žalob*|právn*) | výzva na (zaplatenie|úhradu)`,
  threatened: '',
  credentials: `(potvrďte|overte|zadajte) ~5 (heslo|hesla|prihlasovacie údaje)`,

  fromField: `
    od | odosielateľ`,
  otherField: `
    odoslané | dátum | komu | pre | kópia | predmet | skrytá kópia | prílohy | príjemca | dôležitosť | poslano`,
  forwarded: `
    preposlan* | odovzdan* správ* | začiatok preposlanej | presmerovan*`,
  originalMessage: `
    pôvodn(á|ú|ý) (správa|správu|e-?mail)`,
  attribution: `
    napísal(a|) $ | napísal ... a $ | píše $`,
  forwardPrefix: `
    prep | posl`,
  replyPrefix: `
    odp`,
  relaying: `
    (dostali|prijali|obdržali) ~6 (oznámen*|sťažnos*|žiados*|upozornen*|hlásen*) | preposiela(m|me)
    (oznámenie|sťažnosť) ~3 (podan*|odoslan*) ~2 (cez|prostredníctvom) | (kontaktn*|webov*|online) formulár*
    (vyplnil*|odoslal*) ~3 formulár* | nové (oznámenie|hlásenie) | nasledujúc* (oznámen*|sťažnos*)`,
  reporter: `
    oznamovateľ* | nahlásil* | podal* | odoslal* | žiadateľ*`,
  complainant: `
    sťažovateľ* | (nositeľ*|držiteľ*|majiteľ*|vlastník*) ~2 práv* | odosielateľ | poškoden* | navrhovateľ*`,
  withheld: `(meno|totožnos*|oznamovateľ*) ~6 (dôvern*|anonymn*)`,
  emailLabel: `
    e-?mail* | emailová adresa | e-mailová adresa | elektronická pošta | mail`,
  nameLabel: `
    meno | meno a priezvisko | celé meno | vaše meno | kontaktná osoba`,
  firstName: `
    krstné meno`,
  lastName: `
    priezvisko`,
  otherName: `
    firm(a|y) | spoločnos* | súbor* | používateľ* | domén* | úč(et|tu) | web* | stránk* | diel(a|o) | organizáci* | produkt* | podnik*`,
  registry: `
    registrátor* | držiteľ domény | poskytovateľ hostingu`,
  noReply: 'neodpovedajte',
};
