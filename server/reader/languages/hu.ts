import type { Lexicon } from '../lexicon/lexicon.ts';

/** Hungarian. */
export const lexicon: Lexicon = {
  infringing: `
    jogsért* | jogellenes* | jogosulatlan* | jogtalan* | illegális* | kalóz* | törvénysért* | törvényellenes* | szabálysért* | lopott*
    ellop(ott|ta|ták)* | plagiz* | plágium* | hamisít* | (engedély*|hozzájárulás*|beleegyezés*|jóváhagyás*|licenc*|tudt(unk|om)) nélkül*
    nem ~2 (engedély*|járult* hozzá|adt(am|unk) engedély*) | sosem ~2 engedély* | soha ~3 engedély* | szóról szóra | kiszivár*
    kifogásolt*`,
  removal: `
    töröl* | törl* | eltávol* | távolíts* | letilt* | tiltsák | blokkol* | (vegyék|vegye|levenni|levétel*|szedjék|szedje) ~3 le
    levétel* | hozzáférhetetlen* | szüntess* | megszüntet* | hagyj(ák|a) abba`,
  published: `
    feltölt* | letölthet* | közzét* | közzétett* | megoszt* | lemásol* | másolt(a|ák)* | másolat* | felhasznál(ják|ta|ták)* | terjeszt*
    megjelenít* | ingyen* ~2 (letölt*|elérhet*|nézhet*) | kitett(e|ék)* | újra ~1 feltölt* | újraközl* | megjelent* | torrent*
    letöltés*`,
  hosting: `
    (önök|önöknél|az ön) ~3 (szerver*|oldal*|webhely*|hálózat*|szolgáltatás*|platform*|tárhely*|ügyfel*|felhasználó*|domain*)
    tárhelyén | szerverén | szerverükön | szervereiken | oldalukon | tárhelyszolgáltat* | hosztol* | tárol(t|ja|ják|nak) | rendszerükben`,
  original: `
    eredeti* | hivatalos* | jogszerű(en|) | legális* | hiteles* | valódi* | (először|elsőként) ~3 (megjelen*|közzét*|publikál*)
    első megjelenés* | védett (mű*|tartal*|alkotás*) | (megsértett|sérelmet szenvedett) (mű*|alkotás*|tartal*) | szerzői jog* ~2 védett*
    engedélyezett* | licencelt* | nyilvántartási szám*`,
  sale: `
    megvásárol* | vásárol* | megvehet* | eladó | eladás* | értékesít* | árus* | kapható* | ára | árak | áraink* | megrendel*
    könyvesbolt* | licencdíj* | licencszerződés* | forgalmaz*`,
  source: `
    (weboldal|honlap|webáruház|oldal|csatorná|blog|webhely|webshop|portfólió)(unk|nk|am|om|em|m|aim|aink|unkon|amon|omon|unkról)
    (weboldal|honlap|webáruház|oldal|csatorná|blog|webhely|webshop|portfólió)(amról|omról|nkon|mon|nkról|mról|unkban)
    (saját|hivatalos|ügyfelünk|ügyfelem) ~2 (weboldal*|honlap*|oldal*|webáruház*|blog*|csatorna*|csatorná*|portfólió*)
    *(ról|ről|ból|ből) ~2 (másol*|lop*|vett*|töltött*|származ*) | képernyőkép* | képernyőfotó* | bizonyíték* | összehasonlít*
    szabályzat* | felhasználási feltétel* | adatvédelm* | további (információ*|részlet*) | bővebb* | irányelv* | meghatalmazás*
    bíróság* | jogszabály* | törvény* | kiállítás* | díjnyertes* | rólunk | archívum* | leiratkoz* | (csak|kizárólag) $
    (csak|kizárólag) ~3 elérhető*
    (itt|ide|felületen|oldalon) ~1 (jelezze*|jelezzék*|válaszol*|kövesse*)`,
  party: `
    kapcsolat* | elérhetőség* | jogtulajdonos* | jogosult* | panaszos* | bejelentő* | kérelmező* | képviselő* | képvisel* | ügyvéd*
    cégnév* | cég | szervezet* | kiadó* | aláírás* | meghatalmazott* | kapcsolattartó*`,
  location: `
    link* | hivatkozás* | url* | cím | címe | címen | címek | címeken | oldal | oldalak* | oldalon | weboldal* | webhely* | domain*
    alábbi* | alább | következő* | itt | található* | elérhető* | helye`,
  exception: `kivéve* | kivételével | eltekintve | leszámítva`,
  clauseStart: `míg | azonban | viszont | ugyanakkor | ezért | ellenben | mindazonáltal`,
  conjunction: `és | vagy | valamint | illetve | továbbá | meg`,
  preposition: `itt | ezen | a | az | lásd | ld | címen | és | oldalon | következő | cím`,
  removedFrom: `(töröl*|törl*|eltávol*|távolíts*) ... (innen|erről|onnan|következő oldalról|alábbi oldalról|címről) $`,
  movedTo: `*(ról|ről|ból|ből) ~3 (másol*|lop*|vett*|töltött*) ... (most|jelenleg|ide|oda|most itt|és most) $`,
  copyVerb: `
    ^ (címen|oldalon|weboldalon|webhelyen|linken|oldal|weboldal|cím|on|en|ön) ... (jogosulatlan*|engedély*|másol*|felhasznál*|közzét*)
    ^ (címen|oldalon|weboldalon|webhelyen|linken|oldal|weboldal|cím|on|en|ön) ... (feltölt*|árul*|sért*|megoszt*|található*|lopott*)
    ^ (jogosulatlanul|engedély|jogsértő|lopott|lemásolta|másolja|felhasználja)
    ^ (címről|oldalról|weboldalról|linkről) ~3 (töröl*|törl*|eltávol*)`,
  licensed: `
    (engedéllyel|engedélyünkkel|engedélyemmel|licenccel|licenc alapján|hozzájárulásunkkal|szerződés alapján)
    (engedély*|licenc*) ~1 (kapott*|rendelkez*|birtok*)`,
  workLabel: `
    ^ (a |az |)(mű|művem|művünk|eredeti mű|mű címe|mű megnevezése|alkotás|alkotásom) $ | ^ (enyém|miénk|én|mi|saját|sajátom) $
    ^ (saját |)(fotóm|fotóim|képem|képeim|videóm|cikkem|könyvem|dalom|rajzom|fényképem|termékünk) $`,
  unrelatedLabel: `
    ^ (blog|portfólió|bizonyíték|bizonyítékok|képernyőkép|képernyőképek|ügyszám|ügy|katalógus|kezdőlap|honlap|hivatkozási szám) $`,
  copyLabel: `^ (másolat|másolatok|övék|ők|hamis|hamisítvány|jogsértő|jogsértés|tolvaj|jogsértő link|jogsértő oldal) $`,
  fileLabel: `^ (jogsértő |megosztott |)(fájl|fájlnév|fájl neve|állomány neve|torrent neve) $`,
  messageLabel: `üzenet* | megjegyzés* | leírás* | hozzászólás* | nyilatkozat* | indoklás*`,
  sourceColumn: `^ (forrás|hivatkozás|referencia|ügyfél|tulajdonos|kiadó|termék|mű|cím|katalógus|bolt|eredeti)`,
  sentence: `(én|mi|ön|önök|ők) * | (van|volt|lett|vagyok|vagyunk) * | kérem * | kérjük * | hogy * | *(juk|jük|unk|ünk) *`,
  introduces: `alábbi* | alább | következő* | itt | íme | megtalálható* | megtekinthető* | elérhető* | a következők`,
  firstPerson: `
    saját* | enyém | miénk | mi | én | nekem | nekünk | ügyfelem* | ügyfelünk* | cégünk* | cégem* | műveim* | műveink* | művünk*
    művem*`,
  thirdPerson: `
    ők | övék | valaki* | eladó* | feltöltő* | felhasználó* | harmadik (fél*|személy*) | más(ok|nak|valaki)* | üzemeltető*
    az (oldal|illető) | jogsértő*`,
  website: `
    weboldal* | honlap* | webhely* | blog* | webáruház* | bolt* | portfólió* | katalógus* | hivatalos* | lásd | látogass* | hasonlíts*
    kiadó* | stúdió*`,
  sentWith: `
    ^ (iphone|ipad|android|telefon|mobil)* ~2 küldve | ^ iphone omról küldve | ^ küldve | ^ elküldve ~3 (iphone*|telefon*|mobil*)
    ^ vírusmentes*`,
  partyContext: `
    nevében | megbízásából | képviseletében | képvisel* | meghatalmazott* | tulajdonos* | jogtulajdonos* | szerző* | kiadó* | fotós*
    fényképész* | vagyok | vagyunk | nevem | művész* | alkotó* | ügyfelem | ügyfelünk | zeneszerző* | rendező* | illusztrátor*`,

  closing: `
    tisztelettel | üdvözlettel | (szívélyes|baráti|kedves) üdvözlettel | köszönettel | köszönöm | köszönjük
    (előre is |)(köszönöm|köszönjük) (a |)(segítségét|segítségüket|együttműködését|együttműködésüket|intézkedésüket) | előre is köszönöm
    előre is köszönjük | üdv | szép napot | további szép napot | (maradok |)(mély |)tisztelettel | minden jót | megértésüket köszönjük`,
  opening: `^ tisztelt | ^ kedves | ^ jó napot | ^ üdvözl(öm|et*) | ^ szia* | ^ helló | ^ címzett`,
  enclosure: `^ melléklet* | ^ csatolmány* | ^ függelék* | ^ számú melléklet* | ^ bizonyítékok`,

  goodFaith: `jóhiszem* | jó hiszem*`,
  belief: `meggyőz* | hissz* | hisz* | úgy vél* | vélem* | engedély* | felhasznál* | igen | meggyőződés* | jogosulatlan*`,
  plainBelief: `
    (őszintén|alapos okkal|megalapozottan) ... (hiszem|hisszük|vélem|véljük|meggyőződés*)
    (hiszem|hisszük|véljük|vélem) ... nem ~2 engedélyez*`,
  perjury: `hamis tanú* | eskü alatt | hamis esküvés* | hamis nyilatkoz* | büntetőjogi felelősség* | hamis vallomás*`,
  accurate: `pontos* | valós* | helyes* | megfelel* a valóságnak | valóságnak megfelel* | hiánytalan* | igaz`,
  information: `adatok* | közl* | bejelent* | értesít* | információ* | nyilatkozat* | tartalma* | fenti* | állítás*`,
  authority: `jogosult* | meghatalmaz* | jogtulajdonos* | nevében | felhatalmaz* | tulajdonos* | képviselet* | kizárólagos* | szerzője`,
  requirement: `
    tartalmaznia kell | meg kell (adni*|jelölni*) | kérjük ~2 (adja meg|mellékelje|tüntesse fel) | követelmény*
    kötelező* (elem*|mező*)`,
  declares: `
    (kijelent(em|jük)|nyilatkoz(om|unk)|büntetőjogi felelősségem|esküszöm|kijelentjük|igazol(om|juk)|állít(om|juk)|tanúsít(om|juk))
    meggyőződés(em|ünk) | (hiszem|hisszük) hogy`,
  typingPrompt: `(írja be|másolja be|gépelje be|illessze be) ~8 (nyilatkozat*|szöveg*|állítás*)`,
  negativeAnswer: `^ nem $ | nem $ | ^ nincs $ | ^ nincs bejelölve $`,
  workType: `
    könyv* | fénykép* | fotó* | kép(ek|ei|em|eim|ünk|eink|et|eket)* | film* | dal(ok|a|unk|om|szöveg)* | zene* | cikk* | regény* | rajz*
    játék* | tankönyv* | videó* | album* | vers(ek|em|eim|einket|eket|et|unk|) | szoftver* | program* | forráskód* | illusztráció* | festmény* | grafika* | grafiká*
    tananyag* | tanfolyam* | kurzus* | recept* | sorozat* | epizód* | előadás* | felvétel* | terv* | térkép* | magazin* | hangoskönyv*
    e-?könyv* | sablon* | betűtípus* | képregény* | mű | művek* | műve* | alkotás* | írás* | fordítás* | podcast* | dokumentumfilm*
    tartal(om|mak)*`,
  ownership: `
    én | az én
    szerző* | jogtulajd* | kiadó* | *(unk|ünk|aink|eink) | *(unkat|ünket|ainkat|einket) | saját*
    (könyv|kép|fénykép|fotó|cikk|film|rajz)(em|eim|om|óm|im|ém|m|aim|emet|eimet|amat|aimat|omat|vem|veim)*
    (videó|dal|regény|vers|mű|mu|alkotás)(em|eim|om|óm|im|ém|m|aim|emet|eimet|amat|aimat|omat|vem|veim)* | készített(em|ünk|e)*
    ír(tam|tunk|ta) | ügyfelem* | ügyfelünk* | tulajdon* | fotós* | alkotó* | című | enyém | miénk | szerzői jog*`,
  titled: `című | címmel | nevű | másolat* | elnevezésű`,
  workField: `
    mű | műve* | művek* | cím | címe | alkotás* | eredeti* | szerző* | dal* | album* | előadó* | film* | könyv* | fotó* | kép* | videó*
    játék* | szoftver* | sorozat* | epizód* | termék* | isbn | megsértett*`,
  notWorkField: `
    tulajdonos* | jogosult* | jogtulajdonos* | url* | link* | hely* | regisztráció* | beosztás* | jogsértő* | értesítés* | e-?mail cím*
    lakcím* | postacím* | weboldal cím* | telefon*`,
  copyrightIn: `szerzői jog(a|ai|ok|ának|aival)* | jogai* | szerzői jogának`,
  signatureField: `aláírás* | aláír(ta|ó)* | elektronikus aláírás* | szignó*`,
  notSignature: `dátum* | kelt | időpont* | algoritmus*`,
  nameBelow: `
    (írja be|adja meg|gépelje be) ~4 (nevét|nevet|aláírás*) | (elektronikus|digitális|saját kezű) aláírás* (alább|a következő) | aláírta`,
  notName: `
    ^ (tisztelt|kedves|kérem|kérjük|ez|köszön*|üdv*|tisztelettel|telefon|tel|fax|cím|dátum|e-?mail|melléklet|ha|mi|én|a|az|bizalmas*)`,
  office: `
    ^ (ügyvéd*|dr|igazgató*|ügyvezető*|vezérigazgató*|jogtanácsos*|tulajdonos*|alapító*|fotós*)
    ^ (fényképész*|szerző*|szerkesztő*|vezető*|jogi (osztály|képviselő*)|menedzser*|elnök*)`,
  phone: `telefon* | telefonszám* | mobil* | tel | fax`,
  address: `cím | lakcím* | postacím* | levelezési cím* | székhely* | irányítószám*`,
  street: `utca | út | útja | tér | tere | körút* | sétány | sugárút* | emelet | postafiók* | köz | krt | rakpart`,

  bounceSubject: `
    kézbesíthetetlen* | kézbesítési (hiba*|jelentés*|értesítés*) | nem kézbesíthető* | sikertelen kézbesítés* | nem kézbesített*
    visszapattan*`,
  autoSubject: `automatikus (válasz*|üzenet*|értesítés*) | házon kívül* | szabadságon* | irodán kívül* | távollét*`,
  autoText: `
    (szabadságon|házon kívül) (vagyok|leszek) | automatikus(an|) ~2 (válasz*|üzenet*|generált*|küldött*)
    (levelét|üzenetét|megkeresését|bejelentését|kérelmét) ~3 (megkaptuk|fogadtuk|rögzítettük|iktattuk) | ügyazonosító* | ne válaszoljon*`,
  retraction: `
    visszavon* | (bejelentés*|panasz*|értesítés*|kérelm*|felszólítás*) ~5 (visszavon*|tárgytalan*|érvénytelen*|visszalép*|eláll*)
    (hagyják|hagyja) figyelmen kívül* ~5 (bejelentés*|értesítés*|level*|kérelm*|panasz*) | tárgytalan*`,
  retractionTitle: `visszavon*`,
  condition: `ha (az|ön|önök|nem) | amennyiben | hacsak | esetén | esetleg | addig | lehet* | mielőtt`,
  partialRetraction: `(csak|kizárólag) | részben | részleges* | fennmaradó* | többi (link*|url*|bejelentés*|tartal*) | összes többi`,
  mistakenRemoval: `
    tévedés* | téves* | hibás(an|) ~1 (azonosít*|eltávol*|bejelent*|töröl*) | tévesen | félreértés* | alaptalan* | megalapozatlan*
    hibából`,
  jurisdiction: `joghatóság* | illetékes* bíróság* | szövetségi ~2 bíróság*`,
  serviceOfProcess: `(kézbesít*) ~3 (elfogad*|kereset*|periratok*) | bírósági irat*`,
  counterNotice: `ellenértesít* | ellennyilatkozat* | ellenbejelent* | kifogás* ~3 (eltávol*|törl*) | viszontértesít*`,
  copyright: `szerzői jog* | szerzői mű* | kalóz* | szjt | jogvédett* | szerzői* alkotás* | dmca (bejelent*|értesít*|panasz*|kérelem*)`,
  notCopyright: `szerzői jogi (hivatal*|ügynök*|osztály*|csoport*|törvény*|szabályzat*) | nem szerzői jog* | jogdíjmentes*`,
  trademark: `védjegy* | hamisítvány* | hamisított (termék*|áru*) | márkanév* | márkabitor* | tisztességtelen verseny*`,
  notTrademark: `védjegy* ~4 (tulajdonos*|tulajdon*) | minden ~2 védjegy*`,
  rightsClaim: `
    szerzői jog* | jogsért* | dmca | szellemi tulajdon* | kalóz* | plágium*
    jogosulatlan* (felhasznál*|másol*|terjeszt*|közzét*|használ*) | eltávolítási (kérelem*|kérelm*|felszólítás*) | bitorl*`,
  takenWithoutPermission: `
    ellop(ott|ta|ták)* | lopott* | lemásol* | plagiz* | plágium* | jogosulatlan* | jogsért* | engedély* nélkül* | hozzájárulás* nélkül*
    beleegyezés* nélkül* | tudtom nélkül* | tudtunk nélkül* | nem ~2 (engedély*|járult*) | illegális* | kalóz*
    (én|mi) (készített*|írt*|vagy(ok|unk) a szerző*) | tulajdon(om|unk)* | az enyém | a miénk | szóról szóra`,
  phishing: `
    adathalász* | kártékony* | rosszindulatú* | vírus(t|os)* | kéretlen* levél* | spam* | feltört* | botnet* | csaló* | zsarolóvírus*`,
  harassment: `
    rágalm* | becsületsért* | zaklat* | személyes adat* | jóhírnév* | gyermekpornográf* | fenyeget* | személyiségi jog* | elfeledtetés*`,
  forwardedNotice: `
    (önök|ön) ~2 (továbbított*|küldött*) ~4 (értesítés*|bejelentés*|panasz*) | (továbbított|küldött) (értesítés*|bejelentés*|panasz*)`,
  marketing: `
    ingyenes (próba*|konzultáció*|bemutató*|árajánlat*|demó*) | kedvezmény* | akció* | korlátozott ideig* | szolgáltatásaink*
    csomagjaink* | leiratkoz* | hírlevél* | webinárium* | különleges ajánlat* | seo | linképítés* | árlista*`,
  informationRequest: `
    kérjük ~4 (adja meg|küldje*|pótolja*|csatolja*|közölje*|mellékelje*) | szükségünk van | feldolgozás* ~2 (érdekében|szükséges*)
    hiánypótlás* | hiányz* ~2 (adat*|információ*) | ahhoz hogy ~4 (feldolgoz*|eljár*)`,
  yourNotice: `
    (bejelentését|bejelentésük*|bejelentése|megkeresését|panaszát|értesítését)
    (levelét|üzenetét|kérelmét|bejelentésére|megkeresésére|panaszára|levelére)
    (az ön|önök) ~2 (bejelentés*|panasz*|értesítés*|level*|kérelm*)`,
  alreadyRemoved: `
    (eltávolítottuk|töröltük|letiltottuk|eltávolítottam|töröltem|blokkoltuk|felfüggesztettük)
    (eltávolításra került*|törlésre került*|törölve lett*|megszüntettük) | már nem (elérhető*|található*)
    (lezárjuk|lezártuk) ~2 (ügyet|jegyet)`,
  stillOnline: `még (mindig|nem|most is) | továbbra is | ismét | újra | újból | nem | megint | jelenleg is`,
  inquiry: `
    mennyi* | hogyan | mikor | miként | lehetséges e | szeretném (tudni|kérdezni|megkérdezni) | érdeklőd* | kérdés* | számla*
    árajánlat* | kérdőív* | interjú* | álláspályázat* | szakdolgozat* | hírlevél* | milyen | mit`,
  thanks: `köszön* | hálás*`,
  extortion: `
    (fizess*|fizetés*|megfizet*|kártérítés*|utalj*) ... (ellenkező esetben|napon belül|különben|határidő*)
    (ellenkező esetben|különben) ... (jogi*|per*|feljelent*|bíróság*) | bitcoin*
    (kártérítés*|díj*|kötbér*) ~4 (megfizet*|utal*|fizet*)`,
  threatened: '',
  credentials: `(erősítse meg|adja meg|írja be) ~5 (jelsz*|belépési adat*)`,

  fromField: `feladó | küldő`,
  otherField: `
    elküldve | dátum | címzett | tárgy | másolat | másolatot kap | küldve | küldés dátuma | mellékletek | titkos másolat | válaszcím
    fontosság`,
  forwarded: `továbbított (üzenet*|levél*|e-?mail*) | továbbítva`,
  originalMessage: `eredeti (üzenet*|levél*|e-?mail*)`,
  attribution: `írta $ | ezt írta $ | a következőt írta $ | írta ezt $`,
  forwardPrefix: `továbbítás | tov | fw | fwd`,
  replyPrefix: `vá | válasz | re`,
  relaying: `
    (alábbi|következő|mellékelt) ~2 (panasz*|bejelentés*|értesítés*|megkeresés*)
    (panaszt|bejelentést|értesítést|megkeresést) ~3 (kaptunk|kaptam|érkezett) | (továbbítjuk|továbbítom)
    (kapcsolati|bejelentő|online) űrlap* | űrlap* ~3 (kitölt*|beküld*)`,
  reporter: `bejelentő* | beküldő* | kérelmező* | jelentette | kitöltő*`,
  complainant: `panaszos* | panasztevő* | jogtulajdonos* | szerzői jog* ~2 (tulajdonos*|jogosult*) | sértett* | igénylő*`,
  withheld: `(neve*|nevét|személyazonosság*|bejelentő*) ~6 (bizalmas*|névtelen*|anonim*)`,
  emailLabel: `e-?mail* | email* | levelezési cím*`,
  nameLabel: `név | neve | teljes név | teljes neve | az ön neve | kapcsolattartó neve`,
  firstName: `keresztnév* | utónév*`,
  lastName: `vezetéknév* | családnév*`,
  otherName: `
    cég* | vállalat* | fájl* | felhasználó* | domain* | fiók* | webhely* | weboldal* | mű | szervezet* | termék* | kiszolgáló*
    szerver*`,
  registry: `regisztrátor* | domain ~1 (nyilvántart*|regisztr*) | névszerver* | tárhelyszolgáltató* | nyilvántartó*`,
  noReply: 'ne válaszoljon | nevalaszolj',
};
