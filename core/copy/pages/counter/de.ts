import type { CounterCopy } from './counter-copy.ts';

export const de: CounterCopy = {
  link: 'Gegendarstellung senden',
  title: 'Auf eine Urheberrechtsmeldung antworten',
  intro: (company) =>
    `Wurde Ihr Material auf einer Website von ${company} versehentlich oder aufgrund einer Verwechslung gesperrt? Beantragen Sie, dass es wiederhergestellt wird. Das dauert etwa fünf Minuten.`,
  byEmail: 'Eine Gegendarstellung per E-Mail oder Post zählt genauso.',
  you: {
    passedOn:
      'Ihre Gegendarstellung wird mit Ihrem Namen und Ihren Kontaktdaten an die Person weitergeleitet, die die Meldung gesendet hat.',
    email: 'Dorthin senden wir einen Link, mit dem Sie die Gegendarstellung bestätigen.',
    address: 'Das Gesetz verlangt Ihren Namen, Ihre Postanschrift und Ihre Telefonnummer.',
  },
  material: {
    legend: 'Ihr Material',
    intro:
      'Geben Sie das Aktenzeichen der Meldung an, die Adressen, unter denen das Material zu finden war, oder beides.',
    reference: {
      label: 'Aktenzeichen oder Nummer der Meldung',
      hint: 'Falls man es Ihnen genannt hat, zum Beispiel SH-7K2M-9QX4 oder 0042.',
    },
    urls: {
      label: 'Adressen (URLs), unter denen es zu finden war',
      hint: (domain) => `Eine pro Zeile, bis zu 250. Zum Beispiel https://${domain}/photos/123`,
    },
    explanation: { label: 'Erläuterung', hint: 'Warum es ein Irrtum war, zum Beispiel: Das Foto ist von mir.' },
  },
  send: 'Gegendarstellung senden',
  next: 'Danach senden wir Ihnen per E-Mail einen Link, mit dem Sie die Gegendarstellung bestätigen.',
  checking:
    'Gerade gehen sehr viele Formulare ein. Ihr Browser muss deshalb zuerst eine kleine Aufgabe lösen. Einen Moment …',
  checked: 'Ihr Browser hat die Aufgabe gelöst. Sie können die Gegendarstellung jetzt senden.',
  sent: {
    received: 'Wir haben Ihre Gegendarstellung erhalten. Bitte bewahren Sie das Aktenzeichen auf.',
    steps: [
      'Öffnen Sie die E-Mail, die wir an Ihre Adresse gesendet haben, und folgen Sie dem Link. Der Link gilt 7 Tage.',
      'Bestätigen Sie die Gegendarstellung. Dann leiten wir sie an die Person weiter, die die Meldung gesendet hat.',
      'Sie erhalten eine Empfangsbestätigung mit dem vollständigen Text und den Tagen, an denen Ihr Material wiederhergestellt werden kann.',
    ],
    noEmail: (email) =>
      `Keine E-Mail erhalten? Sehen Sie im Spam-Ordner nach. Wird die Gegendarstellung nicht innerhalb von 24 Stunden bestätigt, entscheidet ein Mensch darüber. Nichts geht verloren, und als Eingangsdatum gilt der heutige Tag. Fragen: ${email}`,
  },
  confirm: {
    title: 'Bestätigen Sie Ihre Gegendarstellung',
    intro:
      'Bitte bestätigen Sie, dass Sie diese Gegendarstellung gesendet haben. Dann leiten wir sie an die Person weiter, die die Meldung gesendet hat.',
    button: 'Gegendarstellung bestätigen',
    doneTitle: 'Gegendarstellung bestätigt',
    done: 'Vielen Dank. Eine Empfangsbestätigung mit dem vollständigen Text ist per E-Mail an Sie unterwegs.',
  },
  status: {
    title: 'Gegendarstellung',
    urls: 'Ihr Material',
    text: 'Text der Gegendarstellung',
    withdrawn: (date) => `Diese Gegendarstellung wurde am ${date} zurückgezogen.`,
    window: (company, from, until) =>
      `Sofern der Absender der Meldung keine rechtlichen Schritte mitteilt, kann ${company} das Material vom ${from} bis zum ${until} wiederherstellen.`,
    write: (email) =>
      `Um die Gegendarstellung zurückzuziehen oder zu ergänzen, schreiben Sie an ${email} und nennen Sie das Aktenzeichen.`,
  },
};
