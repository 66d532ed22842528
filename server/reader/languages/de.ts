import type { Lexicon } from '../lexicon/lexicon.ts';

/** German. */
export const lexicon: Lexicon = {
  infringing: `
    rechtsverletz* | *verletzung* | verletz* | unerlaubt* | unberechtigt* | rechtswidrig* | widerrechtlich* | unbefugt* | unrechtmäßig*
    unautorisiert* | unzulässig* | unlizenziert* | illegal* | rechtsverstoß* | urheberrechtsverstöße* | über die lizenz hinaus | raubkop*
    ohne ~3 (genehmigung|erlaubnis|zustimmung|einwilligung|einverständnis|lizenz|berechtigung|wissen|nutzungsrecht*) | piraterie | *klau
    ohne ~3 (zu fragen|gefragt|autorisierung|freigabe|rechtsgrundlage|quellenangabe|namensnennung) | piraten* | schwarzkop* | raubdruck*
    (kein|keine|keinen|keinerlei|nie|niemals) ~4 (genehmigung|erlaubnis|zustimmung|einwilligung|lizenz|freigabe|nutzungsrecht*) | plagiat*
    (nie|niemals|nicht) ~3 (zugestimmt|erlaubt*|genehmigt*|gestattet*|autorisiert*|lizenziert*|eingewilligt|freigegeben*) | fälschung*
    nicht ~1 (autorisiert*|genehmigt*|lizenziert*|erlaubt*) (kopie*|version*|nutzung|verwendung|seite*|inhalt*|vervielfältigung*)
    niemand* ~4 (erlaub*|gestatt*|genehmig*) | lizenz ~2 (abgelaufen|erloschen|gekündigt|beendet|widerrufen) | gefälscht* | plagiier*
    abgeschrieben | gestohlen* | geklaut* | entwendet* | diebstahl* | abgekupfert* | nachgemacht* | beanstandet* | mutmaßlich*
    missbräuchlich* | missbrauch* | verst(ößt|oßen|oßend*|oesst) (gegen|gegen ~3 recht*) | wort für wort | wortwörtlich
    eins zu eins (kopiert|übernommen) | (wurde*|hat|haben|worden) ~4 (kopiert|übernommen|abgeschrieben) | kopien (meiner|unserer)
    jemand ~4 (verkauft|verwendet|benutzt|nutzt|kopiert|verbreitet|veröffentlicht|teilt|bietet|gibt) | (geleakt*|leak|leaks)
    von (dritten|unbekannten|fremden|jemand*) ~3 (verwendet|benutzt|genutzt|kopiert|veröffentlicht|hochgeladen|angeboten)
    (immer noch|noch immer|weiterhin|nach wie vor) ~2 (online|verfügbar|abrufbar|erreichbar|aufrufbar|da)
    gemeldete* (url*|link*|inhalt*|seite*|datei*|adresse*) | zu (entfernende*|löschende*|sperrende*)`,
  removal: `
    entfern* | lösch* | gelöscht* | loesch* | geloescht* | sperr* | gesperrt* | beseitig* | deaktivier* | blockier* | herunternehm*
    (vom|aus dem) netz ~2 (nehm*|genommen|zu nehmen) | (offline|herunter|runter|raus) ~1 (nehm*|genommen|zu nehmen) | herunterzunehmen
    runternehm* | rausnehm* | vom netz | verschwinden | unterlass* | zu unterlassen | abschalt* | abzuschalten | depublizier*
    zugriff ~4 (sperr*|verhinder*) | zugang ~4 (sperr*|verhinder*|deaktivier*) | unzugänglich (mach*|zu machen) | aus dem index`,
  published: `
    gepostet* | veröffentlicht (auf|unter|bei|von) | geteilt* | verbreit* | vervielfältig* | kopiert* | gespiegelt* | gemeldete*
    online gestellt | ins netz gestellt | eingestellt* (auf|unter|bei) | (zum|kostenlos* ~1|gratis ~1) (download|herunterladen*)
    heruntergeladen* | kostenlos* (pdf|ebook|mp3|stream*) | erscheint | erscheinen | auftaucht | taucht ~3 auf | zugänglich gemacht*
    (wird|werden|wurde|wurden) ~4 (verwendet|benutzt|genutzt|angezeigt|angeboten|gezeigt|verwertet|gestreamt|weitergegeben) | fraglich*
    (verwendet|benutzt|nutzt|zeigt|enthält|verwenden|benutzen|nutzen) ~1 (mein*|unser*) | (die|diese|eine|dieser|der) kopien? | strittig*
    kopien? (ist|sind|findet|finden|befindet|befinden|liegt|auf|unter) | mein* (ganz*|gesamt*|komplett*|vollständig*) *
    öffentlich zugänglich* | betreffend* (url*|seite*|link*) | folgende* ~1 (seite*|website*|webseite*|adresse*|url*|angebot*|domain*)
    (deren|dessen|seine*) (seite*|website*|webseite*|profil|konto|kanal|shop|angebot*)`,
  hosting: `
    hochgeladen* | hochlad* | hochlädt | re-?upload* | upload* | gehostet* | hostet | hosten | hosting | auf ihren seiten
    von ihnen (bereitgestellt*|betrieben*|gehostet*) | bei ihnen ~2 (gehostet*|liegt|liegen|gespeichert*)
    ihre(n|m|r|s|) ~2 (server*|seite*|website*|webseite*|plattform*|netzwerk*|netz|dienst*|kunde*|nutzer*|portal*|hosting*|domain*)
    ihr ~2 (server*|netzwerk*|netz|dienst|kunde|nutzer|portal|unternehmen|hosting*|system) | in ihrem (angebot|rechenzentrum|netz)
    ihre(n|m|r|s|) ~1 (system*|infrastruktur|webspace)`,
  original: `
    original* | ursprünglich* | offiziell* | echt* (seite|shop|werk*) | authentisch* | erschienen | erstveröffentlich* | ersterschein*
    (zuerst|erstmals|ursprünglich|erstmalig) ~3 (auf|bei|in|unter|erschienen|veröffentlicht|publiziert|gezeigt|gesendet|hochgeladen)
    (urheberrechtlich |)geschützt* (werk*|inhalt*|material*) | verletzt* werk* | (betroffen*|eigen*) werk* | schutzfähig* werk*
    (autorisiert*|lizenziert*|lizensiert*) ~1 (händler*|anbieter*|seite*|version*|kopie*|verkäufer*) | registrierungsnummer
    (autorisiert*|lizenziert*|lizensiert*) ~1 (shop*|quelle*|ausgabe*|partner*|website*) | urheberrechtsregist* | gedruckte* ausgabe
    (legal*|rechtmäßig*) ~2 (angebot*|quelle*|version*|download*|erhältlich|verfügbar)
    (legal*|rechtmäßig*) ~2 (anbieter*|veröffentlicht*|erworben*|stream*|seite*)
    mit (unserer|meiner|ihrer|seiner|der) ~2 (genehmigung|erlaubnis|zustimmung|einwilligung|lizenz)
    (das|mein|unser|dieses) werk (ist|befindet|findet|kann|liegt|unter)`,
  sale: `
    erhältlich | (nur|ausschließlich|exklusiv) (bei|auf|über|unter|in|durch) | vertrieben | vertrieb (über|durch) | verkauf* | kaufen
    zu (kaufen|erwerben) | kauf* (bei|auf|unter|in) | käuflich* | erworben | lizenz* | bestell(en|bar|t|ung*) | buchhandel | buchhandlung*
    im (handel|buchhandel|shop|angebot) | händler* | preis(e|en|) | kostenpflichtig* | (wir|ich) (verkaufe*|vertreibe*)
    zum (kauf|verkauf) | nur für (mitglieder|abonnenten|kunden|teilnehmer*|schüler*)`,
  source: `
    (unser*|mein*|eigen*|offiziell*|dessen|deren) ~2 (website*|webseite*|homepage*|seite*|shop*) | stammt (von|aus) | stammen (von|aus)
    (unser*|mein*|eigen*|offiziell*|dessen|deren) ~2 (blog*|portal*|kanal*|katalog*|portfolio*) | kopie von $ | identisch mit $ | agb
    (unser*|mein*|eigen*) ~1 (onlineshop*|webshop*|internetseite*|internetauftritt|galerie*) | mehr (informationen|infos|dazu|erfahren)
    (unser*|mein*|eigen*) ~1 (verlag*|agentur*|profil*|konto|domain*|plattform*) | (nur|ausschließlich|exklusiv|lediglich) ~3 * $ | beleg*
    (unser*|mein*) ~1 (instagram*|insta|youtube*|facebook*|twitter|etsy*|patreon*) | weitere (informationen|infos|details|angaben)
    (unser*|mein*) ~1 (soundcloud*|bandcamp*|spotify*|tiktok*|flickr*|deviantart*) | datenschutz* | impressum* | richtlinie* | hilfeseite*
    auf (unserer|meiner|der eigenen) ~1 (seite|website|webseite|homepage) (der|die|wo|auf der) | nutzungsbedingung* | geschäftsbedingung*
    (kopiert|entnommen|gestohlen|geklaut|übernommen|heruntergeladen|abgeschrieben) ~1 (von|aus) | beweis* | nachweis* | screenshot*
    von ~4 (kopiert|gestohlen|geklaut|übernommen|entnommen|heruntergeladen) | bildschirmfoto* | bildschirmaufnahme* | vollmacht* | urteil*
    (kopie*|nachbau*|klon) (unserer|meiner|unseres|meines) (seite|website|webseite|shop*|werk*) $ | gerichtsbeschluss* | gesetzestext
    (nur|ausschließlich|exklusiv|allein|lediglich) (auf|bei|unter|über|in|) $ | zum vergleich | vergleich* (sie|mit) | im vergleich
    archivier* | wayback* | (ich|wir) ~1 (veröffentliche*|verkaufe*|poste*|biete*|betreibe*|publiziere*|vertreibe*) | ausstellung*
    betreib(e|en) (ich|wir) | pressebericht* | pressemitteilung* | museum* | festival* | wettbewerb* | auszeichnung* | über (uns|mich)
    gefunden (über|mit|durch|mithilfe) (~2 * |)$ | mit hilfe (von|der|des) (~1 * |)$ | bilder(rückwärts|)suche | rückwärtssuche
    registrierungsstelle | (siehe|sehen|finden) (auch |)(mein*|unser*) | eigentum (von|der) $ | gehört (zu|der|dem) $ | werbung von
    im auftrag (von|der) $`,
  party: `
    kontakt* | rechteinhaber* | ansprechpartner* | anschrift | beschwerdeführer* | absender* | unterschrift | unterzeichn* | firma
    unternehmen | kanzlei* | rechtsanwalt* | rechtsanwaelt* | anwalt* | vertreter* | bevollmächtigt* | urheber | inhaber | verlag
    auftraggeber* | mandant* | (mein|meine|ihre|ihr|persönliche) (daten|angaben|name|e-?mail*) | melder* | meldende* | angaben zur person
    organisation* | arbeitgeber*`,
  location: `
    links? zu | link(s|) | url(s|) | adressen? | internetadresse* | webadresse* | webseiten? | website(s|) | internetseiten? | seiten?
    domains? | fundort* | fundstelle* | standort* | folgende* | wie folgt | unten | hier | nachstehend* | nachfolgend* | untenstehend*
    (zu finden|abrufbar|erreichbar|verfügbar|einsehbar|gefunden) (unter|auf|bei|hier) | befindet sich (auf|unter|bei)
    befinden sich (auf|unter|bei)`,
  exception: `
    außer | ausgenommen | mit ausnahme (von|der|des) | abgesehen von | bis auf (die|den|das|folgende*) | nicht jedoch | ausschließlich der
    anders als`,
  clauseStart:
    'während | wohingegen | jedoch | hingegen | allerdings | aber | daher | deshalb | deswegen | dagegen | obwohl | sondern',
  conjunction: 'und | oder | sowie | sowohl | als auch | wie auch | und auch | beziehungsweise | bzw',
  preposition: `
    auf | unter | bei | in | im | über | via | von | vom | aus | an | am | zu | zum | zur | nach | durch | siehe | vgl | ist | sind | und
    oder | lautet | hier`,
  removedFrom: '(entfern*|lösch*|loesch*|sperr*|nehm*|blockier*|beseitig*|genommen) ... (von|vom|aus|auf|unter) $',
  movedTo: `
    (kopiert|entnommen|gestohlen|geklaut|übernommen|heruntergeladen) ~5 (von|aus) ... (auf|nach|unter|bei|zu) $
    (von|aus) ~6 (kopiert|entnommen|gestohlen|geklaut|übernommen|heruntergeladen) ~6 (auf|nach|unter|bei|zu) $`,
  copyVerb: `
    ^ (verwendet|benutzt|nutzt|zeigt|enthält|verbreitet|verkauft|bietet) | ^ (veröffentlichen|kopieren|streamen|hosten|verletzen|stehlen)
    ^ (veröffentlicht|kopiert|kopierte|streamt|hostet|verletzt|stiehlt) | ^ hat ~4 (kopiert|gestohlen|geklaut|übernommen)
    ^ (verwenden|benutzen|nutzen|zeigen|enthalten|verbreiten|verkaufen|bieten) | ^ (wo|auf der) ~1 (mein*|unser*)
    ^ (auch|weiterhin|immer noch) (verwendet|benutzt|nutzt|zeigt|enthält|verbreitet|verkauft|bietet)
    ^ (ist|sind|war|waren) ~4 (kopien?|abschrift*|nachahmung*|übersetzung*|klone?|duplikate?|raubkopie*|plagiate?)`,
  licensed: `
    (mit|unter|aufgrund|dank) (einer|unserer|meiner|der|gültiger|) ~1 (lizenz|genehmigung|erlaubnis|zustimmung) | lizenziert von (uns|mir)
    (mit|unter|aufgrund|dank) (einer|unserer|meiner|der|gültiger|) ~1 (vereinbarung|einwilligung)
    (hat|haben|besitzt|besitzen) (eine|unsere|meine|die) ~1 (lizenz|genehmigung|erlaubnis)`,
  workLabel: `
    ^ (das |mein |unser |titel des |name des |beschreibung des |)werke?s? (url|link|titel|) $ | ^ meine? $ | ^ meins $ | ^ unsere?s? $
    ^ meine eigenen $ | ^ (mein|meine|unser|unsere) (eigene |eigenes |)(foto|fotos|bild|bilder|video|videos|text|texte) $
    ^ (mein|meine|unser|unsere) (eigene |eigenes |)(artikel|buch|bücher|lied|lieder|film|spiel) $
    ^ (mein|meine|unser|unsere) (eigene |eigenes |)(app|software|programm|produkt|zeichnung|zeichnungen) $
    ^ (mein|meine|unser|unsere) (eigene |eigenes |)(design|kurs|rezept|rezepte|grafik|grafiken) $`,
  unrelatedLabel: `
    ^ (web|blog|portfolio|instagram|facebook|beweise?|nachweise?|belege?) $
    ^ (screenshots?|bildschirmfotos?|fall|vorgang|ticket|aktenzeichen) $
    ^ (katalog|startseite|diskografie|homepage|webseite|unser zeichen|ihr zeichen|geschäftszeichen|az) $`,
  copyLabel: `
    ^ (kopien?|deren|dieb|fälschungen?|plagiate?|treffer|fundstellen?|verletzer|nachahmer|täter|raubkopien?) $
    ^ (treffer|fundstelle|verletzer|fund) * $`,
  fileLabel: '^ dateinamen? $ | ^ name der datei $ | ^ dateien? $ | ^ torrent name $',
  messageLabel: `
    nachricht* | kommentar* | beschreibung* | erläuterung* | anmerkung* | bemerkung* | erklärung* | mitteilung | begründung | freitext
    ihr anliegen`,
  sourceColumn: `
    ^ quelle* | ^ referenz* | ^ kunde* | ^ inhaber* | ^ rechteinhaber* | ^ verlag* | ^ produkt* | ^ werk* | ^ titel* | ^ katalog*
    ^ artikel* | ^ shop*`,
  sentence: '(ich|wir|sie|es|er) * | (ist|sind|wurde|wurden|wird|werden|kann|können|habe|haben|bitte) *',
  introduces: `
    hier (ist|sind|finden|folgt|folgen) | folgende* | wie folgt | nachstehend* | nachfolgend* | im folgenden | untenstehend* | hier $
    unten (aufgeführt*|genannt*|stehend*) | (zu finden|finden sie|abrufbar|einsehbar|aufrufbar|zu sehen|ansehen) | es handelt sich um
    und zwar | nämlich`,
  firstPerson: 'mein* | unser* | wir | ich | mir | mich | uns | mandant* | eigene*',
  thirdPerson: `
    jemand* | nutzer* | benutzer* | verkäufer* | händler* | anbieter* | betreiber* | uploader* | dritte* | deren | dessen | kopie* | dieb*
    täter* | seiten? | website* | webseite* | angebot* | beitrag | beiträge* | verletzer*`,
  website: `
    offiziell* | website* | webseite* | homepage* | blog* | shop* | portfolio* | katalog* | verlag* | label | studio | siehe | vgl | s a
    vergleiche | besuchen`,
  sentWith: `
    ^ gesendet (von|mit|aus|über) | ^ von meinem * ~2 gesendet | ^ von (meinem|meiner) ~3 (gesendet|geschickt) | ^ virenfrei
    ^ diese (e-?mail|nachricht|mail) wurde ~6 (gesendet|geprüft|gescannt|überprüft|erstellt|untersucht|versendet) | ^ outlook für
    ^ holen sie sich outlook | ^ verschickt (mit|von) | ^ versendet mit`,
  partyContext: `
    im namen | namens | im auftrag | mandant* | inhaber* | rechteinhaber* | verlag* | urheber* | fotograf* | künstler* | vertret*
    illustrator* | komponist* | ich bin | wir sind | mein name | ich heiße | herausgeber* | eigentümer* | schriftsteller* | journalist*
    agentur* | geschäftsführ* | autor(in|en|innen|s|)`,

  closing: `
    mit (freundlichen|besten|herzlichen|vielen|lieben|kollegialen|schönen|höflichen) (grüßen|gruessen|empfehlungen) | (grüße|gruß|gruesse)
    mit (freundlichem|bestem|herzlichem|kollegialem) (gruß|gruss) | (freundlichen|besten|lieben|herzlichen|schönen) (gruß|grüßen) | mfg
    (freundliche|beste|viele|liebe|herzliche|schöne|sonnige|kollegiale) (grüße|gruesse) | hochachtungsvoll | mit vorzüglicher hochachtung
    lg | vg | bg | danke | (danke|dank) (schön|sehr|im voraus|vorab) | (vielen|besten|herzlichen|schönen) dank (im voraus|vorab|) | gez
    (vielen|besten|herzlichen) dank und (viele|beste|freundliche|liebe) grüße | mit freundlichen grüßen aus * | gezeichnet
    (danke|vielen dank) für ihre (hilfe|mühe|bemühungen|unterstützung) | (viele|beste|liebe) grüße aus *`,
  opening: `
    ^ sehr geehrte* | ^ guten (tag|morgen|abend) | ^ hallo | ^ liebe* (team|damen|herr|frau|kollegen|kolleginnen|kundenservice|support)
    ^ werte* (damen|herr|frau|kollegen) | ^ moin | ^ grüß gott | ^ zu händen | ^ z hd | ^ an die`,
  enclosure: '^ anlagen? | ^ anhang | ^ anhänge | ^ beilagen?',

  goodFaith: `
    gute(m|n|r|s|) glauben?s? | gutgläubig* | treu und glauben | (guten|bestem|besten) (gewissens|wissen und gewissen)
    nach bestem wissen | redlich* (glauben|überzeugung)`,
  belief: `
    überzeug* | glaub* | annahme | ansicht | auffassung | meinung | davon aus | annehm* | autorisier* | genehmig* | erlaub* | gestatt*
    berechtigt* | nutzung | verwendung | erkläre* | versicher* | bestätig* | ja | lizenz* | angekreuzt | einverstanden | akzeptier*`,
  plainBelief: `
    (ehrlich*|aufrichtig*|fest*|redlich*) ~3 (überzeug*|glaub*|auffassung|ansicht) ... nicht ~2 (autorisiert*|genehmigt*|erlaubt*)
    (ehrlich*|aufrichtig*|fest*|redlich*) ~3 (überzeug*|glaub*|auffassung|ansicht) ... nicht ~2 (gestattet*|berechtigt*)
    (ehrlich*|aufrichtig*|fest*|redlich*) ~3 (überzeug*|glaub*|auffassung|ansicht) ... (verletz*|rechtswidrig*|unberechtigt*)
    (ehrlich*|aufrichtig*|fest*|redlich*) ~3 (überzeug*|glaub*|auffassung|ansicht) ... ohne ~2 genehmigung
    (glaub*|überzeug*|davon aus) ... weder ~3 (rechteinhaber*|urheber*|inhaber*) ... (gesetz|genehmigt|erlaubt|autorisiert|gestattet)
    nicht ~1 (vom|von dem|von der) (rechteinhaber*|urheber*) ... (gesetz|recht*) ~4 (genehmigt|erlaubt|autorisiert|gestattet)
    nicht ~1 (durch den|durch die) (rechteinhaber*|urheber*) ... (gesetz|recht*) ~4 (genehmigt|erlaubt|autorisiert|gestattet)
    nicht ~1 (vom|von dem|von der) (inhaber*|eigentümer*) ... (gesetz|recht*) ~4 (genehmigt|erlaubt|autorisiert|gestattet)
    nicht ~1 (durch den|durch die) (inhaber*|eigentümer*) ... (gesetz|recht*) ~4 (genehmigt|erlaubt|autorisiert|gestattet)`,
  perjury: `
    eidesstattlich* | (an |)eides statt | meineid* | falschaussage* | unter eid | falsche* (versicherung|aussage) | beeide*
    strafe ~3 (meineid*|falsch*) | strafandrohung* ~4 (meineid*|falsch*) | unter strafandrohung`,
  accurate: `
    richtig* | korrekt* | zutreffend* | wahrheits* | wahr | wahre | genau | genaue | vollständig und | exakt* | stimmen | fehlerfrei*
    der wahrheit entspr*`,
  information: `
    angab* | information* | mitteilung* | meldung* | erklärung* | beschwerde* | benachrichtigung* | schreiben | daten | ausführung*
    obig* | vorstehend* | oben ~1 (genannt*|stehend*|gemacht*|aufgeführt*) | alles | aussage* | anzeige* | hinweis* | inhalt* | formular`,
  authority: `
    berechtigt* | bevollmächtigt* | befugt* | ermächtigt* | *inhaber* | im namen | in vertretung | im auftrag | autorisiert* | beauftragt*
    eigentümer* | urheber | urheberin | vertretungsberechtigt* | vertretungsbefugt* | ausschließlich* (recht*|nutzungsrecht*) | vollmacht*
    fotograf | fotografin | (ich|wir) ~3 vertret* | vertrete* (ich|wir) | zu handeln | rechte (liegen|besitz*|hab*)`,
  requirement: `
    (muss|müssen|sollte|sollten) ~8 (enthalten|beinhalten|umfassen|angeben|aufführen|folgende*) | bitte ~2 (geben|fügen|bestätigen) sie
    (erforderlich|notwendig|benötigt) (ist|sind|werden) ~4 (erklärung|angabe*) | eine (erklärung|versicherung) ~2 dass sie
    voraussetzung* für | anforderungen an | mindestangaben`,
  declares: `
    (ich|wir) ~4 (erkläre*|versicher*|bestätig*|schwöre*|glaub*|bin|sind|habe*|gehe*|beteuer*|vertret*|beeide*)
    (erkläre*|versichere*|bestätige*|schwöre*|glaube*|habe*|bin|sind|gehe*|vertrete*) ~2 (ich|wir)
    hiermit ~3 (erkläre*|versicher*|bestätig*)`,
  typingPrompt:
    '(geben|tippen|kopieren|fügen|schreiben|wiederholen|übertragen) ~8 (erklärung*|satz|text|wortlaut|aussage*)',
  negativeAnswer:
    '^ nein $ | ^ nicht (angekreuzt|ausgewählt|bestätigt|aktiviert|markiert) $ | ^ falsch $ | ^ aus $ | ^ keine $ | ^ abgelehnt $',
  workType: `
    *bild(er|ern|es|) | *foto(s|) | text(e|en|es|) | *texte(n|) | *video(s|) | *musik | *buch(s|es|) | *bücher(n|) | *artikel(n|s|)
    *grafik(en|) | *zeichnung(en|) | *film(e|en|es|s|) | lied(er|ern|es|) | spiel(e|en|es|s|) | computerspiel* | videospiel* | brettspiel*
    *aufnahme(n|) | *software | werk(e|en|es|s|) | kunstwerk* | fotografie* | lichtbild* | rezept* | *heft(e|en|es|s|) | lehrwerk* | hörb*
    gemälde* | drehb* | hörspiel* | kurs* | roman(e|en|s|) | gedicht* | novelle* | geschichte(n|) | album* | alben | song* | quelltext*
    *programm(e|s|) | quellcode* | *anleitung(en|) | *karte(n|) | *muster* | schnittmuster* | strickmuster* | *plakat* | *entwurf | comic*
    *entwürfe* | design(s|) | illustration* | *serie(n|) | folge(n|) | sendung* | podcast* | *beitrag* | *beiträge* | aufsatz | aufsätze
    studie(n|) | *vorlage(n|) | *noten | partitur* | *skript(e|en|s|) | datenbank* | schriftart* | skulptur* | blogbeitrag* | blogartikel
    unterrichtsmaterial* | arbeitsblätter* | arbeitsblatt | übersetzung*`,
  ownership: `
    mein* | unser* | urheber* | fotograf* | mandant* | verlag* | verleg* | künstler* | inhaber* | von (mir|uns) | eigene* | deren | namens
    (geschrieben|erstellt|gemacht|fotografiert|aufgenommen|komponiert|gezeichnet) ~1 von | mit dem titel | betitelt* | genannt | dessen
    (gemalt|entworfen|verfasst|produziert|veröffentlicht|gedreht) ~1 von | nutzungsrecht* | rechte (an|am) | herausgeber* | komponist*
    (habe|haben) ~8 (geschrieben|erstellt|gemacht|fotografiert|aufgenommen|komponiert) | illustrator* | designer* | autor(in|en|innen|s|)
    (habe|haben) ~8 (gezeichnet|gemalt|entworfen|verfasst|produziert|gedreht)`,
  titled:
    'mit dem titel | unter dem titel | namens | betitelt* | genannt* | kopien? (von|des|der) | mit dem namen | titels',
  workField: `
    werke? | titel | original* | urheberrechtlich geschützt* | geschützt* werk* | lied | song | künstler* | album | film | buch | isbn
    foto* | bild* | video* | spiel | software | serie | folge | produkt | werktitel | art des werk* | name des werk*
    beschreibung des werk* | autor(in|en|innen|s|)`,
  notWorkField: `
    inhaber* | rechteinhaber* | url* | link* | fundstelle* | adresse | registrierung* | berufsbezeichnung | position | anrede | vertreter*
    akademischer titel | verletzend* | verletzung* | mitteilung | meldung`,
  copyrightIn: '(urheberrecht*|rechte*|nutzungsrecht*|verwertungsrecht*|copyright) ~1 (an|am|für|auf)',
  signatureField: `
    unterschrift* | signatur* | gezeichnet | unterzeichnet* | gez | unterzeichner* | elektronische unterschrift | digitale unterschrift`,
  notSignature: 'datum | ort | uhrzeit | prüfsumme | zeitstempel | algorithmus',
  nameBelow: `
    (geben|tippen|tragen|schreiben) ~5 (namen?|unterschrift) | unterschrieben ~1 von | (elektronisch |digital |)unterzeichnet von
    gezeichnet von | (elektronische|digitale|meine|eigenhändige) unterschrift (folgt|lautet|unten|ist) | im original gezeichnet`,
  notName: `
    ^ (sehr|hallo|bitte|diese|dieser|dieses|wir|ich|falls|wenn|anlagen?|anhang)
    ^ (vertraulich*|vertraulichkeits*|hinweis|tel|telefon|fax|mobil|datum|seite)
    ^ (danke|vielen|mit freundlichen|im namen|gesendet|von meinem|viele grüße)
    ^ (beste grüße|hochachtungsvoll|guten|haftungs*|impressum|amtsgericht|sitz)
    ^ (registergericht|handelsregister|hrb|ust|geschäftsführer|vorstand|aufsichtsrat|e-?mail)`,
  office: `
    ^ rechtsanw* | ^ geschäftsführ* | ^ inhaber* | ^ fotograf* | ^ autor* | ^ leiter* | ^ leitung | ^ direktor* | ^ justiziar* | ^ redakt*
    ^ partner* | ^ fachanw* | ^ rechtsabteilung | ^ vorstand* | ^ gründer* | ^ verleger* | ^ syndikus* | ^ künstler* | ^ illustrator*
    ^ abteilung | ^ referent*`,
  phone: `
    telefon* | tel | mobil | mobiltelefon* | mobilnummer | handy* | rufnummer | fon | fax* | telefax* | durchwahl | festnetz
    (rufen sie|erreichen sie) (mich|uns)`,
  address:
    '*adresse | anschrift* | postanschrift* | straße | hausnummer | wohnort | postleitzahl | plz | wohnhaft | sitz',
  street: '*straße | *str | *weg | *platz | *allee | *gasse | *damm | *chaussee | *ufer | postfach',

  bounceSubject: `
    unzustellbar* | nicht (zugestellt|zustellbar|übermittelt) | zustell* ~2 (fehlgeschlagen|gescheitert|verzögert) | zustellungsfehler
    zustellfehler* | unzustellbarkeits* | übermittlungsfehler | fehler bei der (zustellung|übermittlung) | zustellstatus*`,
  autoSubject: `
    automatische* (antwort|rückmeldung|eingangsbestätigung|bestätigung|nachricht) | abwesenheit* | abwesend | nicht im (büro|haus)
    eingangsbestätigung | urlaubsnotiz | urlaubsvertretung | im urlaub | außer haus`,
  autoText: `
    (bin|sind|befinde) ~4 (nicht im (büro|haus)|im urlaub|außer haus|abwesend|in elternzeit|nicht erreichbar) | nicht im büro
    (ihre|eine) ~1 (anfrage|nachricht|e-?mail|mail|meldung|beschwerde) ~4 (erhalten|eingegangen) | haben wir erhalten
    dies ist eine automatische* | automatisch (generiert*|erstellt*|erzeugt*|versendet*) ~2 (e-?mail|nachricht|antwort|mail)
    (ticketnummer|vorgangsnummer|bearbeitungsnummer|ticket nummer) | eingang ihrer (nachricht|e-?mail|anfrage|meldung)
    meine (e-?mails|nachrichten) werden nicht weitergeleitet | wieder (im büro|erreichbar)`,
  retraction: `
    nehm(e|en) ~9 zurück | zieh(e|en) ~9 zurück | zurückgezogen | zurückgenommen | gegenstandslos
    rücknahme ~4 (meldung|beschwerde|mitteilung|antrag*|anzeige|takedown|notice|abmahnung|forderung|benachrichtigung)
    (meldung|beschwerde|mitteilung|antrag|anzeige|notice|schreiben) ~6 (als erledigt|widerruf*|hinfällig|ungültig|storniert*|erledigt)
    (widerrufe|widerrufen|stornier*) ~6 (meldung|beschwerde|mitteilung|antrag|anzeige|takedown|notice)
    bitte ~3 (ignorier*|beachten sie ~8 nicht) ... (meldung|beschwerde|mitteilung|nachricht|e-?mail|schreiben|anzeige)
    (meldung|beschwerde|mitteilung|nachricht|e-?mail|schreiben) ~6 (zu ignorieren|ignorieren|nicht zu beachten)
    (meldung|beschwerde|mitteilung|nachricht|e-?mail|schreiben) ~6 nicht weiter zu verfolgen
    (möchte*|will|wollen|wünsche*) ~9 (zurückziehen|zurücknehmen)
    (hiermit|hierdurch|hierbei) (nehme*|ziehe*) ~4 (meldung|beschwerde|mitteilung|anzeige|abmahnung|notice|antrag)`,
  retractionTitle: 'rücknahme* | zurückgezogen | rückzug | zurückziehung | widerruf* | stornierung | zurückgenommen',
  condition: `
    falls | wenn | sofern | könnte* | es sei denn | bevor | sobald | erst nach* | nur nach | andernfalls | möglicherweise | ggf | ob
    gegebenenfalls`,
  partialRetraction: `
    (nur|lediglich|ausschließlich) ~3 (für|die|den|das|diese*|folgende*|hinsichtlich|bezüglich) | teilweise | teil(rücknahme|) der
    übrige* | restliche* | alle(n|r|) (ander*|weiter*|übrig*) | im übrigen | verbleibende* | bleib(t|en) ~4 bestehen | soweit
    bezüglich der folgenden`,
  mistakenRemoval: `
    irrtum* | irrtümlich* | versehentlich* | fälschlich* | (aus|durch|ein) versehen | verwechslung* | falsche* identifi*
    zu unrecht ~4 (entfernt|gelöscht|gesperrt)
    (meldung|beschwerde|behauptung|vorwurf|anspruch) ~3 (ist|war|sind) ~2 (falsch|unbegründet|unwahr|unzutreffend)
    (meldung|beschwerde|behauptung|vorwurf|anspruch) ~3 (ist|war|sind) ~2 (haltlos|unberechtigt|ungültig)`,
  jurisdiction: `
    zuständigkeit* | gerichtsbarkeit* | bundesbezirksgericht* | (bezirksgericht*|bundesgericht*) ~5 (usa|vereinigten|staaten)
    zuständige* gericht*`,
  serviceOfProcess: `
    zustellung ~5 (klage*|schriftst*|gericht*|prozess*) | klagezustellung | zustellungsbevollmächtigt*
    klageschrift* ~4 (entgegen*|annehm*|zugestellt)`,
  counterNotice: `
    gegendarstellung* | gegenmitteilung* | gegenbenachrichtigung* | gegenanzeige | gegenerklärung | counter notice
    widerspruch gegen (die|eine|ihre) ~2 (sperr*|lösch*|entfern*|meldung*|beschwerde*)
    (widerspreche*|lege* ~2 widerspruch) ~6 (sperr*|lösch*|entfern*)`,
  copyright: `
    urheberrecht* | urheberrechtlich* | raubkop* | piraterie | copyrightverletz* | leistungsschutzrecht* | verwertungsrecht* | urhg
    urheber | urhebers`,
  notCopyright: `
    (kein|keine|keinen) urheberrecht* | urheberrechtsgesetz* | urheberrechtsabteilung | urheberrechtsbeauftragt* | urheberrechtsteam
    urheberrechtsrichtlinie* | urheberrechtsagent* | urheberrechtsstelle | anwalt für urheber* | fachanwalt* für urheber*
    urheber und medienrecht`,
  trademark: `
    markenrecht* | markenverletz* | markeninhaber* | eingetragene* marken? | wortmarke* | bildmarke* | warenzeichen | produktfälschung*
    produktpiraterie | markenschutz* | markenmissbrauch* | unionsmarke* | gefälschte* (ware*|produkt*|artikel)`,
  notTrademark: `
    (marken|warenzeichen) ~4 (ihrer|der) (jeweiligen|entsprechenden) | alle (anderen |)(marken|warenzeichen)
    marken (sind|und) ~3 eigentum`,
  rightsClaim: `
    urheberrecht* | urheberrechtlich* | rechtsverletz* | *rechtsverletzung* | geistig* eigentum* | raubkop* | dmca | abmahnung* | plagiat*
    abgemahnt | notice and takedown | unerlaubte* (nutzung|verwendung|kopie*|verbreitung|vervielfältigung|veröffentlichung) | bilderklau
    unberechtigte* (nutzung|verwendung|verbreitung) | verletz* ~4 recht* | gestohlene* (bild*|foto*|text*|inhalt*|werk*|video*) | textklau
    leistungsschutzrecht* | löschantrag`,
  takenWithoutPermission: `
    kopiert* | geklaut* | *klau | gestohlen* | diebstahl* | dieb | wort für wort | plagiat* | abgeschrieben | entwendet* | raubkop*
    (nie|niemals|nicht) ~4 (zugestimmt|erlaubt|genehmigt|gestattet|eingewilligt|autorisiert|lizenziert|gefragt|berechtigt) | unerlaubt*
    ohne ~4 (genehmigung|erlaubnis|zustimmung|einwilligung|einverständnis|lizenz|wissen|fragen|gefragt|berechtigung|nutzungsrecht*)
    (kein|keine|keinen|keinerlei) ~4 (genehmigung|erlaubnis|zustimmung|einwilligung|lizenz|recht|nutzungsrecht*) | gehör(t|en) (mir|uns)
    niemand* ~4 (erlaub*|gestatt*|genehmig*) | (ist|sind) (von mir|von uns|meins) | unberechtigt* | unbefugt* | widerrechtlich*
    (ich bin|wir sind) ~1 (der|die|das) ~2 (urheber*|inhaber*|autor*|fotograf*|künstler*|rechteinhaber*|eigentümer*|verlag)
    jemand ~4 (verkauft|verwendet|benutzt|nutzt|kopiert|verbreitet|veröffentlicht) | rechtswidrig*`,
  phishing: `
    phishing* | malware | schadsoftware | schadcode | spam | trojaner* | botnetz* | ddos | gehackt* | betrugsseite* | fakeshop*
    betrügerisch* (seite*|website*|mail*|shop*) | fake shop* | hackerangriff* | brute force | kindesmissbrauch* | kinderpornograph*
    kinderpornograf* | spammails? | spamversand*`,
  harassment: `
    personenbezogen* daten | dsgvo | belästig* | verleumd* | beleidig* | üble nachrede | rufschädig* | recht auf vergessen* | stalking | mobbing | persönlichkeitsrecht*
    mein* ~2 (personenbezogen*|persönlich*|privat*) (daten|adresse|telefonnummer) | diffamier* | verunglimpf* | hassrede | drohung*`,
  forwardedNotice: `
    sie (mir|uns) ~8 (weitergeleitet|geschickt|gesendet|zugesandt|übermittelt|weitergegeben)
    (haben|hatten) sie (mir|uns) ~8 (beschwerde|meldung|mitteilung|notice|abmahnung)
    von ihnen (weitergeleitete*|zugesandte*) ~2 (beschwerde|meldung|mitteilung)`,
  marketing: `
    (newsletter |)(abmelden|abbestellen) | kostenlos* (demo|beratung|testversion|erstgespräch|analyse|probe*) | sonderangebot* | rabatt*
    preisliste* | wir bieten | unsere* (leistungen|dienstleistungen|pakete|angebote|preise) | webinar* | backlink* | gastbeitrag*
    suchmaschinenoptimierung* | gastartikel* | termin (vereinbaren|buchen) | mehr (kunden|umsatz|besucher) | unverbindlich*
    jetzt (testen|buchen|sichern)`,
  informationRequest: `
    bitte ~3 (senden|teilen|übermitteln|ergänzen|nennen|schicken|reichen|geben) sie | (wir|ich) (benötige*|brauche*) | benötigen wir
    um ~6 (bearbeiten|prüfen) zu können | zur (bearbeitung|prüfung) ~4 (benötig*|brauch*) | muss ~6 enthalten | müssen ~6 enthalten
    unvollständig`,
  yourNotice: `
    ihre[nrm]? ~1 (meldung|mitteilung|beschwerde|nachricht|anfrage|e-?mail|mail) | ihr ~1 (schreiben|antrag|hinweis|anliegen|ersuchen)
    ihre[nrm]? ~1 (anzeige|antrag|hinweis|benachrichtigung|forderung|abmahnung) | ihre[mrs]? ~1 (schreibens?|antrags?|hinweis*|anliegen*)
    deine[nrm]? (meldung|nachricht|beschwerde|anfrage|mail)`,
  alreadyRemoved: `
    (wurde|ist|sind|wurden) ~4 (entfernt|gelöscht|gesperrt|deaktiviert|abgeschaltet|blockiert|offline|erledigt|geschlossen)
    (haben|habe|hat) ~7 (entfernt|gelöscht|gesperrt|deaktiviert|abgeschaltet|blockiert|offline genommen|vom netz genommen)
    nicht mehr (online|verfügbar|abrufbar|erreichbar|vorhanden) | (ticket|fall|vorgang) ~3 (schließen|geschlossen)`,
  stillOnline: 'wieder | erneut | noch | nicht | weiterhin | abermals | nach wie vor | kein | keine | bisher',
  inquiry: `
    was (kostet|kosten|muss|müssen|soll|sollen|bedeutet|heißt|passiert|brauche*|kann) | wer (ist|sind|kann|hat|darf) | gibt es | rechnung
    wie (viel*|hoch|lange|oft|kann|können|geht|funktioniert|muss|soll|würde*) | wann (ist|wird|kann|können|werden) | rechnungen | ust id*
    (welche|welcher|welches|welchen) ~3 (ist|sind|kosten|kann|muss|brauche*|gelten) | (darf|dürfen|kann|könnte) (ich|wir|man) | umfrage*
    können sie (mir|uns) ~2 (sagen|mitteilen|erklären|helfen|ein|eine|einen) | ist es (möglich|erlaubt|zulässig) | angebot anfordern
    (eine|kurze|meine) (frage|rückfrage) | kostenvoranschlag | umsatzsteuer id* | steuernummer | fragebogen | masterarbeit | bewerbung*
    bachelorarbeit | abschlussarbeit | newsletter* | interview*`,
  thanks: 'dank* | dankeschön | bedank* | vielen dank',
  extortion: `
    (zahl*|bezahl*|überweis*|entricht*) ~8 (innerhalb|binnen|bis zum|spätestens|frist|andernfalls) | einigungsgebühr | vergleichszahlung
    (zahl*|bezahl*|überweis*|entricht*) ~8 (sonst|euro|eur|bitcoin|schadensersatz) | rechtliche schritte ~4 (sofern|falls|wenn|außer)
    (schadensersatz|schadenersatz|lizenzgebühr*|vertragsstrafe) ~6 (zahl*|überweis*|höhe|fällig) | strafbewehrt* unterlassungs*
    (geldstrafe|abmahnkosten|vergleichsbetrag) ~6 (zahl*|überweis*|höhe|fällig)
    (andernfalls|sonst|ansonsten) ~8 (klage*|gericht*|rechtlich* schritt*|anwalt*|anzeige*)`,
  threatened: `(ihr|ihre|ihren|dein|deine) ~2 (konto|seite|website|webseite|domain|kanal|profil|shop) ~6 (gelöscht|gesperrt|deaktiviert|entfernt|abgeschaltet)`,
  credentials: `(bestätig*|verifizier*|aktualisier*|geben) ~6 (passwort*|kennwort*|zugangsdaten|anmeldedaten|logindaten)`,

  fromField: 'von | absender | absenderin | gesendet von',
  otherField: `
    gesendet | datum | gesendet am | an | empfänger | kopie | cc | bcc | betreff | antwort an | anlagen | anhänge | priorität | uhrzeit
    wichtigkeit`,
  forwarded: 'weitergeleitet* | weiterleitung | anfang der weitergeleiteten | beginn der weitergeleiteten',
  originalMessage:
    '(ursprüngliche|originale) (nachricht|e-?mail|mail) | originalnachricht | original nachricht | ursprungsnachricht',
  attribution:
    'schrieb $ | schrieb am ... * $ | schrieb ~6 * $ | geschrieben $ | hat geschrieben $ | schreibt $ | schrieb folgendes $',
  forwardPrefix: 'wg | wtr | weitergeleitet',
  replyPrefix: 'aw | antw | antwort',
  relaying: `
    weitergeleitet* | leiten ~6 weiter | leite ~6 weiter | folgende* ~2 (beschwerde|meldung|mitteilung|anzeige|nachricht|abmahnung)
    (beschwerde|meldung|mitteilung|anzeige|abmahnung) ~6 (erhalten|eingegangen|eingereicht|zugegangen) | kontaktformular* | webformular*
    erhielten ~6 (beschwerde|meldung|mitteilung) | haben ~8 (beschwerde|meldung|mitteilung|abmahnung) ~3 erhalten | meldeformular*
    onlineformular* | formular ~6 (ausgefüllt|abgesendet|gesendet|abgeschickt|eingereicht|übermittelt) | reichen ~6 weiter
    neue (meldung|anfrage|formularnachricht|beschwerde)`,
  reporter: `
    melder* | meldende* | gemeldet von | eingereicht von | hinweisgeber* | antragsteller* | gesendet von | anzeigende* | meldung von`,
  complainant: `
    beschwerdeführer* | rechteinhaber* | rechtsinhaber* | urheber | urheberin | anspruchsteller* | absender* | geschädigt*
    beschwerde von | inhaber der rechte`,
  withheld: `(name*|identität|daten|melder*|hinweisgeber*) ~6 (vertraulich*|anonym*)`,
  emailLabel: 'e-?mail* | mail | mailadresse | e-?mail-?adresse | emailadresse | elektronische post',
  nameLabel: 'name | vollständiger name | ihr name | vor und nachname | vor und zuname | ansprechpartner*',
  firstName: 'vorname | vornamen | rufname',
  lastName: 'nachname | familienname | zuname',
  otherName: `
    firma | firmenname | unternehmen* | datei | dateiname | benutzername | nutzername | domain* | domainname | host* | konto | kontoname
    seite | werk | organisation | produkt* | firmierung
    name (der|des) (firma|datei|domain|unternehmens|werks|werkes|organisation|produkts|verlags)`,
  registry:
    'domaininhaber* | registrierungsstelle* | domainverwalter* | vergabestelle | hostinganbieter | hosting anbieter',
  noReply: 'nicht antworten | keine antwort | bitte nicht antworten',
};
