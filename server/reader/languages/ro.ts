import type { Lexicon } from '../lexicon/lexicon.ts';

/** Romanian. */
export const lexicon: Lexicon = {
  infringing: `
    încălc* | neautorizat* | nelegal* | ilegal* | ilicit* | abuziv* | piratat* | piraterie* | furat* | contrafăcut* | contrafacere*
    plagia(t|z)* | fraudulos* | fără ~2 (acord*|permisiun*|autoriza*|consim*|drept*|licen*|aprobare*|știre*)
    nu ~3 (permis*|acordat*|autorizat*|autoriz*|consimț*|aprobat*) | niciodată ~3 (permis*|acord*|autorizat*) | cuvânt cu cuvânt
    reclamat(e|ă|ul|ele)`,
  removal: `
    șterg* | ștearg* | șters* | îndepărt* | elimin(ați|area|are|a|ă|e|at|ate|ată) | retrage(ți|rea) conținut* | înlătur* | blocați*
    blocarea* | dezactiv* | (dați|da|date) jos | scoate(ți|rea) | scoși | încetați* | sistați*`,
  published: `
    încărcat* | descărc* | publicat* (pe|la) | postat* | distribuit* | partajat* | copiat* | reprodus* | republicat* | reîncărcat*
    (este|sunt|a fost|au fost) ~1 folosit* | utilizat* (pe|pe|la|în) | gratuit ~1 descărc* | descărcare gratuită | apare pe | apar pe
    redistribuit* | preluat* | torrent*`,
  hosting: `
    găzduit* | găzdui* | (serverul|serverele|site ul|platforma|rețeaua|serviciul|serviciile)* ~1 (dvs|dumneavoastră|dv|vostru|voastră)
    (domeniul|compania|sistemul|clientul|utilizatorul)* ~1 (dvs|dumneavoastră|dv|vostru|voastră) | serverele (dvs|dumneavoastră)`,
  original: `
    original(ul|e|ă|ele|a|ului) | originalul* | originală | originale | oficial* | legitim* | autentic* | legal (disponibil*|publicat*)
    oper(a|ei|e|ele) (protejat*|original*|încălcat*) | (publicat*|apărut*) ~2 (prima dată|pentru prima|inițial*)
    prima (publicare|apariție)* | conținut* original* | licențiat* | drepturi* ~2 încălcate | certificat de înregistrare`,
  sale: `
    de vânzare | vândut* | vinde(m|ți|) | cumpăr* | achizițion* | preț(ul|uri|urile) | comand(a|ă|ați)* | librări* | licenț(a|e|iere*)
    contra cost | la vânzare`,
  source: `
    (site|pagin|magazin|blog|canal|portofoli)* ~1 (nostru|noastr*|meu|mea|oficial*) | site ul (nostru|meu|oficial|clientului)
    (copiat*|preluat*|furat*|luat*|descărcat*) ~3 (de pe|din|de la) | captur(ă|a|i|ile|e) de ecran | dovad* | dovez* | probe*
    comparați* | politic(a|i|ile)* | termeni(i|) (și|de) | confidențialitat* | mai multe (informații|detalii) | informații suplimentare
    contactați ne | împuternicire* | procură* | instanț* | hotărâre* | legislați* | expoziți* | premi(u|ul|i) | despre noi
    arhiv(ă|a|at)* | dezabon* | (doar|numai|exclusiv) (pe|la|prin|de pe) $ | (doar|numai|exclusiv) $`,
  party: `
    contact | date de contact* | persoană de contact | titular* | deținător* | reclamant* | petent* | reprezentant* | avocat*
    cabinet de avocat* | societate* | compani(a|e|ei) | organizați* | editur* | semnătur* | semnat | mandatar*`,
  location: `
    link* | legătur* | adres(a|e|ele|ei|ă) | pagin(a|i|ile|ă) | site* | domeni(u|ul|i|ile) | url* | următoar* | următor* | mai jos
    aici | găsi(t|te|tă|ți) | disponibil* | aflat(e|ă) la | situat*`,
  exception: `cu excepția | exceptând | în afară de | în afara | mai puțin`,
  clauseStart: `însă | totuși | pe când | în timp ce | prin urmare | cu toate acestea`,
  conjunction: `și | sau | precum și | ori | respectiv | și la`,
  preposition: `la | pe | din | de pe | prin | este | sunt | vezi | vedeți | către | în | sub | și | accesați`,
  removedFrom: `(șterg*|ștearg*|elimin*|îndepărt*|înlătur*|scoate*) ... (de pe|de la|din) $`,
  movedTo: `
    (copiat*|preluat*|furat*|luat*|descărcat*) ... (de pe|din|de la) ... (pe|la|către|acum pe|acum la|și publicat* pe|și postat* pe) $`,
  copyVerb: `
    ^ (folosește|utilizează|copiază|publică|afișează|găzduiește|oferă|vinde|distribuie|reproduce)
    ^ (conține|a copiat|a furat|a preluat|au copiat|au furat|au preluat|încalcă)
    ^ (este|sunt) ~2 (o copie|copii|copia|o reproducere|traducere*) | ^ unde ~3 (folosit*|publicat*|postat*)`,
  licensed: `
    (cu|sub) ~1 (licenț*|permisiun*|acord*|autoriza*) ~1 (noastr*|nostru|mea|meu|noastra) | sub licenț*
    (are|au|deține*) ~1 (licenț*|permisiun*|acord*)`,
  workLabel: `
    ^ (opera|lucrarea|opera mea|opera noastră|lucrarea mea|lucrarea noastră) $
    ^ (titlul operei|titlul lucrării|operă|lucrare|lucrări|opere|link operă) $
    ^ (al meu|a mea|al nostru|a noastră|ale noastre|ale mele|eu|noi) $
    ^ (fotografia|fotografiile|imaginea|imaginile|articolul|cartea) (mea|meu|mele|noastră|nostru|noastre) $
    ^ (cântecul|melodia|filmul|videoclipul|desenul|produsul) (mea|meu|mele|noastră|nostru|noastre) $`,
  unrelatedLabel: `
    ^ (blog|portofoliu|dovadă|dovezi|probe|captură de ecran|capturi de ecran) $
    ^ (caz|dosar|număr dosar|catalog|pagina principală|acasă|referință) $`,
  copyLabel: `^ (copie|copia|copii|copiile|al lor|a lor|ale lor|ei|hoț|hoțul|fals|contravenient|încălcare|încălcarea|link ilegal) $`,
  fileLabel: `^ (fișier|nume fișier|numele fișierului|denumire fișier|nume torrent) $`,
  messageLabel: `mesaj* | comentari* | descrier* | explicați* | observați* | declarați* | detalii`,
  sourceColumn: `^ (sursă|sursa|referință|client|titular|editură|editura|produs|operă|opera|lucrare|titlu|catalog|magazin|original)`,
  sentence: `(eu|noi|dumneavoastră|ei|ele) * | (este|sunt|era|erau|suntem) * | vă (rog|rugăm|solicit*|cer*) | care * | am * | ați *`,
  introduces: `
    următoar* | următor* | mai jos | aici | iată | după cum urmează | pot fi (găsit*|văzut*|accesat*)
    poate fi (găsit*|văzut*|accesat*)`,
  firstPerson: `nostru | noastr* | noștri | meu | mea | mele | mei | eu | noi | clientul* ~1 (nostru|meu) | subsemnat* | propriu* | propria`,
  thirdPerson: `
    ei | lor | cineva | vânzător* | utilizator* | terț* | altcineva | persoan* ~1 necunoscut* | acest site | acest utilizator | alții
    administratorul`,
  website: `
    site* | pagin* | blog* | magazin* | portofoli* | catalog* | oficial* | vezi | vedeți | vizitați | comparați | editur* | studio*`,
  sentWith: `
    ^ trimis (de pe|din|cu|prin) | ^ expediat (de pe|din) | ^ fără viruși*
    ^ acest (e-?mail|mesaj) a fost (scanat|verificat|trimis|generat)`,
  partyContext: `
    în numele | din partea | reprezint* | reprezentant* | mandatar* | titular* | deținător* | proprietar* | autor* | editur* | fotograf*
    artist* | sunt | suntem | numele meu | mă numesc | clientul | compozitor* | regizor* | creator*`,

  closing: `
    cu stimă | cu respect | cu considerație | cu deosebită (considerație|stimă) | cu mulțumiri | mulțumesc | mulțumim | vă mulțumesc
    vă mulțumim | (vă |)(mulțumesc|mulțumim) (anticipat|frumos|pentru înțelegere|pentru colaborare) | cu toată stima | toate cele bune
    o zi bună | numai bine | cele bune | al dumneavoastră`,
  opening: `^ stimate | ^ stimată | ^ stimați | ^ bună ziua | ^ bună seara | ^ bună | ^ salut | ^ dragă | ^ către | ^ domnule | ^ doamnă`,
  enclosure: `^ anex(a|ă|e|ele) | ^ atașament* | ^ lista probelor | ^ dovezi`,

  goodFaith: `bună credință | bunei credințe | bună credinț* | bunacredință`,
  belief: `consider* | cred | credem | convingere* | convins* | utiliz* | permis* | autorizat* | declar* | ^ da $ | opini*`,
  plainBelief: `
    (sincer|rezonabil|în mod rezonabil|în mod sincer|motive întemeiate) ... (cred|credem|consider*|convins*)
    (cred|credem|consider*) ... nu ~3 autorizat* ~2 (de|prin|conform)`,
  perjury: `
    mărturie mincinoasă | mărturiei mincinoase | sperjur* | sub jurământ | sub sancțiunea* ~4 (fals*|sperjur*|penal*)
    fals în declarații | falsul* în declarații | pe propria răspundere`,
  accurate: `
    exact(e|ă|i|) (și|sunt|sau) | sunt exacte | este exactă | exacte | exactă | adevărat* | corect(e|ă|i|) | conform* cu realitatea
    veridic* | reale`,
  information: `
    informați* | notific* | datele | declarați* | plânger* | sesizar* | cele de mai sus | conținutul | prezent(a|ul|ei) | reclamați*`,
  authority: `
    împuternicit* | în numele | deținător* | proprietar* | titular* | autorizat* | mandatat* | drept exclusiv | drepturi* exclusiv*
    reprezentant* legal*`,
  requirement: `
    (trebuie să|va trebui să) ~2 (includ*|conțin*|furniz*|preciz*) | vă rugăm să (includeți|furnizați|precizați|completați) | cerințe*
    o declarație ~3 (că|conform căreia|potrivit căreia)`,
  declares: `
    (declar|declarăm|jur|afirm|afirmăm|confirm|confirmăm|certific|certificăm|atest|garantez|cred|credem) (că|pe|sub|prin)
    (eu|noi|subsemnat*) ~6 (declar*|jur*|afirm*|confirm*|cred*|certific*) | am convingerea | prin prezenta declar*`,
  typingPrompt: `(tastați|copiați|lipiți|introduceți|scrieți) ~8 (declarați*|textul*|afirmați*)`,
  negativeAnswer: `^ nu $ | nu $ | ^ nebifat $ | nebifat $ | ^ fals $`,
  workType: `
    cart(e|ea|ii) | cărți* | fotografi* | imagin(e|ea|i|ile|ilor) | melodi(e|a|i|ile|ei) | cântec* | manual(ul|e|ele)
    articol(ul|e|ele|elor) | roman(ul|e|ele|ului|) | desen(ul|e|ele) | joc(ul|uri|urile|ului|) | serial(ul|e|ele)
    curs(ul|uri|urile|ului) | film(ul|e|ele|ului|) | videoclip* | muzic(a|ă|ii) | album(ul|e|ele) | poezi(e|a|i|ile) | software*
    program(ul|e|ele|ului) | cod(ul|ului) sursă | ilustrați* | tablou* | pictur* | rețet(a|e|ele|ă) | episo(d|ade)* | înregistrăr*
    hărți* | revist* | traducer* | oper(a|ele|ei|ă|elor) | lucr(are|area|ări|ările|ării)* | texte(le|lor|) | poz(a|e|ele|elor)
    podcast* | documentar* | caricatur* | benzi desenate | șablo(n|ane)* | afiș* | partitur* | conținut(ul|ului|uri)*`,
  ownership: `
    nostru | noastr* | noștri | meu | mea | mele | mei | autor* | titular* | editur* | drepturi* | deținem | dețin | realizat* de
    scris* de | creat* de | clientul* | fotograf* | artist* | intitulat* | proprietat* | aparțin* | creat*
    am (scris|făcut|realizat|fotografiat|desenat|compus)`,
  titled: `intitulat* | numit* | cu titlul | denumit* | copii (ale|după) | copia`,
  workField: `
    titlu* | oper(a|ă|ei) | lucr(are|area|ării)* | original* | autor* | melodi* | cântec* | album* | artist* | film* | cart(e|ea)
    fotografi* | imagin* | video* | joc* | software | serial* | episod* | produs* | isbn | drepturi încălcate`,
  notWorkField: `
    titular* | deținător* | proprietar* | agent | url* | link* | adres* | locați* | înregistrare | funcți(a|e) | calitatea | ilegal*
    care încalcă | notificare* | companie | societate`,
  copyrightIn: `drept(ul|uri|urile|urilor) de autor (asupra|pentru|al|ale) | drepturi* (asupra|pentru)`,
  signatureField: `semnătur* | semnat | semnată | semnatar* | semnătură electronică`,
  notSignature: `data | dată | ora | algoritm*`,
  nameBelow: `
    (introduceți|scrieți|tastați) ~4 (numele|semnătura) | (semnătura|semnătură) (mea|electronică|digitală) (este|urmează|mai jos)
    semnat ~1 de`,
  notName: `^ (stimat*|bună|vă|acest*|mulțum*|cu|telefon|tel|fax|adresa|data|e-?mail|notă|anex*|dacă|noi|eu|confidențial*|prezent*|către)`,
  office: `
    ^ (avocat*|director*|manager*|administrator*|consilier* juridic*|jurist*|fondator*|proprietar*|fotograf*)
    ^ (autor*|redactor*|editor*|partener*|reprezentant*|departament* juridic*|președinte*)`,
  phone: `telefon* | tel | mobil | număr de telefon | nr tel | fax`,
  address: `adresa | adresă | adresa poștală | cod poștal | sediu* | domiciliu* | adresa de corespondență`,
  street: `strada | str | bulevardul | bdul | șoseaua | șos | calea | aleea | piața | etaj | apartament | sector | căsuța poștală | bloc`,

  bounceSubject: `
    nelivrat* | nu a (putut fi|fost) livrat* | livrare* (eșuat*|nereușit*) | eșec (la|de) livrare* | imposibil de livrat
    mesaj returnat | nelivrabil*`,
  autoSubject: `răspuns automat* | în afara biroului | absent* de la birou | sunt în concediu | concediu* | mesaj automat*`,
  autoText: `
    (sunt|voi fi|mă aflu) ~1 în concediu* | (sunt|voi fi) ~2 (plecat*|absent*) | răspuns* automat* | mesaj (generat |)automat*
    am (primit|înregistrat) ~1 (mesajul|solicitarea|sesizarea|cererea|e-?mailul|notificarea)*
    (solicitarea|cererea|sesizarea) ~3 (a fost|înregistrat*) | nu răspundeți`,
  retraction: `
    (retrag|retragem|retragerea|retras*) ~6 (notific*|sesiz*|plâng*|cerer*|reclam*|solicit*)
    (anul(ăm|ez|ați|area)|revoc*|renunț*) ~5 (notific*|sesiz*|plâng*|cerer*|reclam*|solicit*)
    (notific*|sesiz*|plâng*|cerer*|reclam*|solicit*) ~5 (retras*|anulat*|revocat*)
    (ignorați|nu luați în considerare) ~6 (notific*|sesiz*|plâng*|cerer*|mesaj*|reclam*)`,
  retractionTitle: `retrager* | retras* | anular* | revocar*`,
  condition: `dacă | în cazul în care | cu condiția | ar putea | poate | până când | în caz că | înainte`,
  partialRetraction: `(doar|numai) (pentru|cu privire|acest*|în privința) | parțial* | celelalte | restul* | rămase*`,
  mistakenRemoval: `
    din greșeală | din eroare | eroare (de|sau) | eronat* | identificare greșită | greșit (identificat*|șters*|eliminat*) | nefondat*
    neîntemeiat* | confuzi* | în mod eronat`,
  jurisdiction: `jurisdicți* | instanț* competent* | competența instanț* | tribunal* federal* | curte* ~1 districtual*`,
  serviceOfProcess: `(accept*|primi*) ~4 (citați*|acte* de procedură|comunicarea actelor) | citați(a|ei|e)`,
  counterNotice: `contranotific* | contra notific* | contestați* | contest (eliminarea|ștergerea|notificarea) | notificare* de răspuns`,
  copyright: `
    drept* de autor | drepturil* de autor | piraterie* | piratat* | drepturi conexe | legea 8 1996
    dmca (notific*|plâng*|sesiz*|cerer*)`,
  notCopyright: `(agent*|oficiul|birou*|departament*|echip*|legea|politic*) ~3 drept* de autor | fără drept* de autor | orda`,
  trademark: `
    marc(ă|a|i|ii|ile) (înregistrat*|comercial*) | mărci* | contrafacer* | contrafăcut* | produse false | concurență neloială
    marc(a|ă) ~1 protejat*`,
  notTrademark: `mărci* ~5 (respectiv*|proprietar*|deținător*) | toate mărcile`,
  rightsClaim: `
    drept* de autor | drepturil* de autor | încălc* | dmca | proprietat* intelectual* | piraterie* | plagia* | utilizare* neautorizat*
    (copiere*|distribuire*|reproducere*|folosire*) neautorizat* | cerere de eliminare | conținut furat`,
  takenWithoutPermission: `
    furat | furata | furate | furt | furtul | copiat* | plagia* | fără ~3 (acord*|permisiun*|autoriza*|consim*|drept*|licen*|știre*|voia) | neautorizat*
    încălc* | piratat* | ilegal* | nu ~3 (permis*|acordat*|autorizat*) | aparțin(e|) (mie|nouă) | (îmi|ne) aparțin*
    (sunt|suntem) ~2 (autor*|proprietar*|titular*|fotograf*|creator*) | cuvânt cu cuvânt | hoț*`,
  phishing: `
    phishing | înșelători* | malware | program* malițios* | virus(uri|at)* | spam* | fraud(ă|a|e) | piratare* cont* | spart* cont*
    botnet*`,
  harassment: `
    defăim* | calomni* | hărțui* | date* ~1 personal* | caracter personal | amenințăr* | pornografi* infantil* | dreptul* de a fi uitat
    viața privată | denigr*`,
  forwardedNotice: `
    (ați|mi ați|ne ați) ~1 (trimis|transmis|redirecționat) ~6 (notificare*|plângere*|sesizare*|reclamați*)
    (notificarea|plângerea|sesizarea) (pe care |) (ați|mi ați|ne ați) (trimis*|transmis*)`,
  marketing: `
    (demo|probă|consultanță|ofertă|analiză) gratuit* | ofert(ă|a|e) special* | reducer* | promoți* | serviciile noastre
    pachetele noastre | dezabon* | webinar* | newsletter | seo | backlink* | list(a|ă) de prețuri | perioadă limitată
    crește(ți|) vânzările`,
  informationRequest: `
    vă rugăm ~2 (furnizați|trimiteți|transmiteți|completați|retrimiteți|includeți|comunicați) | avem nevoie de
    pentru a (procesa|putea procesa|da curs|soluționa) | informații* lipsă | este necesar să | incomplet*`,
  yourNotice: `
    (notificarea|sesizarea|plângerea|reclamația|cererea|solicitarea|mesajul|e-?mailul|raportul)* ~1 (dvs|dumneavoastră|dv|ta|voastră)`,
  alreadyRemoved: `
    (a|au) fost ~2 (șters*|eliminat*|îndepărtat*|blocat*|dezactivat*|suspendat*|înlăturat*|închis*)
    am ~1 (șters|eliminat|îndepărtat|blocat|dezactivat|suspendat|înlăturat) | nu mai (este|sunt|există) | am închis (cazul|tichetul)`,
  stillOnline: `încă | din nou | iarăși | nu (a|au|este|sunt|ați) | în continuare | continuă`,
  inquiry: `
    cât (costă|timp|de) | cum | cine (este|poate|a) | când | care este | (ați|puteți|pot|putem|aș) ~3 (spune*|putea*|ști*)
    este posibil* | întrebar* | factur* | ofertă de preț | chestionar* | interviu* | cv | angajare* | newsletter | lucrare de licență
    unde`,
  thanks: `mulțum* | recunoscăt*`,
  extortion: `
    (plătiți|plata|achitați|achitarea|despăgubir*) ... (altfel|în caz contrar|în termen de|zile)
    (în caz contrar|altfel) ... (instanț*|judecat*|legal*|juridic*|plângere* penal*) | bitcoin*
    (despăgubir*|suma|amend*) ~5 (plăti*|achita*)`,
  threatened: '',
  credentials: `(confirmați|confirmă*|verificați|introduceți) ~5 (parol*|datele de autentificare)`,

  fromField: `de la | expeditor | din partea`,
  otherField: `trimis | către | subiect | data | cc | la data | destinatar | atașamente | răspunde la | copie | importanță | dată`,
  forwarded: `mesaj* (redirecționat*|retransmis*|transmis*) | mesajul redirecționat | redirecționat* | început* mesaj* redirecționat`,
  originalMessage: `mesaj* (original*|inițial*) | e-?mail original`,
  attribution: `a scris $ | scris $ | scrie $ | a scris următoarele $`,
  forwardPrefix: `fw | fwd | redirecționat`,
  replyPrefix: `re | răsp`,
  relaying: `
    (am primit|a fost primit*|primit) ~5 (plângere*|sesizare*|notificare*|reclamați*|cerere*)
    vă (transmitem|redirecționăm|trimitem|înaintăm) | (următoarea|următoarele) (plâng*|sesiz*|notific*|reclam*)
    formular* ~3 (contact|online|web|completat*|trimis*)`,
  reporter: `raportat de | reclamat de | trimis de | petent* | solicitant* | persoana care raporteaz* | sesizat de`,
  complainant: `reclamant* | titular* ~2 drept* | deținător* ~3 drept* | proprietar* ~3 drept* | parte* vătămat* | petiționar*`,
  withheld: `(nume*|identitat*|reclamant*) ~6 (confidențial*|anonim*)`,
  emailLabel: `e-?mail* | email* | poștă electronică | adresă de e-?mail`,
  nameLabel: `nume | numele | nume complet | numele complet | nume și prenume | numele dvs`,
  firstName: `prenume*`,
  lastName: `nume de familie | numele de familie`,
  otherName: `
    companie* | societate* | firm(a|ă|ei) | fișier* | utilizator* | domeni* | cont | contul* | site* | oper(a|ei|ă) | organizați* | produs*
    server*`,
  registry: `registrar* | registru* | furnizor* de găzduire | server de nume | titularul domeniului`,
  noReply: 'nu răspunde | nuraspunde',
};
