import type { PageCopy } from './page-copy.ts';

export const fr: PageCopy = {
  skipToContent: 'Aller au contenu',
  language: 'Langue',
  optional: '(facultatif)',
  privacy: 'Confidentialité',
  policyVersion: (version) => `Version de la politique\u00a0: ${version}`,

  policy: {
    title: 'Politique en matière de droit d’auteur',
    intro: (company) =>
      `Cette page explique comment signaler une atteinte au droit d’auteur sur les sites de ${company} et comment répondre à un signalement.`,
    sendNotice: 'Envoyer une notification',
    agent: 'Agent chargé des notifications',
    designated: (id) => `Agent désigné, numéro d’enregistrement ${id}`,
    sendTo: 'Veuillez adresser les notifications d’atteinte présumée au droit d’auteur à\u00a0:',
    phone: 'Téléphone\u00a0:',
    email: 'E-mail\u00a0:',
    online: 'En ligne\u00a0:',
  },

  form: {
    title: 'Signaler une atteinte au droit d’auteur',
    intro: (company) =>
      `Demandez le retrait d’un contenu qui porte atteinte à un droit d’auteur sur les sites de ${company}. Comptez environ cinq minutes.`,
    readPolicy: 'Lire la politique en matière de droit d’auteur',
    steps: 'Étapes',
    byEmail: {
      heading: 'Vous préférez écrire\u00a0?',
      text: 'Une notification par e-mail ou par courrier a la même valeur.',
    },
    leaveEmpty: 'Laissez ce champ vide',
    you: {
      legend: 'Vos coordonnées',
      role: 'Qui êtes-vous\u00a0?',
      roles: { owner: 'Je suis titulaire des droits', agent: 'J’agis pour le titulaire des droits' },
      name: { label: 'Nom complet', hint: 'Vous signerez de ce nom à la fin.' },
      company: { label: 'Société' },
      owner_name: {
        label: 'Titulaire des droits',
        hint: 'Si vous agissez pour autrui\u00a0: la personne ou la société que vous représentez.',
      },
      email: {
        label: 'Adresse e-mail',
        hint: 'Nous y enverrons un lien pour confirmer la notification.',
      },
      email_repeat: { label: 'Répétez l’adresse e-mail' },
      address: {
        label: 'Adresse postale',
        hint: 'Indiquez une adresse postale, un numéro de téléphone ou les deux.',
      },
      city: { label: 'Ville' },
      state: { label: 'État ou région' },
      zip: { label: 'Code postal' },
      country: { label: 'Pays' },
      phone: { label: 'Téléphone', hint: 'Avec l’indicatif du pays, par exemple +33 1 99 00 55 01.' },
    },
    work: {
      legend: 'L’œuvre',
      intro: 'Qu’est-ce qui a été copié\u00a0? Utilisez un bloc par œuvre et laissez les autres vides.',
      one: (number) => `Œuvre ${number}`,
      description: {
        label: 'Description',
        hint: 'Par exemple\u00a0: ma photographie «\u00a0Jetée nord à l’aube\u00a0», un phare dans la brume, publiée pour la première fois en 2024.',
      },
      kind: { label: 'Type d’œuvre' },
      chooseKind: 'Choisissez…',
      kinds: {
        text: 'Texte',
        image: 'Image',
        video: 'Vidéo',
        audio: 'Audio',
        software: 'Logiciel',
        other: 'Autre',
      },
      urls: { label: 'Où voir l’original', hint: 'Une adresse par ligne, 10 au maximum.' },
      registration_number: {
        label: 'Numéro d’enregistrement',
        hint: 'Si l’œuvre est enregistrée, par exemple VA 2-345-678.',
      },
      add: 'Ajouter une œuvre',
    },
    material: {
      legend: 'Le contenu à retirer',
      urls: {
        label: 'Adresses (URL)',
        hint: (domain) => `Une par ligne, 250 au maximum. Par exemple https://${domain}/photos/123`,
      },
      where: {
        label: 'Où sur la page',
        hint: 'Si ce n’est pas évident, par exemple\u00a0: la deuxième photo, ou les minutes 2 à 5 de la vidéo.',
      },
      files: {
        label: 'Fichiers',
        hint: 'Par exemple une capture d’écran. 5 fichiers au maximum, 10\u00a0Mo au total.',
      },
      filesAgain: 'Les fichiers ne sont pas conservés. Veuillez les choisir à nouveau.',
    },
    statements: {
      legend: 'Déclarations',
      one: (number) => `Déclaration ${number}`,
      intro: 'Lisez et confirmez chaque déclaration.',
    },
    signature: {
      legend: 'Signature',
      signature: {
        label: 'Signez de votre nom complet',
        hint: 'Votre nom saisi au clavier vaut signature.',
      },
      send: 'Envoyer la notification',
      next: 'Nous vous enverrons ensuite par e-mail un lien pour la confirmer.',
    },
    errorTitle: (title) => `Erreur\u00a0: ${title}`,
    problems: (count) => (count === 1 ? 'Veuillez corriger 1 champ' : `Veuillez corriger ${count} champs`),
    checking:
      'Nous recevons en ce moment un très grand nombre de notifications. Votre navigateur doit d’abord résoudre une petite tâche. Un instant…',
    checked: 'Votre navigateur a résolu la tâche. Vous pouvez envoyer la notification.',
  },

  sent: {
    title: 'Consultez votre messagerie',
    received: 'Nous avons reçu votre notification. Veuillez conserver sa référence.',
    reference: 'Référence',
    steps: [
      'Ouvrez l’e-mail que nous vous avons envoyé et suivez le lien. Il est valable 7 jours.',
      'Confirmez la notification. Nous la transmettrons alors.',
      'Vous recevrez un accusé de réception avec le texte complet et un lien vers son suivi.',
    ],
    noEmail: (email) =>
      `Pas d’e-mail\u00a0? Regardez dans vos courriers indésirables. Si la notification n’est pas confirmée dans les 24 heures, une personne décidera de la suite. Rien n’est perdu, et la date de réception est celle d’aujourd’hui. Questions\u00a0: ${email}`,
  },

  confirm: {
    title: 'Confirmez votre notification',
    intro: 'Veuillez confirmer que vous avez envoyé cette notification. Nous la transmettrons alors.',
    button: 'Confirmer la notification',
    doneTitle: 'Notification confirmée',
    done: 'Merci. Un accusé de réception avec le texte complet et un lien vers son suivi vous est envoyé par e-mail.',
  },

  status: {
    title: 'Notification',
    submitted: 'Reçue',
    company: 'Concerne',
    urls: 'Adresses signalées',
    states: {
      received: 'Reçue',
      passed_on: 'Transmise',
      disabled: 'Bloquée',
      not_found: 'Introuvable',
      not_removed: 'Non retirée',
      restored: 'Rétablie',
    },
    notRemoved: (reason) => `Non retirée (${reason})`,
    reasons: {
      incomplete: 'la notification est incomplète',
      not_ours: 'pas sur ce site',
      licensed: 'l’utilisation est autorisée',
      fair_use: 'usage loyal (fair use)',
      not_copyright: 'sans rapport avec le droit d’auteur',
      abusive: 'la notification est abusive',
      other: 'autre motif',
    },
    text: 'Texte de la notification',
    withdrawn: (date) => `Cette notification a été retirée le ${date}.`,
    added: 'Vos informations ont été ajoutées et transmises.',
    supplement: {
      heading: 'Ajouter des informations',
      text: {
        label: 'Que souhaitez-vous ajouter\u00a0?',
        hint: '5\u00a0000 caractères au maximum. La date de réception reste la même.',
      },
      button: 'Ajouter les informations',
    },
    withdraw: {
      heading: 'Retirer cette notification',
      intro:
        'Retirez-la si c’était une erreur ou si l’affaire est réglée. Nous en informerons tous ceux qui l’ont reçue.',
      signature: {
        label: 'Signez de votre nom complet',
        hint: 'Utilisez le nom indiqué dans la notification.',
      },
      button: 'Retirer la notification',
    },
  },

  missing: {
    heading: 'Page introuvable',
    text: 'Il semble que la page demandée n’existe pas ou que vous n’ayez pas le droit de la consulter. Veuillez nous contacter si vous pensez qu’il s’agit d’une erreur.',
    contact: 'nous contacter',
    goHome: 'Aller à l’accueil',
  },
  gone: {
    heading: 'Cette page est fermée',
    text: (company) => `${company} n’a plus recours à cet agent. Veuillez écrire directement à ${company}.`,
  },
  badToken: {
    heading: 'Le lien a expiré ou n’est pas valable',
    hint: (email) =>
      `Vérifiez que vous avez ouvert le lien en entier. S’il ne fonctionne toujours pas, écrivez à ${email}.`,
  },
  tooMany: {
    heading: 'Trop de demandes',
    text: 'Trop de tentatives. Veuillez patienter un moment, puis réessayer.',
  },
  tooLarge: {
    heading: 'C’est trop pour le formulaire',
    text: (email) => `Veuillez revenir en arrière et raccourcir la notification, ou l’envoyer par e-mail à ${email}.`,
  },
  failed: {
    heading: 'Une erreur s’est produite',
    text: 'Une erreur s’est produite. Veuillez réessayer.',
    request: (id) => `Demande ${id}`,
  },
};
