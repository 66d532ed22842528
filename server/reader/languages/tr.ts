import type { Lexicon } from '../lexicon/lexicon.ts';

/** Turkish. */
export const lexicon: Lexicon = {
  infringing: `
    ihlal* | korsan* | aykırı | hukuksuz* | hukuka aykırı | yasa dışı | yasadışı | kanunsuz* | kaçak | izinsiz* | yetkisiz* | haksız*
    çalıntı* | çalın(mış|dı|an)* | çalmış* | çaldı*
    (izni*|izin*|rıza*|onay*|lisans*|muvafakat*|müsaade*) ~2 (olmadan|alınmadan|olmaksızın|almadan|alınmaksızın|almaksızın)
    (izni*|izin*|rıza*|onay*|lisans*|muvafakat*|müsaade*) ~2 (yok*|yoktur|vermed*|verilmed*|istemed*|sormadan)
    izin (vermed*|verilmed*|vermiyor*|alınma*) | lisanssız* | intihal* | aşırma* | kopyala(mış|dı|nmış|yıp|yarak)*
    (bire bir|birebir) kopya* | sahte* | usulsüz* | illegal* | sızdır* | şikayet* konusu*`,
  removal: `
    kaldır* | silin* | silme* | silmen* | silmek | siliniz | erişim* ~2 (engel*|kapat*|kes*) | engellen* | engelle*
    yayından ~1 (al*|çıkar*) | içeri(ğin|kten) çıkar* | durdur* | indiril(mesi|sin|erek)* | son (ver*|verilmesi*) | kapatıl*`,
  published: `
    yükle(n|di|miş|yen|nen)* | yayınlan(mak|ıyor|mış|dı|an)* | yayımlan* | paylaşıl* | paylaşan* | paylaşıyor* | paylaşmış* | kopyalan*
    çoğalt* | dağıt(ıl|ıyor|ım)* | (ücretsiz|bedava) ~1 (indir*|izle*|oku*|dağıt*) | indirme (link*|sayfa*|bağlantı*) | indirilebil*
    kullanıl(mak|ıyor|mış|dı|an)* | kullanmış* | kullanıyor* | yer al(an|ıyor|mak)* | görüntülen* | sunulmak* | sunuluyor*
    tekrar yükle* | yeniden (yükle*|yayın*) | torrent*`,
  hosting: `
    (sizin|şirketiniz*|firmanız*|sunucunuz*|sunucularınız*|sitenizde|sitenizden|siteniz|platformunuz*)
    (hizmetiniz*|ağınız*|sisteminiz*|müşteriniz*|kullanıcınız*|barındırma hizmetiniz*) | barındır*
    tarafınızca ~2 (barındır*|sunul*|yayın*) | hosting hizmet* | sunucularınız*da`,
  original: `
    resm[iî] | orijinal* | özgün* | asıl (eser*|kaynak*|içerik*) | yasal olarak | yasal (kaynak*|yayın*|sürüm*|satış*|platform*)
    lisanslı* | hakiki* | gerçek (eser*|ürün*|site*) | telif* ~2 korunan* | korunan eser* | ihlal edilen (eser*|içerik*|telif*|çalışma*)
    ilk (kez|defa|olarak) ~2 (yayın*|yayım*|paylaş*) | ilk yayın* | izinli* | tescil (no*|numara*|belge*) | bandrol*`,
  sale: `
    satın al* | satış* | satıl(mak|ıyor|an)* | satıyor* | satmak* | fiyat* | sipariş* | lisans (al*|sözleşme*|ücret*|bedel*|koşul*)
    kitapçı* | mağazalar* | ücretli* | bayi(ler*|si|miz)`,
  source: `
    (site|sayfa|kanal|mağaza|blog)(mız|miz|muz|müz|ımız|imiz|umuz|ümüz|lar[ıi]mız|m|ım|im)(da|de|dan|den|daki|deki|ın|in|ı|i|a|e|)
    (hesab|hesap|profil|dükkan)(mız|miz|muz|müz|ımız|imiz|umuz|ümüz|lar[ıi]mız|m|ım|im)(da|de|dan|den|daki|deki|ın|in|ı|i|a|e|)
    (kendi|resm[iî]|bizim|benim) ~2 (site*|kanal*|sayfa*|mağaza*|blog*|web*|hesap*|hesab*|profil*|portföy*) | sitemiz* | sitemde*
    sitemden* | internet sitemiz* | web sitemiz* | müvekkil* ~2 site*
    *(dan|den|tan|ten) ~2 (kopyalan*|çalın*|alın(mış|dı|an)*|indirilmiş*) | ekran (görüntü*|resim*|alıntı*) | kanıt* | delil* | ispat*
    karşılaştır* | politika* | kullanım (şart*|koşul*) | gizlilik* | kvkk* | (ayrıntılı|detaylı|daha fazla) bilgi* | bize ulaş*
    vekaletname* | yetki belgesi* | mahkeme* | mevzuat* | kanun (no*|madde*) | sergi* | ödül* | hakkımızda | arşiv*
    (yalnızca|sadece) $ | (yalnızca|sadece) ~3 (sitemiz*|üzerinden|yayın*)`,
  party: `
    iletişim* | irtibat* | hak sahib* | hak sahip* | şikayetçi* | şikayet eden* | başvuran* | başvuru sahibi* | bildiren*
    bildirimde bulunan* | vekil* | avukat* | hukuk bürosu* | şirket* | firma* | kurum* | kuruluş* | yayınevi* | imza* | temsilci*
    eser sahib*`,
  location: `
    link* | bağlantı* | adres* | url* | sayfa* | site | siteler* | sitesi* | alan ad* | web sitesi* | internet adres* | aşağıda*
    aşağıdaki* | burada* | şu (adres*|link*|bağlantı*|sayfa*) | bulunan* | konum* | yer alan*`,
  exception: `hariç* | dışında* | haricinde* | müstesna | istisna*`,
  clauseStart: `ancak | oysa* | fakat | ama | halbuki | buna karşın | bu nedenle | dolayısıyla | ise | bununla birlikte | lakin`,
  conjunction: `ve | veya | ya da | ile | ayrıca | hem de | yahut`,
  preposition: `de | da | adresi* | linki* | bakınız | bkz | şudur | olan | burada | üzerinden | ile | ve | şu`,
  removedFrom: `(kaldır*|silin*|çıkar*) ... (şuradan|adresten|siteden|şu adresten) $`,
  movedTo: `*(dan|den|tan|ten) ~3 (kopyalan*|çalın*|alın*) ... (şimdi|şu an|şu anda|buraya|şu adreste|şu adrese) $`,
  copyVerb: `
    ^ (adresinde*|adresindeki|sitesinde*|sayfasında*|bağlantısında*|linkinde*) ... (izinsiz*|kopya*|kullan*|yayın*|yayım*)
    ^ (adresinde*|adresindeki|sitesinde*|sayfasında*|bağlantısında*|linkinde*) ... (paylaş*|yüklen*|satıl*|ihlal*|çal*)
    ^ (üzerinde*|isimli|adlı|adresi|sitesi|sayfası|de|da|te|ta|deki|daki) ... (izinsiz*|kopya*|kullan*|yayın*|yayım*)
    ^ (üzerinde*|isimli|adlı|adresi|sitesi|sayfası|de|da|te|ta|deki|daki) ... (paylaş*|yüklen*|satıl*|ihlal*|çal*)
    ^ (izinsiz*|kopya*|ihlal*|çalıntı*|korsan*) | ^ (adresinden|sitesinden|sayfasından|den|dan|ten|tan) ~3 (kaldır*|silin*)`,
  licensed: `
    (izniyle|iznimizle|iznimle|lisansla|lisansı ile|lisanslı olarak|izin alınarak|sözleşme ile|sözleşmesi ile|onayımızla)
    (lisans*|izin*|izni*) (var|vardır|almış*|sahip*|kapsamında)`,
  workLabel: `
    ^ (bizim |benim |özgün |orijinal |)(eser|eserim|eserimiz|eserin adı|eserin başlığı|eser adı) $
    ^ (bizim |benim |özgün |orijinal |)(eser linki|çalışma|çalışmam|çalışmamız) $ | ^ (benim|bizim|benimki|bizimki|ben|biz) $
    ^ (benim |bizim |)(fotoğraf|fotoğrafım|fotoğrafımız|videom|videomuz|kitabım|kitabımız|makalem) $
    ^ (benim |bizim |)(şarkım|şarkımız|filmimiz|görselimiz|görselim|yazım|yazımız|ürünümüz) $`,
  unrelatedLabel: `
    ^ (blog|portföy|portfolyo|kanıt|kanıtlar|delil|deliller|ekran görüntüsü|ekran görüntüleri) $
    ^ (dosya no|başvuru no|talep no|katalog|ana sayfa|instagram|referans) $`,
  copyLabel: `^ (kopya|kopyası|kopyalar|sahte|onlar|onların|onlarınki|ihlal|ihlal eden|ihlalci|hırsız|korsan|taklit|ihlal linki) $`,
  fileLabel: `^ (ihlal eden |paylaşılan |)(dosya|dosya adı|dosyanın adı|torrent|torrent adı) $`,
  messageLabel: `mesaj* | yorum* | açıklama* | not | notlar | ileti* | beyan* | görüş*`,
  sourceColumn: `^ (kaynak|referans|müşteri|sahip|sahibi|yayıncı|yayınevi|ürün|eser|başlık|katalog|mağaza|orijinal|asıl)`,
  sentence: `
    (biz|ben|siz|onlar) *
    *(mektedir|maktadır|mıştır|miştir|muştur|müştür|ıyoruz|iyoruz|uyoruz|üyoruz|ıyorum|iyorum|uyorum|üyorum|ediyoruz|ederiz|ederim)
    rica ed* | talep ed* | lütfen * | olduğunu * | olduğu *`,
  introduces: `
    aşağıda* | aşağıdaki* | şunlardır | şöyledir | şu şekilde* | burada* | işte | görülebilir* | bulunabilir* | ulaşılabilir* | ekte*`,
  firstPerson: `
    benim | bizim | ben | biz | bize | bana | bizler | müvekkil* | kendi | şirketimiz* | firmamız* | tarafımız* | tarafım* | şahsım*
    eserimiz* | eserim*`,
  thirdPerson: `
    onlar* | onun | birisi* | birileri* | biri | satıcı* | kullanıcı* | yükleyen* | üçüncü (kişi*|şahıs*) | başkası* | başkaları*
    söz konusu (site*|sayfa*|kişi*|kullanıcı*) | bu (site*|kişi*|kullanıcı*|şahıs*) | ilgili site*`,
  website: `
    web sitesi* | internet sitesi* | site* | blog* | mağaza* | portföy* | katalog* | resm[iî] | bkz | bakınız | ziyaret* | karşılaştır*
    yayınevi* | stüdyo*`,
  sentWith: `
    ^ (iphone|ipad|android|telefonum|cihazım)* ~2 gönderildi* | ^ iphone umdan gönder* | ^ iphone dan gönder*
    ^ bu e-?posta ~4 (virüs*|tarandı*|gönderil*) | ^ outlook u edinin`,
  partyContext: `
    adına | namına | vekili* | vekaleten | temsilen | temsil ed* | temsilci* | sahib* | sahip* | yazar* | yayıncı* | yayınevi*
    fotoğrafçı* | sanatçı* | yapımcı* | besteci* | müvekkil* | adım | ismim | ben | şirketi* | yönetmen* | ressam* | çizer*`,

  closing: `
    saygılarımla | saygılarımızla | saygılar | saygılarımı sunarım | saygılarımızı sunarız
    (en |)(iyi|içten) (dileklerimle|dileklerimizle|dilekler) | iyi çalışmalar ( dilerim| dileriz|) | iyi günler ( dilerim| dileriz|)
    teşekkürler | teşekkür (ederim|ederiz) | (şimdiden|çok) (teşekkürler|teşekkür ederim|teşekkür ederiz) | sevgiler | sevgilerimle
    hürmetlerimle | kolay gelsin | arz ederim | arz ederiz
    gereğini (saygılarımla |saygılarımızla |)(arz ederim|arz ederiz|rica ederim|rica ederiz) | en derin saygılarımla`,
  opening: `
    ^ sayın | ^ merhaba* | ^ selam* | ^ iyi günler | ^ değerli | ^ ilgili kişi* | ^ ilgiliye | ^ yetkili* | ^ dikkatine | ^ sevgili
    dikkatine $ | ^ günaydın`,
  enclosure: `^ ek | ^ ekler | ^ ekte* | ^ delil listesi | ^ deliller | ^ liste | ^ ek liste`,

  goodFaith: `iyi niyet* | iyiniyet* | hüsnüniyet* | dürüstlük kural*`,
  belief: `inan* | izin* | izni* | kullanım* | kanaat* | yetki* | düşün* | evet | onayl* | kabul | beyan*`,
  plainBelief: `
    (makul|samimi|dürüst|gerçekten|içtenlikle) ... (inan*|kanaat*) | izin ~3 (verilmed*|vermed*) ... (inan*|kanaat*|düşün*)
    (izinsiz*|yetkisiz*|izin verilmemiş*) ... (inan*|kanaat*)`,
  perjury: `
    yalan (beyan*|yere*|tanıklık*|ifade*|şahitlik*) | yeminli* | yemin (ederim|ederiz|ediyorum|ediyoruz|altında*)
    yalancı (tanıklık*|şahitlik*) | yalan yemin* | gerçeğe aykırı beyan*`,
  accurate: `doğru* | gerçek* | eksiksiz* | hatasız* | hakikat*`,
  information: `bilgi* | bildirim* | beyan* | açıklama* | şikayet* | ihbar* | yukarıda* | başvuru* | bu yazı* | içerik*`,
  authority: `yetkili* | yetki* | sahib* | sahip* | adına | vekil* | temsil* | hak sahib* | münhasır* | namına | müvekkil*`,
  requirement: `
    (içermeli*|içermesi|bulunmalı*|belirtilmeli*|yer almalı*|eklenmeli*)
    (belirtmeniz|sağlamanız|eklemeniz|içermesi|sunmanız|göndermeniz|iletmeniz) ~1 (gerek*|zorunlu*|şart*)
    lütfen ~4 (ekleyin*|belirtin*|sağlayın*) | aşağıdaki bilgiler* ~3 (içer*|gerek*) | gereklilik* | zorunlu alan*`,
  declares: `
    (beyan|taahhüt|kabul|yemin|ifade|teyit|garanti|tasdik) (eder(im|iz)|ediyor(um|uz)) | inan(ıyor|ıyoruz|ıyorum|maktayız|maktayım)*
    (beyan|kabul|taahhüt) ~3 (ederim|ederiz|ediyorum|ediyoruz) | kanaatindeyi[mz]`,
  typingPrompt: `
    (yazın*|kopyalayın*|yapıştırın*|girin*) ~8 (beyan*|ifade*|metn*|metin*)
    (beyan*|ifade*|metn*|metin*|cümle*) ~4 (yazın*|kopyalayın*|yapıştırın*|girin*)`,
  negativeAnswer: `^ hayır $ | hayır $ | ^ yok $ | ^ işaretlenmedi $ | işaretlenmemiş $ | ^ işaretli değil $`,
  workType: `
    dizi(ler*|mi*|si*|nin|yi|) | bölüm* | film* | kitab* | kitap* | şarkı* | eser* | roman* | çizim* | oyun* | makale* | fotoğraf*
    resim* | resm(im|imiz|in|ler)* | görsel* | video* | müzik* | albüm* | yazı(m|mız|lar|sı|mızı)* | yazılım* | kaynak kod* | program*
    uygulama* | tasarım* | illüstrasyon* | karikatür* | çizgi roman* | belgesel* | ders* | kurs* | tez* | şiir* | hikaye* | öykü*
    beste* | şablon* | harita* | dergi* | yayın* | podcast* | sesli kitap* | e-?kitap* | font* | animasyon* | içeri(k|ğ)* | tablo*
    afiş* | tarif* | soru bankası* | deneme sınav* | çeviri* | haber*`,
  ownership: `
    *(ımız|imiz|umuz|ümüz) | *(ımızın|imizin|umuzun|ümüzün) | *(ımızı|imizi|umuzu|ümüzü) | *(ımızda|imizde|umuzda|ümüzde)*
    *(ımızdan|imizden|umuzdan|ümüzden) | eserlerim* | fotoğrafları(m|mı|mın|mız)* | benim | bizim | sahib* | sahip* | telif
    hak(kı|lar)* | yazar* | müvekkil* | yayınevi* | yapımcı* | fotoğrafçı* | çektiğim* | yazdığım* | çizdiğim* | hazırladığım*
    ürettiğim* | adlı | isimli | başlıklı | ait | kendi | eserim* | fotoğrafım* | kitabım* | videom* | videomuz* | şarkım* | makalem*
    yazım* | filmim* | oyunum* | tasarımım* | görselim* | çizimim*`,
  titled: `adlı | isimli | başlıklı | adındaki | ismindeki | adıyla | kopyaları`,
  workField: `
    eser* | başlık* | çalışma* | orijinal* | telif* | şarkı* | parça* | albüm* | sanatçı* | film* | kitap* | kitab* | fotoğraf*
    görsel* | video* | oyun* | yazılım* | dizi* | bölüm* | program* | yazar* | ürün* | isbn | ihlal edilen*`,
  notWorkField: `
    sahib* | sahip* | vekil* | url* | link* | bağlantı* | konum* | adres* | tescil* | unvan* | ünvan* | görev* | ihlal eden* | ihlalin*
    bildirim* | şirket* | firma* | mesaj başlığı`,
  copyrightIn: `(telif|fikri mülkiyet|eser|yayın) (hakkı*|hakları*) | üzerindeki (telif*|hak*|mali hak*) | hakları* ~3 ait`,
  signatureField: `imza* | elektronik imza* | e-?imza* | imzalayan*`,
  notSignature: `tarih* | saat* | algoritma* | özet`,
  nameBelow: `
    (adınızı|isminizi|imzanızı|ad soyad*) ~3 (yazın*|girin*) | (elektronik|dijital|ıslak) imza* (aşağıda*|şudur) | imzalayan*
    tarafından imzalan*`,
  notName: `
    ^ (sayın|merhaba|lütfen|bu|teşekkür*|saygı*|tel|telefon|faks|adres|tarih)
    ^ (e-?posta|not|ek|ekler|gizlilik|biz|ben|eğer|iyi|ilgili|gereğini)`,
  office: `
    ^ (avukat*|av|müdür*|genel müdür*|direktör*|yönetici*|kurucu*|sahibi|fotoğrafçı*)
    ^ (yazar*|editör*|yönetmen*|hukuk (müşavir*|departman*|birim*))
    ^ (ortak|telif (birim*|departman*)|temsilci*|koordinatör*|uzman*|patent vekili*)`,
  phone: `telefon* | tel | gsm | cep (tel*|telefon*|no*) | faks | telefon numara*`,
  address: `adres | adresi | adresim* | adresimiz* | posta kodu | posta adresi | açık adres* | tebligat adresi | ikamet*`,
  street: `
    cadde* | cad | sokak* | sokağı* | sok | sk | mahalle* | mah | bulvar* | apartman* | apt | kat | daire | posta kutusu | pk | meydan*
    plaza`,

  bounceSubject: `
    teslim edilemedi* | iletilemedi* | iletilemeyen* | teslimat (hata*|başarısız*|durum*) | gönderilemedi* | ulaştırılamad*
    geri dönen (posta|ileti) | teslim edilemeyen*`,
  autoSubject: `
    otomatik (yanıt*|cevap*|ileti*) | ofis dışı* | ofis dışında* | izindeyim | yıllık izin* | talebiniz (alındı*|alınmıştır*)
    başvurunuz (alındı*|alınmıştır*)`,
  autoText: `
    otomatik (olarak ~2|) (yanıt*|cevap*|oluştur*|gönder*|ileti*)
    (talebiniz*|mesajınız*|e-?postanız*|başvurunuz*|bildiriminiz*|şikayetiniz*) ~4 (alındı*|alınmıştır*|ulaştı*|ulaşmıştır*|oluşturul*)
    ofis dışında* | ofiste değil* | yıllık izin(deyim|de)* | izindeyim | talep numara* | yanıtlamayın*`,
  retraction: `
    geri (çek|al)(iyor|ıyor|mek|mak|ın|iniz|ınız|mış|diğ|dığ|di|dı|ildi|ındı|ilmiş|ınmış|ilmesi|ınması|me|ma)*
    (bildirim*|şikayet*|talep*|talebim*|başvuru*|ihbar*|ihtar*) ~5 (iptal*|geri çek*|geri al*|vazgeç*|feragat*)
    (önceki|daha önceki) ... (dikkate almayın*|yok sayın*|göz ardı*)
    (bildirim*|şikayet*|talep*|talebim*|başvuru*) ~4 (dikkate almayın*|yok sayın*) | vazgeç(iyor|tik|tim|miş)* | feragat ed*`,
  retractionTitle: `geri çek* | geri alma* | iptal* | vazgeçme* | feragat*`,
  condition: `
    eğer | takdirde | halinde | durumunda | sürece | olabilir | şayet | *medikçe | *madıkça | *diğinde | *dığında | kadar | aksi`,
  partialRetraction: `
    (yalnızca|sadece) | kısmen | bir kısm* | kalan* | diğer (link*|bağlantı*|url*|adres*|bildirim*|içerik*) | geri kalan* | haricindeki*`,
  mistakenRemoval: `
    yanlışlıkla | hata(en|yla|lı|sonucu) | hata sonucu | sehven | yanlış (tespit*|teşhis*|tanımla*|bildirim*|kaldır*)
    haksız (yere|bildirim*|kaldır*|şikayet*) | asılsız* | yanılgı* | yanlış anla* | mesnetsiz*`,
  jurisdiction: `yargı yetki* | yetkili mahkeme* | yetki alan* | federal ~2 mahkeme* | bölge mahkeme* | yargı çevre*`,
  serviceOfProcess: `tebligat* ~3 (kabul*|almayı*) | tebligatı* | dava evrak* | celp*`,
  counterNotice: `
    karşı (bildirim*|ihbar*|beyan*|bildiri*) | itiraz* (ediyor*|bildirim*|dilekçe*|başvuru*) | itirazım* | kaldırma* itiraz*`,
  copyright: `
    telif* | korsan* | fikri (mülkiyet*|hak*) | fsek | eser sahipliği* | dmca (bildirim*|şikayet*|talep*|ihlal*|kaldırma*)
    fikir ve sanat eserleri*`,
  notCopyright: `
    telif (hakları|hakkı|) ~1 (birim*|departman*|ofis*|ekib*|temsilci*|kanun*|politika*|müdürlü*) | telifsiz* | telif* ~2 yok*`,
  trademark: `marka* | tescilli marka* | sahte (ürün*|mal*) | taklit* | haksız rekabet* | ticari marka* | hizmet marka*`,
  notTrademark: `markalar* ~3 (sahiplerin*|ilgili*|kendi*) | (ilgili|kendi) sahiplerin* ~3 marka* | tüm (ticari |)markalar*`,
  rightsClaim: `
    telif* | ihlal* | dmca | fikri mülkiyet* | korsan* | izinsiz (kullan*|kopya*|yayın*|paylaş*|dağıt*|çoğalt*|içerik*) | çalıntı*
    intihal* | fsek | uyar kaldır* | kaldırma (talep*|talebi*|bildirim*) | fikri hak* | hak ihlal* | tecavüz*`,
  takenWithoutPermission: `
    çalıntı* | çalın(mış|dı|an)* | çalmış* | çaldı* | izinsiz* | kopyalan(mış|dı)* | kopyalamış* | kopyaladı* | intihal* | ihlal*
    korsan* | lisanssız* | hırsız* | haberim* ~2 (olmadan|yok*) | bilgim* ~2 (olmadan|dışında*)
    (izni*|izin*|rıza*|onay*) ~2 (olmadan|alınmadan|olmaksızın|almadan|yok*|vermed*|verilmed*)
    (bana|bize|şirketimize|müvekkilime) ait* | (eserin|fotoğrafın|hakların) ~2 sahibi(yim|yiz|dir)* | kelimesi kelimesine`,
  phishing: `
    oltalama* | kimlik avı* | zararlı yazılım* | kötü amaçlı* | virüs (bulaş*|yay*) | spam* | istenmeyen e-?posta* | dolandırıcı*
    hacklen* | botnet* | siber saldırı* | ddos`,
  harassment: `
    hakaret* | iftira* | karalama* | kişilik hak* | kişisel veri* | kişisel bilgi* | taciz* | tehdit* | unutulma hakkı* | özel hayat*
    çocuk istismar* | itibar* ~2 zedele* | müstehcen*`,
  forwardedNotice: `
    (bana|bize) ~3 (ilettiğiniz|gönderdiğiniz|yönlendirdiğiniz) ~3 (bildirim*|şikayet*|ihbar*|uyarı*)
    (ilettiğiniz|gönderdiğiniz|yönlendirdiğiniz) ~3 (bildirim*|şikayet*|ihbar*|uyarı*)`,
  marketing: `
    ücretsiz (deneme*|demo*|danışma*|teklif*|analiz*) | indirim* | kampanya* | özel teklif* | sınırlı süre* | webinar* | hizmetlerimiz*
    paketlerimiz* | fiyat (listesi*|teklif*) | abonelikten (çık*|ayrıl*) | seo | backlink* | tanıtım yazısı* | teklifimiz*
    satışlarınızı | reklam (ver*|paket*)`,
  informationRequest: `
    lütfen ~6 (iletin*|gönderin*|sağlayın*|sunun*|tamamlayın*|ekleyin*|belirtin*)
    (işleme al*|işleme koy*|değerlendir*|inceley*) ~3 (için|bilmemiz*)
    (iletmenizi|göndermenizi|sağlamanızı|sunmanızı|belirtmenizi) ~2 (rica*|bekle*|talep*) | (eksik|ek) (bilgi*|belge*)
    bilgilere ihtiyaç* | gerekmektedir`,
  yourNotice: `
    (bildiriminiz*|şikayetiniz*|talebiniz*|başvurunuz*|mesajınız*|e-?postanız*|iletiniz*|ihbarınız*|yazınız*|raporunuz*)
    (gönderdiğiniz|ilettiğiniz|yaptığınız) ~2 (bildirim*|şikayet*|talep*|başvuru*|ihbar*)`,
  alreadyRemoved: `
    (kaldırıldı|kaldırılmıştır|kaldırdık|kaldırdım|silindi|silinmiştir|sildik|sildim|engellendi|engellenmiştir)
    (kaldırılmış|silinmiş) | (kapatıldı|kapatılmıştır|askıya alındı|yayından çıkarıldı|yayından kaldırıldı|pasife alındı)
    artık (yok*|yayında değil|erişilemez*) | erişim* ~2 (engellendi*|kapatıldı*|kesildi*) | kaldırılmış (bulun*|durum*)`,
  stillOnline: `
    hâlâ | halen | hala | yine | tekrar | yeniden | henüz | değil* | hala yayında* | kaldırılmadı* | silinmedi* | kaldırmad* | devam ed*`,
  inquiry: `
    ne kadar | nasıl | kim | ne zaman | hangi | kaç | mümkün m[uü]* | (olur|edebilir|alabilir|kullanabilir|yapabilir) m[iıuü]*
    (var|yok) mı | mıyım | miyim | mıyız | miyiz | mısınız | misiniz | musunuz | müsünüz | soru | sorum* | fatura* | teklif ist*
    fiyat teklif* | anket* | röportaj* | iş başvurusu* | özgeçmiş* | staj* | bilgi almak ist* | izin istiyor* | bülten*`,
  thanks: `teşekkür* | sağ ?olun* | minnettar*`,
  extortion: `
    (öde*|ödeme*|ödenme*|tazminat*|yatır*) ... (aksi (halde|takdirde)|gün içinde|kadar)
    (aksi (halde|takdirde)) ... (dava*|yasal*|hukuki*|suç duyuru*|icra*) | ödemezseniz | ödenmezse* | ödenmediği (takdirde|halde)
    uzlaşma bedel* | bitcoin* | (tazminat*|bedel*|ücret*) ~4 (ödemeniz*|ödenmesi*|yatırmanız*)
    (yasal|hukuki) (yol*|işlem*|süreç*) ~3 (başvur*|başlat*)`,
  threatened: '',
  credentials: `(şifre*|parola*) ~5 (doğrula*|onayla*|girin*)`,

  fromField: `kimden | gönderen | gönderici`,
  otherField: `
    kime | tarih | konu | gönderildi | gönderilen | gönderme tarihi | gönderim tarihi | bilgi | alıcı | kopya | ekler | önem
    yanıt adresi | yanıtla | cc`,
  forwarded: `
    iletilen (ileti|mesaj|e-?posta)* | iletilmiş (ileti|mesaj)* | yönlendirilen (ileti|mesaj|e-?posta)* | yönlendirilmiş (ileti|mesaj)*
    iletilen*`,
  originalMessage: `özgün ileti* | orijinal (mesaj*|ileti*|e-?posta*) | asıl ileti*`,
  attribution: `yazdı $ | şunu yazdı $ | tarihinde şunu yazdı $ | yazmış $ | şunları yazdı $ | şöyle yazdı $`,
  forwardPrefix: `ilt | ynl | fwd | fw`,
  replyPrefix: `ynt | yan | re | cvp | yanıt`,
  relaying: `
    (aşağıdaki|ekteki|şu) ~3 (şikayet*|bildirim*|ihbar*|talep*|rapor*)
    (şikayet*|bildirim*|ihbar*|başvuru*) ~3 (aldık|alındı*|almış*|ulaştı*|alınmıştır*|iletilmiştir*)
    (iletiyoruz|iletiyorum|yönlendiriyoruz|yönlendiriyorum) | (iletişim|başvuru|şikayet|bildirim|web|çevrimiçi) form*
    form* ~4 (gönderil*|dolduru*|iletil*)`,
  reporter: `bildiren* | ihbar eden* | raporlayan* | gönderen kişi* | başvuran* | başvuru sahibi* | talep eden* | formu dolduran*`,
  complainant: `şikayetçi* | şikayet eden* | hak sahib* | hak sahip* | müşteki* | telif ~2 sahib* | eser sahib* | davacı*`,
  withheld: `(isim*|ismi*|kimli*|şikayetçi*) ~6 (gizli*|anonim*)`,
  emailLabel: `e-?posta* | eposta* | mail* | e-?mail* | elektronik posta*`,
  nameLabel: `ad soyad* | adı soyadı* | adınız* | isim | isminiz* | adı | tam ad* | ad ve soyad* | yetkili kişi*`,
  firstName: `^ ad $ | ^ adı $ | ^ adınız $ | ^ isim $ | ilk ad* | ön ad*`,
  lastName: `soyad* | soyisim* | soy ad*`,
  otherName: `
    şirket* | firma* | dosya* | kullanıcı* | alan ad* | hesap* | hesab* | site* | eser* | kurum* | kuruluş* | ürün* | işletme* | sunucu*
    unvan* | ünvan*`,
  registry: `
    kayıt (kuruluş*|operatör*|şirket*) | alan adı kayıt* | tescil ettiren* | ad sunucu* | barındırma (sağlayıcı*|hizmet*|şirket*)
    yer sağlayıcı* | whois`,
  noReply: 'yanıtlama* | cevaplama*',
};
