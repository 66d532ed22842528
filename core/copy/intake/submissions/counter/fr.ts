import type { CounterFormLetters } from './letters.ts';

export const fr: CounterFormLetters = {
  confirm: {
    subject: (reference) => `Confirmez votre contre-notification ${reference}`,
    intro: (company) =>
      `Nous avons reçu une contre-notification destinée à ${company}, avec cette adresse e-mail comme expéditeur.`,
    todo: 'Veuillez confirmer que vous l’avez envoyée. Nous la transmettrons ensuite à la personne qui a envoyé la notification.',
    button: 'Confirmer la contre-notification',
    closing: (days) =>
      `Le lien est valable ${days} jours. Si vous n’avez pas envoyé de contre-notification, vous pouvez ignorer cet e-mail.`,
  },
  receipt: {
    subject: (reference) => `Accusé de réception de votre contre-notification ${reference}`,
    intro: (company) => `Voici l’accusé de réception de votre contre-notification adressée à l’agent de ${company}.`,
    forwarded: 'Elle est complète, et nous l’avons envoyée à la personne qui a envoyé la notification.',
    byHand: 'Elle est complète. Un membre de notre équipe la transmettra à la personne qui a envoyé la notification.',
    window: (company, from, until) =>
      `Sauf si cette personne signale avoir engagé une action en justice, ${company} peut rétablir le contenu du ${from} au ${until}.`,
    nothingDisabled:
      'À ces adresses, nous n’avons rien trouvé qui ait été bloqué à cause d’une notification. Un membre de notre équipe l’examinera et vous écrira s’il manque quelque chose.',
    status:
      'Sur la page de suivi, vous pouvez voir ce qu’il en est. Toute personne disposant du lien peut voir votre contre-notification. Ne le partagez pas.',
    facts: 'Votre contre-notification',
    earliest: (date) => `10e jour ouvrable\u00a0: ${date}`,
    latest: (date) => `14e jour ouvrable\u00a0: ${date}`,
    closing: 'Nous indiquons ce que nous avons constaté\u00a0; ceci n’est pas un conseil juridique.',
  },
};
