import type { PolicyText } from '../policy-text.ts';

export const de: PolicyText = {
  notice: {
    heading: 'So senden Sie eine Meldung',
    text: (company) =>
      `Wenn Material auf einer Website von ${company} Ihr Urheberrecht verletzt, nutzen Sie das Formular oder schreiben Sie an den Beauftragten. Nach 17 U.S.C. § 512(c)(3) enthält eine Meldung:`,
    elements: [
      'Ihre Unterschrift oder die einer Person, die für Sie handeln darf; ein eingetippter Name genügt',
      'das urheberrechtlich geschützte Werk, das kopiert wurde, oder eine Liste der Werke',
      'das zu entfernende Material und seine genauen Adressen (URLs)',
      'wie wir Sie erreichen: Name, Postanschrift, Telefonnummer und E-Mail-Adresse',
      'eine Erklärung, dass Sie nach Treu und Glauben davon ausgehen, dass die Nutzung weder vom Rechteinhaber noch von dessen Vertreter noch durch das Gesetz erlaubt ist',
      'eine Erklärung, dass die Angaben in der Meldung zutreffen, und, unter Strafe des Meineids, dass Sie der Rechteinhaber sind oder für ihn handeln dürfen',
    ],
  },
  answer: {
    heading: 'So antworten Sie auf eine Meldung',
    text: () =>
      'Wenn Ihr Material versehentlich oder aufgrund einer Verwechslung entfernt wurde, senden Sie mit dem Formular, per E-Mail oder per Post eine Gegendarstellung. Nach 17 U.S.C. § 512(g)(3) enthält sie:',
    elements: (company) => [
      'Ihre Unterschrift; ein eingetippter Name genügt',
      'das entfernte Material und die Adresse, unter der es zu finden war',
      'eine Erklärung unter Strafe des Meineids, dass das Material nach Ihrer Überzeugung nach Treu und Glauben versehentlich oder aufgrund einer Verwechslung entfernt wurde',
      'Ihren Namen, Ihre Postanschrift und Ihre Telefonnummer',
      `eine Erklärung, dass Sie die Zuständigkeit des Bundesgerichts (federal district court) für Ihre Anschrift anerkennen oder, außerhalb der Vereinigten Staaten, die jedes Bezirks, in dem ${company} belangt werden kann, und dass Sie gerichtliche Zustellungen des Absenders der Meldung annehmen`,
    ],
    after: (company) =>
      `Eine vollständige Gegendarstellung leiten wir mit Ihrem Namen und Ihren Kontaktdaten an den Absender der Meldung weiter. ${company} stellt das Material dann 10 bis 14 Werktage nach ihrem Eingang bei uns wieder her, es sei denn, wir erfahren vorher, dass der Absender eine gerichtliche Anordnung gegen Sie beantragt hat.`,
  },
  repeat: {
    heading: 'Wiederholte Verstöße',
    text: (company, { limit, months }) =>
      `${company} schließt unter angemessenen Umständen die Konten von Nutzern, die wiederholt Rechte verletzen: deren Material wegen ${limit === 1 ? 'einer Meldung' : `${limit} Meldungen`}${months === null ? '' : ` innerhalb ${months === 1 ? 'eines Monats' : `von ${months} Monaten`}`} gesperrt wurde.`,
  },
  misrepresentation: {
    heading: 'Falsche Angaben',
    text: 'Wer wissentlich in wesentlichen Punkten falsch angibt, dass Material Rechte verletzt oder dass es versehentlich oder aufgrund einer Verwechslung entfernt wurde, haftet nach 17 U.S.C. § 512(f) für den Schaden einschließlich der Gerichts- und Anwaltskosten. Prüfen Sie vor einer Meldung, ob die Nutzung erlaubt ist, zum Beispiel als Fair Use. Fragen Sie im Zweifel einen Anwalt.',
  },
  personalData: {
    heading: 'Was mit personenbezogenen Daten geschieht',
    text: (company, { organization, email }) => [
      `Meldungen und Gegendarstellungen nimmt ${organization} im Auftrag von ${company} entgegen. Eine Meldung wird mit Ihrem Namen und Ihren Kontaktdaten an ${company} und an die Person weitergeleitet, die das Material veröffentlicht hat, eine Gegendarstellung an ${company} und an den Absender der Meldung. Beide können ohne Kontaktdaten veröffentlicht werden.`,
      `Wir bewahren sie als Nachweis auf, solange das Gesetz und der Schutz von ${company} es erfordern. Aus Formularen, die als Spam markiert wurden, werden Namen, Kontaktdaten und Dateien nach 12 Monaten gelöscht. Wenn Sie eine Kopie Ihrer Daten wünschen oder diese berichtigen oder löschen lassen möchten, schreiben Sie an ${email}.`,
    ],
  },
  statements: {
    good_faith: () =>
      'Ich gehe nach Treu und Glauben davon aus, dass die beanstandete Nutzung des Materials weder vom Rechteinhaber noch von dessen Vertreter noch durch das Gesetz erlaubt ist.',
    fair_use: () => 'Ich habe geprüft, ob die Nutzung erlaubt ist, zum Beispiel als Fair Use.',
    accuracy: () =>
      'Die Angaben in dieser Meldung treffen zu, und unter Strafe des Meineids erkläre ich, dass ich Inhaber eines ausschließlichen Rechts bin, das mutmaßlich verletzt wird, oder für den Inhaber handeln darf.',
    misrepresentation: () =>
      'Mir ist bekannt, dass nach 17 U.S.C. § 512(f) für den Schaden einschließlich der Gerichts- und Anwaltskosten haftet, wer wissentlich in wesentlichen Punkten falsch angibt, dass Material Rechte verletzt.',
    forwarding: (company) =>
      `Meine Meldung wird mit meinem Namen und meinen Kontaktdaten an ${company} und an die Person weitergeleitet, die das Material veröffentlicht hat, und kann ohne Kontaktdaten veröffentlicht werden.`,
  },
  counterStatements: {
    mistake: () =>
      'Ich versichere unter Strafandrohung wegen Meineids, dass ich nach Treu und Glauben der Überzeugung bin, dass das Material infolge eines Irrtums oder einer Verwechslung entfernt oder gesperrt wurde.',
    jurisdiction: (company) =>
      `Ich unterwerfe mich der Zuständigkeit des US-Bundesbezirksgerichts (Federal District Court) für den Gerichtsbezirk, in dem meine Anschrift liegt, oder, falls meine Anschrift außerhalb der Vereinigten Staaten liegt, für jeden Gerichtsbezirk, in dem ${company} anzutreffen ist.`,
    service: () =>
      'Ich nehme die Zustellung von Schriftstücken der Person entgegen, die die Meldung gesendet hat, oder die ihres Bevollmächtigten.',
  },
  englishIsSigned: 'Sie unterschreiben den englischen Text.',
};
