import type { Lexicon } from '../lexicon/lexicon.ts';

/** Spanish. */
export const lexicon: Lexicon = {
  infringing: `
    infractor* | infracci* | infring(e|en|ir|ido|ida|iendo|ió) | ilegal* | ilícit* | indebid* | ilegítim* | fraudulent* | no autorizad*
    desautorizad* | vulner(a|an|ar|ando|ado|ada|ación|aciones|e|en|ó) | viola(n|r|do|da|ndo|ción|ciones) ~3 (derecho*|propiedad|ley)
    sin ~3 (autorización|permiso|consentimiento|licencia|derecho|derechos|autorizar|pedir|conocimiento|crédito|mi consentimiento) | pirat*
    violaci(ón|ones) | violatori* | (no|nunca|jamás|ningún|ninguna) ~4 (autoriz*|permiso|permit*|consentimiento|licencia|consentid*)
    (nadie|ninguno) ~4 (autoriz*|permi*|licencia) | licencia ~2 (expir*|caduc*|vencid*|venció|revocad*|terminad*|cancelad*) | robad[oa]s?
    robo de (contenido*|foto*|imágenes|texto*) | robaron | robó | hurtad* | plagi* | palabra por palabra | literalmente copiad* | presunt*
    ha(n|) (sido |)copiad[oa]s? | copi(ó|aron|an) (mi|mis|nuestr*|todo*|el|la) | falsificad* | falsificaci* | copia pirata | abusiv*
    copias piratas | (alguien|un tercero|terceros|una persona) ~4 (us*|vend*|copi*|public*|sub*|compart*|ofrec*|distribuy*|utiliz*)
    (un usuario|un desconocido|un individuo) ~4 (us*|vend*|copi*|public*|sub*|compart*|ofrec*|distribuy*|utiliz*) | apropiaci*
    por (terceros|un tercero|otra persona|desconocidos) | supuest* (infrac*|violaci*) | se apropi* | atenta* contra
    (url*|enlace*|contenido*|página*|sitio*|material) ~1 (denunciad*|reportad*|infractor*|reclamad*)
    (sigue|siguen|continúa|continúan|todavía|aún) ~2 (en línea|disponible*|publicad*|activ*|accesible*|online|visible*)
    a (eliminar|retirar|bloquear|borrar|remover) $ | que (debe|deben) ser (eliminad*|retirad*|bloquead*)`,
  removal: `
    retir(ar|ada|ado|adas|ados|en|e|o|arlo|arla|arlos|arlas|ada) | elimin(ar|ación|en|e|ado|ada|ados|adas|arlo|arla|arlos|arlas|a) | cesar
    eliminaciones | borr(ar|en|e|ado|ada|ados|adas|arlo|arla) | remov(er|ido|ida|idos|idas|erlo|erla) | remoción | remuev(a|an) | quiten
    suprim(ir|an|a|ido|ida) | supresión | bloque(ar|en|e|ado|ada|o) | inhabilit(ar|en|e|ado|ada) | deshabilit(ar|en|e|ado|ada) | desindex*
    desactiv(ar|en|e|ado|ada) | quit(ar|en|ado|ada) | baj(ar|en) (el|la|los|las|este|esta|estos|mi|mis|nuestr*) | dar de baja | dé de baja
    den de baja | retirada (de|del) | retiro (de|del) | cese | ces(e|en) (el|en) | impedir el acceso | poner fin
    dejen de (us*|public*|distribu*|vend*)`,
  published: `
    compartid[oa]s? | comparte(n|) | republicad* | reproducid* | reproducci* | difund* | difusión | descarg* | gratis | gratuitamente
    distribu(ye|yen|ido|ida|idos|idas|ción|yendo) | descarga* (gratuita*|gratis|directa*|ilegal*) | copiad[oa]s? | espejo | mirror
    (pdf|mp3|libro*|película*) gratis | (la|una|esta|estas|las|esas|su) copias? | aparece(n|) | denunciad* | reportad[oa]s? | en cuestión
    copias? (está|están|se|en|disponible*|exacta*|idéntica*|íntegra*) | (puesto|puesta|puestos|puestas) a disposición | reproducen
    (es|son|está|están|fue|fueron|sido|siendo|se) ~2 (usad*|utilizad*|publicad*|mostrad*|ofrecid*|exhibid*|transmitid*|explotad*)
    (usa|usan|usando|utiliza|utilizan|utilizando|contiene|contienen|muestra|muestran|exhibe|exhiben) (mi|mis|nuestr*|el|la|los|las)
    publicad[oa]s? (en|por|sin) | siguiente(s|) ~1 (sitio*|página*|dirección|direcciones|url*|enlace*|dominio*|web*)
    (su|sus) (página*|sitio*|perfil*|cuenta*|canal*|tienda*|anuncio*|web) | tod(o|a) (mi|nuestro|nuestra) *
    reproduce (mi|mis|nuestr*|el|la|los|las)`,
  hosting: `
    alojad[oa]s? | aloja(n|) | alojamiento | hospedad[oa]s? | hospeda(n|) | hospedaje | hosting | subid[oa]s? (a|por|en|sin) | re-?subid*
    subi(do|eron|ó) (a|mi|mis|nuestr*|el|la|los|las) | upload* | carg(ado|ada|ados|adas) (en|a|por) | que ustedes (alojan|hospedan)
    (su|sus|vuestr*) ~2 (servidor*|plataforma*|red|redes|servicio*|cliente*|usuario*) | en sus servidores
    (su|sus|vuestr*) ~2 (dominio*|empresa|sistema*|infraestructura|hosting|abonad*)
    (su|sus|vuestro|vuestra) (sitio|sitios|página|páginas|web)`,
  original: `
    original | originales | originalmente | oficial* | auténtic* | legítim* | genuin* | obra* ~3 (protegid*|infringid*|vulnerad*)
    obra* (protegid*|original*|infringid*|vulnerad*|afectad*) | contenido* (protegid*|original*) | material* (protegid*|original*)
    publicad[oa]s? (originalmente|por primera vez|inicialmente|legalmente) | por primera vez ~3 (en|publicad*) | disponible* legalmente
    (primera|publicación) (publicación|original) | apareci(ó|eron) (por primera vez|originalmente) | obra* registrada?s?
    (mi|nuestra|esta|la) obra (está|se|puede|es|en) | (legalmente|lícitamente|oficialmente) (disponible*|publicad*|distribuid*|vendid*)
    (versión|copia|fuente|sitio|ejemplar|edición|distribuidor|vendedor|tienda)(es|s|) (legal*|autorizad*|lícit*|licenciad*|oficial*)
    con (mi|nuestra|nuestro|su|la|el) ~2 (autorización|permiso|consentimiento|licencia) | número de registro | registro de la propiedad
    registrad[oa]s? (en|ante|con)`,
  sale: `
    compr(ar|a|as|arlo|arla|e|en) | se vende* | vend(e|en|emos|o|id[oa]s?) | a la venta | en venta | venta(s|) | licencia(s|) | adquirir*
    adquisición | librería* | tienda* online | precio(s|) | tarifa* | de pago | comercializ* | distribuidor* | suscripci* | encargar
    (solo|exclusiv*) para (suscriptor*|miembros|alumn*|clientes) | disponible* para (compra*|comprar|la venta) | pedido* (en|a)`,
  source: `
    (nuestr[oa]s?|mi|mis) ~2 (sitio*|página*|web|blog|tienda|portafolio|portfolio|canal|catálogo) | copia de $ | idéntic[oa]s? a $
    (nuestr[oa]s?|mi|mis) ~2 (galería|perfil|cuenta|editorial|agencia|plataforma|sello) | su propi[oa] (sitio|página|web|blog|tienda)
    (mi|nuestr[oa]) ~1 (instagram|insta|youtube|facebook|twitter|etsy|patreon|bandcamp) | propiedad de $ | pertenece(n|) a $ | prueba(s|)
    (mi|nuestr[oa]) ~1 (spotify|soundcloud|tiktok|flickr|deviantart|tumblr|onlyfans) | (solamente|únicamente|exclusivamente) ~3 * $
    (sitio|página|web) (web |)(oficial |)del? (autor*|artista|editorial|titular|empresa|cliente) | en nombre de $ | por cuenta de $
    (copiad[oa]s?|robad[oa]s?|tomad[oa]s?|sacad[oa]s?|extraíd[oa]s?|descargad[oa]s?|proceden*|proveniente*) ~2 (de|del|desde) | capturas?
    (copiaron|robaron|tomaron|sacaron|copió|robó|tomó) ~3 (de|del|desde) | (solamente|únicamente|exclusivamente) (en|por|a través de|) $
    evidencia(s|) | captura* de pantalla | pantallazo* | comprobante* | poder notarial | acta notarial | orden judicial | sentencia
    política* (de|del) | términos (y|de) | condiciones (de|generales) | aviso legal | privacidad | preguntas frecuentes | centro de ayuda
    normas de | más (información|info|detalles) | para más | información adicional | (nosotros|yo) (publi*|vend*) | para comparar | museo*
    (publicamos|vendemos|publico|vendo|administro|gestionamos|operamos) | comparaci* | compar(ar|e|en) (con|el|la) | a diferencia de
    búsqueda (inversa|de imágenes) | nota de prensa | exposici* | festival* | concurso* | quiénes somos | sobre (nosotros|mí) | archivad*
    gracias a (~1 * |)$ | mediante (~1 * |)$ | (vea|vean|ver|visite|visiten|consulte) (mi|mis|nuestr*) | aquí está(n|) (mi|mis|nuestr*)
    wayback* | solo (en|a través de) $`,
  party: `
    datos (de contacto|personales|del denunciante|del titular|del reclamante) | titular* | contacto* | denunciante* | reclamante* | bufete
    remitente | representante* | apoderad* | organización | empresa | compañía | empleador | editorial | abogad* | despacho | firma
    firmad* | agente | solicitante* | notificante* | (mis|sus|tus) (datos|información) | (mi|su|tu) (nombre|correo*|e-?mail)
    información (de contacto|personal)`,
  location: `
    enlace(s|) | link(s|) | url(s|) | dirección | direcciones | página(s|) | sitio(s|) | sitio(s|) web | web(s|) | dominio(s|) | ubicación
    ubicaciones | localización | siguiente(s|) | a continuación | abajo | aquí | como sigue | se (encuentra*|ubica*|halla*) (en|aquí)
    (ubicad*|situad*|disponible*|localizad*|accesible*) (en|aquí)`,
  exception: `
    excepto | salvo | a excepción de | con (la |)excepción de | exceptuando | excluyendo | aparte de | menos (el|la|los|las) | fuera de
    distint[oa]s? (de|a)`,
  clauseStart:
    'mientras | mientras que | sin embargo | no obstante | pero | por lo tanto | por tanto | por ello | en cambio | aunque | sino',
  conjunction: 'y | e | o | u | así como | y también | además de | y a',
  preposition: `
    en | a | al | de | del | desde | por | vía | para | hacia | mediante | ver | véase | visite | es | son | está | están | y | o | aquí`,
  removedFrom: '(retir*|elimin*|borr*|remov*|remoción|suprim*|supresión|quit*|bloque*|baj*) ... (de|del|desde|en) $',
  movedTo:
    '(copiad*|tomad*|robad*|sacad*|descargad*|extraíd*|copió|robó|copiaron|robaron) ~5 (de|del|desde) ... (a|en|hacia|al) $',
  copyVerb: `
    ^ (usa|usan|utiliza|utilizan|reproduce|reproducen|muestra|muestran|contiene) | ^ ha(n|) ~3 (copiado|robado|publicado)
    ^ (contienen|ofrece|ofrecen|vende|venden|publica|publican|copia|copian|copió) | ^ donde (mi|mis|nuestr*)
    ^ (distribuye|distribuyen|comparte|comparten|aloja|alojan|difunde|difunden)
    ^ (exhibe|exhiben|infringe|infringen|vulnera|vulneran|viola|roba|plagia)
    ^ (que|el cual|la cual|también) (usa|utiliza|reproduce|muestra|contiene|ofrece|vende|publica|copia|distribuye|comparte|aloja|exhibe)
    ^ (es|son|era|eran) ~3 (copias?|reproducci*|traducci*|clones?|plagios?|falsificaci*|imitaci*)`,
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
  unrelatedLabel: `
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
    (yo|nosotros|usted|ustedes|ellos|ellas|ella|se) *
    (es|son|está|están|fue|fueron|ha|han|hemos|he|puede|pueden|solicito|solicitamos|rogamos) *`,
  introduces: `
    aquí (está|están|tiene|tienen) | siguiente(s|) | a continuación | como sigue | abajo | aquí $ | a saber | se trata de
    (se encuentra|se encuentran|puede ver*|pueden ver*|encontrará*|puede consultar*) | son (los|las|estos|estas) $
    detallad[oa]s? (a|abajo)`,
  firstPerson: 'mi | mis | nuestr* | mío | mía | míos | mías | yo | nosotros | nosotras | nos | cliente | representad*',
  thirdPerson: `
    alguien | ellos | ellas | usuario* | vendedor* | comerciante* | tercero* | infractor* | ladrón* | ladrones | sitio(s|) | página(s|)
    anuncio* | copia(s|) | publicacion(es|) | publicación`,
  website: `
    oficial* | sitio(s|) | sitio web | página web | página principal | blog | tienda | portafolio | catálogo | editorial | sello | estudio
    ver | véase | visite | visitar | compare | comparar | cf`,
  sentWith: `
    ^ enviado (desde|con|por|a través|mediante) | ^ obtener outlook | ^ descargar outlook | ^ libre de virus | ^ sin virus
    ^ este (mensaje|correo*|e-?mail) (ha sido|fue) ~4 (enviado|verificado|analizado|generado|escaneado)`,
  partyContext: `
    en nombre | en representación | por cuenta | represent* | titular* | propietari* | client* | editorial* | editor* | fotógraf* | soy
    artista* | compositor* | ilustrador* | escritor* | somos | me llamo | mi nombre | nombre | el suscrito | la suscrita | apoderad*
    el abajo firmante | creador* | director* | autor(a|es|as|)`,

  closing: `
    atentamente | (muy |) atentamente | atte | cordialmente | saludos | un cordial saludo | un saludo | cordiales saludos | sinceramente
    (un|reciba un|reciban un) ~1 (saludo|cordial saludo|saludo cordial|atento saludo) | saludos (cordiales|atentos|y gracias|afectuosos)
    le(s|) saluda (atentamente|cordialmente|) | respetuosamente | gracias | de antemano (muchas |)gracias | agradecid[oa] de antemano
    (muchas|mil) gracias (de antemano|por su (ayuda|atención|colaboración|tiempo)|) | quedo (atento|atenta|a la espera|a su disposición)
    gracias (de antemano|por (su|la) (ayuda|atención|colaboración|tiempo)|y (un saludo|saludos)) | suy[oa] atentamente | abrazos
    un abrazo`,
  opening: `
    ^ estimad* | ^ hola | ^ buen(os|as) (días|tardes|noches) | ^ muy (señor|señores|señora) | ^ señor* | ^ apreciad* | ^ a la atención
    ^ a quien ~1 (corresponda|interese|concierna)`,
  enclosure: '^ anexos? | ^ adjuntos? | ^ apéndices? | ^ documentos? adjuntos?',

  goodFaith: 'buena fe | buena fé | (creencia|convicción) (sincera|honesta|de buena) | de buena voluntad creo',
  belief: `
    cre(o|e|emos|encia|er|yendo) | convicción | convencid* | consider(o|amos|a) | estim(o|amos) | autoriz* | utiliz* | uso | permi* | sí
    licencia* | declar* | certific* | afirm* | manifiest* | confirm* | acept* | marcad* | consent*`,
  plainBelief: `
    (sinceramente|honestamente|razonablemente|firmemente) ~3 (cre*|consider*|convencid*) ... (no|ni|sin) ~3 autoriz*
    (creo|creemos|considero|consideramos|convencid*) ... no ~3 autoriz* ~2 por (el|la|los|las|su) ... (ley|agente*|representante*)`,
  perjury: `
    perjurio* | bajo juramento | falso testimonio | declaración jurada | bajo (pena|protesta) (de|de ~2) (perjurio|decir verdad) | juro
    protesta de decir verdad | so pena de ~2 (perjurio|falso*) | falsedad ~2 (documental|testimonio|declar*) | declaro bajo | juramos`,
  accurate: `
    exact* | precis[oa]s? | veraz | veraces | veracidad | verídic* | correct[oa]s? | verdader[oa]s? | fidedign* | fiel* a la verdad
    es verdad | ciert[oa]s? y | (es|son) ciert[oa]s?`,
  information: `
    información | informaciones | aviso* | notificaci* | declara* | contenid* | reclamaci* | denuncia* | datos | solicitud* | presente
    anterior | arriba | afirmaci* | queja* | reporte* | comunicaci* | lo (expuesto|manifestado|dicho) | todo lo | escrito | formulario`,
  authority: `
    autoriz* | titular* | propietari* | en nombre | en representación | por cuenta | representante* | represent(o|amos) | apoderad*
    dueñ[oa]s? | autor | autora | facultad* | legitimad* | derecho* exclusiv* | actuar | agente | creador* | fotógrafo | fotógrafa
    mandatari* | exclusiv*`,
  requirement: `
    (debe|deben|deberá|deberán|tiene que|debería) ~2 (incluir|contener|proporcionar|indicar|aportar|facilitar|constar|ser) | requisitos*
    (por favor|favor de|sírvase) ~1 (inclu*|proporcion*|confirme que) | una declaración ~3 (de que|indicando que|en la que) usted
    se requiere*`,
  declares: `
    (yo|nosotros) ~4 (declar*|certific*|afirm*|jur*|cre*|soy|somos|tengo|tenemos|manifest*|confirm*) | declaro | declaramos | certifico
    certificamos | afirmo | afirmamos | juro | juramos | creo | creemos | manifiesto | manifestamos | confirmo | confirmamos | tengo | soy
    tenemos | somos | hago constar | hacemos constar`,
  typingPrompt:
    '(escriba|copie|pegue|introduzca|ingrese|teclee|repita|escribir|transcriba) ~8 (declaración|declaraciones|frase|texto)',
  negativeAnswer: `
    ^ no $ | ^ no (marcad[oa]|aceptad[oa]|seleccionad[oa]) $ | ^ sin marcar $ | ^ falso $ | ^ desmarcad[oa] $ | ^ ninguno $ | ^ ninguna $`,
  workType: `
    obra(s|) | libro(s|) | cartel(es|) | canci(ón|ones) | música | película(s|) | vídeo(s|) | fotografía(s|) | foto(s|) | imagen | tesis
    imágenes | dibujo(s|) | novela(s|) | curso(s|) | manual(es|) | cuadro(s|) | pintura(s|) | juego(s|) | videojuego(s|) | artículo(s|)
    texto(s|) | poema(s|) | poemario(s|) | cuento(s|) | relato(s|) | álbum(es|) | disco(s|) | tema musical | software | código fuente
    programa(s|) | aplicaci(ón|ones) | ilustraci(ón|ones) | diseño(s|) | grabaci(ón|ones) | serie(s|) | episodio(s|) | capítulo(s|)
    podcast(s|) | documental(es|) | receta(s|) | partitura(s|) | mapa(s|) | patr(ón|ones) | plantilla(s|) | guion(es|) | guía(s|)
    historieta(s|) | cómic(s|) | revista(s|) | reportaje(s|) | audiolibro(s|) | escultura(s|) | ensayo(s|) | apuntes | contenido(s|)
    traducci(ón|ones) | base(s|) de datos | tipografía(s|) | material didáctico | tutorial(es|) | retrato(s|) | telenovela(s|)
    letra(s|) de | creaci(ón|ones)`,
  ownership: `
    mi | mis | nuestr* | derechos | titular* | editorial | editora | client* | fotógraf* | artista* | propietari* | propiedad | mío | mía
    (escrit[oa]s?|cread[oa]s?|realizad[oa]s?|compuest[oa]s?|dibujad[oa]s?) ~1 por | titulad[oa]s? | pertenece* | ilustrador* | compositor*
    (pintad[oa]s?|producid[oa]s?|publicad[oa]s?|tomad[oa]s?|diseñad[oa]s?) ~1 por | creador* | exclusiv* | soy (el|la) | autor(a|es|as|)
    (he|hemos) ~2 (escrito|creado|hecho|realizado|compuesto|dibujado|pintado|producido|publicado|tomado|diseñado|grabado|fotografiado)
    (escribí|creé|hice|compuse|dibujé|pinté|tomé|diseñé|grabé|publiqué|creamos|escribimos|hicimos|produjimos|grabamos|diseñamos)`,
  titled:
    'titulad[oa]s? | llamad[oa]s? | denominad[oa]s? | con el título | bajo el título | copias? (de|del) | cuyo título | de nombre',
  workField: `
    obra(s|) | título | original* | protegid* | canción | artista* | álbum | película | libro | isbn | foto* | imagen | vídeo | juego
    software | serie | episodio | producto | título de la obra | descripción de la obra | tipo de obra | nombre de la obra
    autor(a|es|as|)`,
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
    ^ abogad* | ^ director* | ^ gerente* | ^ fotógraf* | ^ autor* | ^ editor* | ^ responsable* | ^ president* | ^ fundador* | ^ asesor*
    ^ departamento (legal|jurídico) | ^ socio* | ^ socia* | ^ administrador* | ^ titular* | ^ propietari* | ^ apoderad* | ^ representante*
    ^ jefe | ^ jefa | ^ artista* | ^ ilustrador* | ^ licenciad* | ^ coordinador*`,
  phone: `
    teléfono* | tel | tfno | tlf | tlfno | móvil | celular | fax | (llámeme|llamar|llámenos|contactar*) | número de teléfono | whatsapp`,
  address:
    'dirección | dirección postal | domicilio* | código postal | calle | ciudad | residencia | domiciliad* | con domicilio',
  street: `
    calle | avenida | avda | plaza | paseo | carretera | ronda | camino | glorieta | travesía | callejón | colonia | carrera | cra | piso
    boulevard | bulevar | apartado (de correos|postal)`,

  bounceSubject: `no se puede entregar | no entregado
    
    no se (ha |)(pudo|podido|puede) (entregar|enviar) | no entregad[oa] | no se entregó | (error|fallo) (de|en la) entrega | no entregable
    entrega (fallida|no realizada) | mensaje (no entregado|devuelto) | correo (no entregado|devuelto) | devuelto al remitente
    aviso de no entrega | estado de entrega`,
  autoSubject: `
    respuesta automática | fuera de la oficina | fuera de oficina | ausente | ausencia | contestación automática | de vacaciones
    acuse de recibo | autorespuesta | auto respuesta`,
  autoText: `
    (estoy|estaré|estamos|me encuentro|me encontraré) ~2 (fuera de (la |)oficina|de vacaciones|ausente|de viaje|de baja)
    (hemos|he) recibido su ~1 (mensaje|solicitud|correo*|e-?mail|consulta|notificación|reclamación|denuncia) | no responda (a este|este)
    recibimos su ~1 (mensaje|solicitud|correo*|consulta) | (este|esta) (es|es un|es una) (un |una |)(mensaje|respuesta|correo*) automátic*
    (su|la) (solicitud|mensaje|consulta|ticket|caso) ~4 (ha sido|fue|se ha) (recibid*|registrad*|cread*|abiert*|creado)
    (generad*|enviad*) automáticamente | número de (ticket|caso|incidencia|expediente|solicitud)
    gracias por (contactar*|comunicarse|ponerse en contacto|escribir*)`,
  retraction: `
    (desist(imos|o|ir|imiento) ~6 (notificaci*|solicitud*|reclamaci*|denuncia*|queja*|acción*)) | desistimos | desisto | dejar sin efecto
    retract(amos|o|ar|arnos|arme) ~6 (notificaci*|solicitud*|reclamaci*|denuncia*|queja*|aviso*|reporte*) | dejamos sin efecto
    (notificación|solicitud|reclamación) ~8 (queda*|ha sido|fue|es|está) ~2 (retirad*|anulad*|revocad*|cancelad*|sin efecto) | me retracto
    (denuncia|queja|aviso|reporte) ~8 (queda*|ha sido|fue|es|está) ~2 (retirad*|anulad*|revocad*|cancelad*|sin efecto) | nos retractamos
    (desistimiento|revocación|cancelación) ~4 (notificación|solicitud|reclamación|denuncia|queja|aviso|reporte|dmca)
    (ignor(e|en|ar)|hagan? caso omiso|no (tenga|tengan) en cuenta) ~8 (notificación|solicitud|reclamación|denuncia)
    (ignor(e|en|ar)|hagan? caso omiso|no (tenga|tengan) en cuenta) ~8 (queja|mensaje|correo*|aviso)
    desestim(e|en|ar) ~8 (notificación|solicitud|reclamación|denuncia|queja|mensaje|correo*|aviso)
    (consider(e|en|ar)|dar|damos) ~8 (por retirad*|retirad*|anulad*|nul[oa]|sin efecto)
    (retiramos|retiro) ~3 (notificaci*|solicitud*|reclamaci*|denuncia*|queja*|aviso*|reporte*|reclamo*)
    (dese*|quier*|querem*|solicit*) ~1 (retirar|anular|cancelar|revocar) (mi|nuestra|la|esta|el|nuestro|este) ~2 (notificaci*|solicitud*)
    (dese*|quier*|querem*|solicit*) ~1 (retirar|anular|cancelar|revocar) (mi|nuestra|la|esta|el|nuestro|este) ~2 (reclamaci*|denuncia*)
    (dese*|quier*|querem*|solicit*) ~1 (retirar|anular|cancelar|revocar) (mi|nuestra|la|esta) ~2 (queja*|aviso*|reporte*|reclamo*)
    (dese*|quier*|querem*|solicit*) ~1 (retirar|anular|cancelar|revocar) (el|nuestro|este) ~2 (queja*|aviso*|reporte*|reclamo*)
    (anulamos|anulo|revocamos|revoco|cancelamos|retractamos) ~5 (notificaci*|solicitud*|reclamaci*|denuncia*)
    (anulamos|anulo|revocamos|revoco|cancelamos|retractamos) ~5 (queja*|aviso*|reporte*|reclamo*)
    (retirada|retiro|retractación|anulación) (de la|de nuestra|de mi|del) ~1 (notificaci*|solicitud*|reclamaci*|denuncia*)
    (retirada|retiro|retractación|anulación) (de una|de esta|de su) ~1 (notificaci*|solicitud*|reclamaci*|denuncia*)
    (retirada|retiro|retractación|anulación) (de la|de nuestra|de mi|del|de una|de esta|de su) ~1 (queja*|aviso*|reporte*|reclamo*)
    (desistimiento|revocación|cancelación) (de la|de nuestra|de mi|del) ~1 (notificaci*|solicitud*|reclamaci*|denuncia*)
    (desistimiento|revocación|cancelación) (de una|de esta|de su) ~1 (notificaci*|solicitud*|reclamaci*|denuncia*)
    (desistimiento|revocación|cancelación) (de la|de nuestra|de mi|del|de una|de esta|de su) ~1 (queja*|aviso*|reporte*|reclamo*)`,
  retractionTitle: `
    retractación | desistimiento | anulación | revocación | cancelación
    (retirada|retiro) (de la|de nuestra|de mi|del|de una) ~1 (notificaci*|solicitud*|reclamaci*|denuncia*|queja*|aviso*|reporte*|reclamo*)`,
  condition: `
    si (usted*|ustedes|no|el|la|los|las|se|nos|su|sus|me|ya|este|esta) | a menos que | siempre que | en caso de | en caso contrario
    podría* | podremos | puede que | cuando | hasta que | antes de | una vez que | salvo que | siempre y cuando | a condición`,
  partialRetraction: `
    (solo|solamente|únicamente|exclusivamente) ~1 (para|respecto|en cuanto|el|la|los|las|este|esta|estos|estas|en lo) | parcial*
    en parte | restante* | el resto | tod[oa]s (los|las) demás | l[oa]s demás | en cuanto a l[oa]s siguientes
    (sigue*|continúa*|permanece*|mantenemos) ~2 (vigente*|válid*|en vigor)`,
  mistakenRemoval: `
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
    contra-?notificaci* | contra-?aviso* | contra-?declaración | contra-?reclamación | impugn* ~4 (retirada|eliminación|bloqueo)
    oposición ~3 (retirada|eliminación|bloqueo|notificación)`,
  copyright: `
    derechos? conexos | derechos? autorales | piratería | obra* protegid* | ley de propiedad intelectual | derechos? de (autor|autoría)`,
  notCopyright: `
    (agente*|oficina|departamento|equipo|política*|ley|registro) ~3 derechos? de autor | (sin|ningún|no) ~2 derechos? de autor
    abogad* ~3 derechos? de autor`,
  trademark: `
    marcas? (registrada?s?|comercial(es|)|de la unión|denominativa?s?) | derecho* de marca* | derecho* marcari* | titular de la marca
    falsificaci* de (marca*|producto*) | productos? falsificad* | violación de marca* | signo distintivo
    uso (indebido|no autorizado) de (la|nuestra|mi) marca`,
  notTrademark: `
    marcas ~5 (son|de) ~3 (sus respectivos|propiedad de sus) | todas las (demás |)marcas | marcas (comerciales|registradas) ~4 respectiv*`,
  rightsClaim: `
    derechos? de autor | infracci* | infractor* | propiedad intelectual | derechos? conexos | dmca | piratería | violaci* ~3 derecho*
    vulner* ~3 derecho* | (uso|reproducción|distribución|publicación|explotación|copia*) ~1 (no autorizad*|ilegal*|ilícit*|indebid*)
    plagi* | requerimiento de (cese|retirada) | (contenido*|foto*|imágenes|textos?|obra*) robad* | aviso de retirada
    solicitud de (retirada|eliminación)`,
  takenWithoutPermission: `
    copiad[oa]s? | robad[oa]s? | robaron | robó | robo | ladrón* | plagi* | hurto | palabra por palabra | pirat* | apropiad* | se apropi*
    sin ~4 (autorización|permiso|consentimiento|licencia|pedir*|derecho|conocimiento) | no autorizad* | (me|nos) pertenece(n|) | es mí[oa]
    (no|nunca|jamás|nadie|ningún|ninguna) ~4 (autoriz*|permi*|consent*|licenci*|derecho a) | son mí[oa]s | ilegal* | ilícit*
    (soy|somos) (el|la|los|las) ~2 (autor*|propietari*|titular*|fotógraf*|artista*|creador*|dueñ*|editor*)
    (alguien|ellos) ~4 (us*|vend*|copi*|public*|compart*|distribuy*|utiliz*) ~2 (mi|mis|nuestr*)`,
  phishing: `
    phishing | suplantación de identidad | malware | software malicioso | correo basura | spam | troyano* | botnet* | ddos | hackead*
    sitio* fraudulent* | estafa* | pornografía infantil | abuso (sexual |)infantil | fraude electrónico | virus informático`,
  harassment: `
    datos personales | rgpd | acoso | acos(ar|ando|ador*) | difam* | calumni* | derecho al olvido | derecho al honor | derecho a la propia imagen | amenazas de
    (mis|mi) ~1 (datos personales|dirección particular|número de teléfono|vida privada|intimidad) | ciberacoso | injuria* | insultos?`,
  forwardedNotice: `
    (usted*|ustedes) ~2 (me|nos) ~2 (envi*|reenvi*|remiti*|traslad*)
    (me|nos) (reenviaron|reenvió|remitieron|trasladaron|enviaron|han reenviado|han enviado) ~6 (notificación|reclamación|denuncia|queja)
    (notificación|reclamación|denuncia|queja) que (me|nos) ~1 (envi*|reenvi*|remiti*|traslad*)`,
  marketing: `
    darse de baja | darte de baja | cancelar (la |su |tu |)suscripción | (demo|demostración|prueba|consulta|auditoría|presupuesto) gratis
    (demo|prueba|consulta|auditoría) gratuita | oferta (especial|limitada|exclusiva) | descuento* | promoci(ón|ones) | ofrecemos | webinar
    nuestros (servicios|precios|paquetes|planes) | seminario web | posicionamiento (web|seo) | backlink* | artículo patrocinado
    agende una | reserve (una|su) | sabía (usted |)que | aumente (sus|su) | impulse su`,
  informationRequest: `
    (por favor|le rogamos|les rogamos|favor de|le pedimos|sírvase) ~3 (proporcion*|envi*|facilit*|complet*|indi*|remit*|aport*)
    necesitamos | requerimos | para (poder |)(procesar|tramitar|gestionar) (su|la|esta) | (debe|deberá|deben) ~1 (incluir|contener)
    incomplet[oa]`,
  yourNotice: `
    (su|vuestra|tu|sus) ~1 (reclamación|notificación|solicitud|denuncia|mensaje|queja|correo*)
    (su|vuestra|tu|sus) ~1 (e-?mail|aviso|reporte|petición|escrito|consulta|reclamo)`,
  alreadyRemoved: `
    ha(n|) sido ~2 (eliminad*|retirad*|bloquead*|borrad*|deshabilitad*|suspendid*|desactivad*|cerrad*) | eliminamos
    (fue|fueron|está|están) ~2 (eliminad*|retirad*|bloquead*|borrad*|suspendid*) | retiramos el (contenido|material)
    (hemos|he|se ha|se han) ~2 (eliminado|retirado|bloqueado|borrado|deshabilitado|suspendido|desactivado|cerrado)
    ya no (está*|se encuentra*|aparece*) | (cerrar|cerramos|cerrado) ~2 (caso|ticket|expediente|incidencia)`,
  stillOnline: `
    todavía | aún | sigue | siguen | de nuevo | otra vez | nuevamente | continúa* | no (ha|han|se|fue|fueron|está|están|hemos) | nunca
    vuelto a`,
  inquiry: `
    (cuánto|cuánta|cuántos) (cuesta*|vale*|es|sería|tiempo|cobran) | cómo (puedo|podemos|se|funciona|hago|obtener|es|solicitar) | factura*
    (quién|quiénes) (es|son|puede) | cuándo (es|será|estará|pued*) | (cuál|cuáles) (es|son|sería*) | (una|mi) (pregunta|duda) | encuesta*
    qué (es|significa|debo|tengo|pasa|documentos|necesito|puedo) | (podría*|puede*) (decirme|decirnos|indicarme|explicarme|ayudarme) | nif
    (puedo|podemos|podría|es posible|hay alguna|me gustaría saber|quisiera saber|quería saber|dónde puedo) | presupuesto | cuestionario*
    tesis | entrevista | currículum* | vacante* | solicitud de empleo | boletín | cotización | cif`,
  thanks: 'gracias | agradec* | agradezco',
  extortion: `
    (pagar|pague|paguen|pago|abonar|abone|abonen|transferir|transfiera) ~8 (en un plazo|dentro de|antes del|plazo|de lo contrario)
    (pagar|pague|paguen|pago|abonar|abone|abonen|transferir|transfiera) ~8 (euros|eur|dólares|bitcoin|multa|indemnización)
    (indemnización|multa|compensación|suma|daños y perjuicios) ~6 (pagar|abonar|pago|importe|euros|dólares)
    (de lo contrario|en caso contrario|de no hacerlo) ~8 (acciones legales|demanda*|tribunal*|judicial*|abogad*|denuncia*)
    acciones legales ~4 (salvo|si no|a menos)`,
  threatened: `(su|tu) ~2 (cuenta|página|sitio|dominio|canal|perfil|tienda) ~2 (será|serán|va) ~3 (eliminad*|desactivad*|suspendid*|bloquead*|retirad*)`,
  credentials: `(confirme*|confirmar|verifi*|introduzca*|ingrese*|actualice*) ~5 (contraseña*|credenciales|datos de acceso)`,

  fromField: 'de | remitente | enviado por',
  otherField: `
    enviado | enviado el | enviada | fecha | para | a | cc | cco | copia | asunto | destinatario* | responder a | adjuntos | importancia
    archivos adjuntos`,
  forwarded:
    'mensaje reenviado | inicio del mensaje | correo reenviado | reenviado por | e-?mail reenviado | mensaje reenviado por',
  originalMessage: 'mensaje original | correo original | e-?mail original',
  attribution: 'escribió $ | escribio $ | ha escrito $ | escribió lo siguiente $ | escribió ~5 * $ | escribía $',
  forwardPrefix: 'rv | reenv | reenviado',
  replyPrefix: 'rta | resp',
  relaying: `
    reenviamos | reenvío | remitimos | trasladamos | (hemos|he) recibido ~6 (reclamación|denuncia|notificación|queja|solicitud)
    recibimos ~6 (reclamación|denuncia|notificación|queja) | siguiente (reclamación|denuncia|notificación|queja|mensaje)
    (reclamación|denuncia|notificación|queja) ~3 (siguiente|recibid*|presentad*|enviad* a través)
    formulario (de contacto|web|en línea|de denuncia*) | formulario ~6 (rellenad*|completad*|enviad*)
    (nueva|nuevo) (denuncia|mensaje|envío|solicitud|formulario)`,
  reporter: `
    denunciad[oa] por | reportad[oa] por | enviad[oa] por | presentad[oa] por | informante | notificante* | solicitante* | denunciante
    remitido por`,
  complainant: `
    denunciante* | reclamante* | demandante* | titular* (de los |del |de |)derechos? | titular | remitente | propietario de los derechos
    parte reclamante | querellante`,
  withheld: `(nombre|identidad|datos|denunciante*) ~6 (confidencial*|anónim*)`,
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
  noReply: 'no responder | no responda | noresponder | no contestar',
};
