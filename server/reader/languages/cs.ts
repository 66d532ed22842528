import type { Lexicon } from '../lexicon/lexicon.ts';

/** Czech. */
export const lexicon: Lexicon = {
  infringing: `
    neoprávněn* | nelegáln* | nezákonn* | protiprávn* | poruš* | pirátsk* | pirát* | nedovolen* | neautorizovan* | nelicencovan*
    protizákonn* | bez ~2 (souhlas*|svolení|povolení|licenc*|vědomí|oprávnění|dovolení|práva)
    (souhlas|svolení|povolení) ~4 (nedal*|neuděl*|neposkyt*) | (nikdy|nikomu) ~3 (nedal*|neuděl*|nepovol*|nesouhlas*|nedovol*)
    nepovolil* | nesouhlasil* | nedovolil* | nemá (právo|licenci|povolení|oprávnění) | ukraden* | ukradl* | ukradeno | kraden* | krádež*
    odcizen*
    plagiát* | zneuži* | padělk* | padělan* | slovo od slova | doslovn* | v rozporu s | licence ~1 (vypršela|skončila|byla ukončena)
    (někdo|uživatel|prodejce|stránka) ~2 (zkopíroval*|nahrál*|zveřejnil*|používá|prodává|šíří|ukradl*)
    kopie (mých|našich|mého|našeho) | třetí* (osob*|stran*) | závadn* (obsah*|odkaz*|stránk*) | vydává se za | unikl(ý|é|á)`,
  removal: `
    odstran* | odstrán* | smaz* | vymaz* | zablok* | znepřístup* | stáhn* z (webu|internetu|nabídky) | zrušit ~1 odkaz*
    zamez* ~2 přístup* | ukonč* ~2 (šíření|užívání|přístup*)
    upust* od | zdržet se | zdržte se | přestaňte | přestat ~2 (používat|šířit) | deaktiv* | zlikvid*`,
  published: `
    ke stažení | nahrál* | nahrán* | nahráv* | zveřejn* | umístěn* | umístil* | zkopírov* | kopíruj* | okopírov* | šíř(í|en*|it)
    sdílen* | sdílí | sdílet
    použit* | používá | používají | užit* ~1 (naš(e|i|a|u|í|ím|imi|ich|emu|eho|em|ej|ou|om)|mé) | zdarma | zobrazuj* | objevuj*
    objevil* | nachází se | nacházejí se | přetisk* | přebír* | převzal* | vystaven* | torrent* | streamov* | rozmnož* | distribuc*
    distribuov* | distribuuj* | zrcadl* | publikov* | (jejich|jeho|její) ~1 (stránk*|web*|profil*|úč(et|tu)|kanál*|obchod*)`,
  hosting: `
    (váš|vaš*|vaší|tvůj|tvé*) ~2 (web*|strán*|server*|síť|síti|platform*|služ*|domén*|zákazn*|uživatel*|hosting*|portál*|systém*)
    hostovan* | hostuje* | hostován* | uložen* na ~1 (vaš*|serveru) | u vás (umístěn*|hostovan*) | hostingu`,
  original: `
    originál* | oficiáln* | původn* | pôvodn* | legáln* ~1 (zdroj*|kopi*|verz*|web*|stránk*|dostupn*|obchod*)
    legálně ~2 (dostupn*|zakoup*|zveřejn*|koupit|šířen*) | autentick*
    poprvé ~2 (zveřejn*|publikov*|vyš*|vydan*|uveden*) | první (zveřejnění|vydání) | (chráněn*) ~2 (díl*|obsah*|materiál*)
    díl* ~3 (chráněn*|poruš*) | autorsk* díl* | autorizovan* | licencovan* | se ~2 (souhlasem|svolením|povolením)
    s (naším|mým|jejich) ~1 (souhlasem|svolením|povolením) | registrační číslo | (naše|moje|mé) dílo (je|najdete|se nachází)`,
  sale: `
    koupit | koupi | zakoup* | k prodeji | ke koupi | prodej* | prodává(me|m|) | nákup* | ceník* | cena | ceny | knihkupect*
    objednat (na|u|v) | licenci lze | licencování | eshop*`,
  source: `
    naše stránk* | (naše|náš|svůj|svém|svých) ~2 (web*|strán*|obchod*|e-?shop*|blog*|kanál*|portfoli*|profil*|galeri*|úč(et|tu))
    (můj|mém|mého|mojí|moje|vlastní*) ~2 (web*|strán*|obchod*|e-?shop*|blog*|kanál*|portfoli*|profil*|galeri*|úč(et|tu))
    (naš(i|u)|náš|svůj|svém|svých|můj|mém|mého|mojí|moje|vlastní*) ~2 (web*|strán*|obchod*|e-?shop*|blog*)
    (naš(i|u)|náš|svůj|svém|svých|můj|mém|mého|mojí|moje|vlastní*) ~2 (kanál*|portfoli*|profil*|galeri*|účet)
    (naš(i|u)|náš|svůj|svém|svých|můj|mém|mého|mojí|moje|vlastní*) ~2 (web*|strán*|obchod*|e-?shop*|blog*)
    (naš(i|u)|náš|svůj|svém|svých|můj|mém|mého|mojí|moje|vlastní*) ~2 (kanál*|portfoli*|profil*|galeri*|účtu)
    (naší|náš|svůj|svém|svých) ~2 (web*|strán*|obchod*|e-?shop*|blog*|kanál*|portfoli*|profil*|galeri*|úč(et|tu))
    (můj|mém|mého|mojí|moje|vlastní*) ~2 (web*|strán*|obchod*|e-?shop*|blog*|kanál*|portfoli*|profil*|galeri*|úč(et|tu))
    (naším|náš|svůj|svém|svých) ~2 (web*|strán*|obchod*|e-?shop*|blog*|kanál*|portfoli*|profil*|galeri*|úč(et|tu))
    (můj|mém|mého|mojí|moje|vlastní*) ~2 (web*|strán*|obchod*|e-?shop*|blog*|kanál*|portfoli*|profil*|galeri*|úč(et|tu))
    (našimi|náš|svůj|svém|svých) ~2 (web*|strán*|obchod*|e-?shop*|blog*|kanál*|portfoli*|profil*|galeri*|úč(et|tu))
    (můj|mém|mého|mojí|moje|vlastní*) ~2 (web*|strán*|obchod*|e-?shop*|blog*|kanál*|portfoli*|profil*|galeri*|úč(et|tu))
    (našich|náš|svůj|svém|svých) ~2 (web*|strán*|obchod*|e-?shop*|blog*|kanál*|portfoli*|profil*|galeri*|úč(et|tu))
    (můj|mém|mého|mojí|moje|vlastní*) ~2 (web*|strán*|obchod*|e-?shop*|blog*|kanál*|portfoli*|profil*|galeri*|úč(et|tu))
    (našemu|náš|svůj|svém|svých) ~2 (web*|strán*|obchod*|e-?shop*|blog*|kanál*|portfoli*|profil*|galeri*|úč(et|tu))
    (můj|mém|mého|mojí|moje|vlastní*) ~2 (web*|strán*|obchod*|e-?shop*|blog*|kanál*|portfoli*|profil*|galeri*|úč(et|tu))
    (našeho|náš|svůj|svém|svých) ~2 (web*|strán*|obchod*|e-?shop*|blog*|kanál*|portfoli*|profil*|galeri*|úč(et|tu))
    (můj|mém|mého|mojí|moje|vlastní*) ~2 (web*|strán*|obchod*|e-?shop*|blog*|kanál*|portfoli*|profil*|galeri*|úč(et|tu))
    (našem|náš|svůj|svém|svých) ~2 (web*|strán*|obchod*|e-?shop*|blog*|kanál*|portfoli*|profil*|galeri*|úč(et|tu))
    (můj|mém|mého|mojí|moje|vlastní*) ~2 (web*|strán*|obchod*|e-?shop*|blog*|kanál*|portfoli*|profil*|galeri*|úč(et|tu))
    (našej|náš|svůj|svém|svých) ~2 (web*|strán*|obchod*|e-?shop*|blog*|kanál*|portfoli*|profil*|galeri*|úč(et|tu))
    (můj|mém|mého|mojí|moje|vlastní*) ~2 (web*|strán*|obchod*|e-?shop*|blog*|kanál*|portfoli*|profil*|galeri*|úč(et|tu))
    (našou|náš|svůj|svém|svých) ~2 (web*|strán*|obchod*|e-?shop*|blog*|kanál*|portfoli*|profil*|galeri*|úč(et|tu))
    (můj|mém|mého|mojí|moje|vlastní*) ~2 (web*|strán*|obchod*|e-?shop*|blog*|kanál*|portfoli*|profil*|galeri*|úč(et|tu))
    (našom|náš|svůj|svém|svých) ~2 (web*|strán*|obchod*|e-?shop*|blog*|kanál*|portfoli*|profil*|galeri*|úč(et|tu))
    (můj|mém|mého|mojí|moje|vlastní*) ~2 (web*|strán*|obchod*|e-?shop*|blog*|kanál*|portfoli*|profil*|galeri*|úč(et|tu))
    (naš(e|i|a|u|í|ím|imi|ich|emu|eho|em|ej|ou|om)|náš|můj|mém|moje) ~1 (instagram*|facebook*|youtube*|spotify|etsy)
    (zkopírov*|okopírov*|převzat*|staž*|ukraden*|odcizen*|vzat*|ukradl*) ~3 (z|ze|zo|od) | (pouze|jen|výhradně|jedině) $
    (pouze|výhradně|jedině) ~3 * $
    snímek obrazovky | snímky obrazovky | screenshot* | důkaz* | srovn* | porovn* | více informací | další informace | podrobnosti
    zásad* (ochrany|používání) | podmínk* (užití|používání) | obchodní podmínky
    plná moc | plnou moc* | autorsk* zákon* | směrnic* | nařízení | soudní (rozhodnutí|příkaz*) | patří $ | náleží $ | kopie $ | kopií $
    odhlásit odběr | výstav* | festival* | registrátor* | archivn* (kopi*|verz*) | ochrana (osobních|soukromí)
    (zveřejňuj|publikuj|prodáv|provozuj)(i|eme|ám|áme)`,
  party: `
    kontakt* | stěžovatel* | oznamovatel* | žadatel* | (nositel*|držitel*|majitel*|vlastník*) ~1 (práv*|autorsk*) | zástupc* | zmocněn*
    zastoupen* | organizac* | organizáci* | firma | společnost | název (firmy|společnosti)
    zaměstnavatel | vydavatel* | nakladatel* | advokát* | právní zástupce | podpis* | podepsán* | podpísan*
    údaje o (oznamovateli|stěžovateli) | vaše údaje | osobní údaje | odesílatel*`,
  location: `
    adres* | odkaz* | link(y|u|) | stránk(a|y|ách|ce|u|ám) | stránek | web(u|y|ová|ové|) | domén* | url | umístění | nachází se (na|zde)
    dostupn* (na|zde|z) | následující* | níže | zde | na adrese | na adresách | uveden* níže`,
  exception: `
    kromě | okrem | s výjimkou | vyjma | mimo webu | vyjímaje | jiné než`,
  clauseStart: `
    zatímco | však | avšak | ale | kdežto | kde | který* | která | které | kteří | kterou | kterém | přestože | ačkoli* | ačkoliv
    nicméně | pričom | přičemž`,
  conjunction: `
    a $ | a (na|v|ve|z|tiež|rovněž) | i $ | nebo | či | alebo | a také | jakož i | a rovněž | anebo`,
  preposition: `
    na | v | ve | vo | z | ze | zo | do | pod | u | přes | od | je | jsou | sú | viz | navštivte | prostřednictvím | na adrese`,
  removedFrom: `
    (odstran*|odstrán*|smaz*|vymaz*|stáhn*) ... (z|ze|zo) (webu|stránky|stránek|serveru|adresy|domény|) $`,
  movedTo: `
    (zkopírov*|převzat*|ukrad*|staž*|přesun*) ~5 (z|ze|zo|od) ... (na|do|sem) (web|stránku|stránky|adresu|) $`,
  copyVerb: `
    ^ ~2 (používá|obsahuje|zobrazuje|hostuje|nabízí|prodává|šíří|zveřejňuje|publikuje|kopíruje|streamuje|stále)
    ^ ~2 (zkopíroval*|ukradl*|zveřejnil*|použil*|přeložil*) | ^ (je|jsou|sú) ~3 (kopi*|kópi*|plagiát*|překlad*|preklad*|klon*)
    ^ kde ~2 (naš(e|i|a|u|í|ím|imi|ich|emu|eho|em|ej|ou|om)|moj*|mé)`,
  licensed: `
    (na základě|v rámci) ~2 (licence|smlouvy|dohody) | pod ~1 licencí | (se|s) ~2 (souhlasem|svolením|povolením)
    (má|mají) ~1 (licenci|povolení|souhlas)`,
  workLabel: `
    ^ (naše|moje|mé|) (dílo|fotka|foto|video|album|díla|fotografie|knihy|písně|filmy) (url|odkaz|název|) $
    ^ (naše|moje|má|) (kniha|fotografie|píseň|skladba|hra|ilustrace) $
    ^ (náš|můj|) (film|text|článek|kurz|produkt|obrázek) $ | ^ (název|popis) (díla) $ | ^ (naše|moje|mé|můj|náš) $`,
  unrelatedLabel: `
    ^ (důkaz|důkazy|snímek obrazovky|screenshot|screenshoty|případ|prípad) $
    ^ (číslo případu|portfolio|portfólio|katalog|katalóg|diskografie|diskografia|domovská stránka) $
    ^ (důkaz|důkazy|snímek obrazovky|screenshot|screenshoty|případ|prípad) $
    ^ (číslo jednací|portfolio|portfólio|katalog|katalóg|diskografie|diskografia|domovská stránka) $`,
  copyLabel: `
    ^ (kopie|kópia|kópie|padělek|jejich|zloděj|porušovatel|narušitel|plagiát|duplikát|jeho) $`,
  fileLabel: `
    ^ (název souboru|jméno souboru|soubor) $`,
  messageLabel: `
    zpráva | text zprávy | komentář* | popis | vysvětlení | poznámk* | vyjádření | odůvodnění | prohlášení`,
  sourceColumn: `
    ^ (zdroj*|referenc*|klient*|majitel*|vlastn*|vydavate*|produkt*|díl(o|a)|název|katal*|obchod*|originál*)`,
  sentence: `
    (jsem|jsme|jste|byl|byla|bylo|byly|může|mohou|lze|žádáme|žádám|prosíme|našli) *`,
  introduces: `
    následující* | níže | takto | (lze|můžete) ~1 (najít|nalézt|vidět) | najdete (na|zde) | nachází se | nacházejí se | zde $ | a to
    konkrétně | uvedeny níže | na těchto adresách`,
  firstPerson: `
    naš(e|i|a|u|í|ím|imi|ich|emu|eho|em|ej|ou|om) | náš | moj* | můj | mého | mém | mých | mými | mou | mé | my jsme | mně | mne | nám
    klient* | jsem | jsme`,
  thirdPerson: `
    jejich | jeho | její | někdo | kdosi | uživatel* | prodejc* | stránk(a|y) | kopie | příspěv* | inzerát* | nabídk*`,
  website: `
    oficiáln* | web(u|ové|ová|y) | webové stránky | stránky | blog* | obchod* | e-?shop* | portfolio | portfólio | katal[oó]g*
    nakladatel* | vydavatel* | viz | navštivte | srovnej* | porovnej* | pozri*`,
  sentWith: `
    ^ odesláno (z|ze|pomocí) | ^ získejte outlook | stáhnout outlook | ^ bez virů
    ^ (tento|tato) (e-?mail|zpráva) ~2 (byl|byla) ~1 (odeslán*|zkontrolov*)`,
  partyContext: `
    jménem | v zastoupení | zastupuj* | zastoupen* | majitel* | vlastník* | držitel* | nositel*
    autor(|a|em|om|ka|ky|kou|ů|y|ov|ovi|stvo|ství) | autorsk* | nakladatel* | vydavatel* | jsem | jsme | jmenuji se | mé jméno
    fotograf* | umělec | umělkyně | ilustrátor* | skladatel* | skladateľ* | klient* | tvůrc*`,

  closing: `
    s (přátelským |srdečným |)(pozdravem|úctou) | s úctou | s pozdravem | se srdečným pozdravem
    děkuj(i|eme) (předem|za pomoc|vám|a přeji hezký den|) | předem (děkuji|děkujeme) | zdraví | srdečně zdraví
    hezký den | pěkný den | přeji (hezký|pěkný) den | v úctě | s přáním hezkého dne | díky`,
  opening: `
    ^ vážen* | ^ dobrý den | ^ milý | milá | milí | ^ ahoj | ^ zdravím | ^ všem kterých se to týká | ^ pro koho je to určeno
    ^ dobré (ráno|odpoledne) | ^ drazí`,
  enclosure: `
    ^ příloh* | ^ seznam (adres|odkazů) | ^ dodatek | ^ dodatok`,

  goodFaith: `
    dobré víře | dobrou víru | dobrou vírou | dobré víry | dobrá víra`,
  belief: `
    domnív* | přesvědč* | věřím* | mám za to | soudím* | považuj* | užit* | použit* | užív* | použív* | dovolen* | povolen* | souhlas*
    svolen* | oprávn* | licenc* | autoriz* | poruš* | prohlašuj* | potvrzuj* | ano`,
  plainBelief: `
    (domnív*|přesvědč*|věřím*|považuj*) ... (není|nebyl*|nejsou) ~3 (povolen*|dovolen*|oprávněn*|schválen*|autorizov*|licencov*)
    (domnív*|přesvědč*|věřím*) ... (bez ~2 (souhlasu|svolení|povolení|licence)|poruš*|neoprávněn*)`,
  perjury: `
    křiv* (výpov*|přísah*|svědect*) | pod přísahou | pod (hrozbou|sankcí|trestem) | místopřísežn* | čestn* prohláš*
    trestn* (odpovědnost*|stíhán*|následk*) | nepravdiv* (prohláš*|výpov*|údaj*)`,
  accurate: `
    správn* | pravdiv* | přesn* | odpovídají (pravdě|skutečnosti) | úpln* a`,
  information: `
    údaj* | inform* | oznám* | prohlášení | prohlášen* | upozornění | stížnost* | výše uveden* | vše | žádost* | podání | skutečnost*
    tvrzení | hlášení`,
  authority: `
    oprávněn* | jménem | majitel* | majiteľ* | vlastník* | vlastním | držitel* | nositel* | zmocněn* | pověřen* | zplnomocněn* | autor
    autorem | autorom | autork* | zástupc* | zastupuj* | výhradn* | výlučn* | tvůrc*`,
  requirement: `
    (musí|měl* by|je třeba|je nutné) ~2 (obsahovat|uvést|zahrnovat|doložit|přiložit)
    (prosím|prosíme) ~1 (uveďte|doplňte|přiložte|potvrďte) | požadavk* | vyžaduje | ^ prohlášení ~1 (oznamovatele|stěžovatele|že jste)`,
  declares: `
    prohlašuj(i|eme) | potvrzuj(i|eme) | čestně prohlašuj* | přísahá(m|me) | domnívá(m|me) | věří(m|me) | osvědčuj(i|eme)
    (jsem|jsme) ~2 (přesvědčen*|oprávněn*|majitel*|autor*|držitel*|vlastník*) | mám za to`,
  typingPrompt: `
    (napište|zkopírujte|vložte|opište|zadejte) ~8 (prohlášení|text*|větu)`,
  negativeAnswer: `
    ^ ne $ | ^ nie $ | ^ (nezaškrtnuto|neoznačeno) $`,
  workType: `
    knih* | kníh | kniž* | fotk* | fotografi* | snímek | snímk* | film* | píse[nň]* | písn* | skladb* | album* | učebnic* | článk*
    článek | ilustrac* | ilustráci* | kresb* | hra | hry | hru | díl(o|a|u|em) | román(|y|u|em|ů|om|ov|ech) | obraz* | obrázek | obrázk*
    video* | text | texty | textu | textů | textov* | hudb*
    nahrávk* | povíd* | příběh* | báse[nň]* | básn* | grafik* | plakát* | software* | program* | aplikac* | aplikáci* | zdrojov* kód*
    seriál* | díl seriálu | epizod* | kurz* | přednášk* | prednášk* | šablon* | šablón* | písm(o|a) | komiks* | podcast* | audioknih*
    mapa | mapy | mapu
    recept* | střih* | návod* | animac* | animáci* | prezentac* | prezentáci* | databáz* | časopis* | publikac* | publikáci* | scénář*
    scenár* | soch(a|y|u) | maleb* | maľb* | vysílání | logo | loga | dokument* | návrh* | designu | dizajn*`,
  ownership: `
    naš(e|i|a|u|í|ím|imi|ich|emu|eho|em|ej|ou|om) | náš | moj* | můj | mého | mých | mou
    autor(|a|em|om|ka|ky|kou|ů|y|ov|ovi|stvo|ství) | autorsk* | vydáv* | vydav* | nakladatel* | majitel* | majiteľ* | držitel*
    nositel* | vlastník* | napsal* | napsan* | napsán* | vytvoř* | natočil* | nakreslil* | namaloval* | vyfotil* | složil* | navrhl*
    s názvem | klient* | fotograf*
    umělc* | umělec | ilustrátor* | skladate* | režisér* | autorsk* práv* | tvůrc* | nazvan* | práva k | patří (mně|nám)`,
  titled: `
    s názvem | nazvan* | pod názvem | kopie | titulem | titulom`,
  workField: `
    název | název díla | dílo | díla | titul | isbn | kniha | film | fotografi* | foto | píseň | skladba | album | interpret | autor
    umělec | originál* | chráněn* | video | hra | software | seriál | produkt`,
  notWorkField: `
    majitel* | držitel* | nositel* | vlastník* | odkaz* | adres* | url | umístění | registr* | pracovní pozice | funkce | titul před
    poruš* | oznám* | zástupc* | název (firmy|společnosti|souboru)`,
  copyrightIn: `
    autorsk* práv* (k|ke|ku|na) | práv(a|o) (k|ke|ku|na) | výhradn* práv* k`,
  signatureField: `
    podpis* | podepsán* | podepsal*`,
  notSignature: `
    datum | dátum | čas | algoritmus`,
  nameBelow: `
    (napište|zadejte|uveďte) ~4 (jméno|podpis) | podepsán* ~1 (kým|elektronicky) | (můj|elektronický|vlastnoruční) podpis`,
  notName: `
    ^ (vážen*|dobrý|prosím*|děkuj*|tento|tato|toto|pokud|příloh*|odesláno|telefon|datum|stránka|s pozdravem|jménem|důvěrn*|tel|fax)`,
  office: `
    ^ (advokát*|právník*|právnik*|ředitel*|jednatel*|majitel*|zakladatel*|vedoucí|šéfredaktor*)
    ^ (fotograf*|autor*|redaktor*|právní oddělení|zmocněnec|předseda*|nakladatel*|manažer*|manažér*)`,
  phone: `
    telefon* | telefón* | tel | mobil* | tel číslo | telefonní číslo | fax`,
  address: `
    adresa | poštovní adresa | bydliště | sídlo | trvalé bydliště | psč | ulice | doručovací adresa | město | mesto`,
  street: `
    ul | ulice | ulica | náměstí | námestie | nám | třída | nábřeží | nábrežie | psč | p o box | č p`,

  bounceSubject: `
    nedoručiteln* | nedoruče* | nelze doručit | zprávu se nepodařilo doručit | vrácená zpráva | selhání doručení
    oznámení o (stavu|selhání) doručení`,
  autoSubject: `
    automatick* odpov* | mimo kancelář | nepřítomnost* | dovolená | na dovolené | nejsem v kanceláři`,
  autoText: `
    (jsem|budu|jsme) ~2 (na dovolené|mimo kancelář|nepřítom*) | toto je automatick*
    tato zpráva byla (vygenerována|odeslána) automaticky | neodpovídejte na t*
    děkujeme za ~1 (zprávu|e-?mail|dotaz|kontaktování) ... (číslo|požadav*|tiket*)
    (obdrželi|přijali) jsme ~1 vaš* ~1 (zprávu|e-?mail|dotaz|oznámení|požadavek)
    (váš|vaše) ~1 (požadavek|zpráva|tiket) ~3 (přijat*|zaevidov*|vytvořen*|zaregistrov*)`,
  retraction: `
    (beru|bereme|vzít|vzali|bereme) ~6 zpět
    (stahuj|odvoláv|ruš)(i|eme|ám|áme|ím|íme) ~6 (oznámení|stížnost*|žádost*|upozornění|nárok*|požadav*) | zpětvzetí | vzetí zpět
    (stažení|odvolání|zrušení) ~3 (oznámení|stížnosti|žádosti|upozornění|nároku)
    (oznámení|stížnost|žádost|upozornění) ... (vzat* zpět|staženo|stažena|odvoláno|odvolána|zrušeno)
    (prosím|prosíme) ~2 (ignorujte|ignorovat|neberte v potaz) ~6 (oznámení|stížnost|žádost|zprávu|e-?mail)
    považujte ~6 za (bezpředmětn*|stažen*|neplatn*)`,
  retractionTitle: `
    zpětvzetí | stažení (oznámení|stížnosti|žádosti|upozornění) | odvolání oznámení | vzetí zpět`,
  condition: `
    pokud | jestliže | kdyby | ledaže | v případě | za podmínky | dokud | až po | může | mohou | jakmile | poté co`,
  partialRetraction: `
    (pouze|jen) (pro|u|tento|tuto|toto|tyto|ohledně|ve vztahu|v rozsahu) | částečn* | zbývajíc* | ostatní* | zbytek | všechny ostatní`,
  mistakenRemoval: `
    omylem | omylom | nedopatřením | chybn* (identifik*|odstran*|oznám*|označ*) | v důsledku (omylu|chyby) | záměn*
    (oznámení|stížnost|nárok) ~3 (je|byl*|bol*) ~2 (neoprávněn*|nepravdiv*|bezdůvodn*|neplatn*|mylné) | neoprávněně odstraněn*
    bezdůvodn*`,
  jurisdiction: `
    soudní (příslušnost*|pravomoc*) | jurisdikc* | federální* soud* | okresní* soud* | příslušnost* soud*`,
  serviceOfProcess: `
    (přij*|souhlas*) ~3 doruč* ~2 (soudní*|písemnost*|žalob*) | doručení* ~1 (soudní*|procesní*|žalob*)`,
  counterNotice: `
    protioznámen* | proti oznámení | námitk* proti ~3 (odstran*|oznámení|blokac*) | odvolání proti ~2 (odstran*|blokac*) | protinávrh*`,
  copyright: `
    autorsk* práv* | autorskoprávn* | práv* autorsk* | pirátstv* | pirátsk* | práv* související*`,
  notCopyright: `
    zákon* ~3 (práv* autorsk*|autorsk* práv*) | (oddělení|tým|zástupce) ~2 autorsk* práv* | (žádn*) autorsk* práv*
    neporuš* ~1 autorsk* práv*`,
  trademark: `
    ochrann* znám* | obchodní* značk* | padělk* | padělan*`,
  notTrademark: `
    (všechny|ostatní|další) ~2 ochrann* znám* | ochrann* znám* ~4 (příslušných|svých) (vlastník*|majitel*)`,
  rightsClaim: `
    autorsk* práv* | autorskoprávn* | práv* autorsk* | pirátstv* | pirátsk* | poruš* | dmca | duševní* vlastnict* | plagiát*
    (neoprávněn*|nelegáln*) ~1 (užit*|použit*|kopír*|šíř*|zveřejn*) | (ukraden*|odcizen*) (fotk*|obsah*|text*|fotografi*)`,
  takenWithoutPermission: `
    poruš* | nelegáln* | neoprávněn* | nezákonn* | pirátsk* | ukrad* | krádež* | zloděj* | odcizen* | plagiát* | zkopírov* | okopírov*
    bez ~4 (souhlas*|svolení|povolení|licenc*|vědomí|dovolení|dotazu)
    nikdy ~3 (nedal*|nepovolil*|nesouhlasil*|neudělil*|nedovolil*) | nepovolil* | nesouhlasil* | nedal* ~2 (souhlas|svolení|povolení)
    patří (mně|mi|nám) | (jsem|jsme) ~2 (autor*|majitel*|majiteľ*|fotograf*|tvůrc*|držitel*) | slovo od slova
    (někdo) ~3 (prodává|používá|kopíruje|šíří) ~2 (naš(e|i|a|u|í|ím|imi|ich|emu|eho|em|ej|ou|om)|moj*|mé)`,
  phishing: `
    phishing* | škodliv* (kód*|software*) | malware* | spam | spamu | botnet* | útok* ddos | ddos útok* | hacknut* | napaden* web*
    podvodn* (web*|stránk*|e-?mail*)`,
  harassment: `
    pomluv* | pomlouv* | urážk* | obtěžov* | šikan* | stalking* | osobní* údaj* | právo být zapomenut | ochran* osobnosti | vyhrožov*
    gdpr`,
  forwardedNotice: `
    (přeposlali|zaslali|poslali|předali) ~1 jste ~2 (nám|mi) ~4 (oznámení|stížnost|upozornění)
    (oznámení|stížnost|upozornění) ~1 (které|kterou) ~1 jste ~3 (přeposlali|zaslali|poslali|předali)`,
  marketing: `
    (sjednejte|rezervujte) ~2 (demo|schůzku|hovor) | (bezplatn*|zdarma) (konzultac*|zkušební|audit*|nabídk*)
    (speciální|výhodn*) nabídk* | slev(a|y|u|ou) | webinář* | naše (služby|balíčky|ceny) | newsletter* | odhlásit | ceník* | nabízíme
    víte že | optimalizac* pro vyhledávače`,
  informationRequest: `
    (prosím|prosíme|žádáme) ~2 (doplňte|doplnění|zašlete|zaslání|uveďte|poskytněte|poskytnutí) | potřebujeme
    (abychom|pro) ~3 (zpracovat|zpracování|vyřídit|vyřízení) | musí obsahovat`,
  yourNotice: `
    (váš|vaše|vaší|vaši|vaša|vašu|vašej|vášho) ~1 (oznámen*|stížnost*|zpráv*|žádost*|e-?mail*|hlášen*|podnět*|dotaz*|upozorněn*)`,
  alreadyRemoved: `
    (byl*|bol*) ~2 (odstraněn*|smazán*|zablokován*|znepřístupněn*|stažen*|vymazán*)
    (odstranili|smazali|zablokovali|odstranil|smazal) (jsme|jsem) | jsme ~2 (odstranili|smazali|zablokovali)
    již (není|nejsou) dostupn* | je (odstraněn*|smazán*|stažen*) | (uzavíráme|uzavřete) ~1 (případ|tiket|požadavek)`,
  stillOnline: `
    stále | pořád | ještě | znovu | opět | dosud | nebyl* | není | nadále`,
  inquiry: `
    kolik ~2 (stojí|trvá|času) | ^ kolik | ^ jak (mohu|můžeme|lze|dlouho|se) | ^ kdo | ^ kdy | ^ můžete (mi|nám) | ^ mohu
    ^ mohli bychom | je možné | ^ máte | ^ dotaz | mám (dotaz|otázku) | faktur* | faktúr* | dič | ičo | cenov* nabídk* | dotazník*
    rozhovor* | diplomov* prác* | žádost o (práci|zaměstnání)`,
  thanks: `
    děkuj* | poděkov* | díky`,
  extortion: `
    (zaplať*|zaplatit*|uhraďte|uhradit*) ~6 (pokut*|náhrad*|částk*|do|odškodn*|korun*|eur*|bitcoin*)
    (právní kroky|soudní cest*|žalob*) ~8 (pokud|jestliže|nebude*) | v opačném případě ~6 (soud*|žalob*|právní*)
    výzva k (zaplacení|úhradě)`,
  threatened: '',
  credentials: `(potvrďte|ověřte|zadejte) ~5 (heslo|hesla|přihlašovací údaje)`,

  fromField: `
    od | odesílatel`,
  otherField: `
    odesláno | datum | komu | pro | kopie | předmět | skrytá kopie | přílohy | příjemce | důležitost | odpovědět | poslano`,
  forwarded: `
    přeposlan* | předan* zpráv* | začátek přeposlané | přesměrovan*`,
  originalMessage: `
    původní (zpráva|zprávu|e-?mail)`,
  attribution: `
    napsal(a|) $ | napsal ... a $ | píše $`,
  forwardPrefix: `
    předáno | přep`,
  replyPrefix: `
    odp`,
  relaying: `
    (obdrželi|dostali|přijali|obdrželi) ~6 (oznámení|stížnost*|žádost*|upozornění|hlášení) | přeposílá(m|me) | předává(m|me)
    (oznámení|stížnost) ~3 (podán*|odeslán*) ~2 (přes|prostřednictvím) | (kontaktní|webov*|online) formulář*
    (vyplnil*|odeslal*) ~3 formulář* | nové (oznámení|hlášení) | následující (oznámení|stížnost)`,
  reporter: `
    oznamovatel* | nahlásil* | podal* | odeslal* | nahlášeno kým | žadatel*`,
  complainant: `
    stěžovatel* | (nositel*|držitel*|majitel*|vlastník*) ~2 práv* | odesílatel | poškozen* | navrhovatel*`,
  withheld: `(jméno|totožnost*|oznamovatel*) ~6 (důvěrn*|anonymn*)`,
  emailLabel: `
    e-?mail* | emailová adresa | e-mailová adresa | elektronická pošta | mail`,
  nameLabel: `
    jméno | jméno a příjmení | celé jméno | vaše jméno | kontaktní osoba`,
  firstName: `
    křestní jméno`,
  lastName: `
    příjmení`,
  otherName: `
    firm(a|y) | společnost* | soubor* | uživatel* | domén* | úč(et|tu) | web* | stránk* | díl(a|o) | organizac* | produkt* | podnik*`,
  registry: `
    registrátor* | držitel domény | poskytovatel hostingu`,
  noReply: 'neodpovídejte | neodpovidat',
};
