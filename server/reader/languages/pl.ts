import type { Lexicon } from '../lexicon/lexicon.ts';

/** Polish. */
export const lexicon: Lexicon = {
  infringing: `
    narusz* | nielegaln* | bezprawn* | nieautoryzowan* | nieuprawnion* | niedozwolon* | nielicencjonowan* | sprzeczn* z prawem
    bez ~2 (zgody|zezwolenia|licencji|pozwolenia|upoważnienia|autoryzacji|wiedzy|uprawnień|prawa)
    nie ~3 (zgody|zgodził*|zezwol*|pozwol*|upoważni*|wyrazi* zgody|licencji)
    nigdy nie ~3 (zgod*|zezwal*|zezwol*|pozwol*|pozwal*|upoważni*|udziel*|wyrazi*) | (brak|żadnej) (zgody|licencji|zezwolenia)
    pirack* | pirat* | piractw* | plagiat* | splagiatowan* | skradzion* | ukradzion* | ukrad(ł|ła|li|ły|ziono) | kradzie*
    podrabian* | podróbk* | podrobion* | przywłaszcz* | zawłaszcz* | łamie ~2 praw* | łamani* ~2 praw* | pogwałc*
    słowo w słowo | kropka w kropkę | inkryminowan* | kwestionowan* | sporn* (treś*|materiał*|link*|adres*|stron*)
    licencja (wygasła|się skończyła|została cofnięta|została wypowiedziana) | po wygaśnięciu licencji | poza zakresem licencji
    (ktoś|użytkownik|sprzedawca|sprzedający|strona|oni) ~2 (skopiowa*|opublikowa*|wrzuci*|udostępni*|wykorzyst*|używa*|sprzedaj*|kopiuj*)
    kopie (moich|naszych|mojego|naszego|mojej|naszej) | przez (osob* trzeci*|nieznan*|kogoś|podmiot* trzeci*)
    podszywa* się | zgłaszan* ~1 (treś*|materiał*|link*|adres*|stron*|url*) | zgłoszon* ~1 (treś*|materiał*|link*|adres*|stron*|url*)
    wyciek*`,
  removal: `
    usun* | usuw* | skasow* | kasow* | zablokow* | blokow* | zdjąć | zdjęci* z (sieci|serwera|strony) | wycofa* z (sieci|internetu)
    uniemożliwi* ~2 dostęp* | wyłącz* ~2 dostęp* | odcię* ~1 dostęp* | zaprzesta* | zaniecha* | wyindeksow*
    zdjęcie ~2 (treści|materiał*) | przesta(ć|ńcie) ~2 (udostępnia*|używa*|wykorzyst*|publikow*) | (musi|muszą|ma|mają) zniknąć`,
  published: `
    udostępni* | opublikowa* | publikuj* | zamieszczon* | zamieści* | umieszczon* | umieści* | wrzucon* | wrzuci* | wstawi* | wstawion*
    przesłan* | wgran* | załadowan* | skopiowan* | skopiowa* | kopiuj* | powiel* | zwielokrotn* | rozpowszechni* | dystrybu*
    wykorzystan* | wykorzystuj* | wykorzystywan* | używan* | używa ~1 (moj*|nasz*) | do pobrania | pobierani* | darmow* pobier*
    za darmo | ponownie ~1 (opublikowan*|zamieszczon*|udostępnion*|wrzucon*) | wyświetla* | widniej* | pojawi* się | znajduj* się
    lustrzan* | mirror* | kopi(a|e|i|ę) (znajduj*|jest|na|pod) | (ich|jego|jej) ~1 (stron*|profil*|kon(to|cie)|kanał*|sklep*|ofer*)
    torrent* | streaming* | transmit*`,
  hosting: `
    hostowan* | hostuj* | hostingow* | (państwa|wasz*|twoj*|twój|pańsk*) ~2 (stron*|witryn*|serwer*|sieci*|sieć|platform*)
    (państwa|wasz*|twoj*|twój|pańsk*) ~2 (usłu*|domen*|klient*|użytkownik*|hosting*|serwis*|portal*)
    (państwo|wy) ~1 (hostuj*|przechowuj*|udostępnia*) | przechowywan* ~2 (serwer*|państwa|u państwa)`,
  original: `
    oryginal* | oficjaln* | pierwotn* | autentyczn* | legaln* ~1 (źród*|kopi*|wersj*|stron*|dostęp*|sklep*|serwis*|dystrybu*)
    legalnie ~2 (dostępn*|udostępni*|opublikowan*|dystrybu*|ogląda*|kupi*|nabyć|sprzedawan*) | dostępn* legalnie
    (utw*|dzieł*|prac*|treś*|materiał*) ~2 (chronion*|objęt*) | chronion* ~3 (utw*|dzieł*|prac*|treś*|materiał*)
    (po raz pierwszy|pierwszy raz|pierwotnie|wcześniej) ~2 (opublikowa*|ukaza*|wydan*|zamieszczon*|udostępni*|pokaza*)
    pierwsz* publikac* | naruszon* (utw*|dzieł*|praw*|prac*) | (utw*|dzieł*) ~3 (naruszon*|którego dotyczy|których dotyczy)
    (za|ze) ~2 (zgodą|zezwoleniem|pozwoleniem) | autoryzowan* ~1 (kopi*|wersj*|sprzedaw*|sklep*|stron*|dystrybu*|źród*|kanał*)
    licencjonowan* | numer rejestracyjny | numer rejestracji | (moj*|nasz*|mój) ~1 (utwór|dzieło|praca) ~1 (jest|znajduje)
    (ukazał*|wydan*) ~3 (w|nakładem|na)`,
  sale: `
    do kupienia | kupi* | kupow* | nabyć | nabywa* | sprzedawan* | sprzedaż* | w sprzedaży | sprzedaj(ę|emy) | zakup* | cennik* | cena
    do nabycia | księgar* | na licencji | licencj* (można|na stronie|dostępn*|pod) | zamówi* (na|w|pod) | licencjonowani*`,
  source: `
    (nasz*|moj*|mój|swoj*|własn*|mojego|klient*|autor*|wydawc*|firmow*) ~2 (stron*|witryn*|sklep*|blog*)
    (nasz*|moj*|mój|swoj*|własn*|mojego|klient*|autor*|wydawc*|firmow*) ~2 (kanał*|kanale|profil*|portfolio|galeri*)
    (nasz*|moj*|mój|swoj*|własn*) ~2 (serwis*|portal*|domen*|kont*|katalog*|instagram*|facebook*|youtube*|patreon*|spotify|etsy)
    (skopiowan*|pobran*|wzięt*|ściągnięt*|skradzion*|ukradzion*|przejęt*|zaczerpnięt*|zabran*) ~3 (z|ze|od)
    (tylko|wyłącznie|jedynie) $ | (tylko|wyłącznie|jedynie) ~3 * $ | wyłącznie ~2 (przez|na|u|w|za pośrednictwem)
    zrzut* ekranu | zrzut* | dow(ód|od*) | porówna* | dla porównania | zob* też | więcej informacji | dodatkowe informacje
    szczegóły ~2 (na|pod|w)
    polityk* ~2 (prywatności|praw*|serwis*) | regulamin* | warunk* (korzystania|użytkowania|świadczenia) | wytyczn* | prywatności
    pełnomocnictw* | upoważnieni* (w załączniku|do) | ustaw* | dyrektyw* | rozporządzeni* | dozwolon* użyt* | wyrok* sądu
    postanowieni* sądu
    archiwum internet* | archiwaln* | wstecz* wyszukiwani* obraz* | należ(y|ące|ący|ąca) do $ | (właściciel*|autor*|wydawc*) ~1 stron* $
    (publikuj|sprzedaj|udostępni|prowadz)(ę|emy|am|amy|imy) | wypis* ~1 (subskryp*|newsletter*) | rejestrator* domen* | kopia $ | kopią $
    (wystaw*|festiwal*|konkurs*|nagrod*|muze*) ~2 (w|na)`,
  party: `
    kontakt* | dane (kontaktowe|zgłaszającego|osobowe|adresowe|nadawcy|wnioskodawcy) | zgłaszając* | skarżąc* | wnioskodawc*
    (właściciel*|posiadacz*|dysponent*) ~1 (praw*|autorsk*) | uprawnion* | pełnomocni* | przedstawiciel* | reprezent* | organizacj*
    firma | nazwa firmy | pracodawca | wydawca | wydawnictwo | kancelari* | adwokat* | radca prawny | podpis* | podpisano`,
  location: `
    adres* | link* | odnośnik* | odsyłacz* | łącz(e|a) | stron(a|y|ie|ę|ach) | witryn* | domen* | lokalizacj* | url(e|ów|i|a|ami|)
    (dostępn*|znajduj*|umieszczon*) ~1 (pod|na|tutaj|tu) | następując* | poniż* | pod adresem | tutaj | jak niżej`,
  exception: `
    z wyjątkiem | oprócz | poza (tym|stron*|adres*) | za wyjątkiem | wyłączając | nie licząc | inn* niż`,
  clauseStart: `
    podczas gdy | natomiast | jednak* | ale | lecz | zaś | tymczasem | gdzie | który* | która | które | któr(ej|ego|ym|ych|zy) | mimo że
    chociaż | choć`,
  conjunction: `
    i $ | i (na|pod|w|z|również) | oraz | a także | lub | albo | jak również | jak i | bądź | i też`,
  preposition: `
    na | w | we | pod | z | ze | do | przez | od | u | jest | są | zobacz | patrz | zob | por | odwiedź | pod adresem | za pośrednictwem
    to`,
  removedFrom: `
    (usun*|usuw*|skasow*|zdjąć|zdjęci*|wycofa*) ... (z|ze|spod) (strony|witryny|serwisu|serwera) (internetowej|) $
    (usun*|usuw*|skasow*|zdjąć|zdjęci*|wycofa*) ... (z|ze|spod) (adresu|portalu|domeny|platformy|) (internetowej|) $`,
  movedTo: `
    (skopiowan*|skopiowa*|pobran*|wzięt*|przeniesion*|ukrad*|skradzion*) ~5 (z|ze|od) ... (na|do|pod|tutaj) (stronę|stronie|adresem|) $`,
  copyVerb: `
    ^ ~2 (używa|wykorzystuje|zawiera|wyświetla|pokazuje|hostuje|oferuje|sprzedaje|rozpowszechnia|publikuje|powiela|udostępnia|kopiuje)
    ^ ~2 (skopiował*|ukradł*|opublikował*|zamieścił*|udostępnił*|wykorzystał*|przetłumaczył*|nadal|wciąż)
    ^ (to|jest|są) ~3 (kopi*|plagiat*|reprodukcj*|tłumaczeni*|klon*) | ^ gdzie ~2 (moj*|nasz*|mój)`,
  licensed: `
    (na|w ramach) ~2 licencji | (za|ze) ~2 (zgodą|zezwoleniem|pozwoleniem) | (ma|mają|posiada*) ~2 (licencję|zgodę|zezwolenie|pozwolenie)
    na podstawie ~2 (umowy|licencji)`,
  workLabel: `
    ^ (mój|nasz|) (utwór|tekst|film|obraz|produkt|artykuł|album|wpis|kurs|projekt|rysunek|przepis) (url|link|strona|tytuł|) $
    ^ (moje|nasze|) (dzieło|dzieła|utwory|zdjęcie|zdjęcia|filmy|teksty|prace|książki|nagranie|nagrania|wideo) (url|link|strona|tytuł|) $
    ^ (moja|nasza|) (praca|książka|fotografia|piosenka|gra|grafika|ilustracja|aplikacja) $
    ^ (nazwa|tytuł|opis) (mojego|naszego|) (utworu|dzieła|pracy) $ | ^ (moje|moja|mój|nasze|nasza|nasz|nasi) $`,
  unrelatedLabel: `
    ^ (dowód|dowody|zrzut ekranu|zrzuty ekranu|zrzut|zrzuty|sprawa) $
    ^ (numer sprawy|zgłoszenie|katalog|strona główna|dyskografia|www|strona www) $`,
  copyLabel: `
    ^ (kopia|kopie|podróbka|plagiat|złodziej|jego|jej|oni|naruszyciel|naruszający|sprawca|trafienie|wystąpienie|duplikat) $`,
  fileLabel: `
    ^ (nazwa pliku|nazwy plików|plik|nazwa torrenta|nazwa wydania) $`,
  messageLabel: `
    wiadomość | treść wiadomości | komentarz* | uwagi | opis | wyjaśnienie | uzasadnienie | oświadczenie | treść zgłoszenia`,
  sourceColumn: `
    ^ (źródł*|odniesieni*|referenc*|klient*|właściciel*|wydawc*|produkt*|utw(ór|ory)|tytuł*|katalog*|sklep*|dzieł*)`,
  sentence: `
    (jest|był*|został*|zostały|jestem|jesteśmy|będzie|mogą|może|można|mamy|prosimy|proszę|znaleźli*) *`,
  introduces: `
    następując* | poniż* | jak następuje | oto | (można|da się) ~1 (znaleźć|zobaczyć|obejrzeć) | znajduj* się (na|pod|tutaj|tu|w)
    (dostępn*|widoczn*) (są |jest |)(na|pod|tutaj|tu) | tutaj $ | tu $ | a mianowicie | pod adres(em|ami)`,
  firstPerson: `
    mój | moj(a|e|ą|ej|ego|emu|ich|im|imi) | nasz* | my | mnie | nam | klient* | jestem | jesteśmy`,
  thirdPerson: `
    oni | ich (stron*|konto|profil*|sklep*) | jego | jej | ona | ktoś | użytkowni* | sprzedaw* | sprzedając* | stron(a|y|ie) | witryn*
    serwis* | kopi(a|e|i|ę) | wpis* | ofert* | osoba | osoby trzecie | uploader*`,
  website: `
    oficjaln* | stron(a|y|ie|ę) (internetow*|www) | witryn* | blog* | sklep* | portfolio | katalog* | wydawc* | wydawnictw* | zob | zobacz
    patrz | porównaj | odwiedź*`,
  sentWith: `
    ^ wysłan(e|o|a) (z|ze|za pomocą|przez) | ^ pobierz outlooka | ^ (nie zawiera|wolna od) wirus* | ^ przeskanowan*
    ^ wiadomość (sprawdzona|przeskanowana)`,
  partyContext: `
    w imieniu | imieniu | reprezentuj* | właściciel* | autor(|a|em|owi|zy|ów|ka|ki|ką|kę|stwo|stwa) | autorsk* | wydawc* | wydawnictw*
    jestem | jesteśmy | nazywam się | klient*
    fotograf* | artyst* | kompozytor* | twórc* | pełnomocnik* | działając* | ilustrator* | posiadacz*`,

  closing: `
    z poważaniem | z wyrazami szacunku | z szacunkiem | łączę wyrazy szacunku | łączę pozdrowienia | pozdrawiam* | pozdrawiam* serdecznie
    serdecznie pozdrawiam* | (serdeczne|z|najlepsze|z serdecznymi) (pozdrowienia|pozdrowieniami) | pozdrowienia | dziękuj(ę|emy)
    (z góry |)(bardzo |)dziękuj(ę|emy) (z góry|za pomoc|i pozdrawiam|) | z wyrazami poważania | pozdr`,
  opening: `
    ^ szanown* | ^ dzień dobry | ^ witam* | ^ drog(i|a|ie|dzy) | ^ cześć | ^ do wszystkich zainteresowanych | ^ dobry wieczór
    ^ panie i panowie`,
  enclosure: `
    ^ załącznik* | ^ aneks* | ^ wykaz* | ^ zestawienie | ^ lista adresów`,

  goodFaith: `
    dobrej wierze | dobrą wiarę | dobrej wiary | dobra wiara`,
  belief: `
    uważa* | przekonan* | wierz* | sądz* | jestem zdania | użyci* | użytkow* | korzyst* | wykorzyst* | zgod(y|ą|ę) | zezwol* | dozwolon*
    upoważni* | oświadcz* | potwierdz* | deklaruj* | licencj* | autoryz* | narusz* | tak | zaznaczon*`,
  plainBelief: `
    (uważa*|przekonan*|wierz*|sądz*) ... (nie ~3 (dozwolon*|autoryz*|upoważni*)|bez ~2 (zgody|zezwolenia|licencji)|narusz*)
    (uważa*|przekonan*|wierz*|sądz*) ... (nie ~3 (uprawnion*|zgod*|zezwol*)|bez ~2 (zgody|zezwolenia|licencji)|narusz*)`,
  perjury: `
    krzywoprzysi* | pod (groźbą|rygorem|karą) | fałszyw* zezna* | fałszyw* oświadcze* | pod przysięgą | odpowiedzialnoś* karn*
    składani* fałszyw* | świadom* odpowiedzialnoś*`,
  accurate: `
    dokładn* | prawdziw* | zgodn* z (prawdą|prawda|stanem|faktami|rzeczywistością) | rzeteln* | ścisł(e|a|y|ych) | poprawn* | prawidłow*
    zgodn*`,
  information: `
    informac* | zawiadom* | zgłosz* | oświadcz* | dane | danych | powiadom* | skarg* | treść | powyższ* | wszystko | pism* | wniosk*
    wniosek`,
  authority: `
    upoważnion* | uprawnion* | właścicie* | w imieniu | posiadacz* | autor | autorem | autork* | twórc* | pełnomocni* | umocowan*
    przedstawiciel* | reprezentuj* | wyłączn* | przysługuj* ~3 praw* | fotografem | działam* | dysponuj* ~3 praw*`,
  requirement: `
    (musi|muszą|powinn*|należy|trzeba) ~2 (zawiera*|zawrzeć|podać|wskazać|dołączyć|przedstawić|obejmować)
    prosimy ~1 o (podanie|dołączenie|wskazanie|potwierdzenie|przesłanie|uzupełnienie) | wymagan* | wymog* | wymóg
    ^ oświadczenie ~3 (zgłaszającego|skarżącego|wnioskodawcy|właściciela)`,
  declares: `
    oświadcz(am|amy) | zaświadcz(am|amy) | deklaruj(ę|emy) | potwierdz(am|amy) | przysięg(am|amy) | uważ(am|amy)
    jestem ~2 (przekonan*|upoważnion*|uprawnion*|właściciel*|autor*) | jesteśmy ~2 (przekonan*|upoważnien*|uprawnien*|właściciel*)
    (mam|mamy) ~3 (przekonani*|podstaw*|praw*)`,
  typingPrompt: `
    (wpisz|skopiuj|wklej|przepisz|powtórz|wprowadź) ~8 (oświadczeni*|treść|zdani*|formuł*)`,
  negativeAnswer: `
    ^ nie $ | ^ (nie zaznaczono|niezaznaczone|nie zaznaczone|fałsz|brak) $`,
  workType: `
    zdjęci* | zdjęć | fotografi* | fotk* | utw[oó]r* | dzieł* | książk* | książek | film* | wideo | nagra* | tekst* | rysun* | obraz*
    piosen* | powieś*
    podręcznik* | instrukcj* | muzyk* | album* | artykuł* | opowiada* | wiersz* | grafik* | ilustrac* | plakat* | oprogramowani*
    aplikacj*
    program* | kod* źródłow* | gra | grę | gry | gier | mapa | mapę | map | serial* | odcin* | kurs* | wykład* | projekt* | szablon*
    czcionk*
    komiks* | podcast* | audiobook* | ebook* | przepis* | wzór | wzory | wzorów | animacj* | prezentacj* | baz* danych | publikacj*
    scenariusz*
    rzeźb* | malowid* | wpis* na blogu | transmisj* | materiał* szkoleni* | teledysk* | prac(a|ę|e) magistersk* | dokumentacj*`,
  ownership: `
    mój | moj(a|e|ą|ej|ego|ich|im|imi) | nasz* | praw(a|o|ami) autorsk* | praw (autorsk*|wyłączn*) | właścicie*
    autor(|a|em|owi|zy|ów|ka|ki|ką|kę|stwo|stwa) | autorsk* | twórc* | wydaw* | fotograf*
    napisan* przez | stworzon* przez | wykonan* przez | wykonał(em|am|iśmy) | napisał(em|am) | stworzy(łem|łam|liśmy)
    zrobi(łem|łam|liśmy)
    zaprojektowa* | namalowa* | skomponowa* | klient* | pod tytułem | pt | zatytułowan* | artyst* | kompozytor* | reżyser* | ilustrator*
    posiadacz* | narysowa* | sfotografowa* | nagrał(em|am) | nagraliśmy | własnoś*`,
  titled: `
    pod tytułem | pt | zatytułowan* | o tytule | o nazwie | kopi(e|i|ę|a) | nazwan* | nazyw*`,
  workField: `
    tytuł | utw[oó]r* | dzieł* | isbn | książka | film | zdjęci* | piosenka | album | artysta | wykonawca | autor
    nazwa (utworu|dzieła|produktu)
    opis (utworu|dzieła) | serial | odcinek | gra | oprogramowanie | produkt | nagranie | oryginal* | chronion* prawem`,
  notWorkField: `
    właściciel* | posiadacz* | adres* | link* | url | lokalizacj* | rejestrac* | stanowisko | tytuł (zawodowy|służbowy|grzecznościowy)
    narusz* | zawiadomieni* | zgłoszeni* | pełnomocnik*`,
  copyrightIn: `
    praw* autorsk* (do|w) | praw(a|o|ami) ~2 do | praw* majątkow* do`,
  signatureField: `
    podpis* | podpisano | podpisał* | parafa`,
  notSignature: `
    data | skrót | algorytm | godzina | data podpisu`,
  nameBelow: `
    (wpisz|podaj|wprowadź) ~4 (nazwisko|podpis|imię) | podpisano ~1 przez | podpis ~1 (poniżej|elektroniczny|odręczny) | mój podpis`,
  notName: `
    ^ (szanown*|proszę|prosimy|niniejsz*|dzięku*|jeśli|uwaga|załącznik*|wysłan*|tel|telefon|faks|data|strona|pozdrawiam*)
    ^ (w imieniu|informacja|wiadomość|poufn*|z poważaniem)`,
  office: `
    ^ (adwokat*|radca prawny|prawnik*|dyrektor*|prezes*|kierownik*)
    ^ (właściciel*|założyciel*|fotograf*|autor*|redaktor*|wydawca|pełnomocnik*)
    ^ (członek zarządu|dział prawny|menedżer*|specjalist*|partner|kancelari*)`,
  phone: `
    telefon* | tel | komórk* | tel kom | nr tel* | numer telefonu | faks`,
  address: `
    adres | adres (pocztowy|korespondencyjny|zamieszkania|siedziby) | siedziba | ulica | miejscowość | kod pocztowy | zamieszkał*`,
  street: `
    ul | ulica | ulicy | aleja | aleje | alei | osiedle | plac | skrytka pocztowa | skr poczt | lok | lokal`,

  bounceSubject: `
    niedostarcz* | nie dostarczono | nie (można|udało się) ~1 dostarczyć | zwrot* (wiadomości|poczty|do nadawcy) | niedoręcz*
    błąd dostarczania | wiadomość nie została ~1 (dostarczona|doręczona)`,
  autoSubject: `
    automatyczna odpowiedź | odpowiedź automatyczna | autoodpowiedź | autoresponder | poza biurem | nieobecność | nieobecn* w biurze
    na urlopie | urlop`,
  autoText: `
    (jestem|będę|jesteśmy) ~2 (poza biurem|na urlopie|nieobecn*) | przebywam ~2 (urlopie|poza biurem|zwolnieniu)
    dziękujemy za (kontakt|wiadomość|zgłoszenie|wysłanie) ... (numer|zgłoszeni*|sprawy|ticket*)
    to jest (wiadomość|odpowiedź) automatyczna | (wiadomość|odpowiedź) ~2 (wygenerowan* automatycznie|automatyczn*)
    otrzymaliśmy ~1 (państwa|twoj*|twój) ~1 (wiadomość|zgłoszenie|zapytanie|mail*)
    (zgłoszenie|sprawa|ticket) ~4 (zostało|została|został) ~1 (zarejestrowan*|utworzon*|przyjęt*) | prosimy nie odpowiadać na`,
  retraction: `
    wycof(uję|ujemy|ać|aliśmy|ałem|ałam) ~6 (zgłoszeni*|zawiadomieni*|skarg*|wnios*|roszczeni*|żądani*|powiadomieni*|dmca)
    cof(am|amy|nąć) ~6 (zgłoszeni*|zawiadomieni*|skarg*|wniosek|żądanie|roszczeni*)
    odwoł(uję|ujemy|ać) ~6 (zgłoszeni*|zawiadomieni*|skarg*) | anul(uję|ujemy|ować) ~6 (zgłoszeni*|zawiadomieni*|skarg*|wniosek|żądanie)
    (zgłoszenie|zawiadomienie|skarga|wniosek|żądanie) ... (zostało|została|został|jest|zostaje) ~2 (wycofan*|cofnięt*|anulowan*|odwołan*)
    (wycofani*|cofnięci*|odwołani*|anulowani*) ~4 (zgłoszeni*|zawiadomieni*|skarg*|wniosk*|żądania|roszczeni*|dmca)
    (proszę|prosimy) ~2 (zignorować|pominąć|anulować|nie uwzględniać|potraktować) ~6 (zgłoszeni*|zawiadomieni*|wiadomoś*|skarg*|niebył*)
    (uznać|uważać|traktować|potraktować) ~8 za (wycofan*|nieważn*|niebył*|nieaktualn*)`,
  retractionTitle: `
    wycofani* | cofnięci* | odwołani* | anulowani* | wycofuj*`,
  condition: `
    jeśli | jeżeli | gdyby | o ile | chyba że | dopóki | dopiero | pod warunkiem | może | mogą | możemy | w przypadku | w razie | zanim
    po usunięciu`,
  partialRetraction: `
    tylko (dla|wobec|w|co do|ten|tę|te|to|w zakresie|w odniesieniu) | jedynie (dla|w|co do|w zakresie|w odniesieniu) | częściow*
    w części | w odniesieniu do ~2 (jednego|tego|następując*) | pozostał* | wszystkie inne | reszt(a|ę|y|cie) | w pozostałym zakresie`,
  mistakenRemoval: `
    pomyłk* | omyłk* | omyłkow* | pomyłkow* | błędn* (identyfikac*|usunięt*|zgłosz*|oznacz*|zablok*) | przez pomyłkę
    w wyniku (błędu|pomyłki)
    (zgłoszenie|zawiadomienie|roszczenie|skarga) ~3 (jest|było|była) ~2 (błędn*|bezpodstawn*|bezzasadn*|nieprawdziw*|fałszyw*)
    bezpodstawn* | niesłusznie ~2 (usunięt*|zablokowan*)`,
  jurisdiction: `
    jurysdykcj* | właściwoś* sąd* | sąd* federaln* | sąd* okręgow* | okręg* sądow*`,
  serviceOfProcess: `
    (przyjm*|zgadzam* się na|wyrażam* zgodę na) ~3 doręcze* | doręcze* ~2 (pism*|pozw*|sądow*|procesow*)`,
  counterNotice: `
    kontrzawiadomieni* | kontrpowiadomieni* | kontrzgłoszeni* | kontr zawiadomieni* | sprzeciw* (wobec|od|przeciw*)
    odwołanie od ~3 (usunięci*|blokad*|decyzji) | zgłoszenie przeciwne | powiadomienie przeciwne`,
  copyright: `
    praw* autorsk* | autorskoprawn* | autorsk* praw* | praw* pokrewn* | piractw* | pirack*`,
  notCopyright: `
    ustaw* ~4 (praw* autorsk*) | (dział*|zespół|zespoł*|agent*|polityk*) ~3 praw* autorsk* | brak praw* autorsk*
    nie narusza* ~1 praw* autorsk* | praw* autorsk* zastrzeżon*`,
  trademark: `
    znak* towarow* | znak* (firmow*|usługow*) | podrób* | podrabian* | praw* ochronn* na znak* | zastrzeżon* znak* | znak* handlow*`,
  notTrademark: `
    (wszystkie|wszelkie|pozostałe|inne) ~2 znaki towarowe | znak* towarow* ~4 (odpowiednich|ich|należ*|swoich)`,
  rightsClaim: `
    praw* autorsk* | autorskoprawn* | autorsk* praw* | praw* pokrewn* | piractw* | pirack* | narusz* | dmca | własnoś* intelektualn*
    plagiat* | nieuprawnion* ~1 (użyci*|korzyst*|wykorzyst*|kopi*|rozpowszech*) | nielegaln* ~1 (kopi*|rozpowszech*|użyci*|udostępni*)
    skradzion* (treś*|zdjęci*|prac*|materiał*)`,
  takenWithoutPermission: `
    narusz* | nielegaln* | bezprawn* | pirack* | kradzież* | złodziej* | ukrad* | skradzion* | plagiat* | skopiowan* | skopiował*
    przywłaszcz* | bez ~4 (zgody|zezwolenia|pozwolenia|licencji|wiedzy|pytania) | nie ~4 (zgod*|zezwal*|zezwol*|pozwol*|pozwal*|upoważni*)
    nigdy nie ~4 (zgod*|zezwal*|pozwol*|upoważni*|udziel*) | nikt ~4 (pozwol*|zezwol*|zgod*|pyta*|upoważni*)
    należ(y|ą) do (mnie|nas) | (jest|są) (moje|mój|moja|nasze|nasza|nasz) | jestem ~2 (autor*|właściciel*|fotograf*|twórc*)
    słowo w słowo | (ktoś|oni) ~3 (sprzedaj*|używa*|kopiuj*|publikuj*|wrzuc*|udostępni*) ~2 (moj*|nasz*|mój)`,
  phishing: `
    phishing* | wyłudz* | złośliw* oprogramowani* | wirus* komputer* | spam | spamu | spamer* | botnet* | atak* (ddos|hakersk*|siłow*)
    zhakowan* | fałszyw* stron* (logowania|banku)`,
  harassment: `
    zniesław* | pomówi* | nękani* | prześladow* | dane osobowe | danych osobowych | dóbr osobistych | prawo do bycia zapomnianym | rodo
    wizerun* | mojego (adresu|numeru telefonu) | zniewag* | groźb* karaln*`,
  forwardedNotice: `
    (przesłali|przekazali|wysłali)(ście|) ~2 (nam|mi|państwo) ~4 (zgłoszeni*|zawiadomieni*|skarg*)
    (zgłoszeni*|zawiadomieni*|skarg*) ~2 (które|którą|jakie) ~2 (państwo|otrzyma*|przesłali*|przekazali*)
    otrzyma(łem|łam|liśmy) od (państwa|was) ~4 (zgłoszeni*|zawiadomieni*|skarg*|informac*)`,
  marketing: `
    umów* ~2 (prezentacj*|rozmow*|spotkani*|demo) | bezpłatn* (okres|wycen*|konsultacj*|audyt*|próbn*)
    ofert* (specjaln*|promocyjn*|limitowan*)
    rabat* | zniżk* | promocj* | webinar* | nasze (usługi|pakiety) | naszą ofertę | pozycjonowani* | wypisz* się | zrezygn* z subskrypcji
    newsletter* | cennik* | link* sponsorowan* | artykuł* sponsorowan* | oferujemy | czy wiesz że`,
  informationRequest: `
    (prosimy|proszę) ~1 o ~1 (podanie|przesłanie|dosłanie|uzupełnienie|wskazanie|dostarczenie|ponowne)
    (potrzebujemy|wymagamy) | aby ~2 (rozpatrzyć|rozpocząć|przetworzyć|zrealizować) | w celu ~1 (rozpatrzenia|przetworzenia|realizacji)
    (musi|powinn*) ~1 zawierać`,
  yourNotice: `
    (państwa|twoje|twój|twoja|twoją|pańskie|wasze|waszą|waszego) ~1 (zgłoszeni*|zawiadomieni*|wiadomoś*|skarg*)
    (państwa|twoje|twój|twoja|twoją|pańskie|wasze|waszą|waszego) ~1 (wniosek|wniosku|zapytani*|mail*|pism*)`,
  alreadyRemoved: `
    został* ~2 (usunięt*|zablokowan*|skasowan*|wyłączon*|zawieszon*|zdjęt*) | usunęliśmy | zablokowaliśmy | usun(ąłem|ęłam|ął)
    skasowaliśmy | (treść|materiał|plik|strona|link) ~2 (usunięt*|zablokowan*|niedostępn*) | już ~1 (niedostępn*|usunięt*)
    (zamykamy|zamknąć) ~2 (zgłoszeni*|spraw*)`,
  stillOnline: `
    nadal | wciąż | znowu | znów | ponownie | jeszcze | nie | w dalszym ciągu`,
  inquiry: `
    ile ~2 (kosztuj*|trwa*|czasu) | ^ ile | ^ jak (mogę|można|możemy|mam|długo|się) | ^ kto | ^ kiedy | ^ czy
    czy (mogę|możemy|mogę|można|mogliby*|możecie)
    czy (jest|są|macie|oferuj*|posiadac*|mógłby*|mogłaby*) | ^ pytanie | mam pytanie | faktur* | nip | wycen* | zapytanie ofertowe
    ankiet* | wywiad* | podani* o pracę | prac* (magistersk*|dyplomow*) | rachunek | newsletter*`,
  thanks: `
    dziękuj* | podziękow* | dzięki`,
  extortion: `
    (zapłaci*|zapłat*|uiści*|wpłaci*) ~6 (odszkodowani*|kar*|kwot*|opłat*|w terminie|w ciągu|euro|zł|pln|usd|bitcoin*)
    (kroki prawne|drog* sądow*|postępowani* sądow*) ~8 (jeśli|jeżeli|chyba że|o ile) | wezwanie do zapłaty | pod rygorem skierowania`,
  threatened: `(twoja|twoje|twój|państwa) ~2 (konto|strona|witryna|domena|kanał|profil) ~3 (zostanie|będzie) ~3 (usunięt*|zablokowan*|zawieszon*|dezaktywowan*)`,
  credentials: `(potwierdź*|zweryfikuj*|podaj*|wpisz*) ~5 (hasło*|dane logowania|danych logowania)`,

  fromField: `
    od | nadawca`,
  otherField: `
    wysłano | wysłane | data | do | dw | udw | kopia | temat | odpowiedz do | odpowiedź do | ważność | załączniki | odbiorca`,
  forwarded: `
    przekazan* | wiadomość przekazana | początek przekazywanej wiadomości | przesłana dalej | przesyłam dalej`,
  originalMessage: `
    wiadomość oryginalna | oryginalna wiadomość | treść oryginalnej wiadomości`,
  attribution: `
    napisał(a|) $ | napisał ... a $ | pisze $ | napisali $`,
  forwardPrefix: `
    pd | przek | przekaz`,
  replyPrefix: `
    odp`,
  relaying: `
    otrzymaliśmy ~6 (zgłoszeni*|skarg*|zawiadomieni*|wniosek|żądanie|powiadomieni*) | przekazuj(ę|emy)
    przesył(am|amy) ~3 (dalej|zgłoszeni*|skarg*)
    (zgłoszenie|skarga|zawiadomienie) ~3 (przesłan*|wysłan*|złożon*) ~2 (przez|za pośrednictwem|za pomocą)
    formularz* ~3 (kontaktow*|zgłosze*|internetow*|online)
    (wypełni*|przesła*|wysła*) ~4 formularz* | nowe zgłoszenie | następując* (zgłoszeni*|skarg*|zawiadomieni*)`,
  reporter: `
    zgłaszając* | zgłosił* | zgłoszone przez | przesłane przez | wysłane przez | osoba zgłaszająca | wnioskodawc* | złożone przez`,
  complainant: `
    skarżąc* | (właściciel*|posiadacz*|dysponent*) ~2 praw* | podmiot* uprawnion* | uprawnion* | nadawca | pokrzywdzon* | powód`,
  withheld: `(imię|tożsamoś*|dane|zgłaszając*) ~6 (poufn*|anonimow*)`,
  emailLabel: `
    adres (e-?mail*|mailowy) | poczta elektroniczna | e-?mail | mail`,
  nameLabel: `
    imię i nazwisko | nazwisko i imię | imię nazwisko | nazwa | pełne (imię|nazwisko) | godność`,
  firstName: `
    imię | imiona`,
  lastName: `
    nazwisko`,
  otherName: `
    firm(a|y) | plik* | użytkownik* | domen* | host* | kont(o|a) | stron* | utw[oó]r* | organizacj* | produkt*
    nazwa (firmy|pliku|użytkownika|domeny|strony) | przedsiębiorstw* | dzieł*`,
  registry: `
    rejestrator* | abonent domeny | dostawca hostingu`,
  noReply: 'nie odpowiadaj | nieodpowiadaj | bez odpowiedzi',
};
