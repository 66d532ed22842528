import type { Lexicon } from '../lexicon/lexicon.ts';

/** Spanish. */
export const lexicon: Lexicon = {
  wrong: `
    infractor* | infracci* | infring(e|en|ir|ido|ida|iendo|ió) | ilegal* | ilícit* | indebid* | ilegítim* | fraudulent* | no autorizad*
    desautorizad*
    sin ~3 (autorización|permiso|consentimiento|licencia|derecho|derechos|autorizar|pedir|conocimiento|crédito|mi consentimiento)
    vulner(a|an|ar|ando|ado|ada|ación|aciones|e|en|ó) | viola(n|r|do|da|ndo|ción|ciones) ~3 (derecho*|propiedad|ley) | violaci(ón|ones)
    violatori* | (no|nunca|jamás|ningún|ninguna) ~4 (autoriz*|permiso|permit*|consentimiento|licencia|consentid*)
    (nadie|ninguno) ~4 (autoriz*|permi*|licencia) | licencia ~2 (expir*|caduc*|vencid*|venció|revocad*|terminad*|cancelad*) | pirat*
    robad[oa]s? | robo de (contenido*|foto*|imágenes|texto*) | robaron | robó | hurtad* | plagi* | palabra por palabra
    literalmente copiad* | ha(n|) (sido |)copiad[oa]s? | copi(ó|aron|an) (mi|mis|nuestr*|todo*|el|la) | falsificad* | falsificaci*
    copia pirata | copias piratas
    (alguien|un tercero|terceros|una persona) ~4 (us*|vend*|copi*|public*|sub*|compart*|ofrec*|distribuy*|utiliz*)
    (un usuario|un desconocido|un individuo) ~4 (us*|vend*|copi*|public*|sub*|compart*|ofrec*|distribuy*|utiliz*)
    por (terceros|un tercero|otra persona|desconocidos) | presunt* | supuest* (infrac*|violaci*) | abusiv* | apropiaci* | se apropi*
    (url*|enlace*|contenido*|página*|sitio*|material) ~1 (denunciad*|reportad*|infractor*|reclamad*)
    (sigue|siguen|continúa|continúan|todavía|aún) ~2 (en línea|disponible*|publicad*|activ*|accesible*|online|visible*)
    a (eliminar|retirar|bloquear|borrar|remover) $ | que (debe|deben) ser (eliminad*|retirad*|bloquead*) | atenta* contra`,
  removal: `
    retir(ar|ada|ado|adas|ados|en|e|o|arlo|arla|arlos|arlas|ada) | elimin(ar|ación|en|e|ado|ada|ados|adas|arlo|arla|arlos|arlas|a)
    eliminaciones | borr(ar|en|e|ado|ada|ados|adas|arlo|arla) | remov(er|ido|ida|idos|idas|erlo|erla) | remoción | remuev(a|an)
    suprim(ir|an|a|ido|ida) | supresión | bloque(ar|en|e|ado|ada|o) | inhabilit(ar|en|e|ado|ada) | deshabilit(ar|en|e|ado|ada)
    desactiv(ar|en|e|ado|ada) | desindex* | quit(ar|en|ado|ada) | quiten | baj(ar|en) (el|la|los|las|este|esta|estos|mi|mis|nuestr*)
    dar de baja | den de baja | dé de baja | retirada (de|del) | retiro (de|del) | cesar | cese | ces(e|en) (el|en) | impedir el acceso
    dejen de (us*|public*|distribu*|vend*) | poner fin`,
  copied: `
    compartid[oa]s? | comparte(n|) | republicad* | reproducid* | reproduce(n|) | reproducci*
    distribu(ye|yen|ido|ida|idos|idas|ción|yendo) | difund* | difusión | descarg* | descarga* (gratuita*|gratis|directa*|ilegal*) | gratis
    gratuitamente | (pdf|mp3|libro*|película*) gratis | (la|una|esta|estas|las|esas|su) copias?
    copias? (está|están|se|en|disponible*|exacta*|idéntica*|íntegra*) | copiad[oa]s? | espejo | mirror
    (es|son|está|están|fue|fueron|sido|siendo|se) ~2 (usad*|utilizad*|publicad*|mostrad*|ofrecid*|exhibid*|transmitid*|explotad*)
    (usa|usan|usando|utiliza|utilizan|utilizando|contiene|contienen|muestra|muestran|exhibe|exhiben) (mi|mis|nuestr*|el|la|los|las)
    aparece(n|) | denunciad* | reportad[oa]s? | en cuestión | (puesto|puesta|puestos|puestas) a disposición | publicad[oa]s? (en|por|sin)
    siguiente(s|) ~1 (sitio*|página*|dirección|direcciones|url*|enlace*|dominio*|web*)
    (su|sus) (página*|sitio*|perfil*|cuenta*|canal*|tienda*|anuncio*|web) | tod(o|a) (mi|nuestro|nuestra) *`,
  hosted: `
    alojad[oa]s? | aloja(n|) | alojamiento | hospedad[oa]s? | hospeda(n|) | hospedaje | hosting | subid[oa]s? (a|por|en|sin)
    subi(do|eron|ó) (a|mi|mis|nuestr*|el|la|los|las) | re-?subid* | upload* | carg(ado|ada|ados|adas) (en|a|por)
    (su|sus|vuestr*) ~2 (servidor*|plataforma*|red|redes|servicio*|cliente*|usuario*)
    (su|sus|vuestr*) ~2 (dominio*|empresa|sistema*|infraestructura|hosting|abonad*) | (su|sus|vuestr*) ~1 (sitio* web|página* web|sitio)
    que ustedes (alojan|hospedan) | en sus servidores`,
  original: `
    original | originales | originalmente | oficial* | auténtic* | legítim* | genuin*
    obra* (protegid*|original*|infringid*|vulnerad*|afectad*) | obra* ~3 (protegid*|infringid*|vulnerad*)
    contenido* (protegid*|original*) | material* (protegid*|original*)
    publicad[oa]s? (originalmente|por primera vez|inicialmente|legalmente) | por primera vez ~3 (en|publicad*)
    (primera|publicación) (publicación|original) | apareci(ó|eron) (por primera vez|originalmente)
    (mi|nuestra|esta|la) obra (está|se|puede|es|en)
    (versión|copia|fuente|sitio|ejemplar|edición|distribuidor|vendedor|tienda)(es|s|) (legal*|autorizad*|lícit*|licenciad*|oficial*)
    (legalmente|lícitamente|oficialmente) (disponible*|publicad*|distribuid*|vendid*) | disponible* legalmente | obra* registrada?s?
    con (mi|nuestra|nuestro|su|la|el) ~2 (autorización|permiso|consentimiento|licencia) | número de registro | registro de la propiedad
    registrad[oa]s? (en|ante|con)`,
  sale: `
    compr(ar|a|as|arlo|arla|e|en) | se vende* | vend(e|en|emos|o|id[oa]s?) | a la venta | en venta | venta(s|) | licencia(s|) | adquirir*
    adquisición | librería* | tienda* online | precio(s|) | tarifa* | de pago | comercializ* | distribuidor* | suscripci*
    (solo|exclusiv*) para (suscriptor*|miembros|alumn*|clientes) | disponible* para (compra*|comprar|la venta) | encargar | pedido* (en|a)`,
  source: `
    (nuestr[oa]s?|mi|mis) ~2 (sitio*|página*|web|blog|tienda|portafolio|portfolio|canal|catálogo)
    (nuestr[oa]s?|mi|mis) ~2 (galería|perfil|cuenta|editorial|agencia|plataforma|sello)
    (mi|nuestr[oa]) ~1 (instagram|insta|youtube|facebook|twitter|etsy|patreon|bandcamp)
    (mi|nuestr[oa]) ~1 (spotify|soundcloud|tiktok|flickr|deviantart|tumblr|onlyfans) | su propi[oa] (sitio|página|web|blog|tienda)
    (sitio|página|web) (web |)(oficial |)del? (autor*|artista|editorial|titular|empresa|cliente)
    (copiad[oa]s?|robad[oa]s?|tomad[oa]s?|sacad[oa]s?|extraíd[oa]s?|descargad[oa]s?|proceden*|proveniente*) ~2 (de|del|desde)
    (copiaron|robaron|tomaron|sacaron|copió|robó|tomó) ~3 (de|del|desde) | copia de $ | idéntic[oa]s? a $ | propiedad de $
    pertenece(n|) a $ | (solamente|únicamente|exclusivamente|solo) (en|por|a través de|) $ | (solamente|únicamente|exclusivamente) ~3 * $
    en nombre de $ | por cuenta de $ | prueba(s|) | evidencia(s|) | captura* de pantalla | capturas? | pantallazo* | comprobante*
    poder notarial | acta notarial | orden judicial | sentencia | política* (de|del) | términos (y|de) | condiciones (de|generales)
    aviso legal | privacidad | preguntas frecuentes | centro de ayuda | normas de | más (información|info|detalles) | para más
    información adicional | (nosotros|yo) (publi*|vend*) | (publicamos|vendemos|publico|vendo|administro|gestionamos|operamos)
    para comparar | comparaci* | compar(ar|e|en) (con|el|la) | a diferencia de | búsqueda (inversa|de imágenes) | nota de prensa
    exposici* | museo* | festival* | concurso* | quiénes somos | sobre (nosotros|mí) | gracias a (~1 * |)$ | mediante (~1 * |)$
    (vea|vean|ver|visite|visiten|consulte) (mi|mis|nuestr*) | aquí está(n|) (mi|mis|nuestr*) | archivad* | wayback*`,
  party: `
    datos (de contacto|personales|del denunciante|del titular|del reclamante) | titular* | contacto* | denunciante* | reclamante*
    remitente | representante* | apoderad* | organización | empresa | compañía | empleador | editorial | abogad* | bufete | despacho
    firma | firmad* | agente | solicitante* | notificante* | (mis|sus|tus) (datos|información) | (mi|su|tu) (nombre|correo*|e-?mail)
    información (de contacto|personal)`,
  place: `
    enlace(s|) | link(s|) | url(s|) | dirección | direcciones | página(s|) | sitio(s|) | sitio(s|) web | web(s|) | dominio(s|) | ubicación
    ubicaciones | localización | siguiente(s|) | a continuación | abajo | aquí | como sigue
    (ubicad*|situad*|disponible*|localizad*|accesible*) (en|aquí) | se (encuentra*|ubica*|halla*) (en|aquí)`,
  exception: `
    excepto | salvo | a excepción de | con (la |)excepción de | exceptuando | excluyendo | aparte de | menos (el|la|los|las)
    distint[oa]s? (de|a) | fuera de`,
  clause:
    'mientras | mientras que | sin embargo | no obstante | pero | por lo tanto | por tanto | por ello | en cambio | aunque | sino',
  and: 'y | e | o | u | así como | y también | además de | y a',
  at: `
    en | a | al | de | del | desde | por | vía | para | hacia | mediante | ver | véase | visite | es | son | está | están | y | o | aquí`,
  removedFrom: '(retir*|elimin*|borr*|remov*|remoción|suprim*|supresión|quit*|bloque*|baj*) ... (de|del|desde|en) $',
  movedTo:
    '(copiad*|tomad*|robad*|sacad*|descargad*|extraíd*|copió|robó|copiaron|robaron) ~5 (de|del|desde) ... (a|en|hacia|al) $',
  copies: `
    ^ (usa|usan|utiliza|utilizan|reproduce|reproducen|muestra|muestran|contiene)
    ^ (contienen|ofrece|ofrecen|vende|venden|publica|publican|copia|copian|copió)
    ^ (distribuye|distribuyen|comparte|comparten|aloja|alojan|difunde|difunden)
    ^ (exhibe|exhiben|infringe|infringen|vulnera|vulneran|viola|roba|plagia)
    ^ (que|el cual|la cual|también) (usa|utiliza|reproduce|muestra|contiene|ofrece|vende|publica|copia|distribuye|comparte|aloja|exhibe)
    ^ (es|son|era|eran) ~3 (copias?|reproducci*|traducci*|clones?|plagios?|falsificaci*|imitaci*) | ^ ha(n|) ~3 (copiado|robado|publicado)
    ^ donde (mi|mis|nuestr*)`,
  licensed: `
    (bajo|con|mediante) (una|nuestra|mi|la|) ~1 (licencia|acuerdo|contrato)
    con (nuestr[oa]|mi|la|el|su) (autorización|permiso|consentimiento)
    (tiene|tienen|posee|poseen|cuenta con|cuentan con) (una |nuestra |mi |) ~1 (licencia|autorización|permiso)`,
  workLabel: `
    ^ (la |mi |nuestra |mis |nuestras |título de la |nombre de la |descripción de la |)obras? (url|enlace|título|) $
    ^ (el mío|la mía|los míos|las mías|el nuestro|la nuestra|lo mío|mío|mía|nuestro|nuestra) $
    ^ (mi|mis|nuestr[oa]s?) (propi[oa]s? |)(fotos?|fotografías?|imagen|imágenes|vídeos?|películas?) $
    ^ (mi|mis|nuestr[oa]s?) (propi[oa]s? |)(canci(ón|ones)|álbum|libros?|artículos?|textos?) $
    ^ (mi|mis|nuestr[oa]s?) (propi[oa]s? |)(juegos?|software|programas?|productos?|dibujos?|diseños?) $
    ^ (mi|mis|nuestr[oa]s?) (propi[oa]s? |)(ilustraci(ón|ones)|cursos?|recetas?|novelas?) $`,
  besideLabel: `
    ^ (web|blog|portafolio|portfolio|instagram|facebook|pruebas?|evidencias?) $
    ^ (capturas?|capturas? de pantalla|caso|ticket|expediente|referencia) $
    ^ (catálogo|inicio|discografía|página principal|sitio web|página web) $`,
  copyLabel: `
    ^ (copias?|el suyo|la suya|suyo|suya|ladrón|falso|falsificaci(ón|ones)|plagios?|infractor(es|a|)|coincidencias?|hallazgos?) $
    ^ (coincidencia|infractor|copia|hallazgo|resultado) * $`,
  fileLabel:
    '^ nombres? (del|de los|de) archivos? $ | ^ archivos? $ | ^ nombre del fichero $ | ^ ficheros? $ | ^ nombre del torrent $',
  messageLabel: `
    mensaje(s|) | comentario(s|) | descripción | descripciones | explicación | observaciones | observación | declaración | motivo(s|)
    detalles | consulta`,
  sourceColumn: `
    ^ fuente* | ^ referencia* | ^ cliente* | ^ titular* | ^ propietari* | ^ editorial* | ^ producto* | ^ obra* | ^ título* | ^ catálogo*
    ^ tienda*`,
  sentence: `
    (yo|nosotros|usted|ustedes|ellos|ellas|él|ella|se) *
    (es|son|está|están|fue|fueron|ha|han|hemos|he|puede|pueden|solicito|solicitamos|rogamos) *`,
  leads: `
    aquí (está|están|tiene|tienen) | siguiente(s|) | a continuación | como sigue | abajo
    (se encuentra|se encuentran|puede ver*|pueden ver*|encontrará*|puede consultar*) | aquí $ | a saber | se trata de
    son (los|las|estos|estas) $ | detallad[oa]s? (a|abajo)`,
  mine: 'mi | mis | nuestr* | mío | mía | míos | mías | yo | nosotros | nosotras | nos | cliente | representad*',
  theirs: `
    alguien | ellos | ellas | su | sus | usuario* | vendedor* | comerciante* | tercero* | infractor* | ladrón* | ladrones | sitio(s|)
    página(s|) | anuncio* | copia(s|) | publicacion(es|) | publicación`,
  website: `
    oficial* | sitio(s|) | sitio web | página web | página principal | blog | tienda | portafolio | catálogo | editorial | sello | estudio
    ver | véase | visite | visitar | compare | comparar | cf`,
  sentWith: `
    ^ enviado (desde|con|por|a través|mediante) | ^ obtener outlook | ^ descargar outlook | ^ libre de virus | ^ sin virus
    ^ este (mensaje|correo*|e-?mail) (ha sido|fue) ~4 (enviado|verificado|analizado|generado|escaneado)`,
  partyName: `
    en nombre | en representación | por cuenta | represent* | autor* | titular* | propietari* | client* | editorial* | editor* | fotógraf*
    artista* | compositor* | ilustrador* | escritor* | soy | somos | me llamo | mi nombre | nombre | el suscrito | la suscrita
    el abajo firmante | apoderad* | creador* | director*`,

  closing: `
    atentamente | (muy |) atentamente | atte | cordialmente | saludos
    (un|reciba un|reciban un) ~1 (saludo|cordial saludo|saludo cordial|atento saludo) | un cordial saludo | un saludo
    saludos (cordiales|atentos|y gracias|afectuosos) | cordiales saludos | le(s|) saluda (atentamente|cordialmente|) | respetuosamente
    sinceramente | gracias | (muchas|mil) gracias (de antemano|por su (ayuda|atención|colaboración|tiempo)|)
    gracias (de antemano|por (su|la) (ayuda|atención|colaboración|tiempo)|y (un saludo|saludos)) | de antemano (muchas |)gracias
    quedo (atento|atenta|a la espera|a su disposición) | agradecid[oa] de antemano | suy[oa] atentamente | abrazos | un abrazo`,
  opening: `
    ^ estimad* | ^ hola | ^ buen(os|as) (días|tardes|noches) | ^ muy (señor|señores|señora) | ^ señor*
    ^ a quien ~1 (corresponda|interese|concierna) | ^ apreciad* | ^ a la atención`,
  enclosure: '^ anexos? | ^ adjuntos? | ^ apéndices? | ^ documentos? adjuntos?',

  goodFaith: 'buena fe | buena fé | (creencia|convicción) (sincera|honesta|de buena) | de buena voluntad creo',
  belief: `
    cre(o|e|emos|encia|er|yendo) | convicción | convencid* | consider(o|amos|a) | estim(o|amos) | autoriz* | utiliz* | uso | permi*
    licencia* | declar* | certific* | afirm* | manifiest* | confirm* | sí | acept* | marcad* | consent*`,
  plainBelief: `
    (sinceramente|honestamente|razonablemente|firmemente) ~3 (cre*|consider*|convencid*) ... (no|ni|sin) ~3 autoriz*
    (creo|creemos|considero|consideramos|convencid*) ... no ~3 autoriz* ~2 por (el|la|los|las|su) ... (ley|agente*|representante*)`,
  perjury: `
    perjurio* | bajo juramento | falso testimonio | declaración jurada | bajo (pena|protesta) (de|de ~2) (perjurio|decir verdad)
    protesta de decir verdad | so pena de ~2 (perjurio|falso*) | falsedad ~2 (documental|testimonio|declar*) | declaro bajo | juro
    juramos`,
  accurate: `
    exact* | precis[oa]s? | veraz | veraces | veracidad | verídic* | correct[oa]s? | verdader[oa]s? | ciert[oa]s? | fidedign*
    fiel* a la verdad | es verdad`,
  information: `
    información | informaciones | aviso* | notificaci* | declara* | contenid* | reclamaci* | denuncia* | datos | solicitud* | presente
    anterior | arriba | afirmaci* | queja* | reporte* | comunicaci* | lo (expuesto|manifestado|dicho) | todo lo | escrito | formulario`,
  authority: `
    autoriz* | titular* | propietari* | en nombre | en representación | por cuenta | representante* | represent(o|amos) | apoderad*
    dueñ[oa]s? | autor | autora | facultad* | legitimad* | derecho* exclusiv* | actuar | agente | creador* | fotógrafo | fotógrafa
    mandatari* | exclusiv*`,
  requirement: `
    (debe|deben|deberá|deberán|tiene que|debería) ~2 (incluir|contener|proporcionar|indicar|aportar|facilitar|constar|ser)
    (por favor|favor de|sírvase) ~1 (inclu*|proporcion*|confirme que) | una declaración ~3 (de que|indicando que|en la que) usted
    requisitos* | se requiere*`,
  states: `
    (yo|nosotros) ~4 (declar*|certific*|afirm*|jur*|cre*|soy|somos|tengo|tenemos|manifest*|confirm*) | declaro | declaramos | certifico
    certificamos | afirmo | afirmamos | juro | juramos | creo | creemos | manifiesto | manifestamos | confirmo | confirmamos | tengo
    tenemos | soy | somos | hago constar | hacemos constar`,
  prompt:
    '(escriba|copie|pegue|introduzca|ingrese|teclee|repita|escribir|transcriba) ~8 (declaración|declaraciones|frase|texto)',
  no: `
    ^ no $ | ^ no (marcad[oa]|aceptad[oa]|seleccionad[oa]) $ | ^ sin marcar $ | ^ falso $ | ^ desmarcad[oa] $ | ^ ninguno $ | ^ ninguna $`,
  thing: `
    obra(s|) | libro(s|) | cartel(es|) | canci(ón|ones) | música | película(s|) | vídeo(s|) | fotografía(s|) | foto(s|) | imagen
    imágenes | dibujo(s|) | novela(s|) | curso(s|) | manual(es|) | cuadro(s|) | pintura(s|) | juego(s|) | videojuego(s|) | artículo(s|)
    texto(s|) | poema(s|) | poemario(s|) | cuento(s|) | relato(s|) | álbum(es|) | disco(s|) | tema musical | software | código fuente
    programa(s|) | aplicaci(ón|ones) | ilustraci(ón|ones) | diseño(s|) | grabaci(ón|ones) | serie(s|) | episodio(s|) | capítulo(s|)
    podcast(s|) | documental(es|) | receta(s|) | partitura(s|) | mapa(s|) | patr(ón|ones) | plantilla(s|) | guion(es|) | guía(s|)
    historieta(s|) | cómic(s|) | revista(s|) | reportaje(s|) | audiolibro(s|) | escultura(s|) | tesis | ensayo(s|) | apuntes
    contenido(s|) | traducci(ón|ones) | base(s|) de datos | tipografía(s|) | material didáctico | tutorial(es|) | retrato(s|)
    telenovela(s|) | letra(s|) de | creaci(ón|ones)`,
  owned: `
    mi | mis | nuestr* | derechos | titular* | autor* | editorial | editora | client* | fotógraf* | artista* | propietari* | propiedad
    mío | mía | (escrit[oa]s?|cread[oa]s?|realizad[oa]s?|compuest[oa]s?|dibujad[oa]s?) ~1 por
    (pintad[oa]s?|producid[oa]s?|publicad[oa]s?|tomad[oa]s?|diseñad[oa]s?) ~1 por
    (he|hemos) ~2 (escrito|creado|hecho|realizado|compuesto|dibujado|pintado|producido|publicado|tomado|diseñado|grabado|fotografiado)
    (escribí|creé|hice|compuse|dibujé|pinté|tomé|diseñé|grabé|publiqué|creamos|escribimos|hicimos|produjimos|grabamos|diseñamos)
    titulad[oa]s? | pertenece* | ilustrador* | compositor* | creador* | exclusiv* | soy (el|la)`,
  titled:
    'titulad[oa]s? | llamad[oa]s? | denominad[oa]s? | con el título | bajo el título | copias? (de|del) | cuyo título | de nombre',
  workField: `
    obra(s|) | título | original* | protegid* | canción | artista* | álbum | película | libro | isbn | foto* | imagen | vídeo | juego
    software | serie | episodio | producto | autor* | título de la obra | descripción de la obra | tipo de obra | nombre de la obra`,
  notWorkField: `
    titular* | propietari* | dueño | url* | enlace* | ubicación | dirección | número de registro | cargo | puesto | tratamiento
    profesión | representante* | infractor* | infracción | notificación`,
  copyrightIn: '(derechos? de autor|derechos?|copyright|derechos? exclusivos?|titularidad) (sobre|de|en|relativos a)',
  signatureField:
    'firma | firmado | firmada | firma (electrónica|digital|física|autógrafa|manuscrita) | firmante* | rúbrica',
  notSignature: 'fecha | hora | lugar | algoritmo | huella',
  nameBelow: `
    (escriba|introduzca|ingrese|indique|teclee|ponga) ~5 (nombre|firma) | firmado ~2 por
    (mi|su) firma ~1 (sigue|a continuación|abajo|es) | firma (electrónica|física|digital) (a continuación|sigue|abajo)`,
  notName: `
    ^ (estimad*|hola|por favor|este|esta|nosotros|yo|si|nota|adjuntos?|anexos?)
    ^ (confidencial*|aviso|tel|teléfono|fax|correo|fecha|página|saludos|gracias)
    ^ (atentamente|enviado|en nombre|en representación|dirección|cif|nif|rfc|domicilio|asunto|quedo|sin otro|para|los|las)`,
  office: `
    ^ abogad* | ^ director* | ^ gerente* | ^ fotógraf* | ^ autor* | ^ editor* | ^ responsable* | ^ president* | ^ fundador*
    ^ departamento (legal|jurídico) | ^ asesor* | ^ socio* | ^ socia* | ^ administrador* | ^ titular* | ^ propietari* | ^ apoderad*
    ^ representante* | ^ jefe | ^ jefa | ^ artista* | ^ ilustrador* | ^ licenciad* | ^ coordinador*`,
  phone: `
    teléfono* | tel | tfno | tlf | tlfno | móvil | celular | fax | (llámeme|llamar|llámenos|contactar*) | número de teléfono | whatsapp`,
  address:
    'dirección | dirección postal | domicilio* | código postal | calle | ciudad | residencia | domiciliad* | con domicilio',
  street: `
    calle | avenida | avda | plaza | paseo | carretera | ronda | camino | glorieta | travesía | callejón | colonia | carrera | cra
    boulevard | bulevar | apartado (de correos|postal) | piso | local`,

  bounceSubject: `
    no se (ha |)(pudo|podido|puede) (entregar|enviar) | no entregad[oa] | no se entregó | (error|fallo) (de|en la) entrega
    entrega (fallida|no realizada) | mensaje (no entregado|devuelto) | correo (no entregado|devuelto) | devuelto al remitente
    aviso de no entrega | estado de entrega | no entregable`,
  autoSubject: `
    respuesta automática | fuera de la oficina | fuera de oficina | ausente | ausencia | contestación automática | de vacaciones
    acuse de recibo | autorespuesta | auto respuesta`,
  autoText: `
    (estoy|estaré|estamos|me encuentro|me encontraré) ~2 (fuera de (la |)oficina|de vacaciones|ausente|de viaje|de baja)
    (hemos|he) recibido su ~1 (mensaje|solicitud|correo*|e-?mail|consulta|notificación|reclamación|denuncia)
    recibimos su ~1 (mensaje|solicitud|correo*|consulta)
    (su|la) (solicitud|mensaje|consulta|ticket|caso) ~4 (ha sido|fue|se ha) (recibid*|registrad*|cread*|abiert*|creado)
    (este|esta) (es|es un|es una) (un |una |)(mensaje|respuesta|correo*) automátic* | (generad*|enviad*) automáticamente
    no responda (a este|este) | número de (ticket|caso|incidencia|expediente|solicitud)
    gracias por (contactar*|comunicarse|ponerse en contacto|escribir*)`,
  retraction: `
    retir(amos|o|ar|ado|amos) ~6 (notificaci*|solicitud*|reclamaci*|denuncia*|queja*|aviso*|reporte*|reclamo*|dmca)
    (desist(imos|o|ir|imiento) ~6 (notificaci*|solicitud*|reclamaci*|denuncia*|queja*|acción*)) | desistimos | desisto
    (anul(amos|o|ar)|revoc(amos|o|ar)|cancel(amos|o|ar|en)) ~6 (notificaci*|solicitud*|reclamaci*|denuncia*|queja*|aviso*|reporte*)
    retract(amos|o|ar|arnos|arme) ~6 (notificaci*|solicitud*|reclamaci*|denuncia*|queja*|aviso*|reporte*)
    (notificación|solicitud|reclamación) ~8 (queda*|ha sido|fue|es|está) ~2 (retirad*|anulad*|revocad*|cancelad*|sin efecto)
    (denuncia|queja|aviso|reporte) ~8 (queda*|ha sido|fue|es|está) ~2 (retirad*|anulad*|revocad*|cancelad*|sin efecto)
    (retirada|retiro|retractación|anulación) ~4 (notificación|solicitud|reclamación|denuncia|queja|aviso|reporte|dmca)
    (desistimiento|revocación|cancelación) ~4 (notificación|solicitud|reclamación|denuncia|queja|aviso|reporte|dmca)
    (ignor(e|en|ar)|hagan? caso omiso|no (tenga|tengan) en cuenta) ~8 (notificación|solicitud|reclamación|denuncia)
    (ignor(e|en|ar)|hagan? caso omiso|no (tenga|tengan) en cuenta) ~8 (queja|mensaje|correo*|aviso)
    desestim(e|en|ar) ~8 (notificación|solicitud|reclamación|denuncia|queja|mensaje|correo*|aviso)
    (consider(e|en|ar)|dar|damos) ~8 (por retirad*|retirad*|anulad*|nul[oa]|sin efecto) | dejar sin efecto | dejamos sin efecto
    nos retractamos | me retracto`,
  retractionTitle: `
    retractación | retirada de ~3 (notificación|solicitud|reclamación|denuncia|dmca) | desistimiento | anulación | revocación
    cancelación`,
  condition: `
    si (usted*|ustedes|no|el|la|los|las|se|nos|su|sus|me|ya|este|esta) | a menos que | siempre que | en caso de | en caso contrario
    podría* | podremos | puede que | cuando | hasta que | antes de | una vez que | salvo que | siempre y cuando | a condición`,
  partly: `
    (solo|solamente|únicamente|exclusivamente) ~1 (para|respecto|en cuanto|el|la|los|las|este|esta|estos|estas|en lo) | parcial*
    en parte | restante* | el resto | tod[oa]s (los|las) demás | l[oa]s demás
    (sigue*|continúa*|permanece*|mantenemos) ~2 (vigente*|válid*|en vigor) | en cuanto a l[oa]s siguientes`,
  mistake: `
    por (error|equivocación|una equivocación|un error) | (error|equivocación) (de|en la) identificación | identificación errónea
    errónea identificación | erróneamente | (eliminad*|retirad*|bloquead*) ~4 (indebidamente|injustamente) | malentendido
    (notificación|solicitud|reclamación|denuncia|queja) ~3 (es|era|fue) ~2 (errónea|infundada|falsa|incorrecta|improcedente|inválida)`,
  jurisdiction: `
    jurisdicción ~4 (tribunal*|corte|juzgado*|distrito|federal) | (acepto|consiento|me someto|aceptamos|nos sometemos) ~4 jurisdicción
    tribunal* federal* | jurisdicción | distrito judicial`,
  serviceOfProcess: `
    (acepto|aceptaré|aceptamos|aceptaremos) ~4 (notificación judicial|notificaciones|emplazamiento*|citaci*|demanda*) | emplazamiento*
    notificación (procesal|de la demanda|judicial) | diligencia* de notificación`,
  counterNotice: `
    contra-?notificaci* | contra-?aviso* | contra-?declaración | contra-?reclamación
    oposición ~3 (retirada|eliminación|bloqueo|notificación) | impugn* ~4 (retirada|eliminación|bloqueo)`,
  copyright: `
    derechos? de (autor|autoría|propiedad intelectual) | derechos? conexos | derechos? autorales | piratería | obra* protegid*
    ley de propiedad intelectual`,
  notCopyright: `
    (agente*|oficina|departamento|equipo|política*|ley|registro) ~3 derechos? de autor | (sin|ningún|no) ~2 derechos? de autor
    abogad* ~3 derechos? de autor`,
  trademark: `
    marcas? (registrada?s?|comercial(es|)|de la unión|denominativa?s?) | derecho* de marca* | derecho* marcari* | titular de la marca
    falsificaci* de (marca*|producto*) | productos? falsificad* | violación de marca*
    uso (indebido|no autorizado) de (la|nuestra|mi) marca | signo distintivo`,
  notTrademark: `
    marcas ~5 (son|de) ~3 (sus respectivos|propiedad de sus) | todas las (demás |)marcas | marcas (comerciales|registradas) ~4 respectiv*`,
  claim: `
    derechos? de autor | infracci* | infractor* | propiedad intelectual | derechos? conexos | dmca | piratería | violaci* ~3 derecho*
    vulner* ~3 derecho* | (uso|reproducción|distribución|publicación|explotación|copia*) ~1 (no autorizad*|ilegal*|ilícit*|indebid*)
    plagi* | requerimiento de (cese|retirada) | (contenido*|foto*|imágenes|textos?|obra*) robad* | aviso de retirada
    solicitud de (retirada|eliminación)`,
  taken: `
    copiad[oa]s? | robad[oa]s? | robaron | robó | robo | ladrón* | plagi* | hurto | palabra por palabra | pirat* | apropiad* | se apropi*
    sin ~4 (autorización|permiso|consentimiento|licencia|pedir*|derecho|conocimiento) | no autorizad*
    (no|nunca|jamás|nadie|ningún|ninguna) ~4 (autoriz*|permi*|consent*|licenci*|derecho a) | (me|nos) pertenece(n|) | es mí[oa]
    son mí[oa]s | es nuestr[oa] | (soy|somos) (el|la|los|las) ~2 (autor*|propietari*|titular*|fotógraf*|artista*|creador*|dueñ*|editor*)
    (alguien|ellos) ~4 (us*|vend*|copi*|public*|compart*|distribuy*|utiliz*) ~2 (mi|mis|nuestr*) | ilegal* | ilícit*`,
  phishing: `
    phishing | suplantación de identidad | malware | software malicioso | correo basura | spam* | troyano* | botnet* | ddos | hackead*
    sitio* fraudulent* | estafa* | pornografía infantil | abuso (sexual |)infantil | fraude electrónico | virus informático`,
  harassment: `
    acoso | acos(ar|ando|ador*) | difam* | calumni* | injuri*
    (mis|mi) ~1 (datos personales|dirección particular|número de teléfono|vida privada|intimidad) | derecho al olvido | derecho al honor
    derecho a la propia imagen | amenazas de | ciberacoso | insult*`,
  passedOn: `
    (usted*|ustedes) ~2 (me|nos) ~2 (envi*|reenvi*|remiti*|traslad*)
    (me|nos) (reenviaron|reenvió|remitieron|trasladaron|enviaron|han reenviado|han enviado) ~6 (notificación|reclamación|denuncia|queja)
    (notificación|reclamación|denuncia|queja) que (me|nos) ~1 (envi*|reenvi*|remiti*|traslad*)`,
  marketing: `
    darse de baja | darte de baja | cancelar (la |su |tu |)suscripción | (demo|demostración|prueba|consulta|auditoría|presupuesto) gratis
    (demo|prueba|consulta|auditoría) gratuita | oferta (especial|limitada|exclusiva) | descuento* | promoci(ón|ones) | ofrecemos
    nuestros (servicios|precios|paquetes|planes) | seminario web | webinar | posicionamiento (web|seo) | backlink* | artículo patrocinado
    agende una | reserve (una|su) | sabía (usted |)que | aumente (sus|su) | impulse su`,
  asks: `
    (por favor|le rogamos|les rogamos|favor de|le pedimos|sírvase) ~3 (proporcion*|envi*|facilit*|complet*|indi*|remit*|aport*)
    necesitamos | requerimos | para (poder |)(procesar|tramitar|gestionar) (su|la|esta) | (debe|deberá|deben) ~1 (incluir|contener)
    incomplet[oa]`,
  yourNotice: `
    (su|vuestra|tu|sus) ~1 (reclamación|notificación|solicitud|denuncia|mensaje|queja|correo*)
    (su|vuestra|tu|sus) ~1 (e-?mail|aviso|reporte|petición|escrito|consulta|reclamo)`,
  done: `
    ha(n|) sido ~2 (eliminad*|retirad*|bloquead*|borrad*|deshabilitad*|suspendid*|desactivad*|cerrad*)
    (fue|fueron|está|están) ~2 (eliminad*|retirad*|bloquead*|borrad*|suspendid*)
    (hemos|he|se ha|se han) ~2 (eliminado|retirado|bloqueado|borrado|deshabilitado|suspendido|desactivado|cerrado) | eliminamos
    retiramos el (contenido|material) | ya no (está*|se encuentra*|aparece*)
    (cerrar|cerramos|cerrado) ~2 (caso|ticket|expediente|incidencia)`,
  still: `
    todavía | aún | sigue | siguen | de nuevo | otra vez | nuevamente | continúa* | no (ha|han|se|fue|fueron|está|están|hemos) | nunca
    vuelto a`,
  enquiry: `
    (cuánto|cuánta|cuántos) (cuesta*|vale*|es|sería|tiempo|cobran) | cómo (puedo|podemos|se|funciona|hago|obtener|es|solicitar)
    (quién|quiénes) (es|son|puede) | cuándo (es|será|estará|pued*) | (cuál|cuáles) (es|son|sería*)
    qué (es|significa|debo|tengo|pasa|documentos|necesito|puedo) | (podría*|puede*) (decirme|decirnos|indicarme|explicarme|ayudarme)
    (puedo|podemos|podría|es posible|hay alguna|me gustaría saber|quisiera saber|quería saber|dónde puedo) | (una|mi) (pregunta|duda)
    factura* | presupuesto | encuesta* | cuestionario* | tesis | entrevista | currículum* | vacante* | solicitud de empleo | boletín
    cotización | nif | cif`,
  thanks: 'gracias | agradec* | agradezco',
  extortion: `
    (pagar|pague|paguen|pago|abonar|abone|abonen|transferir|transfiera) ~8 (en un plazo|dentro de|antes del|plazo|de lo contrario)
    (pagar|pague|paguen|pago|abonar|abone|abonen|transferir|transfiera) ~8 (euros|eur|dólares|bitcoin|multa|indemnización)
    (indemnización|multa|compensación|suma|daños y perjuicios) ~6 (pagar|abonar|pago|importe|euros|dólares)
    (de lo contrario|en caso contrario|de no hacerlo) ~8 (acciones legales|demanda*|tribunal*|judicial*|abogad*|denuncia*)
    acciones legales ~4 (salvo|si no|a menos)`,

  fromField: 'de | remitente | enviado por',
  otherField: `
    enviado | enviado el | enviada | fecha | para | a | cc | cco | copia | asunto | destinatario* | responder a | adjuntos
    archivos adjuntos | importancia`,
  forwarded:
    'mensaje reenviado | inicio del mensaje | correo reenviado | reenviado por | e-?mail reenviado | mensaje reenviado por',
  originalMessage: 'mensaje original | correo original | e-?mail original',
  wrote: 'escribió $ | escribio $ | ha escrito $ | escribió lo siguiente $ | escribió ~5 * $ | escribía $',
  forwardPrefix: 'rv | reenv | reenviado',
  replyPrefix: 'rta | resp',
  relaying: `
    reenviamos | reenvío | remitimos | trasladamos | (hemos|he) recibido ~6 (reclamación|denuncia|notificación|queja|solicitud)
    recibimos ~6 (reclamación|denuncia|notificación|queja)
    (reclamación|denuncia|notificación|queja) ~3 (siguiente|recibid*|presentad*|enviad* a través)
    siguiente (reclamación|denuncia|notificación|queja|mensaje) | formulario (de contacto|web|en línea|de denuncia*)
    formulario ~6 (rellenad*|completad*|enviad*) | (nueva|nuevo) (denuncia|mensaje|envío|solicitud|formulario)`,
  reporter: `
    denunciad[oa] por | reportad[oa] por | enviad[oa] por | presentad[oa] por | informante | notificante* | solicitante* | denunciante
    remitido por`,
  complainant: `
    denunciante* | reclamante* | demandante* | titular* (de los |del |de |)derechos? | titular | remitente | propietario de los derechos
    parte reclamante | querellante`,
  emailLabel: 'correo* | correo electrónico | e-?mail | mail | dirección de correo',
  nameLabel: 'nombre | nombre completo | nombre y apellidos? | su nombre | nombre de contacto | nombres y apellidos',
  firstName: 'nombre de pila | primer nombre | nombres',
  lastName: 'apellido | apellidos | primer apellido',
  otherName: `
    empresa | compañía | archivo | fichero | usuario | dominio | servidor | cuenta | sitio | obra | organización | producto | razón social
    entidad
    nombre (de la empresa|del archivo|de usuario|de dominio|del sitio|de la obra|del producto|comercial|de la organización|de la compañía)`,
  registry:
    'registrador | registrante | titular del dominio | proveedor de (alojamiento|hosting) | entidad registradora',
};
