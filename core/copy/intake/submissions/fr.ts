import type { SubmissionLetters } from './letters.ts';

export const fr: SubmissionLetters = {
  greeting: 'Bonjour,',
  confirm: {
    subject: (reference) => `Confirmez votre notification ${reference}`,
    intro: (company) =>
      `Nous avons reçu une notification d’atteinte au droit d’auteur destinée à ${company}, avec cette adresse e-mail comme expéditeur.`,
    todo: 'Veuillez confirmer que vous l’avez envoyée. Nous la transmettrons ensuite.',
    button: 'Confirmer la notification',
    closing: (days) =>
      `Le lien est valable ${days} jours. Si vous n’avez pas envoyé de notification, vous pouvez ignorer cet e-mail.`,
  },
  receipt: {
    subject: (reference) => `Accusé de réception de votre notification ${reference}`,
    intro: (company) =>
      `Voici l’accusé de réception de votre notification d’atteinte au droit d’auteur adressée à l’agent de ${company}.`,
    facts: 'Votre notification',
    reference: (reference) => `Référence\u00a0: ${reference}`,
    received: (date) => `Reçue le\u00a0: ${date}`,
    attached: 'Le texte complet est joint au format PDF.',
    status:
      'Sur la page de suivi, vous pouvez voir ce qu’il est advenu de chaque adresse, ajouter des informations ou retirer la notification.',
    button: 'Voir le suivi',
    closing: 'Toute personne disposant de ce lien peut voir votre notification. Ne le partagez pas.',
  },
};
