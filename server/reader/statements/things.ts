const words = (list: string): string => list.trim().split(/\s+/).join('|');

/** Things that somebody made, as people call them. */
export const THINGS = words(String.raw`
  photos? photographs? photographies? pictures? images? portraits? videos? films? movies? footage songs? music tracks? albums?
  recordings? lyrics soundtracks? books? e-?books? novels? textbooks? manuals? articles? stor(?:y|ies) poems? essays?
  blog\sposts? newsletters? publications? software source\scode codebase applications? programs? plugins? themes? templates?
  fonts? typefaces? games? rom firmware artworks? illustrations? drawings? paintings? designs? graphics comics? manga webtoons?
  anime cartoons? series episodes? shows? broadcasts? courses? lectures? lessons? tutorials? worksheets? exams? datasets?
  databases? catalogues? sheet\smusic podcasts? audiobooks? patterns? maps? repositor(?:y|ies) scripts? magazines?
  posters? motion\spictures? news\s(?:reports?|stor(?:y|ies)) stickers? ceramics embroider(?:y|ies) sculptures? tattoos? animations? renders? presentations? documents? scans? clips? documentar(?:y|ies) recipes? prints? repos? code projects? imagery
  rezept\p{L}* \p{L}*(?:bild|foto|text|video|musik|buch|artikel|grafik|zeichnung|film|lied|spiel|aufnahme|software)(?:e|er|ern|s|es|en)?
  bücher werke? fotografi\p{L}*
  œuvres? séries? affiches? livres? chansons? musique vidéos? photographie dessins? texte?s?
  obras? libros? carteles? canci(?:ón|ones) música películas? vídeos? fotografías? imágenes dibujos? novela
  oper[ae] bran[oi] libr[io] canzon[ei] immagin[ei] fotografi[ae] disegn[io] romanzo
  livros? músicas? filmes? imagens? desenhos? romance
  boek(?:en)? foto['’]?s afbeelding(?:en)? muziek tekening(?:en)? artikelen
  zdjęci\p{L}* książk\p{L}* utw[oó]r\p{L}* film(?:u|y|ów) tekst\p{L}* rysun\p{L}*
  bok(?:en)? bilde?(?:n|r|ne)? musik(?:en)? låt(?:en)? film\p{L}{0,4} kitap\p{L}* fotoğraf\p{L}* resim\p{L}* knih\p{L}*
  фото\p{L}* фильм\p{L}* книг\p{L}* музык\p{L}* произведени\p{L}* песн\p{L}* рисун\p{L}* текст\p{L}* сериал\p{L}*`);

/** By which one calls a thing one's own, or somebody's. */
export const OWNED = words(String.raw`
  my our his her their whose client['’]?s? mine ours \p{Lu}\p{L}+['’]s copyright(?:ed|s)? own(?:s|ed|er|ers)? exclusive rights?
  (?:i|we)\s(?:\p{L}+\s)?(?:made|make|create|design|write|draw|paint|designed|drew|painted|composed|filmed|recorded|shot|sewed|built)
  authors? creators? created wrote written took taken\sby shot\sby produced published entitled titled called named original
  license[ds]? photographers? artists? composers? illustrators? designers? developers? directors? publishers? proprietary confidential
  mein\p{L}* unser\p{L}* urheber\p{L}* autor\p{L}* fotograf\p{L}*
  notre mon ma mes nos auteur\p{L}* droits
  mi mis nuestr\p{L}* derechos titular\p{L}*
  mio mia nostr\p{L}* diritt\p{L}*
  meu minha noss\p{L}* direitos
  sahib\p{L}* hak\p{L}{0,6} yazar\p{L}*
  mijn onze auteurs\p{L}*
  moj\p{L}* nasz\p{L}* praw\p{L}* właścicie\p{L}*
  мо[йяеих]\p{L}* наш\p{L}* авторск\p{L}* прав\p{L}*`);
