import type { CounterFormLetters } from './letters.ts';

export const de: CounterFormLetters = {
  confirm: {
    subject: (reference) => `Bestätigen Sie Ihre Gegendarstellung ${reference}`,
    intro: (company) =>
      `Wir haben eine Gegendarstellung an ${company} erhalten, in der diese E-Mail-Adresse als Absender angegeben ist.`,
    todo: 'Bitte bestätigen Sie, dass Sie sie gesendet haben. Danach leiten wir sie an die Person weiter, die die Meldung gesendet hat.',
    button: 'Gegendarstellung bestätigen',
    closing: (days) =>
      `Der Link ist ${days} Tage lang gültig. Falls Sie keine Gegendarstellung gesendet haben, können Sie diese E-Mail ignorieren.`,
  },
  receipt: {
    subject: (reference) => `Empfangsbestätigung für Ihre Gegendarstellung ${reference}`,
    intro: (company) =>
      `Dies ist die Empfangsbestätigung für Ihre Gegendarstellung an den Beauftragten von ${company}.`,
    forwarded: 'Sie ist vollständig, und wir haben sie an die Person weitergeleitet, die die Meldung gesendet hat.',
    byHand: 'Sie ist vollständig. Ein Mensch leitet sie an die Person weiter, die die Meldung gesendet hat.',
    window: (company, from, until) =>
      `Sofern diese nicht mitteilt, dass sie rechtliche Schritte eingeleitet hat, kann ${company} das Material vom ${from} bis zum ${until} wiederherstellen.`,
    nothingDisabled:
      'Unter diesen Adressen haben wir nichts gefunden, das aufgrund einer Meldung gesperrt wurde. Ein Mensch sieht sich das an und schreibt Ihnen, falls etwas fehlt.',
    status:
      'Auf der Statusseite sehen Sie, wie es weitergeht. Jeder, der den Link hat, kann Ihre Gegendarstellung sehen. Geben Sie ihn nicht weiter.',
    facts: 'Ihre Gegendarstellung',
    earliest: (date) => `10. Geschäftstag: ${date}`,
    latest: (date) => `14. Geschäftstag: ${date}`,
    closing: 'Wir berichten, was wir festgestellt haben; dies ist keine Rechtsberatung.',
  },
};
