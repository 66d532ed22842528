import type { PolicyText } from '../policy-text.ts';

export const fr: PolicyText = {
  notice: {
    heading: 'Comment envoyer une notification',
    text: (company) =>
      `Si un contenu publié sur un site de ${company} porte atteinte à votre droit d’auteur, utilisez le formulaire ou écrivez à l’agent. Selon le droit américain (17 U.S.C. § 512(c)(3)), une notification contient\u00a0:`,
    elements: [
      'votre signature, ou celle d’une personne autorisée à agir pour vous\u00a0; un nom saisi au clavier suffit',
      'l’œuvre protégée qui a été copiée, ou une liste des œuvres',
      'le contenu à retirer et ses adresses exactes (URL)',
      'comment vous joindre\u00a0: nom, adresse postale, numéro de téléphone et adresse e-mail',
      'une déclaration selon laquelle vous estimez de bonne foi que l’utilisation n’est autorisée ni par le titulaire des droits, ni par son représentant, ni par la loi',
      'une déclaration selon laquelle les informations sont exactes et, sous peine de parjure, que vous êtes le titulaire des droits ou êtes autorisé à agir pour lui',
    ],
  },
  answer: {
    heading: 'Comment répondre à une notification',
    text: () =>
      'Si votre contenu a été retiré par erreur ou à la suite d’une mauvaise identification, envoyez une contre-notification avec le formulaire ou écrivez à l’agent. Selon 17 U.S.C. § 512(g)(3), elle contient\u00a0:',
    elements: (company) => [
      'votre signature\u00a0; un nom saisi au clavier suffit',
      'le contenu retiré et l’adresse où il se trouvait',
      'une déclaration, sous peine de parjure, selon laquelle vous estimez de bonne foi que le contenu a été retiré par erreur ou à la suite d’une mauvaise identification',
      'votre nom, votre adresse postale et votre numéro de téléphone',
      `une déclaration selon laquelle vous acceptez la compétence du tribunal fédéral du district de votre adresse ou, hors des États-Unis, de tout district dans lequel ${company} peut être trouvé, et selon laquelle vous accepterez les significations de l’expéditeur de la notification`,
    ],
    after: (company) =>
      `Nous transmettons une contre-notification complète à l’expéditeur de la notification, avec votre nom et vos coordonnées. ${company} remet alors le contenu en ligne 10 à 14 jours ouvrables après que nous l’avons reçue, sauf si nous apprenons d’abord que l’expéditeur a engagé une action en justice contre vous.`,
  },
  repeat: {
    heading: 'Contrevenants récidivistes',
    text: (company, { limit, months }) =>
      `Lorsque les circonstances le justifient, ${company} ferme les comptes des contrevenants récidivistes\u00a0: les utilisateurs dont le contenu a été bloqué à la suite de ${limit === 1 ? 'une notification' : `${limit} notifications`}${months === null ? '' : ` en ${months === 1 ? 'un mois' : `${months} mois`}`}.`,
  },
  misrepresentation: {
    heading: 'Fausses déclarations',
    text: 'Selon 17 U.S.C. § 512(f), quiconque déclare sciemment et faussement, sur un point essentiel, qu’un contenu porte atteinte à des droits, ou qu’il a été retiré par erreur ou à la suite d’une mauvaise identification, est tenu de réparer le préjudice, y compris les dépens et les honoraires d’avocat. Avant d’envoyer une notification, demandez-vous si l’utilisation est permise, par exemple au titre de l’usage loyal (fair use). En cas de doute, consultez un avocat.',
  },
  personalData: {
    heading: 'Ce que deviennent les données personnelles',
    text: (company, { organization, email }) => [
      `${organization} reçoit les notifications et les contre-notifications pour le compte de ${company}. Une notification, avec votre nom et vos coordonnées, est transmise à ${company} et à la personne qui a publié le contenu. Une contre-notification est transmise à ${company} et à l’expéditeur de la notification. Elles peuvent être publiées sans les coordonnées.`,
      `Nous les conservons comme preuves aussi longtemps que la loi et la protection de ${company} l’exigent. Les noms, coordonnées et fichiers des formulaires marqués comme indésirables sont effacés après 12 mois. Pour obtenir une copie de vos données, les faire rectifier ou effacer, écrivez à ${email}.`,
    ],
  },
  statements: {
    good_faith: () =>
      'J’estime de bonne foi que l’utilisation du contenu telle que je la signale n’est autorisée ni par le titulaire du droit d’auteur, ni par son représentant, ni par la loi.',
    fair_use: () =>
      'Je me suis demandé si l’utilisation est permise, par exemple au titre de l’usage loyal (fair use).',
    accuracy: () =>
      'Les informations de cette notification sont exactes et, sous peine de parjure, je suis le titulaire, ou suis autorisé à agir au nom du titulaire, d’un droit exclusif auquel il serait porté atteinte.',
    misrepresentation: () =>
      'Je sais que, selon 17 U.S.C. § 512(f), quiconque déclare sciemment et faussement, sur un point essentiel, qu’un contenu porte atteinte à des droits est tenu de réparer le préjudice, y compris les dépens et les honoraires d’avocat.',
    forwarding: (company) =>
      `Ma notification, avec mon nom et mes coordonnées, est transmise à ${company} et à la personne qui a publié le contenu, et peut être publiée sans les coordonnées.`,
  },
  counterStatements: {
    mistake: () =>
      'Je jure, sous peine de parjure, que je crois de bonne foi que le contenu a été retiré ou bloqué à la suite d’une erreur ou d’une mauvaise identification.',
    jurisdiction: (company) =>
      `J’accepte la compétence du tribunal fédéral de district (Federal District Court) du ressort dans lequel se trouve mon adresse ou, si mon adresse se trouve hors des États-Unis, de tout ressort dans lequel ${company} peut être trouvée.`,
    service: () =>
      'J’accepterai la signification des actes de procédure par la personne qui a envoyé la notification ou par son mandataire.',
  },
  englishIsSigned: 'C’est le texte anglais que vous signez.',
};
