import type { Lexicon } from '../lexicon/lexicon.ts';

/** Indonesian. */
export const lexicon: Lexicon = {
  infringing: `
    tanpa ~2 (izin*|ijin*|persetujuan*|seizin*|otorisasi*|lisensi*|hak) | melanggar* | pelanggaran* | bajakan* | membajak* | pembajakan*
    dibajak* | ilegal* | tidak sah | tidak berizin | tak berizin | dicuri* | mencuri* | curian | pencurian* | plagiat* | plagiarisme*
    jiplak* | menjiplak* | dijiplak* | (tidak|belum|tak) ~3 (izin*|mengizinkan*|diizinkan*|memberi* izin|persetujuan*) | melawan hukum
    bocor* | kata demi kata | yang dilaporkan`,
  removal: `
    hapus* | menghapus* | dihapus* | penghapusan* | turunkan | diturunkan | menurunkan ~2 (konten*|halaman*|materi*) | penurunan konten
    mencabut konten | blokir* | memblokir* | diblokir* | menonaktifkan* | nonaktifkan* | dinonaktifkan* | hentikan* | menghentikan*
    copot`,
  published: `
    diunggah* | mengunggah* | unggahan* | dibagikan* | membagikan* | disalin* | menyalin* | salinan* | disebarkan* | menyebarkan*
    diterbitkan ulang | diposting* | memposting* | ditampilkan* | menampilkan* | digunakan* (di|pada|oleh)
    menggunakan ~1 (foto*|karya*|gambar*|konten*) | unduh* gratis | download gratis | diunduh* | nonton gratis | mendistribusikan*
    didistribusikan* | diperbanyak*`,
  hosting: `
    dihosting* | dihost | di host
    (server*|situs*|jaringan*|platform*|layanan*|pelanggan*|pengguna*|domain*|sistem*|perusahaan*) ~1 anda | hosting anda`,
  original: `
    resmi* | asli* | orisinal* | karya asli | karya ~2 (dilindungi*|dilanggar*) | hak cipta* ~2 dilanggar*
    pertama kali ~2 (diterbitkan*|dipublikasikan*|diunggah*|dirilis*) | berlisensi* | secara sah | sumber asli*
    nomor pendaftaran | surat pencatatan*`,
  sale: `
    dijual* | menjual* | penjualan* | beli | membeli* | pembelian* | harga* | toko buku* | lisensi (dari|pembelian*|berbayar) | berbayar
    dipasarkan* | pesan di`,
  source: `
    situs (web |)(kami|saya|resmi|klien) | (website|blog|toko|kanal|channel|halaman|akun|portofolio|laman|galeri) ~1 (kami|saya|resmi)
    (disalin*|dicuri*|diambil*|dijiplak*|diunduh*) ~2 dari | tangkapan layar* | bukti* | screenshot* | perbandingan* | kebijakan*
    syarat dan ketentuan* | ketentuan layanan | privasi* | info* lebih lanjut | selengkapnya | hubungi kami | surat kuasa* | pengadilan*
    undang undang* | pameran* | penghargaan* | tentang kami | arsip* | berhenti berlangganan
    (hanya|eksklusif) ~1 (di|melalui|tersedia*) $ | hanya (di|melalui|tersedia di) | pedoman*`,
  party: `
    kontak* | pemegang hak* | pemilik hak* | pelapor* | pengadu* | pemohon* | perwakilan* | kuasa hukum* | pengacara* | perusahaan*
    organisasi* | penerbit* | tanda tangan* | nama perusahaan | firma hukum* | informasi kontak`,
  location: `
    tautan* | link* | url* | alamat* | halaman* | situs* | laman* | domain* | berikut* | di bawah* | di sini | lokasi* | tersedia di
    terletak di | ditemukan di`,
  exception: `kecuali* | selain* | terkecuali | di luar`,
  clauseStart: `sedangkan | namun | tetapi | akan tetapi | sementara | oleh karena itu | padahal`,
  conjunction: `dan | atau | serta | maupun | dan juga`,
  preposition: `di | pada | dari | ke | melalui | adalah | lihat | kunjungi | yaitu | dan | oleh`,
  removedFrom: `(hapus*|menghapus*|dihapus*|penghapusan*|turunkan*|copot*) ... dari $`,
  movedTo: `(disalin*|dicuri*|diambil*|dijiplak*|diunduh*) ... dari ... (ke|di|sekarang di|kini di|lalu diunggah ke) $`,
  copyVerb: `
    ^ (menggunakan*|menampilkan*|memuat*|menyalin*|menjiplak*|mencuri*|menjual*|membagikan*)
    ^ (menyebarkan*|menerbitkan*|mengunggah*|melanggar*|mendistribusikan*)
    ^ (adalah|merupakan) ~2 (salinan*|tiruan*|bajakan*|terjemahan*) | ^ tanpa ~1 izin*`,
  licensed: `dengan ~1 (izin*|lisensi*|persetujuan*) ~1 (kami|saya|resmi) | (memiliki|mempunyai) ~1 (izin*|lisensi*) | di bawah lisensi`,
  workLabel: `
    ^ (karya|karya saya|karya kami|karya asli|judul karya|nama karya|url karya|ciptaan|ciptaan saya) $
    ^ (milik saya|milik kami|saya|kami|punya saya|punya kami) $
    ^ (foto|video|artikel|buku|lagu|gambar|film|desain|produk|ilustrasi) (saya|kami) $`,
  unrelatedLabel: `^ (blog|portofolio|bukti|tangkapan layar|kasus|nomor kasus|nomor tiket|katalog|beranda|referensi|situs resmi) $`,
  copyLabel: `^ (salinan|tiruan|milik mereka|mereka|pelanggar|pelanggaran|pencuri|palsu|bajakan|tautan pelanggaran) $`,
  fileLabel: `^ (berkas|nama berkas|nama file|file|nama torrent) $`,
  messageLabel: `pesan* | komentar* | keterangan* | deskripsi* | penjelasan* | pernyataan* | catatan*`,
  sourceColumn: `^ (sumber|referensi|klien|pemilik|penerbit|produk|karya|judul|katalog|toko|asli)`,
  sentence: `(kami|saya|anda|mereka|dia) * | (adalah|telah|sudah|akan|merupakan) * | mohon * | bahwa * | yang *`,
  introduces: `berikut* | sebagai berikut | di bawah ini | di sini | dapat (dilihat|ditemukan|diakses) | yaitu | antara lain`,
  firstPerson: `kami | saya | milik (kami|saya) | klien (kami|saya) | kita | aku | punya (saya|kami)`,
  thirdPerson: `
    mereka | seseorang | penjual* | pengguna* | pengunggah* | pihak (ketiga|lain) | orang lain | oknum | pelaku* | situs (ini|tersebut)
    pelanggar*`,
  website: `
    situs* | website* | laman* | blog* | toko* | portofolio* | katalog* | resmi | lihat | kunjungi | bandingkan | penerbit* | studio*`,
  sentWith: `^ dikirim dari | ^ terkirim dari | ^ dikirim melalui | ^ bebas virus | ^ email ini (telah|dikirim|dipindai)`,
  partyContext: `
    atas nama | mewakili | kuasa* | pemilik* | pemegang* | pencipta* | penulis* | penerbit* | fotografer* | seniman* | nama saya
    saya adalah | kami adalah | klien kami | perwakilan* | komposer* | sutradara* | ilustrator*`,

  closing: `
    hormat (kami|saya) | dengan hormat | salam | salam hormat | salam hangat | terima kasih | terimakasih
    (atas |)(perhatian|bantuan|kerjasama|kerja sama)nya (kami ucapkan |saya ucapkan |)terima kasih
    terima kasih (banyak|atas perhatiannya|atas perhatian anda|atas kerja samanya|atas bantuannya|sebelumnya) | hormat saya`,
  opening: `
    ^ yth | ^ kepada ~1 yth | ^ kepada | ^ yang terhormat | ^ dengan hormat | ^ halo | ^ hai | ^ selamat (pagi|siang|sore|malam)
    ^ salam | ^ assalamu* | ^ bapak | ^ dear`,
  enclosure: `^ lampiran* | ^ daftar (bukti|url|tautan) | ^ terlampir`,

  goodFaith: `iktikad baik | itikad baik | niat baik | etikad baik`,
  belief: `yakin* | percaya* | keyakinan* | meyakini* | izin* | penggunaan* | menyatakan* | ya | diizinkan*`,
  plainBelief: `
    (sungguh|benar benar|secara wajar|dengan tulus) ... (yakin*|percaya*|meyakini*)
    (yakin*|percaya*|meyakini*) ... tidak ~2 (diizinkan*|izin*|berwenang*)`,
  perjury: `sumpah palsu | di bawah sumpah | dibawah sumpah | keterangan palsu | kesaksian palsu | bersumpah | sanksi hukum ~3 palsu`,
  accurate: `akurat* | benar | sebenarnya | kebenaran* | tepat | sesuai fakta`,
  information: `informasi* | pemberitahuan* | pernyataan* | laporan* | keterangan* | data | pengaduan* | di atas | surat ini`,
  authority: `berwenang* | pemilik* | pemegang* | atas nama | kuasa* | diberi wewenang | wewenang* | mewakili* | eksklusif | perwakilan*`,
  requirement: `
    (harus|wajib|perlu) ~1 (mencantumkan*|memuat*|menyertakan*|memberikan*|berisi*|mencakup*)
    (harap|mohon|silakan) (sertakan|cantumkan|berikan) | persyaratan* | pernyataan ~3 bahwa anda`,
  declares: `
    (saya|kami) ~5 (menyatakan*|bersumpah*|yakin*|percaya*|menegaskan*|menjamin*|meyakini*|memastikan*)
    dengan ini (menyatakan*|saya|kami)`,
  typingPrompt: `(ketik*|salin*|tempel*|masukkan*|tulis*) ~8 (pernyataan*|kalimat*|teks*)`,
  negativeAnswer: `^ tidak $ | tidak $ | ^ belum $ | ^ tidak dicentang $`,
  workType: `
    foto* | gambar* | video* | film* | lagu* | musik* | buku* | novel* | artikel* | tulisan* | cerita* | cerpen* | puisi* | komik*
    ilustrasi* | lukisan* | desain* | karya* | ciptaan* | perangkat lunak* | aplikasi* | program* | kode sumber* | permainan* | game*
    kursus* | modul* | album* | rekaman* | sinetron* | serial* | episode* | resep* | peta | majalah* | terjemahan* | skripsi*
    soal* | ebook* | podcast* | dokumenter* | animasi* | templat* | poster* | lirik* | konten* | logo*`,
  ownership: `
    kami | saya | milik* | pencipta* | penulis* | penerbit* | pemilik* | hak cipta* | hak | klien* | dibuat oleh | ditulis oleh
    fotografer* | berjudul* | ciptaan* | seniman* | pemegang hak*`,
  titled: `berjudul* | yang berjudul | bertajuk* | bernama* | dengan judul | salinan dari`,
  workField: `
    judul* | karya* | ciptaan* | asli* | lagu* | album* | artis* | film* | buku* | foto* | gambar* | video* | game | aplikasi* | serial*
    episode* | produk* | isbn | pencipta* | penulis*`,
  notWorkField: `
    pemilik* | pemegang* | url* | tautan* | link* | lokasi* | alamat* | pendaftaran* | jabatan* | melanggar* | pelanggaran*
    pemberitahuan* | perusahaan* | kuasa*`,
  copyrightIn: `hak cipta (atas|dari|untuk|pada) | hak (atas|eksklusif atas)`,
  signatureField: `tanda tangan* | tandatangan* | ditandatangani* | ttd`,
  notSignature: `tanggal* | waktu | algoritma*`,
  nameBelow: `
    (ketik*|masukkan*|tulis*) ~4 (nama*|tanda tangan*) | tanda tangan (elektronik|digital|saya) ~1 (berikut|di bawah*|adalah)
    ditandatangani ~2 oleh`,
  notName: `^ (yth|kepada|mohon|harap|ini|terima*|hormat|salam|telepon|telp|faks|alamat|tanggal|catatan|lampiran|jika|kami|saya|demikian)`,
  office: `
    ^ (pengacara*|advokat*|direktur*|manajer*|kuasa hukum*|pemilik*|pendiri*|fotografer*)
    ^ (penulis*|editor*|redaktur*|kepala*|konsultan hukum*|divisi hukum*|legal|ketua*)`,
  phone: `telepon* | telp | no hp | nomor hp | ponsel* | whatsapp | nomor telepon | faks`,
  address: `alamat | alamat lengkap | alamat surat | kode pos | domisili | alamat kantor | alamat rumah`,
  street: `jalan | jl | jln | gang | kelurahan* | kecamatan* | kabupaten* | lantai | gedung | kotak pos | blok | komplek* | perumahan*`,

  bounceSubject: `gagal (terkirim|dikirim|mengirim*) | pengiriman ~1 gagal | tidak (terkirim|dapat dikirim*) | pesan tidak terkirim`,
  autoSubject: `balasan otomatis* | jawaban otomatis* | di luar kantor | sedang cuti | cuti | respons otomatis*`,
  autoText: `
    (sedang|akan) ~1 (cuti|di luar kantor) | (balasan|pesan|email) ~1 otomatis*
    (pesan|email|laporan|permintaan) ~1 anda (telah|sudah) ~1 (diterima|kami terima) | nomor tiket* | jangan (balas|membalas)
    kami (telah|sudah) menerima (pesan|laporan|email|permintaan)*`,
  retraction: `
    (mencabut|menarik|cabut|membatalkan|batalkan|tarik) ~5 (laporan*|pemberitahuan*|pengaduan*|permintaan*|klaim*|aduan*|somasi*)
    (laporan*|pemberitahuan*|pengaduan*|permintaan*|klaim*) ~4 (dicabut*|ditarik*|dibatalkan*)
    (pencabutan*|penarikan*|pembatalan*) ~3 (laporan*|pemberitahuan*|pengaduan*|permintaan*|klaim*)
    abaikan ~4 (laporan*|pemberitahuan*|email*|permintaan*)`,
  retractionTitle: `pencabutan* | penarikan* | pembatalan*`,
  condition: `jika | apabila | bila | kalau | kecuali | mungkin | sampai | seandainya | dapat mencabut`,
  partialRetraction: `hanya (untuk|sebagian|url|tautan) | sebagian* | selebihnya | sisanya | (tautan|url|laporan|konten) lain* | lainnya tetap`,
  mistakenRemoval: `
    keliru* | kekeliruan* | kesalahan* | salah (identifikasi*|hapus*|lapor*|paham*) | tidak berdasar* | karena salah | tidak sengaja`,
  jurisdiction: `yurisdiksi* | wilayah hukum* | pengadilan ~2 (federal*|distrik*|negeri*)`,
  serviceOfProcess: `(menerima|bersedia menerima) ~4 (panggilan*|dokumen hukum*|gugatan*) | surat panggilan*`,
  counterNotice: `
    pemberitahuan (balasan|tandingan|sanggahan|kontra)* | sanggahan* | kontra pemberitahuan* | bantahan*
    keberatan* (atas|terhadap) ~2 (penghapusan*|pemblokiran*)`,
  copyright: `hak cipta* | bajakan* | pembajakan* | dibajak* | membajak* | dmca (pemberitahuan*|laporan*|pengaduan*) | pelanggaran dmca`,
  notCopyright: `
    (agen*|kantor*|tim*|bagian*|kebijakan*|direktorat*|undang undang*) ~1 hak cipta* | bebas hak cipta* | tidak ada hak cipta*`,
  trademark: `
    merek* (dagang*|terdaftar*|jasa) | pelanggaran merek* | barang (palsu|tiruan) | produk (palsu|tiruan) | pemalsuan*
    persaingan curang*`,
  notTrademark: `merek* ~4 (pemilik*|masing masing*) | semua merek*`,
  rightsClaim: `
    hak cipta* | pelanggaran* | dmca | kekayaan intelektual* | haki | bajakan* | pembajakan* | plagiat* | plagiarisme*
    penggunaan tanpa izin* | konten curian* | permintaan penghapusan* | somasi*`,
  takenWithoutPermission: `
    dicuri* | mencuri* | pencurian* | curian | plagiat* | jiplak* | menjiplak* | dijiplak*
    tanpa ~3 (izin*|ijin*|persetujuan*|sepengetahuan*|seizin*|lisensi*) | disalin* | menyalin* | bajakan* | dibajak* | melanggar*
    ilegal* | (tidak|belum) pernah ~3 (izin*|mengizinkan*|setuju*) | milik (saya|kami)
    (saya|kami) ~2 (pencipta*|pemilik*|penulis*|fotografer*) | karya (saya|kami) | kata demi kata`,
  phishing: `
    phishing | pengelabuan* | malware | perangkat perusak* | virus | spam* | penipuan* | diretas* | peretasan* | botnet* | ddos
    judi online`,
  harassment: `
    pencemaran nama* | fitnah* | pelecehan* | data pribadi* | ancaman* | mengancam* | pornografi anak* | ujaran kebencian*
    privasi saya | penghinaan*`,
  forwardedNotice: `
    (pemberitahuan*|laporan*|pengaduan*) yang anda (kirim*|teruskan*)
    anda ~1 (meneruskan*|mengirim*) ~5 (pemberitahuan*|laporan*|pengaduan*)`,
  marketing: `
    (uji coba|konsultasi|demo|audit) gratis | diskon* | promo* | penawaran (khusus|spesial|terbatas)* | layanan kami | paket kami
    berhenti berlangganan | webinar* | seo | backlink* | daftar harga | tingkatkan (penjualan*|trafik*)`,
  informationRequest: `
    (mohon|harap|silakan) ~2 (kirim*|berikan*|lengkapi*|sertakan*|lampirkan*|ajukan*) | kami (membutuhkan*|memerlukan*)
    untuk (memproses*|menindaklanjuti*) | (informasi*|data) ~2 (kurang*|belum lengkap) | tidak lengkap`,
  yourNotice: `(laporan*|pemberitahuan*|pengaduan*|permintaan*|email*|pesan*|keluhan*|klaim*|surat*) anda`,
  alreadyRemoved: `
    (telah|sudah) ~2 (dihapus*|diblokir*|diturunkan*|dinonaktifkan*|ditutup*|kami hapus*|kami blokir*|ditangguhkan*|menghapus*)
    tidak lagi (tersedia*|ada) | sudah tidak (ada|tersedia*) | (menutup|tutup) (tiket*|kasus*)`,
  stillOnline: `masih* | lagi | kembali | belum | tetap | hingga kini | sampai sekarang | muncul lagi`,
  inquiry: `
    berapa* | bagaimana* | siapa* | kapan* | apakah* | bisakah* | bolehkah* | di mana | pertanyaan* | ingin bertanya | faktur*
    penawaran harga | kuesioner* | wawancara* | lamaran kerja | skripsi | meminta izin`,
  thanks: `terima kasih* | terimakasih* | berterima kasih`,
  extortion: `
    (bayar*|membayar*|pembayaran*|ganti rugi*|denda*) ... (jika tidak|kalau tidak|dalam waktu|hari)
    (jika tidak|kalau tidak|apabila tidak) ... (hukum*|gugat*|polisi*|pidana*|pengadilan*) | bitcoin*
    (ganti rugi*|kompensasi*|denda*) ~3 (sebesar*|senilai*)`,
  threatened: '',
  credentials: `(konfirmasi*|verifikasi*|masukkan) ~5 (kata sandi|password)`,

  fromField: `dari | pengirim`,
  otherField: `kepada | ke | tanggal | perihal | subjek | dikirim | terkirim | tembusan | lampiran | balas ke | hal | cc`,
  forwarded: `pesan (terusan|yang diteruskan|diteruskan) | diteruskan* | email terusan | meneruskan pesan`,
  originalMessage: `pesan asli* | email asli*`,
  attribution: `menulis $ | menulis pesan $ | tulis $`,
  forwardPrefix: `trs | terusan | fw | fwd`,
  replyPrefix: `bls | balas | re`,
  relaying: `
    (menerima*|mendapat*) ~4 (laporan*|pengaduan*|pemberitahuan*|keluhan*|aduan*) | kami teruskan*
    meneruskan* ~4 (laporan*|pengaduan*|pemberitahuan*) | (laporan*|pengaduan*|pemberitahuan*) berikut*
    formulir* ~2 (kontak|laporan*|pengaduan*|online|web)`,
  reporter: `pelapor* | dilaporkan oleh | dikirim oleh | diajukan oleh | pemohon* | pengirim laporan`,
  complainant: `pengadu* | pemegang hak* | pemilik hak* | penggugat* | pihak yang mengadu* | yang dirugikan`,
  withheld: `(nama|identitas|pelapor*) ~6 (rahasia*|anonim*)`,
  emailLabel: `email* | e-?mail* | surel* | alamat surel | pos el`,
  nameLabel: `nama | nama lengkap | nama anda | nama kontak`,
  firstName: `nama depan*`,
  lastName: `nama belakang* | nama keluarga*`,
  otherName: `
    perusahaan* | berkas* | file | pengguna* | domain* | akun* | situs* | karya* | organisasi* | produk* | usaha* | host | toko*`,
  registry: `registrar* | pendaftar domain* | penyedia hosting* | server nama | registran*`,
  noReply: 'jangan balas',
};
