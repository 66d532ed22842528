import type { Lexicon } from '../lexicon/lexicon.ts';

/** Italian. */
export const lexicon: Lexicon = {
  infringing: `
    violazion* | violano | viola (i|il|la|le|gli|nostri|miei|diritti) | violando | illecit* | illegal* | illegittim* | abusiv* | indebit*
    non autorizzat* | fraudolent* | a (mia|nostra) insaputa | contraff* | pirat* | lesiv* | lede | ledono | plagi* | rubat[oaie] | rubano
    senza ~3 (autorizzazione|permesso|consenso|licenza|diritto|chiedere|autorizzarl*|saperlo|credito|citare) | sottratt* | copia e incolla
    furto di (contenut*|foto*|immagin*|test*) | copiat[oaie] (da|senza|illegal*) | licenza ~2 (scadut*|revocat*|terminat*|risolta)
    (non|mai|nessun*) ~4 (autorizz*|permess*|consens*|licenza|acconsentit*|concess*) | (ha|hanno|è|sono) (stat[oaie] |)copiat[oaie]
    (ha|hanno) ~3 (rubato|preso|copiato|riprodotto|pubblicato senza) | parola per parola | da (parte di |)terzi | presunt* | asserit*
    (qualcuno|un terzo|terzi|una persona|un utente|uno sconosciuto) ~4 (us*|vend*|copi*|pubblic*|caric*|condivid*) | contestat* | infrang*
    (qualcuno|un terzo|terzi|una persona|un utente|uno sconosciuto) ~4 (offr*|distribui*|utilizz*) | incriminat*
    (url*|link*|contenut*|pagin*|sit[oi]) ~1 segnalat* | (da|di cui si chiede) (rimuovere|rimozione|eliminare)
    ancora (online|disponibil*|accessibil*|visibil*|attiv*|presente|presenti|in linea)`,
  removal: `
    rimuov* | rimozion* | rimoss[oaie] | elimin(are|azione|ate|ato|ata|ati|i|ino|atelo) | cancell(are|azione|ate|ato|ata|ati|i|ino)
    oscur(are|amento|ato|ata|ati) | blocc(are|o|ate|ato|ata|hi|hino|hiate) | disabilit* | disattiv* | inibi(re|zione|to) | deindicizz*
    togli(ere|ete|erlo|etelo) | mettere offline | cessare | cessazione | interrompere | impedire l accesso | porre fine | far cessare
    ritirare (il|la|i|le|dal|questo) | chiudere (il|la|questo) (sito|pagina|account)`,
  published: `
    condivis[oaie] | condivid(e|ono) | ripubblicat* | riprodott[oaie] | riproduc(e|ono) | riproduzion* | distribui(sce|scono|to|ta|ti|te)
    distribuzione | diffus[oaie] | diffond* | diffusione | scaric(are|abile|abili|ato|ata|ati) | scaricamento | download (gratuit*|)
    gratuitamente | gratis | (pdf|mp3|film|libr[io]) gratis | (la|una|questa|queste|le|sua) copi(a|e) | copiat[oaie] | mirror
    copi(a|e) (è|sono|si|in|disponibil*|esatt*|identic*|integral*) | appa(re|iono|rso|rsa) | segnalat[oaie] | in questione
    (è|sono|viene|vengono|stat[oaie]) ~2 (usat*|utilizzat*|pubblicat*|mostrat*|offert*|espost*|trasmess*|sfruttat*|postat*)
    (usa|usano|usando|utilizza|utilizzano|contiene|contengono|mostra|mostrano) (il|la|i|le|gli|l|mi*|nostr*)
    mess[oaie] (online|in rete|a disposizione) | pubblicat[oaie] (su|da|senza|sul) | inter[oa] (mio|mia|nostro|nostra)
    seguent[ei] ~1 (sit[oi]|pagin*|indirizz*|url*|link*|domini*) | (loro|suo|sua) (pagina|sito|profilo|account|canale|negozio|annuncio)`,
  hosting: `
    ospitat[oaie] | ospita | ospitano | ospitate | hosting | caricat[oaie] | caricamento | ricaricat* | upload* | re-?upload* | sui vostri
    (vostr[oaie]|suoi|vs) ~2 (server|sit[oi]|piattaform*|rete|serviz*|client*|utent*|domini*) | presso di voi | da voi (ospitat*|gestit*)
    (vostr[oaie]|suoi|vs) ~2 (sistem*|infrastruttur*|società|pagin*|azienda|hosting)`,
  original: `
    original[ei] | originariamente | originaria* | ufficial[ei] | ufficialmente | autentic* | legittim[oaie] | genuin*
    opera (protetta|originale|violata|lesa|tutelata) | oper[ae] ~2 (protett*|originali|violat*|tutelat*) | prima pubblicazione
    contenut[oi] (protett*|original*) | material[ei] (protett*|original*) | per la prima volta ~3 (su|in|pubblicat*)
    pubblicat[oaie] (originariamente|per la prima volta|inizialmente|legalmente) | appars[oaie] (per la prima volta|originariamente)
    (la mia|la nostra|l|questa) opera (è|si trova|può) | disponibil* legalmente | numero di registrazione | deposito (siae|legale)
    (version[ei]|copi[ae]|font[ei]|sit[oi]|edizion[ei]|rivenditor[ei]|distributor[ei]) (legal*|autorizzat*|lecit*|ufficial*|con licenza)
    (legalmente|lecitamente|ufficialmente) (disponibil*|pubblicat*|distribuit*|vendut*) | registrat[oaie] presso
    con (il mio|il nostro|la mia|la nostra|il|la|l) ~2 (autorizzazione|permesso|consenso|licenza)`,
  sale: `
    in vendita | vendut[oaie] | vend(e|ono|iamo|ita) | vendita | acquist* | comprar[ei] | licenz[ae] | librerie? | rivenditor* | prezz[oi]
    tariff* | a pagamento | commercializz* | distributor* | abbonament* | ordinar(e|lo) (su|da|presso)
    riservat[oaie] (agli|ai) (abbonat*|membri|client*|iscritt*|student*) | disponibil* (per l acquisto|all acquisto)`,
  source: `
    (nostr[oaie]|mio|mia|miei|mie|proprio|propria) ~2 (sit[oi]|blog|negozio|pagin[ae]|portfolio|canale|catalogo) | copia di $ | prov[ae]
    (nostr[oaie]|mio|mia|miei|mie|proprio|propria) ~2 (galleria|profilo|account|editore|agenzia|piattaforma) | identic[oaie] a $ | procura
    (mio|mia|nostr[oa]) ~1 (instagram|insta|youtube|facebook|twitter|etsy|patreon|bandcamp) | proprietà di $ | appart(iene|engono) a $
    (mio|mia|nostr[oa]) ~1 (spotify|soundcloud|tiktok|flickr|deviantart|tumblr|etichetta) | (soltanto|esclusivamente|unicamente) ~3 * $
    sito (ufficiale |web |internet |)(dell|del|della) (autore|autrice|artista|editore|titolare|società|azienda|cliente) | per conto di $
    (copiat[oaie]|rubat[oaie]|pres[oaie]|tratt[oaie]|estratt[oaie]) ~2 (da|dal|dalla|dai|dalle|dallo|dall) | a nome di $ | schermat[ae]
    (scaricat[oaie]|prelevat[oaie]|sottratt[oaie]) ~2 (da|dal|dalla|dai|dalle|dallo|dall) | cattur[ae] (di |dello |)schermo | screenshot
    proven(iente|ienti|gono) (da|dal|dalla|dai|dall) | (solo|soltanto|esclusivamente|unicamente) (su|da|presso|tramite|in|) $ | delega
    prov[ae] (di|del|che|della|fotografic*|allegat*) | provvedimento | sentenza | informativa | termini (e|di|del) | note legali | privacy
    condizioni (d|di|generali|del) | domande frequenti | linee guida | regolamento | per saperne di più | per (un |)confronto | museo
    (maggiori|ulteriori|altre) (informazioni|info|dettagli) | (pubblico|pubblichiamo|vendo|vendiamo|gestisco|gestiamo) (su|sul|il|i|le|la)
    confront(are|ate|o|i) | a confronto | ricerca (inversa|per immagini) | comunicato stampa | rassegna stampa | musei | festival
    mostr[ae] (su|presso|fotografic*) | concors[oi] | chi (siamo|sono) | grazie a (~1 * |)$ | tramite (~1 * |)$ | archiviat* | wayback*
    (veda|vedere|visitate|visiti|vedi) (il mio|la mia|i miei|il nostro|la nostra) | ecco (il|la|i|le) (mi*|nostr*)`,
  party: `
    contatt* | titolare* | segnalante* | reclamante* | denunciante* | mittente | richiedente* | rappresentant[ei] | organizzazione | firma
    società | azienda | datore di lavoro | editore | avvocat* | studio legale | firmato | firmatari* | agente | avente diritto
    aventi diritto | dati (di contatto|personali|del segnalante|del titolare) | (i miei|i suoi|i tuoi|vostri) (dati|recapiti)
    recapit[oi] | informazioni (di contatto|personali)`,
  location: `
    collegament[oi] | link | url | indirizz[oi] | pagin[ae] | sit[oi] | sit[oi] (web|internet) | domini(o|) | posizion[ei] | ubicazion[ei]
    seguent[ei] | di seguito | qui | qui sotto | come segue | sottostant[ei] | sottoelencat[ie] | si trova(no|) (a|su|al|all|qui|presso)
    (disponibil[ei]|accessibil[ei]|raggiungibil[ei]|reperibil[ei]|situat[oaie]) (a|su|al|all|qui|presso) | all indirizzo | agli indirizzi`,
  exception: `
    tranne | eccetto | salvo | ad eccezione (di|del|della|dei|delle) | ad esclusione (di|del|della|dei|delle) | escluso | esclusi
    diversi da | fatta eccezione | a parte`,
  clauseStart: `
    mentre | tuttavia | però | invece | pertanto | quindi | perciò | sebbene | bensì | al contrario | anche se
    ma (il|la|i|le|non|è|sono|si|in|su|anche)`,
  conjunction: 'e | ed | o | oppure | nonché | così come | e anche | e su',
  preposition: `
    a | al | all | alla | su | sul | sulla | in | nel | nella | da | dal | dalla | di | presso | tramite | via | per | vedi | vedere | è
    sono | e | o | qui`,
  removedFrom:
    '(rimuov*|rimozione|elimin*|cancell*|togli*|blocc*|oscur*|ritir*) ... (da|dal|dalla|dai|dallo|dall|su|sul|all indirizzo) $',
  movedTo:
    '(copiat*|pres[oaie]|rubat*|tratt[oaie]|scaricat*|estratt*|prelevat*) ~5 (da|dal|dalla|dai|dall) ... (a|su|sul|in|al|presso) $',
  copyVerb: `
    ^ (usa|usano|utilizza|utilizzano|riproduce|riproducono|mostra|mostrano|contiene) | ^ ha(nno|) ~3 (copiato|rubato|pubblicato)
    ^ (contengono|offre|offrono|vende|vendono|pubblica|pubblicano|copia|copiano) | ^ dove (mi*|nostr*)
    ^ (distribuisce|distribuiscono|condivide|condividono|ospita|ospitano|diffonde)
    ^ (diffondono|viola|violano|ruba|trasmette|trasmettono|sfrutta)
    ^ (che|il quale|la quale|anche) (usa|utilizza|riproduce|mostra|contiene|offre|vende|pubblica)
    ^ (che|il quale|la quale|anche) (copia|distribuisce|condivide|ospita|diffonde)
    ^ (è|sono|era|erano) ~3 (copi[ae]|riproduzion*|traduzion*|clon[ei]|plagi[oi]|contraffazion*|imitazion*)`,
  licensed: `
    (con|sotto|su|in) (una|nostra|la|) ~1 licenza | con (il|la|l|un) ~1 (nostr[oa]|mi[oa]|) (autorizzazione|permesso|consenso|accordo)
    (ha|hanno|possiede|possiedono|dispone|dispongono) (una |di una |la nostra |) ~1 (licenza|autorizzazione)`,
  workLabel: `
    ^ (l |la mia |la nostra |le mie |le nostre |titolo dell |nome dell |descrizione dell |)oper[ae] (url|link|titolo|) $
    ^ (il mio|la mia|i miei|le mie|il nostro|la nostra|i nostri|le nostre|mio|mia|nostro|nostra) $
    ^ (il |la |i |le |)(mio|mia|miei|mie|nostr[oaie]) (foto|fotografi[ae]|immagin[ei]|video|film|canzon[ei]) $
    ^ (il |la |i |le |)(mio|mia|miei|mie|nostr[oaie]) (bran[oi]|album|libr[oi]|articol[oi]|test[oi]) $
    ^ (il |la |i |le |)(mio|mia|miei|mie|nostr[oaie]) (gioc(o|hi)|software|programm[ai]|prodott[oi]|disegn[oi]) $
    ^ (il |la |i |le |)(mio|mia|miei|mie|nostr[oaie]) (design|illustrazion[ei]|cors[oi]|ricett[ae]) $`,
  unrelatedLabel: `
    ^ (web|blog|portfolio|instagram|facebook|prov[ae]|schermat[ae]|screenshot|caso|ticket) $
    ^ (pratica|riferimento|catalogo|home|discografia|sito|sito web|pagina iniziale) $`,
  copyLabel: `
    ^ (copi[ae]|loro|suo|sua|ladro|falso|contraffazion[ei]|plagi[oi]|violator[ei]) $
    ^ (contraffattor[ei]|corrispondenz[ae]|riscontr[oi]|occorrenz[ae]) $
    ^ (corrispondenza|riscontro|copia|occorrenza|risultato|violazione) * $`,
  fileLabel: '^ nom[ei] (del|dei) file $ | ^ nome file $ | ^ file $ | ^ nome del torrent $',
  messageLabel: `
    messaggi(o|) | comment[oi] | descrizion[ei] | spiegazion[ei] | osservazion[ei] | not[ae] | dichiarazion[ei] | motivazion[ei]
    dettagli | richiesta`,
  sourceColumn: `
    ^ fonte* | ^ riferiment* | ^ client* | ^ titolar* | ^ proprietari* | ^ editor* | ^ prodott* | ^ opera* | ^ opere* | ^ titolo*
    ^ catalog* | ^ negozi*`,
  sentence: `
    (io|noi|voi|lei|egli|essi|si) * | (sono|era|viene|vengono|hanno|abbiamo|ho|può|possono|chiedo|chiediamo|prego|siamo) *
    è stat[oaie] *`,
  introduces: `
    ecco | seguent[ei] | di seguito | come segue | qui sotto | sottoelencat[ie] | qui $ | vale a dire | ossia | elencat[ie]
    (si trova|si trovano|è possibile (vedere|trovare)|può essere (vist*|trovat*)|trovate|troverete) | si tratta (di|del|dei|della)`,
  firstPerson: 'mio | mia | miei | mie | nostr* | noi | io | mi | ci | cliente | assistit*',
  thirdPerson: `
    qualcuno | loro | essi | suo | sua | utent[ei] | venditor* | terz[oi] | commerciant* | ladr* | contraffattor* | sit[oi] | pagin[ae]
    annunc* | copi[ae] | post | gestor[ei]`,
  website: `
    ufficial[ei] | sit[oi] | sito web | sito internet | home page | blog | negozio | portfolio | catalogo | editore | etichetta | studio
    vedi | vedere | visita | visitate | confronta | confrontare | cfr`,
  sentWith: `
    ^ inviat[oa] (da|dal|con|tramite|dalla) | ^ scarica outlook | ^ ottieni outlook | ^ privo di virus | ^ senza virus
    ^ (questo|questa|la presente) (messaggio|e-?mail|mail) è stat[oa] ~4 (inviat[oa]|verificat[oa]|generat[oa]|controllat[oa])`,
  partyContext: `
    per conto | a nome | in nome | rappresent* | autric* | titolar* | proprietari* | client* | editor* | fotograf* | artist* | compositor*
    illustrat* | scrittor* | scrittric* | sono | siamo | mi chiamo | nome | sottoscritt* | legale rappresentante | creator* | assistit*
    amministrator* | autor[ei]`,

  closing: `
    cordiali saluti | distinti saluti | sentiti saluti | saluti | cordialmente | (i miei |)(più |)(cordiali|distinti|migliori) saluti
    saluti (cordiali|distinti) | un (cordiale|cortese) saluto | con (osservanza|stima|i migliori saluti) | in fede | grazie
    grazie (mille|e (cordiali |)saluti|in anticipo|anticipatamente|per la collaborazione) | (molte|tante) grazie | resto in attesa
    grazie per (l attenzione|la collaborazione|l aiuto|la vostra (collaborazione|attenzione|disponibilità)) | restiamo in attesa
    ringrazi(o|amo) (anticipatamente|in anticipo|per) | ringraziando(la|vi) (anticipatamente|in anticipo) | buona giornata
    (porgo|porgiamo) (distinti|cordiali) saluti | rispettosamente`,
  opening: `
    ^ gentil* | ^ egregi* | ^ spettabil* | ^ spett | ^ buongiorno | ^ buonasera | ^ salve | ^ ciao | ^ car[oaie] | ^ a chi di competenza
    ^ alla cortese attenzione | ^ illustrissim*`,
  enclosure: '^ allegat[oi] | ^ appendic[ei]',

  goodFaith: 'buona fede | sincera convinzione | (sinceramente|onestamente) (convint*|ritengo|credo)',
  belief: `
    cred(o|iamo|ere|enza) | convinzione | convint* | ritengo | riteniamo | reput(o|iamo) | autorizz* | consentit* | utilizz* | uso | sì
    permess* | licenza | dichiar* | certific* | afferm* | attest* | conferm* | accett* | selezionat*`,
  plainBelief: `
    (sinceramente|onestamente|ragionevolmente|fermamente) ~3 (cred*|riten*|convint*) ... (non|né|senza) ~3 autorizz*
    (credo|crediamo|ritengo|riteniamo|convint*) ... non ~3 autorizzat* ~2 (dal|dalla|dai|da|dalle) ... (legge|agent*|rappresentant*)`,
  perjury: `
    spergiuro | falsa testimonianza | sotto giuramento | giuro | giuriamo | false dichiarazioni | falsa dichiarazione | dpr 445
    dichiarazion[ei] mendac[ei] | dichiarazione giurata | (sotto la propria|sotto la mia) responsabilità | sanzioni penali
    consapevole ~4 (sanzioni|responsabilità|conseguenze)`,
  accurate: `
    accurat* | esatt[oaie] | corrett[oaie] | veritier[oaie] | precis[oaie] | ver[oaie] | veridic* | rispond(e|ono) al vero | verità
    corrispond(e|ono) al vero`,
  information: `
    informazion[ei] | dichiara* | segnalazion[ei] | notific* | avviso | comunicazion[ei] | reclam[oi] | dati | contenut[oi] | richiest[ae]
    presente | sopra | quanto | afferma* | denunci[ae] | tutto | modulo | lettera`,
  authority: `
    titolar* | per conto | legittimat* | autorizzat* | autorizz* | a nome | in nome | proprietari* | rappresent* | autore | autrice
    delegat* | procura* | agire | diritt[oi] esclusiv* | esclusiv* | avente diritto | aventi diritto | agente | fotografo | fotografa
    mandat* | incaricat* | creatore | creatrice`,
  requirement: `
    (deve|devono|dovrà|dovranno|dovrebbe) ~2 (includere|contenere|fornire|indicare|riportare|comprendere|essere) | requisit[oi]
    (si prega di|vi preghiamo di|per favore|la preghiamo di) ~1 (includere|fornire|confermare|indicare|allegare)
    una dichiarazione ~3 (che|secondo cui|in cui) (lei|l utente|voi) | è (necessario|obbligatorio) ~2 (includere|indicare|fornire)`,
  declares: `
    (io|noi) ~4 (dichiar*|certific*|afferm*|giur*|cred*|sono|siamo|ho|abbiamo|attest*|conferm*|riten*) | dichiaro | dichiariamo | affermo
    certifico | certifichiamo | affermiamo | giuro | giuriamo | credo | crediamo | attesto | attestiamo | confermo | confermiamo | ritengo
    riteniamo | ho | abbiamo | sottoscritt[oaie]`,
  typingPrompt: '(digit*|scriv*|copi*|incoll*|inserisc*|ripet*|riport*) ~8 (dichiarazion[ei]|frase|testo)',
  negativeAnswer:
    '^ no $ | ^ non (selezionat[oa]|accettat[oa]|spuntat[oa]) $ | ^ falso $ | ^ deselezionat[oa] $ | ^ nessun[oa]? $',
  workType: `
    oper[ae] | bran[oi] | libr[io] | canzon[ei] | immagin[ei] | fotografi[ae] | foto | disegn[io] | romanz[oi] | cors[io] | dipint[io]
    gioc(o|hi) | videogioc(o|hi) | fumett[io] | film | video | musica | musiche | album | articol[oi] | test[oi] | poesi[ae] | raccont[oi]
    software | codice sorgente | programm[ai] | applicazion[ei] | illustrazion[ei] | registrazion[ei] | serie | episodi(o|) | puntat[ae]
    podcast | documentari(o|) | ricett[ae] | spartit[oi] | mapp[ae] | cartamodell[oi] | manual[ei] | quadr[oi] | scultur[ae] | rivist[ae]
    audiolibr[oi] | design | grafic[ah]e? | sceneggiatur[ae] | traduzion[ei] | dispens[ae] | guid[ae] | scatt[oi] | contenut[oi] | tesi
    creazion[ei] | modell[oi] | tutorial | ritratt[oi] | locandin[ae] | band[ae] sonor[ae] | banca dati | sagg[io]o?`,
  ownership: `
    mio | mia | miei | mie | nostr* | diritt* | autric* | titolar* | proprietari* | proprietà | client* | editor* | edizion[ei] | artist*
    fotograf[oai] | (scritt[oaie]|creat[oaie]|realizzat[oaie]|compost[oaie]|disegnat[oaie]) ~1 (da|dal|dalla) | intitolat[oaie] | creator*
    (dipint[oaie]|prodott[oaie]|pubblicat[oaie]|scattat[oaie]|girat[oaie]) ~1 (da|dal|dalla) | appart(iene|engono) | illustrat*
    (ho|abbiamo) ~2 (scritto|creato|fatto|realizzato|composto|disegnato|dipinto|prodotto|pubblicato|scattato|girato|registrato|progettato)
    compositor* | esclusiv* | assistit* | autor[ei]`,
  titled: `
    intitolat[oaie] | dal titolo | con il titolo | chiamat[oaie] | denominat[oaie] | copi[ae] (di|del|della|dei) | il cui titolo | di nome`,
  workField: `
    oper[ae] | titolo | original* | protett* | canzone | brano | artist* | album | film | libro | isbn | foto* | immagin[ei] | video
    gioco | software | serie | episodio | prodotto | titolo dell opera | descrizione dell opera | tipo di opera | nome dell opera
    autor[ei]`,
  notWorkField: `
    titolar* | proprietari* | url | link | indirizzo | posizione | numero di registrazione | qualifica | titolo professionale | ruolo
    titolo di studio | rappresentant* | illecit* | violazion* | segnalazione`,
  copyrightIn:
    '(diritt[oi] d autore|diritt[oi]|copyright|diritt[oi] esclusiv[oi]|titolarità) (su|sul|sulla|sulle|sui|sull|di|relativi a)',
  signatureField:
    'firma | firmato | firmata | sottoscritto da | firma (elettronica|digitale|autografa|fisica) | firmatari* | f to',
  notSignature: 'data | ora | luogo | algoritmo | impronta',
  nameBelow: `
    (digit*|inserisc*|scriv*|indic*) ~5 (nome|firma) | firmato ~2 da
    (la mia |la |)firma (elettronica |digitale |)(segue|di seguito|qui sotto|è)`,
  notName: `
    ^ (gentil*|egregi*|spett*|salve|buongiorno|prego|questo|questa|noi|io|se|nota)
    ^ (allegat*|riservat*|avvertenza|informativa|tel|telefono|fax|data|pagina)
    ^ (saluti|grazie|cordiali|distinti|inviato|per conto|in nome|indirizzo|p iva|partita|codice|sede|capitale|oggetto|in attesa|gli|per)`,
  office: `
    ^ avvocat* | ^ avv | ^ direttor* | ^ direttric* | ^ amministrator* | ^ fotograf* | ^ autor* | ^ autric* | ^ editor* | ^ responsabil*
    ^ president* | ^ fondator* | ^ ufficio legale | ^ titolar* | ^ legale rappresentante | ^ soci[oa] | ^ dott | ^ dottor* | ^ artist*
    ^ illustrat* | ^ consulent* | ^ giornalist*`,
  phone:
    'telefono* | tel | cellulare | cell | mobile | fax | (chiamat*|contattat*) (mi|ci|al) | numero di telefono | recapito telefonico',
  address: `
    indirizz[oi] | indirizzo postale | domicilio | residenza | residente | codice postale | cap | città | sede legale | domiciliat*`,
  street: `
    ^ via * | piazza | piazzale | viale | corso * | vicolo | largo * | strada (provinciale|statale|comunale) | contrada | lungomare
    casella postale | via (roma|dei|delle|della|del|san|santa)`,

  bounceSubject: `non recapitabile | impossibile (recapitare|consegnare)
    
    mancato recapito | recapito non riuscito | mancata consegna | consegna (non riuscita|fallita) | non recapitat[oa] | avviso di mancata
    impossibile (recapitare|consegnare) | messaggio (non recapitato|non consegnato|respinto) | errore di (consegna|recapito)
    notifica di mancat* | restituito al mittente`,
  autoSubject: `
    risposta automatica | fuori (sede|ufficio) | assenza | assente | in ferie | avviso di assenza | conferma di ricezione | non in ufficio
    messaggio automatico`,
  autoText: `
    (sono|sarò|siamo) ~2 (fuori (ufficio|sede|dall ufficio)|in ferie|assente|in vacanza|assenti) | non (sono|sarò) in ufficio
    abbiamo ricevuto (la (sua|tua|vostra)|il (suo|tuo|vostro)) ~1 (messaggio|richiesta|e-?mail|mail|segnalazione|comunicazione)
    la (sua|tua|vostra) ~1 (richiesta|messaggio|segnalazione|ticket) ~2 (è stat[oa]) ~1 (ricevut[oa]|registrat[oa]|apert[oa])
    il (suo|tuo|vostro) ~1 (richiesta|messaggio|segnalazione|ticket) ~2 (è stat[oa]) ~1 (ricevut[oa]|registrat[oa]|apert[oa])
    la (sua|tua|vostra) ~1 (richiesta|messaggio|segnalazione|ticket) ~2 (è stat[oa]) ~1 (creat[oa]|pres[oa] in carico)
    il (suo|tuo|vostro) ~1 (richiesta|messaggio|segnalazione|ticket) ~2 (è stat[oa]) ~1 (creat[oa]|pres[oa] in carico)
    (questo|questa) è (un|una) (messaggio|risposta|e-?mail|mail) automatic[oa] | (generat[oa]|inviat[oa]) automaticamente
    (non rispondere|si prega di non rispondere) | numero (di|del) (ticket|pratica|richiesta)
    grazie per (averci contattato|aver contattato|la sua richiesta)`,
  retraction: `
    (la|lo|li|le) ritir(o|iamo) | considerar(la|lo|li|le|e) ~2 (mai inviat*|non inviat*|null*|annullat*|ritirat*)
    (annull(o|iamo|are)|rinunci(o|amo|are)) ~6 (segnalazion*|richiest*|notific*|reclam*|denunci*|diffid*|istanz*|dmca) | ritrattiamo
    (segnalazione|richiesta|notifica) ~8 (è|sono|stat*|va|deve) ~3 (ritirat*|revocat*|annullat*|considerat* null*) | ritratto la
    (reclamo|denuncia|diffida) ~8 (è|sono|stat*|va|deve) ~3 (ritirat*|revocat*|annullat*|considerat* null*)
    (segnalazione|richiesta|notifica|reclamo|denuncia|diffida) ~8 (è|sono|stat*|va|deve) ~3 priv[oa] di effett*
    (ignor(are|ate|i)|non tenere conto|non (tenete|tenga) conto) ~8 (segnalazione|richiesta|notifica|reclamo|denuncia)
    (ignor(are|ate|i)|non tenere conto|non (tenete|tenga) conto) ~8 (messaggio|e-?mail|mail|comunicazione)
    (considerare|considerate|consideri) ~8 (ritirat[oa]|annullat[oa]|null[oa]|revocat[oa]|come non inviat*)
    (ritiriamo|ritiro|revochiamo|revoco|annulliamo) ~5 (segnalazion*|richiest*|notific*|reclam*|denunci*|diffid*|istanz*)
    (annullo|rinunciamo|rinuncio) ~5 (segnalazion*|richiest*|notific*|reclam*|denunci*|diffid*|istanz*)
    (desider*|vogli*|intend*|vorre*) ~2 (ritirare|revocare|annullare) ~4 (segnalazion*|richiest*|notific*)
    (desider*|vogli*|intend*|vorre*) ~2 (ritirare|revocare|annullare) ~4 (reclam*|denunci*|diffid*|istanz*)
    (ritiro|revoca|annullamento|rinuncia|ritrattazione) (della|del|di|alla|delle) ~2 (segnalazion*|richiest*|notific*)
    (ritiro|revoca|annullamento|rinuncia|ritrattazione) (della|del|di|alla|delle) ~2 (reclam*|denunci*|diffid*|istanz*)`,
  retractionTitle: `
    revoca | ritrattazione | annullamento | rinuncia
    ritiro (della|del|di|delle) ~2 (segnalazion*|richiest*|notific*|reclam*|denunci*|diffid*|istanz*)`,
  condition: `
    se (il|non|i|gli|voi|viene|vengono|verrà|entro|l|sarà) | qualora | a meno che | purché | a condizione | nel caso | in caso di | finché
    potremmo | potrebbe | potrebbero | fino a quando | prima di | salvo che | una volta che | quando`,
  partialRetraction: `
    (solo|soltanto|esclusivamente|unicamente|limitatamente) ~1 (per|a|al|alla|ai|il|la|i|le|quest*|riguardo) | parzial* | in parte
    rimanent* | restant* | il resto | tutt[ei] (gli|le) altr[ei] | gli altri link
    (resta|restano|rimane|rimangono) ~2 (valid*|in vigore|ferm*|invariat*)`,
  mistakenRemoval: `
    per (errore|sbaglio|un errore) | (errore|sbaglio) (di|nell) identificazione | errata identificazione | erroneamente
    ingiustamente ~3 (rimoss*|eliminat*|bloccat*) | scambio di persona
    (segnalazione|richiesta|notifica|reclamo|denuncia) ~3 (è|era) ~2 (errat[oa]|infondat[oa]|fals[oa]|sbagliat[oa])
    (segnalazione|richiesta|notifica|reclamo|denuncia) ~3 (è|era) ~2 (pretestuos[oa]|non valid[oa])`,
  jurisdiction: `
    giurisdizione | giurisdizione ~4 (tribunal*|corte|distretto|federale) | foro competente | competenza (del|dei|giurisdizionale)
    tribunal* (federal*|distrettual*)`,
  serviceOfProcess: `
    (accett*|accetterò|accetteremo) ~4 (notific* ~2 atti|citazion*|notifiche|atti giudiziari)
    notific* ~2 (atti giudiziari|atto di citazione|citazione)`,
  counterNotice: `
    contro-?notific* | contro-?segnalazion* | contro-?avviso | contro-?deduzioni | contronotific*
    opposizione ~3 (rimozione|blocco|segnalazione|cancellazione) | contestazione ~3 (rimozione|blocco|cancellazione)`,
  copyright: `
    diritt[oi] d autor[ei] | diritt[oi] conness[oi] | diritt[oi] di (autore|riproduzione) | pirateria | oper[ae] protett[ae] | legge 633
    proprietà letteraria`,
  notCopyright: `
    (agente|ufficio|reparto|team|politica|legge|normativa) ~4 diritt[oi] d autor[ei] | (nessun|non|senza) ~2 diritt[oi] d autor[ei]
    avvocat* ~3 diritt[oi] d autore`,
  trademark: `
    marchi(o|) registrat[oi] | marchi(o|) (commercial[ei]|denominativ*|figurativ*|d impresa|dell unione) | diritt[oi] di marchio
    titolare del marchio | contraffazion* (di|del|dei) (marchi*|prodott*) | prodott[oi] contraffatt* | violazione ~2 marchi*`,
  notTrademark: `
    marchi ~5 (rispettivi|proprietà dei) | tutti (gli altri |i )marchi | marchi (citati|sono) ~4 proprietari
    rispettivi (proprietari|titolari)`,
  rightsClaim: `
    diritt[oi] d autor[ei] | violazion* | contraffazion* | proprietà intellettuale | diritt[oi] conness[oi] | pirateria | dmca | diffida
    plagi* | (uso|utilizzo|riproduzione|distribuzione|pubblicazione|diffusione|copi[ae]) ~1 (non autorizzat*|illecit*|illegal*|abusiv*)
    lesion* ~3 diritt* | (contenut[oi]|foto*|immagin[ei]|test[oi]|oper[ae]) rubat* | richiesta di rimozione`,
  takenWithoutPermission: `
    copiat[oaie] | rubat[oaie] | rubano | furto | ladr[oi] | plagi* | sottratt[oaie] | parola per parola | pirat* | non autorizzat*
    senza ~4 (autorizzazione|permesso|consenso|licenza|chieder*|diritto|avvisar*) | (mi|ci) appart(iene|engono) | sono mie | sono miei
    (non|mai|nessun*) ~4 (autorizz*|permess*|consenti*|acconsent*|licenz*|diritto di) | illecit* | illegal* | a (mia|nostra) insaputa
    (sono|siamo) (il|la|l|i|gli) ~2 (autor*|autric*|proprietari*|titolar*|fotograf*|artist*|creator*|editor*) | di (mia|nostra) proprietà
    (qualcuno|loro) ~4 (us*|vend*|copi*|pubblic*|condivid*|distribui*|utilizz*) ~2 (mi*|nostr*)`,
  phishing: `
    phishing | malware | software malevol* | spam | posta indesiderata | trojan* | botnet* | ddos | hackerat* | frode informatica | truffa
    sit[oi] (truffa|fraudolent*) | pedopornograf* | abus[oi] su minori | virus informatic*`,
  harassment: `
    dati personali | gdpr | molesti* | diffam* | calunni* | ingiuri* | diritto all oblio | diritto all immagine | lesione (dell onore|della reputazione) | minacce
    (i miei|il mio|la mia) ~1 (dati personali|indirizzo di casa|numero di telefono|vita privata) | stalking | cyberbullismo | offensiv*`,
  forwardedNotice: `
    (mi|ci) (avete|ha|aveva) ~2 (inoltrat*|inviat*|trasmess*|girat*|mandat*) | (da voi|da lei) (inoltrat*|trasmess*|inviat*)
    (segnalazione|notifica|reclamo|richiesta) che (mi|ci) ~1 (avete|ha)`,
  marketing: `
    disiscri* | annulla (l |)iscrizione | cancella* (l |la tua |)iscrizione | (demo|prova|consulenza|preventivo|analisi) gratuit[oa]
    offerta (speciale|limitata|esclusiva) | sconto | sconti | promozion[ei] | offriamo | (i nostri|nostri) (servizi|prezzi|pacchetti)
    webinar | posizionamento (seo|sui motori) | backlink* | guest post | prenota (una|un|la) | lo sapevi | lo sapevate | aumenta (le|il|i)
    link building | listino prezzi`,
  informationRequest: `
    (si prega di|vi preghiamo di|la preghiamo di) ~2 (fornir*|inviar*|indicar*|completar*|integrar*|specificar*|trasmetter*) | ci occorr*
    (per favore|vi chiediamo di|le chiediamo di) ~2 (fornir*|inviar*|indicar*|completar*|integrar*|specificar*|trasmetter*) | necessitiamo
    abbiamo bisogno | per (poter |)(elaborare|gestire|procedere|evadere) ~2 (la|sua|vostra|richiesta) | incomplet[oa]
    (deve|devono) ~1 (includere|contenere)`,
  yourNotice: `
    (vostra|sua|tua) ~1 (segnalazione|richiesta|notifica|comunicazione|e-?mail|mail|denuncia|diffida|lettera|domanda)
    (vostro|suo|tuo) ~1 (messaggio|reclamo|avviso|esposto) | (vostre|sue) (segnalazioni|richieste|comunicazioni)`,
  alreadyRemoved: `
    (è|sono) stat[oaie] ~2 (rimoss*|eliminat*|cancellat*|bloccat*|oscurat*|disabilitat*|disattivat*|sospes*|chius*)
    (abbiamo|ho|ha|hanno) ~2 (rimosso|eliminato|cancellato|bloccato|oscurato|disabilitato|disattivato|sospeso|chiuso)
    non (è|sono) più (online|disponibil*|accessibil*|present*|visibil*)
    (chiudere|chiudiamo|chiuso) ~2 (caso|ticket|pratica|segnalazione)`,
  stillOnline:
    'ancora | di nuovo | nuovamente | tuttora | continua | continuano | non (è|sono|ancora|risulta|stat*|avete|abbiamo)',
  inquiry: `
    quanto (costa|costano|tempo|è|sarebbe|viene) | come (posso|possiamo|si fa|funziona|fare|ottenere|devo|si) | (una|mia) domanda
    (chi|cosa) (è|sono|può|devo|significa|succede|serve) | quando (è|sarà|potr*|verrà) | qual(e|i|) (è|sono|sarebbe|document*) | fattura
    (potete|può|potrebbe|potreste) (dirmi|dirci|indicarmi|spiegarmi|aiutarmi) | fatture | preventivo | sondaggio | questionario
    (posso|possiamo|potrei|è possibile|c è|vorrei sapere|volevo sapere|dove posso) | tesi di laurea | intervista | candidatura
    curriculum | partita iva | newsletter | offerta di lavoro`,
  thanks: 'grazie | ringrazi*',
  extortion: `
    (pagare|paghi|pagate|pagamento|versare) ~8 (entro|altrimenti|pena|euro|eur|bitcoin|multa|risarcimento|giorni)
    (versamento|corrispondere|bonifico) ~8 (entro|altrimenti|pena|euro|eur|bitcoin|multa|risarcimento|giorni)
    (risarcimento|multa|sanzione|indennizzo|somma) ~6 (pagare|versare|pagamento|importo|euro) | vie legali ~4 (salvo|se non|a meno)
    (altrimenti|in caso contrario|in difetto) ~8 (vie legali|azion*|tribunal*|giudiziari*|avvocat*|denunci*|querel*)`,
  threatened: `(suo|sua|tuo|tua|vostro|vostra) ~2 (account|pagina|sito|dominio|canale|profilo) ~2 (sarà|verrà) ~3 (eliminat*|disattivat*|sospes*|bloccat*|rimoss*)`,
  credentials: `(conferm*|verific*|inseri*|aggiorn*) ~5 (password|credenziali|dati di accesso)`,

  fromField: 'da | mittente | inviato da',
  otherField: `
    inviato | inviato il | data | a | cc | ccn | per conoscenza | oggetto | destinatari* | rispondi a | allegati | priorità | importanza`,
  forwarded: `
    messaggio inoltrato | inizio messaggio | inizio del messaggio | e-?mail inoltrata | inoltrato da | mail inoltrata
    messaggio inoltrato da`,
  originalMessage: 'messaggio (originale|originario) | e-?mail originale | mail originale',
  attribution: 'ha scritto $ | scrisse $ | scrive $ | ha scritto ~5 * $ | scriveva $',
  forwardPrefix: 'i | inoltro | inol',
  replyPrefix: 'r | ri | risp',
  relaying: `
    inoltriamo | inoltro | trasmettiamo | giriamo | abbiamo ricevuto ~6 (segnalazione|reclamo|denuncia|notifica|richiesta)
    (è pervenuta|pervenuta) ~4 (segnalazione|richiesta|diffida) | seguente (segnalazione|reclamo|denuncia|notifica|richiesta|messaggio)
    (segnalazione|reclamo|denuncia) ~3 (ricevut*|inviat* tramite|inoltrat*|seguente) | modulo (di contatto|online|web|di segnalazione)
    modulo ~6 (compilat*|inviat*) | nuov[oa] (segnalazione|messaggio|richiesta|modulo)`,
  reporter:
    'segnalat[oa] da | inviat[oa] da | presentat[oa] da | segnalante* | richiedente | notificante* | compilat[oa] da | segnalatore',
  complainant: `
    reclamante* | denunciante* | segnalante* | titolare (dei|del|dei relativi) diritt[oi] | titolare | avente diritto | mittente
    querelante | parte lesa`,
  withheld: `(nome|identità|dati|segnalante*) ~6 (riservat*|anonim*)`,
  emailLabel: 'e-?mail | mail | posta elettronica | indirizzo (e-?mail|mail|di posta) | pec',
  nameLabel: 'nome | nome completo | nome e cognome | cognome e nome | nominativo | il suo nome | nome del contatto',
  firstName: 'nome di battesimo | primo nome',
  lastName: 'cognome',
  otherName: `
    società | azienda | file | utente | dominio | host | account | sito | opera | organizzazione | prodotto | ragione sociale | ditta
    ente | nome (della società|del file|utente|di dominio|del sito|dell azienda|dell opera|del prodotto|dell organizzazione|della ditta)`,
  registry:
    'registrante | assegnatario del dominio | titolare del dominio | fornitore di hosting | ente di registrazione',
  noReply: 'non rispondere | nonrispondere | no risposta',
};
