import type { Lexicon } from '../lexicon/lexicon.ts';

/** French. */
export const lexicon: Lexicon = {
  infringing: `contrefa* | illégal* | illicite* | illégitime* | non autorisé* | litigieu* | violation* | violent | viole nos | enfreint
    enfreignent | enfreindre | porte(nt|) atteinte | portant atteinte | atteinte* (à|aux) ~3 droits | atteinte au droit | frauduleu*
    indûment | abusive* | abusivement | abusifs? | spoli*
    sans ~3 (autorisation|accord|permission|consentement|licence|droit|aval|mention|crédit)
    sans ~2 (autorisation préalable|demander|avoir demandé|me demander) | sans que (je|j|nous) ~4 (autoris*|accord*|donné|permis|consenti)
    à (mon|notre) insu | (jamais|pas|aucune?|ni) ~4 (autoris*|accord|permission|permis|consenti|consentement|licence|cédé)
    licence ~2 (expiré*|résilié*|terminé*|révoqué*|échue|caduque) | au delà de la licence | pirat* | volée | volés | volées
    vol de (contenu*|photo*|image*|texte*|œuvre*) | dérobé* | plagi* | mot (à|pour) mot | copier coller | copié collé
    (a|ont|avait|avoir|est|sont|été) (été |)copi(é|ée|és|ées)
    (a|ont|avait|avoir) (été |)(pillé*|repris|reprise|reprises|recopié*|usurpé*|détourné*)
    (quelqu un|une personne|un inconnu|un tiers|des tiers|un individu) ~4 (utilis*|vend*|copi*|publi*)
    (quelqu un|une personne|un inconnu|un tiers|des tiers|un individu) ~4 (diffus*|partag*|propos*|post*|distribu*)
    par (un tiers|des tiers|un inconnu|autrui) | (url*|lien*|contenu*|page*|site*) ~1 signalée?s?
    contenu* (incriminé*|reproché*|en cause) | incriminé* | toujours (en ligne|accessible*|disponible*|visible*) | prétendu*
    à (supprimer|retirer|bloquer|désactiver|déréférencer) | reproduit* (intégralement|sans) | manquement*`,
  removal: `retir(er|ez|é|ée|és|ées|iez|ions|ant) | retrait* | supprim* | suppression* | désactiv* | bloqu* | blocage* | effac*
    enlev(er|ez|é|ée|ement) | déréférenc* | dépubli* | désindex* | mettre hors ligne | mise hors ligne | mettre (un terme|fin) | cesser
    faire cesser | rendre ~3 inaccessible* | (empêcher|couper|bloquer) l accès | interrompre | retirez | fermer ~2 (site|compte|page)`,
  published: `mise? en ligne | mis en ligne | mises en ligne | mettre en ligne | republié* | reposté* | repost* | partagé* | partage de
    diffusé* | diffusion | diffusent | distribué* | distribution | reproduit* | reproduisent | reproduction* | recopié* | hébergement de
    télécharg* | téléchargement* (gratuit*|libre*|illégal*|) | gratuitement | (pdf|mp3|epub|film*|stream*) gratuits?
    (la|une|cette|ces|les|des|leur) copies? (est|sont|se|intégrale|pirate|conforme|exacte|) | copies? (est|sont|se trouve|disponible*|sur)
    (est|sont|été|être) ~2 (utilisée?s?|publiée?s?|affichée?s?|exploitée?s?|postée?s?|proposée?s?|offerte?s?|streamée?s?)
    (utilise|utilisent|utilisant|contient|contiennent|affiche|affichent) (mon|ma|mes|notre|nos|le|la|les|l) | apparai(t|ssent)
    figure(nt|) sur | signalée?s? | en question | suivante?s? (sites?|pages?|adresses?|urls?)
    (sites?|pages?|adresses?|urls?|liens?) suivante?s? | miroir* | (leur|son) (page|site|profil|compte|chaîne|boutique|annonce)
    l (ensemble|intégralité) (de|du|des) ~1 (mon|ma|mes|notre|nos|livre|site|texte*)`,
  hosting: `téléversé* | re-?téléversé* | re-?upload* | uploadé* | hébergée?s? | héberge | hébergent | hébergez | hébergement | hébergeur
    que vous hébergez | (votre|vos) ~2 (site*|serveur*|réseau*|plateforme*|plate forme*|service*|domaine*)
    (votre|vos) ~2 (client*|utilisateur*|page*|société|hébergement|système*|abonné*) | chez vous | sur vos`,
  original: `originale?s? | originaux | originellement | initialement | officiel* | authentique* | légitime*
    première (publication|parution|diffusion)
    (paru|parue|parus|parues|publié|publiée|publiés|publiées|diffusé*) ~1 (pour la première fois|initialement)
    (paru|parue|parus|parues|publié|publiée|publiés|publiées|diffusé*) ~1 (à l origine|originellement|d abord)
    œuvre* (protégé*|original*|contrefait*|concernée?s?|en cause) | œuvre* ~2 (protégé*|objet)
    contenu* (protégé*|original*|authentique*) | contenu* ~2 original* | (mon|notre|cette|l) œuvre (est|se trouve|peut|disponible|sur)
    (version|copie|source|site|exemplaire|revendeur|distributeur)s? (légale?s?|autorisée?s?|licite*|agréé*)
    (légalement|licitement|officiellement) (disponible*|publié*|diffusé*|vendu*|distribué*) | disponible* légalement | offre légale
    avec (mon|notre|son|leur|l) ~2 (autorisation|accord|permission|consentement) | sous licence ~2 (officielle|exclusive)
    (est|sont) parue?s? | dépôt légal | numéro (d enregistrement|de dépôt)`,
  sale: `en vente | vendue?s? | disponible* (légalement|à l achat|à la vente) | achet(er|ez|é|ée|able) | achat*
    licences? (payante|commerciale|d exploitation) | commercialis* | à vendre | (librairie*|libraire*|revendeur*|détaillant*) | prix
    tarif* | command(er|ez|é) (sur|chez|auprès) | payant* | se procurer | procurer | (nous|je) (vendons|vends|commercialis*)
    réservée?s? (aux|à nos) (abonné*|membre*|client*|élève*|adhérent*) | abonnement* | en librairie*`,
  source: `(notre|mon|ma|nos|mes|leur|son) ~1 (sites?|blog|boutique|page|portfolio|chaîne|catalogue)
    (notre|mon|ma|nos|mes|leur|son) ~1 (galerie|profil|compte|plateforme|éditeur|agence|label|shop)
    (notre|mon|ma) ~1 (instagram|insta|youtube|facebook|twitter|etsy|patreon|bandcamp|spotify|soundcloud|tiktok|flickr|deviantart|tumblr)
    site* (officiel*|internet|web|) de (l auteur*|l artiste|l éditeur|la société|notre|mon) | (son|leur) propre (site|blog|boutique|page)
    (copié|copiée|copiés|copiées|repris|reprise|reprises|tiré|tirée) ~2 (de|du|des|sur|depuis)
    (tirés|tirées|volé|volée|volés|volées|extrait*|provenant|issu*) ~2 (de|du|des|sur|depuis)
    (prise?s?|récupérée?s?|téléchargée?s?|dérobée?s?) ~2 (depuis|sur|de) | copie (de|du) $ | identique* à $ | propriété de $
    appart(ient|enant) à $ | (seulement|uniquement|exclusivement) (sur|par|via|chez|auprès|en|) $
    (seulement|uniquement|exclusivement) ~3 * $ | au nom de $ | pour le compte de $ | preuve* | capture* d écran | captures?
    constat (d huissier|de commissaire) | justificatif* | procuration* | mandat de | kbis | pouvoir | politique de
    conditions (générales|d utilisation|de vente) | mentions légales | règlement | confidentialité | vie privée | rgpd
    foire aux questions | plus d (informations?|infos?|détails) | en savoir plus | pour plus d
    (informations?|renseignements?) (complémentaires?|supplémentaires?)
    (je|nous) ~1 (publie|publions|vends|vendons|poste|postons|propose|proposons|édite|éditons|gère|gérons|exploite|exploitons)
    à titre de comparaison | compar(er|ez|aison*) | à comparer | recherche (d image*|inversée) | archive* (internet|org) | revue de presse
    communiqué de presse | exposition* | musée* | festival* | concours | prix littéraire* | à propos (de nous|de moi|)
    qui (sommes nous|suis je) | (grâce à|au moyen de) (~1 * |)$ | (voir|voyez|consultez|visitez|suivez) (mon|ma|mes|notre|nos|moi|nous)
    voici (mon|ma|notre|nos|mes) | ordonnance du tribunal | jugement`,
  party: `coordonnées | ayants? droits? | titulaire* | contact* | plaignant* | réclamant* | demandeur* | requérant* | déclarant*
    notifiant* | expéditeur | représentant* | mandataire* | société | entreprise | organisation* | organisme | employeur | éditeur
    avocat* | cabinet | signature | signé | signataire | (mes|vos|nos) (coordonnées|informations|données|renseignements)
    informations (personnelles|de contact) | votre (nom|e-?mail|courriel)`,
  location: `liens? | adresses? | url(s|) | pages? | sites? | site (web|internet) | domaines? | nom de domaine | emplacements?
    localisation* | suivante?s? | ci dessous | ci après | comme suit | ici
    (située?s?|accessible*|disponible*|visible*|consultable*) (à|au|sur|ici|à l adresse) | se (trouve|trouvent|situe|situent) (à|sur|ici)
    à l adresse | aux adresses`,
  exception: `sauf | excepté* | hormis | à l exception (de|du|des) | à l exclusion (de|du|des) | autres? que | en dehors (de|du|des)
    mis à part | hors`,
  clauseStart: `tandis que | alors que | cependant | toutefois | néanmoins | mais | pourtant | or | donc | c est pourquoi | en revanche
    par conséquent | bien que`,
  conjunction: 'et | ou | ainsi que | et aussi | et également | de même que | puis',
  preposition:
    'à | au | aux | sur | dans | en | de | du | des | depuis | par | via | chez | sous | vers | voir | est | sont | et | ou | cf | ici',
  removedFrom:
    '(retir*|supprim*|suppression|retrait|enlev*|effac*|bloqu*|désactiv*) ... (de|du|des|depuis|sur|à l adresse|à) $',
  movedTo: `(copié*|pris|prise|prises|repris) ~5 (de|du|depuis|sur) ... (vers|sur|à|chez|dans) $
    (reprise|reprises|volé*|tiré*|téléchargé*|extrait*) ~5 (de|du|depuis|sur) ... (vers|sur|à|chez|dans) $`,
  copyVerb: `^ (utilise|utilisent|reproduit|reproduisent|diffuse|diffusent|affiche|affichent)
    ^ (contient|contiennent|propose|proposent|vend|vendent|publie|publient)
    ^ (copie|copient|partage|partagent|héberge|hébergent|distribue|distribuent)
    ^ (viole|violent|exploite|exploitent|reprend|reprennent|vole|pirate)
    ^ (qui|lequel|laquelle) (utilise|reproduit|diffuse|affiche|contient|propose|vend|publie|copie|partage|héberge|distribue|reprend)
    ^ (est|sont|était) ~3 (copies?|reproductions?|traductions?|clones?|contrefaçons?|plagiats?|imitations?|duplicata)
    ^ a ~3 (copié*|volé*|repris|publié*) | ^ où (mon|ma|mes|notre|nos)`,
  licensed: `(sous|avec|par) (une|notre|ma|la|) ~1 (licence|accord|contrat)
    avec (notre|mon|l|une|son) (autorisation|accord|permission|consentement)
    (dispose|disposent|bénéficie|bénéficient|détient|possède) d? ~2 (licence|autorisation)`,
  workLabel: `^ (l |mon |notre |nos |titre de l |nom de l |description de l |)œuvres? (url|lien|titre|) $
    ^ (le mien|la mienne|les miens|les miennes|le nôtre|les nôtres|moi|nous) $
    ^ (ma|mon|mes|notre|nos) (propres? |)(photos?|images?|vidéos?|films?|chansons?|titres?) $
    ^ (ma|mon|mes|notre|nos) (propres? |)(albums?|livres?|articles?|textes?|jeux?|logiciels?) $
    ^ (ma|mon|mes|notre|nos) (propres? |)(applications?|produits?|dessins?|créations?|illustrations?) $
    ^ (ma|mon|mes|notre|nos) (propres? |)(cours|recettes?|musiques?|romans?|tableaux?) $`,
  unrelatedLabel: `^ (web|blog|portfolio|instagram|facebook|preuves?|captures?) $
    ^ (captures? d écran|dossier|ticket|affaire|référence|catalogue|accueil|discographie) $
    ^ (page d accueil|nos références?|vos références?) $`,
  copyLabel: `^ (copies?|le leur|les leurs|leur|voleur|faux) $
    ^ (contrefaçons?|contrefacteurs?|plagiats?|plagiaires?|contrevenants?|occurrences?|pirates?) $
    ^ (occurrence|contrevenant|contrefaçon|copie|résultat) * $`,
  fileLabel: '^ noms? (du|de|des) fichiers? $ | ^ fichiers? $ | ^ nom du torrent $',
  messageLabel: `messages? | commentaires? | descriptions? | explications? | remarques? | observations? | déclarations? | précisions
    motifs? | votre demande`,
  sourceColumn: `^ source* | ^ référence* | ^ client* | ^ titulaire* | ^ propriétaire* | ^ éditeur* | ^ produit* | ^ œuvre* | ^ titre*
    ^ catalogue* | ^ boutique*`,
  sentence:
    '(je|nous|vous|il|elle|ils|elles|on|ce|cela|j) * | (est|sont|était|a été|ont été|peut|peuvent|veuillez|merci de) *',
  introduces: `voici | suivante?s? | comme suit | ci dessous | ci après
    (se trouve|se trouvent|trouverez|trouvera|peut être vu|visible*|consultable*|accessible*) | ici $ | à savoir | il s agit (de|du|des)
    listée?s? | énumérée?s?`,
  firstPerson:
    'mon | ma | mes | notre | nos | nous | je | j | mien | mienne | miens | miennes | nôtre | nôtres | moi | client* | cliente*',
  thirdPerson: `quelqu un | ils | elles | leur | leurs | lui | utilisateur* | vendeur* | marchand* | internaute* | tiers | contrefacteur*
    contrevenant* | voleur* | sites? | pages? | annonces? | copies? | publications? | exploitant*`,
  website: `officiel* | sites? | site web | site internet | page d accueil | blog | boutique | portfolio | catalogue | éditeur | label
    studio | voir | cf | consulter | visiter | comparer | voyez`,
  sentWith: `^ envoyé* (de|depuis|avec|par|via|à partir) | ^ télécharger outlook | ^ obtenez outlook | ^ sans virus | ^ garanti sans virus
    ^ (ce|cet) (message|e-?mail|courriel|mail) a été ~4 (envoyé|vérifié|analysé|généré|scanné) | ^ propulsé par`,
  partyContext: `au nom | pour le compte | représent* | auteur* | autrice* | titulaire* | propriétaire* | client* | éditeur* | éditrice*
    photographe* | artiste* | compositeur* | compositrice* | illustrat* | écrivain* | je suis | nous sommes | je m appelle | mon nom
    soussigné* | agissant | mandat* | gérant* | créateur*`,

  closing: `(bien |très |) cordialement | cordialement (vôtre|à vous) | bien à (vous|toi) | sincèrement
    (sincères|meilleures|cordiales|respectueuses) salutations | salutations (distinguées|cordiales|sincères|respectueuses|les meilleures|)
    avec (mes|nos) (salutations|remerciements|meilleures salutations) | respectueusement | sincèrement vôtre | merci
    merci (d avance|par avance|beaucoup|bien|à vous|et cordialement) | (avec|en) (vous |)remerciant (d avance|par avance)
    veuillez (agréer|recevoir|croire)
    (veuillez|je vous prie d|nous vous prions d) ~3 agréer ~3 (madame|monsieur|mesdames) ~14 (distingué*|distinguées|sentiments)
    (veuillez|je vous prie d|nous vous prions d) ~3 agréer ~3 (madame|monsieur|mesdames) ~14 (considération|respectueu*|sincères)
    veuillez (agréer|recevoir) ~8 (salutations|sentiments|considération) (distinguée?s?|respectueu*|sincères|les meilleure?s?|)
    (merci|je vous remercie) (pour|de) votre (aide|compréhension|réactivité|attention|diligence|collaboration) | amicalement
    bonne (journée|réception|soirée) | cdt | cdlt`,
  opening: `^ (bonjour|bonsoir) | ^ madame* | ^ monsieur | ^ mesdames | ^ messieurs | ^ cher | ^ chère | ^ chers | ^ à l attention
    ^ à qui de droit | ^ salut`,
  enclosure: '^ annexes? | ^ pièces? (jointes?|n) | ^ pj | ^ appendice',

  goodFaith: 'bonne foi | sincère conviction | (sincèrement|honnêtement) (convaincu*|persuadé*)',
  belief: `croi(s|re|t|ent) | croyons | croyance | conviction | convaincu* | considèr* | estim(e|ons|er) | pens(e|ons) | autoris*
    utilis* | permis* | permission | licence | déclar* | certifi* | atteste* | affirm* | confirm* | oui | accept* | coché* | consent*`,
  plainBelief: `(sincèrement|honnêtement) ~3 (croi*|croy*|convaincu*|persuadé*|estim*|pens*) ... (pas|ni|non|aucune?) ~3 autoris*
    (raisonnablement|intimement) ~3 (croi*|croy*|convaincu*|persuadé*|estim*|pens*) ... (pas|ni|non|aucune?) ~3 autoris*
    (croi*|croy*|convaincu*|estim*|pens*) ... (pas|ni|non) ~1 autoris* ~2 par (le|la|les|l|son) ... (loi|mandataire*|agent*|représentant*)
    (convictions?|raison de croire|raisons de croire) ... (pas|ni|non) ~1 autoris*`,
  perjury: `parjure* | sous serment | faux témoignage | fausse (déclaration|attestation)
    sous peine de ~3 (parjure|sanction*|poursuite*|poursuites) | déclaration (assermentée|solennelle|sur l honneur) | sur l honneur
    sous la foi du serment`,
  accurate: `exact* | véridique* | sincères? | correct | correcte | correctes | fidèle* | vrai | vrais | vraie | vraies
    conforme* à la (réalité|vérité) | précise?s? | véracité`,
  information: `informations? | renseignement* | avis | présente | présent | présentes | notification* | déclaration* | plainte*
    réclamation* | signalement* | données | demande* | éléments | ci dessus | contenu* | tout ce | affirmation* | formulaire | message`,
  authority: `autoris* | habilit* | propriétaire* | titulaire* | au nom | pour le compte | ayant droit | ayants droit | mandat*
    représent* | auteur | autrice | agi(r|s|ssant|ssons) | dûment | détenteur* | détentrice* | détien* | droits? exclusifs? | photographe
    créateur | créatrice | exclusi*`,
  requirement: `(doit|doivent|devez|devra|devrez) ~4 (contenir|inclure|comporter|fournir|indiquer|préciser|comprendre|mentionner|être)
    (veuillez|merci de) ~1 (inclure|fournir|confirmer|joindre|préciser)
    une déclaration ~3 (selon laquelle|indiquant que|attestant que|par laquelle) vous | exig(e|ences|ées) | conditions requises`,
  declares: `(je|j|nous) ~4 (déclar*|certifi*|attest*|affirm*|jur*|confirm*|croi*|croy*|estim*|suis|sommes|ai|avons|soussigné*|reconnai*)
    soussigné*`,
  typingPrompt:
    '(saisissez|tapez|copiez|collez|recopiez|écrivez|répétez|entrez|saisir|recopier) ~8 (déclaration*|phrase|texte|mention)',
  negativeAnswer: '^ non $ | ^ non coché* $ | ^ décoché* $ | ^ faux $ | ^ refusé* $ | ^ aucune? $ | ^ désactivé $',
  workType: `œuvres? | séries? | affiches? | livres? | chansons? | musiques? | vidéos? | photographies? | photos? | images? | dessins?
    textes? | manuels? | roman(s|) | pièces? de théâtre | cours | bandes? dessinées? | tableaux? | films? | articles? | poèmes?
    nouvelles? | albums? | morceaux? | logiciels? | code source | jeux? vidéos? | jeu | jeux | illustrations? | peintures?
    enregistrements? | podcasts? | épisodes? | émissions? | documentaires? | recettes? | partitions? | cartes? | patrons? | modèles?
    créations? | visuels? | graphismes? | reportages? | magazines? | guides? | tutoriels? | formations? | contenus? | ouvrages?
    bases? de données | polices? de caractères | sculptures? | bijoux? | scénarios? | traductions? | clichés? | livres? audio | essais?
    thèse de doctorat | portraits?`,
  ownership: `notre | mon | ma | mes | nos | auteur* | autrice* | droits | client* | édit(é|ée|és|ées|eur|eurs|rice|ions|é) | photographe*
    artiste* | titulaire* | propriétaire*
    (écrit|écrite|créé|créée|réalisé|réalisée|photographié*|composé*|dessiné*|peint*|produit|produite|publié*|filmé*|conçu*) ~1 par
    (j ai|nous avons|ai|avons) ~2 (écrit*|créé*|réalisé*|pris|prise|prises|photographié*)
    (j ai|nous avons|ai|avons) ~2 (composé*|dessiné*|peint*|produit*|publié*|filmé*|conçu*|fait*) | intitulé* | dont je suis
    m appartien* | nous appartien* | exclusif* | illustrat* | compositeur* | créateur* | graphiste*`,
  titled: `intitulée?s? | titrée?s? | ayant pour titre | sous le titre | appelée?s? | nommée?s? | copies? (de|du|d) | dénommée?s?
    dont le titre`,
  workField: `œuvres? | titres? | original* | protégée?s? | chanson | morceau | artiste* | album | film | livre | isbn | photos?
    photographies? | images? | vidéos? | jeu | logiciel | série | épisode | produit | auteur* | titre de l œuvre | description de l œuvre
    nature de l œuvre | type d œuvre`,
  notWorkField: `titulaire* | propriétaire* | ayant droit | url* | lien* | emplacement* | adresse | enregistrement n* | fonction
    titre professionnel | civilité | qualité | mandataire* | contrefaisant* | contrefaçon* | notification | poste`,
  copyrightIn: '(droits?|copyright|droits? d auteur|droits? exclusifs?) (sur|de|relatifs? à|afférents? à)',
  signatureField: 'signature* | signé | signée | signataire* | signature électronique | signature manuscrite',
  notSignature: 'date | heure | fait à | empreinte | algorithme | lieu',
  nameBelow: `(saisissez|tapez|entrez|indiquez|inscrivez|écrivez) ~5 (nom|signature) | signé ~2 par
    (ma|votre|la) signature ~1 (suit|ci dessous|électronique est)
    signature (électronique|manuscrite|physique) (suit|ci dessous|ci après)`,
  notName: `^ (bonjour|madame|monsieur|merci|veuillez|ce message|cet|cette|nous)
    ^ (je|si|note|pièces? jointes?|annexe|confidentiel*|confidentialité|avertissement|tél)
    ^ (téléphone|fax|courriel|date|page|cordialement|envoyé|au nom|siège|siret|siren|rcs|capital|tva|objet|adresse|ici|dans|les|pour)`,
  office: `^ avocat* | ^ gérant* | ^ directeur* | ^ directrice* | ^ photographe* | ^ auteur* | ^ autrice* | ^ juriste* | ^ responsable*
    ^ président* | ^ fondat* | ^ éditeur* | ^ éditrice* | ^ service juridique | ^ chargée? de | ^ chef | ^ artiste* | ^ illustrat*
    ^ associé* | ^ maître | ^ conseil | ^ rédact*`,
  phone: `téléphone* | tél | tel | portable | mobile | fixe | fax | télécopie | (appelez|joindre|contacter) (moi|nous|au)
    numéro de téléphone`,
  address:
    'adresses? | adresse postale | domicile* | code postal | siège social | domiciliée? | demeurant | ville | rue',
  street: `rue | avenue | boulevard | bd | bld | chemin | impasse | allées? | quai | route de | place (de|du|des|d|la|le) | square | cours
    esplanade | passage | faubourg | boîte postale | bp | cedex`,

  bounceSubject: `non remise?s? | non distribué* | échec de (remise|distribution|livraison|la remise|la distribution|l envoi)
    non (remis|distribué|délivré) | message non (remis|distribué|délivré) | non remise | avis de non (remise|distribution)
    courrier non distribué | non distribuable | retour à l expéditeur | impossible de remettre | échec d envoi`,
  autoSubject: `réponse automatique | absence du bureau | absente? du bureau | absence | message d absence | accusé de réception
    en congés? | je suis absente? | automatique réponse | répondeur automatique`,
  autoText: `(je suis|nous sommes) ~2 (absente?s?|en congés?|en vacances|en déplacement|hors du bureau|fermés) | absente? du bureau
    (avons bien reçu|avons reçu|bien reçu) votre ~1 (message|demande|e-?mail|courriel|mail|signalement|notification|réclamation)
    (votre|une) (demande|message|ticket|requête|courriel) ~4 (a été|a bien été|est bien) (reçue?|enregistrée?)
    (votre|une) (demande|message|ticket|requête|courriel) ~4 (a été|a bien été|est bien) (créée?|ouverte?|prise? en compte)
    ceci est (un|une) (message|réponse|e-?mail|courriel) automatique | (message|e-?mail|courriel) (généré|envoyé) automatiquement
    réponse automatique | merci de ne pas répondre | numéro de (ticket|dossier|demande) | de retour (au bureau|le)`,
  retraction: `(retirons|retire|annulons|annule|révoquons|révoque|retirer|annuler|retirerons) ~6 (notification*|demande*|plainte*)
    (retirons|retire|annulons|annule|révoquons|révoque|retirer|annuler|retirerons) ~6 (réclamation*|signalement*|mise en demeure|dmca)
    (notification|demande|plainte) ~8 (est|a été|sont|ont été|soit) ~2 (retirée?s?|annulée?s?|révoquée?s?)
    (réclamation|signalement|avis) ~8 (est|a été|sont|ont été|soit) ~2 (retirée?s?|annulée?s?|révoquée?s?)
    (notification|demande|plainte|réclamation|signalement|avis) ~8 (est|a été|sont|ont été|soit) ~2 (caduque|sans objet|nulle?)
    (retrait|rétractation|annulation|révocation) ~4 (notification|demande|plainte|réclamation|signalement|avis|dmca)
    (veuillez|merci de|prière de) ~3 (ignorer|annuler|ne pas tenir compte) ~8 (notification|demande|plainte|réclamation)
    (veuillez|merci de|prière de) ~3 (ignorer|annuler|ne pas tenir compte) ~8 (signalement|message|courriel|e-?mail)
    (ne pas|ne plus) tenir compte ~6 (notification|demande|plainte|réclamation|signalement|message|courriel|e-?mail)
    (sans objet|nulle et non avenue|nul et non avenu) | (nous nous|je me) (désistons|désiste|rétractons|rétracte)
    considérer ~6 comme (retirée?|annulée?|nulle?|caduque|non avenue?)`,
  retractionTitle: `retrait de ~3 (notification|demande|plainte|réclamation|signalement|dmca) | rétractation | annulation | désistement
    révocation | retrait`,
  condition: `si (vous|nous|le|les|la|l|elle|il|ils|on|ce|cette|cela|tel|votre) | s il | s ils | sauf si | à moins (que|d) | à condition
    sous réserve | pourrait | pourrions | peut être | lorsque | dès que | avant que | jusqu à ce | au cas où | en cas de | tant que
    pourrez | pouvons`,
  partialRetraction: `(uniquement|seulement|exclusivement) ~1 (pour|concernant|en ce qui concerne|le|la|les|cette?|cet) | partiel* | en partie
    pour partie | restante?s? | le reste | (tous|toutes) (les|nos) autres | autres (liens|urls|demandes|adresses)
    reste(nt|) (valable*|en vigueur|inchangé*|maintenu*) | pour le surplus | maintenons`,
  mistakenRemoval: `par (erreur|inadvertance|méprise|mégarde) | (erreur|méprise) (d identification|sur l identi*)
    (à tort|injustement|abusivement) ~3 (supprim*|retir*|bloqu*|désactiv*) | mauvaise identification | identification erronée
    suite à une erreur | erronément
    (notification|demande|plainte|réclamation|signalement) ~3 (est|était|sont) ~2 (erronée?|infondée?|fausse)
    (notification|demande|plainte|réclamation|signalement) ~3 (est|était|sont) ~2 (mal fondée?|abusive|injustifiée?|invalide)`,
  jurisdiction: `compétence (d|de|du|des) ~4 (tribuna*|cour|juridiction*|district) | juridiction* (de|du|des|fédéral*|compétent*)
    compétence (territoriale|judiciaire|juridictionnelle) | tribunal* (fédéral|de district|compétent) | district judiciaire`,
  serviceOfProcess: `(accepte|accepterai|accepterons|acceptons) ~4 (signification*|assignation*|acte* de procédure)
    signification* (d|de|des) ~2 (acte*|assignation*|procédure) | assignation* (en justice|de la part)`,
  counterNotice: `contre-?notification* | contre-?signalement* | contre-?avis | contre-?déclaration
    contestation ~4 (retrait|suppression|notification|blocage) | contrenotification`,
  copyright: `droits? d auteurs? | droits? voisins? | propriété littéraire | œuvre* protégé* | piratage* | piraterie
    code de la propriété intellectuelle`,
  notCopyright: `(agent|service|bureau|équipe|département|responsable|politique) ~3 droits? d auteurs?
    (loi|directive|code) ~3 droits? d auteurs? | (pas|aucun) ~3 droits? d auteurs? | libre* de droits? d auteurs?
    avocat* en (droit|droits) d auteur`,
  trademark: `marques? (déposée?s?|commerciale?s?|enregistrée?s?|de commerce|verbale?s?|figurative?s?) | droit des marques
    contrefaçon* de (marque*|produit*) | titulaire de la marque | marque de l union | propriétaire de la marque | produits? contrefai*`,
  notTrademark: `marques ~4 (appartien*|propriété) (à|de) leurs | (toutes les|les autres) marques
    leurs (propriétaires|détenteurs|titulaires) respectifs | marques (sont|citées)`,
  rightsClaim: `droits? d auteurs? | contrefaçon* | contrefais* | propriété intellectuelle | propriété littéraire | droits? voisins?
    atteinte* ~3 droits | dmca | mise en demeure
    (utilisation|reproduction|diffusion|exploitation|publication|copie) ~1 (non autorisée|illicite|illégale|frauduleuse)
    violation* ~3 droits | piratage* | (photos?|images?|textes?|contenus?|œuvres?) volée?s? | plagiat* | plagié* | lcen
    notification de contenu* | usurpation*`,
  takenWithoutPermission: `(a|ont|été|avoir|avait) (été |)copi(é|ée|és|ées) | copiées | plagi* | volée | volés | volées | voleur* | dérobé* | pillé*
    mot (à|pour) mot | sans que (je|j|nous) | sans ~4 (autorisation|accord|permission|consentement|licence|demander|droit|aval)
    non autorisé* | piratée?s? | reproduit* sans | (jamais|pas|aucune?) ~4 (autoris*|accord|permi*|consenti*|licence|droit de|cédé)
    (m|nous) appartien(t|nent) | à (moi|nous) | à (mon|notre) insu
    (je suis|nous sommes) (l|le|la|les) ~2 (auteur*|autrice*|propriétaire*|titulaire*|photographe*|artiste*|créat*|éditeur*)
    (quelqu un|ils|on) ~4 (utilis*|vend*|copi*|publi*|diffus*|partag*|distribu*) ~2 (mon|ma|mes|notre|nos) | illicite* | illégal*`,
  phishing: `hameçonnage | phishing | logiciel malveillant | logiciels malveillants | pourriel* | spam* | cheval de troie
    réseau de zombies | ddos | piratée? mon compte | site* frauduleu* | escroquerie* | arnaque* | malware | virus informatique
    pédopornograph* | abus sexuels? sur`,
  harassment: `données (personnelles|à caractère personnel) | rgpd | harcèlement | harcel* | diffam* | injur* | calomni*
    (mes|mon|ma) ~1 (données personnelles|adresse personnelle|numéro de téléphone|vie privée) | droit à l oubli | droit à l image
    atteinte à (la|ma|notre) (vie privée|réputation|honneur) | menaces de mort | dénigrement | cyberharcèlement`,
  forwardedNotice: `vous (m|nous) (avez|aviez) ~2 (transmis*|transféré*|envoyé*|fait suivre|adressé*|communiqué*)
    (notification|plainte|réclamation|signalement) ~2 que vous (m|nous) ~1 (avez|aviez)`,
  marketing: `désabonn* | se désinscrire | désinscription | (démo|démonstration|essai|devis|audit|consultation) gratuite?s?
    offre (spéciale|limitée|exceptionnelle) | remise de | réduction* | promotion* | nous (proposons|offrons)
    nos (services|prestations|tarifs|offres|formules) | webinaire | référencement naturel | backlink* | article invité
    prenez rendez vous | réservez | saviez vous | boostez | augmentez votre | lien* sponsorisé*`,
  informationRequest: `(veuillez|merci de|pourriez vous|prière de) ~2 (fournir|transmettre|envoyer|préciser)
    (veuillez|merci de|pourriez vous|prière de) ~2 (compléter|communiquer|indiquer|renvoyer|joindre) | (nous|il nous) ~1 (faut|besoin)
    avons besoin | afin de (traiter|pouvoir) | pour (traiter|pouvoir traiter) (votre|cette|la)
    (doit|doivent) ~1 (contenir|inclure|comporter) | incomplète?`,
  yourNotice: `votre ~1 (signalement|notification|plainte|demande|message|réclamation|courriel|e-?mail|mail|courrier|requête|avis|lettre)
    vos (signalements|demandes|messages|plaintes)`,
  alreadyRemoved: `(a|ont) ~1 été ~2 (supprim*|retir*|bloqu*|désactiv*|suspendu*|fermé*|effac*|enlev*)
    (avons|ai) ~2 (supprim*|retir*|bloqu*|désactiv*|suspendu*|fermé*|effac*)
    n (est|sont) plus (en ligne|accessible*|disponible*|visible*) | (fermer|clore|clôturer|clos) ~2 (ticket|dossier|demande|incident)
    (est|sont) hors ligne`,
  stillOnline: 'toujours | encore | de nouveau | à nouveau | pas | jamais | continue* | persiste* | réapparu*',
  inquiry: `combien (coûte|coûtent|de|ça|cela|est ce)
    comment (puis je|pouvons nous|faire|faut il|obtenir|dois je|fonctionne|ça|est ce|procéder) | est ce que
    (quel|quelle|quels|quelles) (est|sont|serait|seraient|documents?|délai|tarif|démarche*)
    pouvez vous (me|nous) (dire|indiquer|expliquer|aider|faire)
    (puis je|pouvons nous|pourrais je|peut on|est il possible|y a t il|faut il|dois je|qui est|quand est|quand sera|à qui)
    (une|petite|ma) question | factures? | devis | numéro de tva | sondage* | questionnaire* | mémoire de | candidature* | entretien
    lettre de motivation | infolettre | demande de renseignement*`,
  thanks: 'merci | remerci*',
  extortion: `(payer|payez|paiement|verser|versement|régler|règlement|réglez) ~8 (sous|dans un délai|dans les|avant le|faute de|à défaut)
    (payer|payez|paiement|verser|versement|régler|règlement|réglez) ~8 (sinon|euros|eur|bitcoin|amende|indemnité)
    (dommages et intérêts|indemnité|indemnisation|amende|somme) ~6 (payer|verser|régler|montant|euros|eur)
    (à défaut|faute de|sinon|dans le cas contraire) ~8 (poursuite*|tribunal*|justice|action*|avocat*|judiciaire*|plainte)
    règlement amiable ~6 (somme|euros|montant)`,
  threatened: `(votre|ta|ton) ~2 (compte|page|site|domaine|chaîne|profil|boutique) ~3 (sera|seront|va) ~3 (supprim*|désactiv*|suspend*|bloqu*|retir*)`,
  credentials: `(confirme*|vérifi*|saisi*|renseigne*|entre*) ~5 (mot de passe|mots de passe|identifiants de connexion)`,

  fromField: 'de | expéditeur | expéditrice | envoyé par | de la part de',
  otherField: `envoyé | envoyée | envoyé le | date | à | a | destinataire* | cc | copie | copie à | cci | objet | sujet | répondre à
    pièces jointes | importance | pour`,
  forwarded: `message (transféré|réexpédié|retransmis) | début du message | e-?mail transféré | courriel transféré | transféré par
    début du message (transféré|réexpédié)`,
  originalMessage:
    'message (d origine|original|initial) | courriel (d origine|original) | e-?mail (d origine|original)',
  attribution: 'a écrit $ | écrit $ | a écrit ~5 * $ | écrivait $ | a écrit le ... * $',
  forwardPrefix: 'tr | trans | transf',
  replyPrefix: 'ré | rép | réf',
  relaying: `(transférons|transmettons|transmets|transfère|faisons suivre|fais suivre|relayons)
    (avons|ai) ~2 reçu ~6 (plainte|signalement|notification|réclamation|demande)
    (plainte|signalement|notification|réclamation) ~3 (suivante?|ci dessous|reçue?|déposée?|transmise?|soumise?)
    formulaire (de contact|en ligne|web|de signalement) | formulaire ~6 (rempli|soumis|envoyé|complété)
    nouveau (signalement|message|formulaire) | nouvelle (demande|soumission|plainte)
    (ci dessous|ci joint) (la|une|le) ~1 (plainte|notification|signalement)`,
  reporter: `déclarant* | signalé par | soumis par | déposé par | envoyé par | auteur du signalement | notifiant* | requérant*
    rapporteur | plainte de`,
  complainant: `plaignant* | demandeur | demanderesse | réclamant* | titulaire* (des|du) droits? | ayant droit | ayants droit
    propriétaire des droits | expéditeur`,
  withheld: `(nom|identité|coordonnées|plaignant*|signalant*) ~6 (confidentiel*|anonym*)`,
  emailLabel: 'courriel | e-?mail | mail | mél | adresse (électronique|mail|e-?mail|courriel) | courrier électronique',
  nameLabel: 'nom | nom complet | nom et prénom | prénom et nom | votre nom | nom du contact | nom prénom',
  firstName: 'prénom | prénoms',
  lastName: 'nom de famille | nom de naissance | patronyme',
  otherName: `société | entreprise | fichier | utilisateur | domaine | hôte | compte | site | œuvre | organisation | organisme | produit
    raison sociale | dénomination
    nom (de la société|du fichier|d utilisateur|de domaine|du site|de l entreprise|de l œuvre|de l organisation|du produit|commercial)
    pseudo*`,
  registry:
    'bureau d enregistrement | registraire | titulaire du (nom de |)domaine | hébergeur du site | registre des noms',
  noReply: 'ne pas répondre | nepasrepondre | pas de réponse',
};
