import type { PageCopy } from './page-copy.ts';

export const de: PageCopy = {
  skipToContent: 'Zum Inhalt springen',
  language: 'Sprache',
  optional: '(optional)',
  privacy: 'Datenschutz',
  policyVersion: (version) => `Version der Richtlinie: ${version}`,

  policy: {
    title: 'Urheberrechtsrichtlinie',
    intro: (company) =>
      `Diese Seite erklärt, wie Sie Urheberrechtsverletzungen auf den Websites von ${company} melden und wie Sie auf eine Meldung antworten.`,
    sendNotice: 'Meldung senden',
    agent: 'Beauftragter für Meldungen',
    designated: (id) => `Benannter Beauftragter, Registrierungsnummer ${id}`,
    sendTo: 'Meldungen über mutmaßliche Urheberrechtsverletzungen senden Sie bitte an:',
    phone: 'Telefon:',
    email: 'E-Mail:',
    online: 'Online:',
  },

  form: {
    title: 'Urheberrechtsverletzung melden',
    intro: (company) =>
      `Beantragen Sie, dass Material auf den Websites von ${company} entfernt wird, das ein Urheberrecht verletzt. Das dauert etwa fünf Minuten.`,
    readPolicy: 'Urheberrechtsrichtlinie lesen',
    steps: 'Schritte',
    byEmail: {
      heading: 'Möchten Sie lieber schreiben?',
      text: 'Eine Meldung per E-Mail oder Post zählt genauso.',
    },
    leaveEmpty: 'Dieses Feld bitte leer lassen',
    you: {
      legend: 'Ihre Angaben',
      role: 'Wer sind Sie?',
      roles: { owner: 'Mir gehören die Rechte am Werk', agent: 'Ich handle für den Rechteinhaber' },
      name: { label: 'Vollständiger Name', hint: 'Mit diesem Namen unterschreiben Sie am Ende.' },
      company: { label: 'Firma' },
      owner_name: {
        label: 'Rechteinhaber',
        hint: 'Falls Sie für jemand anderen handeln: die Person oder Firma, die Sie vertreten.',
      },
      email: { label: 'E-Mail-Adresse', hint: 'Dorthin senden wir einen Link, mit dem Sie die Meldung bestätigen.' },
      email_repeat: { label: 'E-Mail-Adresse wiederholen' },
      address: {
        label: 'Straße und Hausnummer',
        hint: 'Geben Sie eine Postanschrift, eine Telefonnummer oder beides an.',
      },
      city: { label: 'Ort' },
      state: { label: 'Bundesland oder Region' },
      zip: { label: 'Postleitzahl' },
      country: { label: 'Land' },
      phone: { label: 'Telefon', hint: 'Mit Landesvorwahl, zum Beispiel +49 30 5550100.' },
    },
    work: {
      legend: 'Das Werk',
      intro: 'Was wurde kopiert? Verwenden Sie für jedes Werk einen Block und lassen Sie die übrigen leer.',
      one: (number) => `Werk ${number}`,
      description: {
        label: 'Beschreibung',
        hint: 'Zum Beispiel: mein Foto „Nordmole im Morgengrauen“, ein Leuchtturm im Nebel, erstmals 2024 veröffentlicht.',
      },
      kind: { label: 'Art des Werks' },
      chooseKind: 'Bitte wählen …',
      kinds: {
        text: 'Text',
        image: 'Bild',
        video: 'Video',
        audio: 'Ton',
        software: 'Software',
        other: 'Anderes',
      },
      urls: { label: 'Wo das Original zu sehen ist', hint: 'Eine Adresse pro Zeile, bis zu 10.' },
      registration_number: {
        label: 'Registrierungsnummer',
        hint: 'Falls das Werk registriert ist, zum Beispiel VA 2-345-678.',
      },
      add: 'Weiteres Werk hinzufügen',
    },
    material: {
      legend: 'Das zu entfernende Material',
      urls: {
        label: 'Adressen (URLs)',
        hint: (domain) => `Eine pro Zeile, bis zu 250. Zum Beispiel https://${domain}/photos/123`,
      },
      where: {
        label: 'Wo auf der Seite',
        hint: 'Falls es nicht offensichtlich ist, zum Beispiel: das zweite Foto oder Minute 2 bis 5 des Videos.',
      },
      files: { label: 'Dateien', hint: 'Zum Beispiel ein Screenshot. Bis zu 5 Dateien, zusammen 10 MB.' },
      filesAgain: 'Dateien werden nicht behalten. Bitte wählen Sie Ihre Dateien noch einmal aus.',
    },
    statements: {
      legend: 'Erklärungen',
      one: (number) => `Erklärung ${number}`,
      intro: 'Lesen und bestätigen Sie jede Erklärung.',
    },
    signature: {
      legend: 'Unterschrift',
      signature: {
        label: 'Unterschreiben Sie mit Ihrem vollständigen Namen',
        hint: 'Ihr eingetippter Name gilt als Unterschrift.',
      },
      send: 'Meldung senden',
      next: 'Danach senden wir Ihnen per E-Mail einen Link, mit dem Sie die Meldung bestätigen.',
    },
    errorTitle: (title) => `Fehler: ${title}`,
    problems: (count) => (count === 1 ? 'Bitte korrigieren Sie 1 Feld' : `Bitte korrigieren Sie ${count} Felder`),
    checking:
      'Gerade gehen sehr viele Meldungen ein. Ihr Browser muss deshalb zuerst eine kleine Aufgabe lösen. Einen Moment …',
    checked: 'Ihr Browser hat die Aufgabe gelöst. Sie können die Meldung jetzt senden.',
  },

  sent: {
    title: 'Sehen Sie in Ihr Postfach',
    received: 'Wir haben Ihre Meldung erhalten. Bitte bewahren Sie das Aktenzeichen auf.',
    reference: 'Aktenzeichen',
    steps: [
      'Öffnen Sie die E-Mail, die wir an Ihre Adresse gesendet haben, und folgen Sie dem Link. Der Link gilt 7 Tage.',
      'Bestätigen Sie die Meldung. Dann leiten wir sie weiter.',
      'Sie erhalten eine Empfangsbestätigung mit dem vollständigen Text und einem Link zum Stand der Dinge.',
    ],
    noEmail: (email) =>
      `Keine E-Mail erhalten? Sehen Sie im Spam-Ordner nach. Wird die Meldung nicht innerhalb von 24 Stunden bestätigt, entscheidet ein Mensch darüber. Nichts geht verloren, und als Eingangsdatum gilt der heutige Tag. Fragen: ${email}`,
  },

  confirm: {
    title: 'Bestätigen Sie Ihre Meldung',
    intro: 'Bitte bestätigen Sie, dass Sie diese Meldung gesendet haben. Dann leiten wir sie weiter.',
    button: 'Meldung bestätigen',
    doneTitle: 'Meldung bestätigt',
    done: 'Vielen Dank. Eine Empfangsbestätigung mit dem vollständigen Text und einem Link zum Stand der Dinge ist per E-Mail an Sie unterwegs.',
  },

  status: {
    title: 'Meldung',
    submitted: 'Eingegangen',
    company: 'Betrifft',
    urls: 'Gemeldete Adressen',
    states: {
      received: 'Eingegangen',
      passed_on: 'Weitergeleitet',
      disabled: 'Gesperrt',
      not_found: 'Nicht gefunden',
      not_removed: 'Nicht entfernt',
      restored: 'Wiederhergestellt',
    },
    notRemoved: (reason) => `Nicht entfernt (${reason})`,
    reasons: {
      incomplete: 'die Meldung ist unvollständig',
      not_ours: 'nicht auf dieser Website',
      licensed: 'die Nutzung ist lizenziert',
      fair_use: 'zulässige Nutzung (Fair Use)',
      not_copyright: 'keine Frage des Urheberrechts',
      abusive: 'die Meldung ist missbräuchlich',
      other: 'anderer Grund',
    },
    text: 'Text der Meldung',
    withdrawn: (date) => `Diese Meldung wurde am ${date} zurückgezogen.`,
    added: 'Ihre Angaben wurden ergänzt und weitergeleitet.',
    supplement: {
      heading: 'Angaben ergänzen',
      text: {
        label: 'Was möchten Sie ergänzen?',
        hint: 'Bis zu 5.000 Zeichen. Das Eingangsdatum bleibt gleich.',
      },
      button: 'Angaben ergänzen',
    },
    withdraw: {
      heading: 'Diese Meldung zurückziehen',
      intro:
        'Ziehen Sie die Meldung zurück, wenn sie ein Irrtum war oder die Sache erledigt ist. Wir informieren alle, die sie erhalten haben.',
      signature: {
        label: 'Unterschreiben Sie mit Ihrem vollständigen Namen',
        hint: 'Verwenden Sie den Namen aus der Meldung.',
      },
      button: 'Meldung zurückziehen',
    },
  },

  missing: {
    heading: 'Seite nicht gefunden',
    text: 'Diese Seite gibt es offenbar nicht, oder Sie dürfen sie nicht ansehen. Bitte schreiben Sie uns, wenn Sie das für einen Fehler halten.',
    contact: 'schreiben Sie uns',
    goHome: 'Zur Startseite',
  },
  gone: {
    heading: 'Diese Seite ist geschlossen',
    text: (company) => `${company} nutzt diesen Beauftragten nicht mehr. Bitte schreiben Sie direkt an ${company}.`,
  },
  badToken: {
    heading: 'Der Link ist abgelaufen oder ungültig',
    hint: (email) =>
      `Prüfen Sie, ob Sie den ganzen Link geöffnet haben. Funktioniert er trotzdem nicht, schreiben Sie an ${email}.`,
  },
  tooMany: {
    heading: 'Zu viele Anfragen',
    text: 'Zu viele Versuche. Bitte warten Sie eine Weile und versuchen Sie es noch einmal.',
  },
  tooLarge: {
    heading: 'Das ist zu viel für das Formular',
    text: (email) => `Bitte gehen Sie zurück und kürzen Sie die Meldung, oder senden Sie sie per E-Mail an ${email}.`,
  },
  failed: {
    heading: 'Etwas ist schiefgegangen',
    text: 'Etwas ist schiefgegangen. Bitte versuchen Sie es noch einmal.',
    request: (id) => `Anfrage ${id}`,
  },
};
