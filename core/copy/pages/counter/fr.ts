import type { CounterCopy } from './counter-copy.ts';

export const fr: CounterCopy = {
  link: 'Envoyer une contre-notification',
  title: 'Répondre à une notification d’atteinte au droit d’auteur',
  intro: (company) =>
    `Votre contenu sur un site de ${company} a été bloqué par erreur ou à la suite d’une mauvaise identification\u00a0? Demandez son rétablissement. Comptez environ cinq minutes.`,
  byEmail: 'Une contre-notification par e-mail ou par courrier a la même valeur.',
  you: {
    passedOn:
      'Votre contre-notification, avec votre nom et vos coordonnées, est transmise à la personne qui a envoyé la notification.',
    email: 'Nous y enverrons un lien pour confirmer la contre-notification.',
    address: 'La loi exige votre nom, votre adresse postale et votre numéro de téléphone.',
  },
  material: {
    legend: 'Votre contenu',
    intro: 'Indiquez la référence de la notification, les adresses où se trouvait le contenu, ou les deux.',
    reference: {
      label: 'Référence ou numéro de la notification',
      hint: 'Si on vous l’a communiquée, par exemple SH-7K2M-9QX4 ou 0042.',
    },
    urls: {
      label: 'Adresses (URL) où il se trouvait',
      hint: (domain) => `Une par ligne, 250 au maximum. Par exemple https://${domain}/photos/123`,
    },
    explanation: {
      label: 'Explication',
      hint: 'Pourquoi c’était une erreur, par exemple\u00a0: la photo est de moi.',
    },
  },
  send: 'Envoyer la contre-notification',
  next: 'Nous vous enverrons ensuite par e-mail un lien pour la confirmer.',
  checking:
    'Nous recevons en ce moment un très grand nombre de formulaires. Votre navigateur doit d’abord résoudre une petite tâche. Un instant…',
  checked: 'Votre navigateur a résolu la tâche. Vous pouvez envoyer la contre-notification.',
  sent: {
    received: 'Nous avons reçu votre contre-notification. Veuillez conserver sa référence.',
    steps: [
      'Ouvrez l’e-mail que nous vous avons envoyé et suivez le lien. Il est valable 7 jours.',
      'Confirmez la contre-notification. Nous la transmettrons alors à la personne qui a envoyé la notification.',
      'Vous recevrez un accusé de réception avec le texte complet et les dates auxquelles votre contenu peut être rétabli.',
    ],
    noEmail: (email) =>
      `Pas d’e-mail\u00a0? Regardez dans vos courriers indésirables. Si la contre-notification n’est pas confirmée dans les 24 heures, une personne décidera de la suite. Rien n’est perdu, et la date de réception est celle d’aujourd’hui. Questions\u00a0: ${email}`,
  },
  confirm: {
    title: 'Confirmez votre contre-notification',
    intro:
      'Veuillez confirmer que vous avez envoyé cette contre-notification. Nous la transmettrons alors à la personne qui a envoyé la notification.',
    button: 'Confirmer la contre-notification',
    doneTitle: 'Contre-notification confirmée',
    done: 'Merci. Un accusé de réception avec le texte complet vous est envoyé par e-mail.',
  },
  status: {
    title: 'Contre-notification',
    urls: 'Votre contenu',
    text: 'Texte de la contre-notification',
    withdrawn: (date) => `Cette contre-notification a été retirée le ${date}.`,
    window: (company, from, until) =>
      `Sauf si l’expéditeur de la notification signale avoir engagé une action en justice, ${company} peut rétablir le contenu du ${from} au ${until}.`,
    write: (email) => `Pour retirer ou compléter la contre-notification, écrivez à ${email} en indiquant sa référence.`,
  },
};
