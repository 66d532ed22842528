const phrases = (list: string): RegExp =>
  new RegExp(
    list
      .trim()
      .split(/\s*\n\s*/)
      .join('|'),
    'iu',
  );

/** § 512(c)(3)(A)(v), and its translations. */
export const GOOD_FAITH = phrases(`
  good[ -]?faith
  bona fide belief
  gute[mnrs]? glauben
  gutgläubig
  treu und glauben
  guten gewissens
  bonne foi
  buena fe
  buona fede
  boa[ -]f[ée]
  goede[rn]? trouw
  god tro
  добросовестн
  dobrej wierze
  dobrą wiarę
  dobré víře
  iyi niyet
  bună[ -]credință
  bun[aă] credin
  dobrej viere
  dobrou vírou
  dobrú vieru
  i god tro
  vilpittöm
  jóhiszem
  καλή τη πίστει
  καλή πίστη
  καλής πίστ
  καλόπιστ
  добросовісн
  선의
  성실
  حسن نية
  حسن النية
  בתום לב
  thiện chí
  iktikad baik
  itikad baik
  誠実
  善意
  誠意
  真诚
  真誠
  诚信
  誠信
  善意`);

/** What makes of good faith a belief about the use. */
export const BELIEF = phrases(`
  belie[fv]
  basis
  faith that
  authori[sz]
  permi(?:t|ss)
  licen[cs]
  infring
  state
  declare
  notif
  certif
  checked
  confirm
  accept
  agree
  überzeug
  glaub
  annahme
  ansicht
  autoris
  utilis
  autoriz
  consentit
  gebruik
  toegestaan
  использован
  разреш
  uważam
  użyci
  korzyst
  inan|izin|kullanım
  domn[ií]v|přesvědč|presvedč|užit|použit|dovolen
  anser|tror|mener|menar|övertyg|overbevis|tillåt|tillad|tillat|bruk|använd
  usko|käyt|lupa
  meggyőz|hissz|úgy vél|engedély|felhasznál
  consider|crede|utiliz|permis
  πιστε|πεποίθ|χρήση|άδεια
  вважа|перекон|використ|дозвол
  믿|허락|이용|사용|판단
  نعتقد|أعتقد|استخدام|مصرح
  tin rằng|yakin|percaya
  oui|ja|sí|sim|sì|tak|да|evet|ano|是|はい|yes
  croi|crois|croyons|creo|creemos|credo|crediamo|acredit|menen|mening
  許諾|許可|使用|利用
  授权|授權|许可|許可`);

/** The same belief in other words. */
export const PLAIN_BELIEF = phrases(String.raw`
  (?:reasonabl[ey]|honest(?:ly)?|sincere(?:ly)?|genuine(?:ly)?) (?:\p{L}+ )?belie\p{L}+ .{0,200}(?:not (?:been )?authori|unauthori|no (?:permission|right|licen[cs]e|authori)|without (?:\p{L}+ )?(?:permission|authori|licen|consent)|infring)
  believe\p{L}* .{0,200}not (?:been )?(?:authori[sz]ed|permitted|licensed) (?:by|under) .{0,80}(?:agent|law)`);

export const PERJURY = phrases(String.raw`
  perjury
  perjery
  under oath
  sworn statement
  eidesstattlich
  eides statt
  meineid
  falschaussage
  parjure
  sous serment
  faux témoignage
  perjurio
  bajo juramento
  falso testimonio
  spergiuro
  falsa testimonianza
  sotto giuramento
  perjúrio
  sob juramento
  falso testemunho
  meineed
  onder ede
  mened
  лжесвидетельств
  под присягой
  krzywoprzysi
  pod groźbą
  fałszyw\p{L}+ zezna
  yalan (?:beyan|yere)
  křiv\p{L}+ (?:výpov|přísah)
  kriv\p{L}+ (?:výpov|prísah)
  falsk forklaring
  edsvurn
  under ed(?!\p{L})
  på heder och samvete
  på tro og love
  väärän valan
  väärästä (?:vala|lausu)
  valaehtois
  hamis tanú
  eskü alatt
  mărturie mincinoasă
  sperjur
  sub jurământ
  ψευδορκ
  ενόρκ
  ψευδομαρτυρ
  неправдив\p{L}+ свідчен
  завідомо неправд
  під присягою
  위증
  허위 ?(?:진술|선서)
  شهادة ال?زور
  الحنث
  تحت القسم
  עדות שקר
  khai man
  sumpah palsu
  偽証
  伪证
  偽證`);

export const ACCURATE = phrases(String.raw`
  accura
  true and correct
  true,? complete
  \bcorrect\b
  \bright and true\b
  truthful
  \btrue\b
  richtig
  korrekt
  zutreffend
  wahrheits
  \bexact
  véridique
  sincère
  exacta
  precis
  veraz
  verídic
  correct
  corrett
  corret
  esatt
  veritier
  verdadeir
  exat
  juist
  nauwkeurig
  waarheid
  достоверн
  точн
  правдив
  верн
  dokładn
  doğru
  správn
  pravdiv
  přesn
  presn
  riktig
  sanningsenlig
  rigtig
  sandfærdig
  totuudenmuk
  oikei
  paikkansa
  pontos
  valós
  helyes
  exact
  adevărat
  corect
  ακριβ
  αληθ
  достовірн
  정확
  사실
  진실
  دقيق
  صحيح
  מדויק
  chính xác
  akurat
  benar
  prawdziw
  zgodn
  rzeteln
  ścisł
  poprawn
  正確
  真実
  准确
  準確
  属实
  屬實
  真实
  真實
  正确`);

export const AUTHORITY = phrases(String.raw`
  authori[sz]
  authority
  owner
  on behalf
  exclusive
  rights? ?holder
  copyright holder
  \bagent\b
  i (?:own|hold)
  \bauthor\b
  \bcreators?\b
  photographer
  hold\p{L}* (?:\p{L}+ )?(?:copy)?rights?
  (?:represent|act)s? (?:\p{L}+ ){0,3}(?:for|client)?
  berechtigt
  bevollmächtigt
  befugt
  ermächtigt
  inhaber
  im namen
  autorisiert
  habilit
  autoris
  propriétaire
  titulaire
  au nom
  autoriz
  titular
  propietari
  proprietari
  en nombre
  em nome
  proprietári
  titolare
  per conto
  legittimat
  gemachtigd
  bevoegd
  eigenaar
  rechthebbende
  namens
  уполномочен
  правообладател
  владел
  от имени
  upoważnion
  yetkili
  yetki
  sahib
  adına
  oprávněn
  oprávnen
  jménem
  v mene
  majitel
  vlastní
  držitel
  behörig
  befullmäktig
  bemyndig
  berettig
  berettiget
  innehav
  indehav
  rettighetshav
  rättighetshav
  på vegne
  på uppdrag
  vägnar
  valtuut
  oikeutet
  oikeudenhalt
  puolesta
  jogosult
  meghatalmaz
  jogtulajdonos
  nevében
  împuternicit
  în numele
  deținător
  proprietar
  εξουσιοδοτ
  δικαιούχ
  κάτοχ
  για λογαριασμό
  уповноваж
  правовласн
  від імені
  власник
  권리자
  권한
  대리
  저작권자
  소유자
  مفوض
  مخول
  مالك
  صاحب
  نيابة
  בעל
  מורשה
  được ủy quyền
  chủ sở hữu
  berwenang
  pemilik
  uprawnion
  właścicie
  w imieniu
  権限
  所有者
  権利者
  代理
  著作権者
  授权
  授權
  所有人
  所有者
  权利人
  權利人
  代表`);

/** Somebody explains what a notice has to say, and does not say it. */
export const REQUIREMENT = phrases(String.raw`
  statement (?:that|by) (?:\p{L}+ ){0,3}(?:you|the complaining party|complainant|copyright owner)
  (?:you|your (?:notice|notification|complaint|counter[- ]?(?:notice|notification))|notification|it) (?:must|should|needs? to|has to|have to|shall) (?:\p{L}+ )?(?:include|contain|provide|state|be)
  please (?:include|provide|confirm that you)
  (?:must|should) include
  ^\W*(?:\(?[ivx\d]{1,4}[.)]\W*)?(?:include )?an? (?:\p{L}+ ){0,3}statement,? (?:that|by|from|made|under)
  (?:requires|requirements)`);

/** A form's request to write down its words: they are the form's. */
const PROMPT =
  /\b(?:type|copy|paste|enter|retype|repeat)\b[^"“„«]{0,80}\bstatements?\b[^"“„«]{0,40}["“„«][^"”»]{0,1200}["”»]?/giu;
export const withoutPrompts = (sentence: string): string =>
  /\bstatements?\b/i.test(sentence) ? sentence.replace(PROMPT, ' ') : sentence;

/** A box that was left open. */
export const isUnticked = (sentence: string): boolean =>
  /^\s*(?:\[\s?\]|\(\s?\)|☐|□|◻)/u.test(sentence) ||
  /[:：=]\s*(?:no|false|unchecked|0|off|nein|non|否|нет)\s*[.]?$/iu.test(sentence);
