import type { SubmissionLetters } from './letters.ts';

export const de: SubmissionLetters = {
  greeting: 'Guten Tag,',
  confirm: {
    subject: (reference) => `Bestätigen Sie Ihre Meldung ${reference}`,
    intro: (company) =>
      `Wir haben eine Urheberrechtsmeldung an ${company} erhalten, in der diese E-Mail-Adresse als Absender angegeben ist.`,
    todo: 'Bitte bestätigen Sie, dass Sie die Meldung gesendet haben. Danach leiten wir sie weiter.',
    button: 'Meldung bestätigen',
    closing: (days) =>
      `Der Link ist ${days} Tage lang gültig. Falls Sie keine Meldung gesendet haben, können Sie diese E-Mail ignorieren.`,
  },
  receipt: {
    subject: (reference) => `Empfangsbestätigung für Ihre Meldung ${reference}`,
    intro: (company) =>
      `Dies ist die Empfangsbestätigung für Ihre Urheberrechtsmeldung an den Beauftragten von ${company}.`,
    facts: 'Ihre Meldung',
    reference: (reference) => `Aktenzeichen: ${reference}`,
    received: (date) => `Eingegangen: ${date}`,
    attached: 'Der vollständige Text ist als PDF angehängt.',
    status:
      'Auf der Statusseite sehen Sie, was mit den einzelnen Adressen geschehen ist. Dort können Sie auch Angaben ergänzen oder die Meldung zurückziehen.',
    button: 'Status ansehen',
    closing: 'Jeder, der diesen Link hat, kann Ihre Meldung sehen. Geben Sie ihn nicht weiter.',
  },
};
