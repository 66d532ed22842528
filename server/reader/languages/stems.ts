/**
 * The stems by which a complaint is told in languages that come seldom: Czech and Slovak, Swedish, Danish and Norwegian, Finnish,
 * Turkish, Korean, Hungarian, Romanian, Greek, Ukrainian, Arabic, Hebrew, Vietnamese, Indonesian. Pieces of regular expressions
 * without loops inside loops; the roles of addresses, the kind of a letter and its statements all read them.
 */
const stems = (list: string): string =>
  list
    .trim()
    .split(/\s*\n\s*/)
    .join('|');

/** It is wrong, or nobody allowed it. */
export const WRONGED = stems(String.raw`
  neoprávněn\p{L}*|nelegáln\p{L}*|nezákonn\p{L}*|protiprávn\p{L}*|poruš\p{L}*|pirátsk\p{L}*|neoprávnen\p{L}*|nelegáln\p{L}*
  bez (?:\p{L}+ ){0,2}(?:souhlas|svolení|povolení|licenc|súhlas|povolen|дозвол|згод)\p{L}*
  (?:souhlas|svolení|povolení|súhlas) (?:\p{L}+ ){0,4}(?:nedal|neuděl|neposkyt)\p{L}*
  utan (?:\p{L}+ ){0,2}(?:tillstånd|lov|tillåtelse|medgivande|licens|samtycke)|intrång\p{L}*|(?:inte|aldrig) (?:\p{L}+ ){0,2}(?:lov|tillstånd|tillåt|godkänt)\p{L}*
  ud?ten (?:\p{L}+ ){0,2}(?:tillad|tillat|samtyk|licen|lisens)\p{L}*|krænk\p{L}*|krenk\p{L}*|uden (?:\p{L}+ ){0,2}(?:tillad|samtyk|licen)\p{L}*|(?:ikke|aldrig|aldri) (?:\p{L}+ ){0,3}(?:tillad|tillat|lov til|givet|gitt)\p{L}*
  luvat(?:ta|on|tom)\p{L}*|ilman (?:\p{L}+ ){0,2}(?:lupa|suostum)\p{L}*|laitto\p{L}*|loukka\p{L}*|(?:emme|en) ole (?:\p{L}+ ){0,2}(?:antan|luvan)\p{L}*
  ihlal\p{L}*|korsan\p{L}*|aykırı|hukuksuz\p{L}*|(?:izni?\p{L}*|rıza\p{L}*) (?:olmadan|alınmadan|olmaksızın|yok|vermed)\p{L}*|izin vermed\p{L}*
  jogsért\p{L}*|jogellenes\p{L}*|jogosulatlan\p{L}*|illegális\p{L}*|kalóz\p{L}*|engedély\p{L}* nélkül|hozzájárulás\p{L}* nélkül|nem (?:\p{L}+ ){0,2}engedély\p{L}*
  încălc\p{L}*|neautorizat\p{L}*|fără (?:\p{L}+ ){0,2}(?:acord|permisiun|autoriza|consim|drept|licen)\p{L}*|nu (?:\p{L}+ ){0,3}(?:permis|acord|autoriz)\p{L}*
  παράνομ\p{L}*|παραβ[ιί]α\p{L}*|πειρατ\p{L}*|προσβ[οά]λ?\p{L}*|χωρίς (?:\p{L}+ ){0,2}(?:άδεια|άδειά|συγκατάθεση|έγκριση)|(?:δεν|ουδέποτε) (?:\p{L}+ ){0,3}(?:άδεια|επιτρέ|συναιν)\p{L}*
  поруш\p{L}*|незаконн\p{L}*|піратськ\p{L}*|неправомірн\p{L}*
  무단|침해|불법|도용|허락 ?(?:없|받지|하지)|동의 ?없|승인 ?없|허가 ?없
  انتهاك|ينتهك|غير قانون|غير مشروع|غير مصرح|قرصن|مقرصن|(?:دون|بدون|بلا) (?:أي )?(?:إذن|موافق|تصريح|ترخيص)|لم (?:نأذن|نسمح|أسمح|نمنح)
  ללא (?:רשות|אישור|הסכמ)\p{L}*|הפר(?:ה|ת|ות)
  vi phạm|trái phép|không được phép|không có sự cho phép|lậu(?!\p{L})
  tanpa (?:\p{L}+ ){0,2}(?:izin|persetujuan)|melanggar|pelanggaran|bajakan|ilegal`);

/** It is to go. */
export const REMOVED = stems(String.raw`
  odstran\p{L}*|odstrán\p{L}*|smaz\p{L}*|vymaz\p{L}*|zablok\p{L}*|znepřístup\p{L}*|stiahnut\p{L}*
  (?:ta|tar|tas|tages?|tagit|plocka\p{L}*) (?:\p{L}+ ){0,2}(?:bort|ner|ned)|avlägsn\p{L}*|radera\p{L}*|fjern\p{L}*|slett\p{L}*|slet(?:te|tes|ning)|nedtag\p{L}*
  poist\p{L}*
  kaldır\p{L}*|silin\p{L}*|silme\p{L}*|erişim\p{L}* engel\p{L}*
  töröl\p{L}*|törl\p{L}*|eltávol\p{L}*|távolíts\p{L}*
  șterg\p{L}*|şterg\p{L}*|ștearg\p{L}*|îndepărt\p{L}*
  αφαίρε\p{L}*|αφαιρ\p{L}*|διαγρα\p{L}*|διαγρά\p{L}*|κατεβ[αά]\p{L}*
  видал\p{L}*|вилуч\p{L}*|прибра\p{L}*
  삭제|내려 ?주|차단
  إزالة|ازالة|حذف|تزيل|تحذف|حجب
  להסיר|הסר(?:ה|ת|ו)|למחוק
  gỡ bỏ|gỡ xuống|xóa
  hapus\p{L}*|menghapus|penghapusan|turunkan`);

/** By others, put where it is. */
export const PUT_UP = stems(String.raw`
  (?:lagt|lägger|lagts|laddat|laddar) (?:\p{L}+ ){0,3}(?:upp|ut)|ligger (?:\p{L}+ ){0,2}ute|(?:lagt|lægger|ligger|lastet) (?:\p{L}+ ){0,2}(?:op|opp|ut)
  ke stažení|na stiahnutie|nahrál\p{L}*|nahrán\p{L}*|zveřejn\p{L}*|zverejn\p{L}*
  ladat\p{L}*|ladattu\p{L}*|julkais\p{L}*|jaetaan
  yükle(?:n|di|miş)\p{L}*|yayınlan(?:mak|ıyor|mış|dı)\p{L}*|paylaşıl\p{L}*
  feltölt\p{L}*|letölthet\p{L}*|közzét\p{L}*
  încărcat\p{L}*|descărc\p{L}*|publicat\p{L}* (?:pe|la)
  ανέβ\p{L}*|ανεβ\p{L}*|αναρτ\p{L}*|ανάρτ\p{L}*|διακιν\p{L}*
  завантаж\p{L}*|розміщ\p{L}*|викла(?:в|ли|ден)\p{L}*
  게시되|업로드|유포|공유되|올라와
  نشر|تحميل|منشور
  diunggah|mengunggah|đăng tải|tải lên`);

/** Said of an original. */
export const OFFICIAL = stems(String.raw`
  originál\p{L}*|oficiáln\p{L}*|původn\p{L}*|pôvodn\p{L}*|officiel\p{L}*|offisiel\p{L}*|ursprunglig\p{L}*|oprindelig\p{L}*|opprinnelig\p{L}*
  virallin\p{L}*|hivatalos\p{L}*|oficial\p{L}*|επίσημ\p{L}*|πρωτότυπ\p{L}*|офіційн\p{L}*|оригінал\p{L}*
  رسمي|الأصلي|chính thức|bản gốc|resmi\p{L}*|asli`);

/** One's own site, or the only place where it may be had. */
export const OWN_SITE = stems(String.raw`
  (?:naš|náš|našo|svůj|svém|svoj|můj|mém|moj|môj)\p{L}* (?:\p{L}+ ){0,2}(?:web|strán|obchod|e-?shop|blog|kanál)\p{L}*
  (?:vår|vårt|våra|min|mitt|mina|vores|mine|våre) (?:\p{L}+ ){0,2}(?:webb?|hemsid|sid[ae]|sajt|butik|blogg?|kanal|hjemmesid|nettsted|nettsid|nettbutik|portfolio|portefølj)\p{L}*
  (?:verkkosivu|kotisivu|verkkokaup|nettisivu|sivusto|kanava|blogi)\p{L}*(?:mme|ni)(?!\p{L})
  (?:site|sayfa|kanal|mağaza|blog)\p{L}{0,3}(?:m[ıiuü]z|mız)\p{L}*|(?:kendi|resm[iî]) (?:\p{L}+ ){0,2}(?:site|kanal|sayfa|mağaza)\p{L}*
  (?:weboldal|honlap|webáruház|oldal|csatorna|csatorná)\p{L}*(?:unk|nk|m)(?:on|ön|en|ról|ban|ben)?(?!\p{L})
  (?:site|pagin|magazin|blog|canal)\p{L}* (?:nostru|noastr|meu|mea|oficial)\p{L}*
  (?:ιστοσελίδ|ιστότοπ|ιστοχώρ|σελίδ|κατάστημ|κανάλι)\p{L}* (?:μας|μου)
  (?:наш|мо|мій)\p{L}* (?:\p{L}+ )?(?:сайт|сторін|магазин|блог|канал)\p{L}*
  (?:당사|자사|저희|우리|제) ?(?:공식 ?)?(?:홈페이지|사이트|웹사이트|블로그|채널|스토어)
  موقعنا|موقعي|متجرنا|قناتنا|האתר שלנו|האתר שלי|situs (?:web )?kami|trang (?:web )?(?:của )?chúng tôi
  (?:endast|bara|kun|bare|vain|pouze|jen|iba|len|yalnızca|sadece|csak|kizárólag|doar|numai|exclusiv|μόνο|αποκλειστικά|лише|тільки|только|tylko|wyłącznie|alleen|uitsluitend|seulement|uniquement|exclusivement|solamente|únicamente|soltanto|esclusivamente|apenas|somente|exclusivamente) (?:[\p{L}-]+ ){0,4}(?= ?[("'<[]*$)`);

/** What somebody made. */
export const MADE = stems(String.raw`
  map\p{L}{1,3}|knih\p{L}*|kníh\p{L}*|fotk\p{L}*|fotografi\p{L}*|film\p{L}*|píse[nň]\p{L}*|skladb\p{L}*|album\p{L}*|učebnic\p{L}*|článk\p{L}*|článok|ilustrac\p{L}*|kresb\p{L}*|hr[auy]|díl[oa]|diel[oa]|román\p{L}*
  podd?\p{L}{0,4}|podcast\p{L}*|avsnitt\p{L}*|afsnit\p{L}*|episode\p{L}*|bok|boken|böcker\p{L}*|bøger\p{L}*|bøker|bog(?:en)?|bild\p{L}*|bilde\p{L}*|billede\p{L}*|låt\p{L}*|sang\p{L}*|artik\p{L}*|foto\p{L}*|tekst\p{L}*|teckning\p{L}*|tegning\p{L}*|opskrift\p{L}*|oppskrift\p{L}*|mönster\p{L}*|mønst\p{L}*|kurs\p{L}*|spel|spelet|spil(?:let)?|roman\p{L}*|læreb\p{L}*|lärob\p{L}*|lærebok\p{L}*
  kirja\p{L}*|valokuv\p{L}*|kuva\p{L}*|elokuv\p{L}*|kappale\p{L}*|levy\p{L}*|artikkel\p{L}*|peli\p{L}*|piirro\p{L}*|teos\p{L}*|teokse\p{L}*|sarja\p{L}*|kurssi\p{L}*
  dizi\p{L}*|bölüm\p{L}*|film\p{L}*|kitab\p{L}*|şarkı\p{L}*|eser\p{L}*|roman\p{L}*|çizim\p{L}*|oyun\p{L}*|makale\p{L}*
  könyv\p{L}*|fénykép\p{L}*|fotó\p{L}*|kép(?:ek|ei)\p{L}*|film\p{L}*|dal(?:ok|a|unk)\p{L}*|zene\p{L}*|cikk\p{L}*|regény\p{L}*|rajz\p{L}*|játék\p{L}*|tankönyv\p{L}*
  cart(?:e|ea|ii|ea)|cărți\p{L}*|fotografi\p{L}*|imagin\p{L}*|melodi\p{L}*|manual\p{L}*|articol\p{L}*|roman\p{L}*|desen\p{L}*|joc\p{L}*|serial\p{L}*|curs\p{L}*
  βιβλί\p{L}*|φωτογραφ\p{L}*|ταινί\p{L}*|τραγούδι\p{L}*|άρθρ\p{L}*|σειρ[άέ]\p{L}*|εικόν\p{L}*|έργ[οα]\p{L}*|μυθιστ\p{L}*|σχέδι\p{L}*
  книг\p{L}*|книж\p{L}*|фільм\p{L}*|світлин\p{L}*|пісн\p{L}*|статт\p{L}*|твор\p{L}*|роман\p{L}*|малюн\p{L}*|підручник\p{L}*|серіал\p{L}*
  رواي\p{L}*|كتاب\p{L}*|صور\p{L}*|فيلم\p{L}*|أغني\p{L}*|مقال\p{L}*|مسلسل\p{L}*
  schilderij\p{L}*|toneelstuk\p{L}*|leerboek\p{L}*|\p{L}*heft(?:e|en|es|s)?|lehrw\p{L}*|\p{L}*bücher\p{L}*|gemälde\p{L}*|drehb\p{L}*|hörb\p{L}*|kurs\p{L}*|gr[aęyi]|instrukcj\p{L}*|podręcznik\p{L}*|obraz\p{L}*|piosen\p{L}*|powieś\p{L}*|gier|mapę?
  manuels?|roman|pièces? de théâtre|cours|bandes? dessinées?|tableaux?|cursos?|apostilas?|manuales?|novelas?|cuadros?|pinturas?|juegos?|jogos?|cors[io]|dipint[io]|gioc(?:o|hi)|fumett[io]`);

/** Whose it is. */
export const OURS = stems(String.raw`
  naš\p{L}*|náš|moj\p{L}*|můj|mé(?!\p{L})|autor\p{L}*|vydáv\p{L}*|vydav\p{L}*|nakladatel\p{L}*|majitel\p{L}*|držitel\p{L}*
  vår[at]?|våra|våre|min|mitt|mina|mine|vores|vi (?:gör|ger|laver|lager|har gjort)|upphov\p{L}*|ophav\p{L}*|opphav\p{L}*|förlag\p{L}*|forlag\p{L}*|författ\p{L}*|forfatt\p{L}*|rättighet\p{L}*|rettighed\p{L}*|rettighet\p{L}*
  meidän|minun|\p{L}{3,}mme|tekijä\p{L}*|oikeu\p{L}*|kustan\p{L}*
  \p{L}{3,}(?:ımız|imiz|umuz|ümüz)\p{L}*|benim|bizim|sahib\p{L}*|telif|hak(?:kı|lar)\p{L}*
  szerző\p{L}*|jogtulajd\p{L}*|kiadó\p{L}*|\p{L}{3,}(?:unk|ünk|aink|eink)\p{L}*|saját
  nostru|noastr\p{L}*|meu|mea|mele|mei|autor\p{L}*|titular\p{L}*|editur\p{L}*
  μας|μου|δημιουργ\p{L}*|δικαι\p{L}*|εκδότ\p{L}*|συγγραφ\p{L}*
  наш\p{L}*|мій|мо[яїє]\p{L}*|автор\p{L}*|правовласн\p{L}*|видав\p{L}*|власник\p{L}*
  zijn|haar|diens|namens|mandant\p{L}*|verleg\p{L}*|wydaw\p{L}*|édit\p{L}*|editora?|editorial`);
