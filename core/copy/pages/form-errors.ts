import type { Language } from '../../contract/intake/notice-form.ts';
import { messages } from '../../messages.ts';

/** Sentences without a value in them. */
const FIXED = [
  'nameRequired',
  'emailRequired',
  'emailInvalid',
  'countryRequired',
  'urlRequired',
  'urlInvalid',
  'textRequired',
  'oneLine',
  'badText',
  'formRoleRequired',
  'formOwnerRequired',
  'formEmailsDiffer',
  'formAddressOrPhone',
  'formWorkRequired',
  'formWorkKindRequired',
  'formTooManyWorks',
  'formStatementRequired',
  'formSignatureDiffers',
  'formTooManyFiles',
  'counterAddressRequired',
  'counterPhoneRequired',
  'counterReferenceInvalid',
  'supplementRefused',
  'tooManyTries',
] as const satisfies readonly (keyof typeof messages)[];

interface ErrorCopy {
  readonly fixed: Readonly<Record<(typeof FIXED)[number], string>>;
  readonly elsewhere: (company: string) => string;
  readonly tooManyUrls: (agentEmail: string) => string;
  readonly tooLong: (max: string) => string;
  readonly tooManyWorkUrls: (max: string) => string;
  readonly limited: (time: string, agentEmail: string) => string;
  readonly byMail: (agentEmail: string) => string;
}

/** Languages other than that of the API, whose sentences are in `messages`. */
const TRANSLATIONS: Readonly<Record<Exclude<Language, 'en'>, ErrorCopy>> = {
  es: {
    fixed: {
      nameRequired: 'Indique el nombre.',
      emailRequired: 'Indique el correo electrónico.',
      emailInvalid: 'Esta dirección de correo electrónico no es válida.',
      countryRequired: 'Indique el país.',
      urlRequired: 'Indique al menos una dirección (URL).',
      urlInvalid: 'Esta dirección (URL) no es válida.',
      textRequired: 'Escriba un texto.',
      oneLine: 'Este campo no admite saltos de línea ni caracteres de control.',
      badText: 'El texto contiene caracteres que no se pueden guardar.',
      formRoleRequired: 'Indique si es titular de la obra o actúa en nombre del titular.',
      formOwnerRequired: 'Indique el titular en cuyo nombre actúa.',
      formEmailsDiffer: 'Las dos direcciones no coinciden.',
      formAddressOrPhone: 'Indique una dirección postal o un número de teléfono.',
      formWorkRequired: 'Describa la obra de modo que pueda reconocerla quien no la conoce.',
      formWorkKindRequired: 'Elija el tipo de obra.',
      formTooManyWorks: '20 obras como máximo.',
      formStatementRequired: 'Confirme esta declaración o no envíe la notificación.',
      formSignatureDiffers: 'Firme con el nombre indicado más arriba.',
      formTooManyFiles: '5 archivos como máximo, 10 MB en total.',
      counterAddressRequired: 'Indique su dirección postal.',
      counterPhoneRequired: 'Indique un número de teléfono.',
      counterReferenceInvalid:
        'Esta no es la referencia de una notificación. Indique su número, o las direcciones más abajo.',
      supplementRefused: 'Ya no se puede añadir nada a esta notificación.',
      tooManyTries: 'Demasiados intentos. Espere un momento e inténtelo de nuevo.',
    },
    elsewhere: (company) => `Esta dirección no pertenece a un sitio de ${company}.`,
    tooManyUrls: (agentEmail) =>
      `Un formulario admite 250 direcciones como máximo. Envíe las listas más largas por correo electrónico a ${agentEmail}.`,
    tooLong: (max) => `Este campo admite ${max} caracteres como máximo.`,
    tooManyWorkUrls: (max) => `${max} direcciones como máximo.`,
    limited: (time, agentEmail) => `Inténtelo de nuevo después del ${time}, o escriba a ${agentEmail}.`,
    byMail: (agentEmail) => `Envíe su notificación por correo electrónico a ${agentEmail}.`,
  },
  fr: {
    fixed: {
      nameRequired: 'Veuillez indiquer le nom.',
      emailRequired: 'Veuillez indiquer l’adresse e-mail.',
      emailInvalid: 'Cette adresse e-mail n’est pas valable.',
      countryRequired: 'Veuillez indiquer le pays.',
      urlRequired: 'Veuillez indiquer au moins une adresse (URL).',
      urlInvalid: 'Cette adresse (URL) n’est pas valable.',
      textRequired: 'Veuillez saisir un texte.',
      oneLine: 'Ce champ n’accepte ni saut de ligne ni caractère de contrôle.',
      badText: 'Le texte contient des caractères qui ne peuvent pas être enregistrés.',
      formRoleRequired: 'Veuillez indiquer si vous êtes titulaire des droits ou si vous agissez pour le titulaire.',
      formOwnerRequired: 'Veuillez nommer le titulaire pour lequel vous agissez.',
      formEmailsDiffer: 'Les deux adresses sont différentes.',
      formAddressOrPhone: 'Veuillez indiquer une adresse postale ou un numéro de téléphone.',
      formWorkRequired: 'Veuillez décrire l’œuvre de façon à ce qu’une personne qui ne la connaît pas la reconnaisse.',
      formWorkKindRequired: 'Veuillez choisir le type d’œuvre.',
      formTooManyWorks: '20 œuvres au maximum.',
      formStatementRequired: 'Veuillez confirmer cette déclaration, ou ne pas envoyer la notification.',
      formSignatureDiffers: 'Veuillez signer du nom indiqué plus haut.',
      formTooManyFiles: '5 fichiers au maximum, 10\u00a0Mo au total.',
      counterAddressRequired: 'Veuillez indiquer votre adresse postale.',
      counterPhoneRequired: 'Veuillez indiquer un numéro de téléphone.',
      counterReferenceInvalid:
        'Ce n’est pas la référence d’une notification. Veuillez indiquer son numéro, ou les adresses ci-dessous.',
      supplementRefused: 'Il n’est plus possible d’ajouter quoi que ce soit à cette notification.',
      tooManyTries: 'Trop de tentatives. Veuillez patienter un moment, puis réessayer.',
    },
    elsewhere: (company) => `Cette adresse ne se trouve pas sur un site de ${company}.`,
    tooManyUrls: (agentEmail) =>
      `Un formulaire accepte 250 adresses au maximum. Envoyez les listes plus longues par e-mail à ${agentEmail}.`,
    tooLong: (max) => `Ce champ accepte ${max} caractères au maximum.`,
    tooManyWorkUrls: (max) => `${max} adresses au maximum.`,
    limited: (time, agentEmail) => `Veuillez réessayer après le ${time}, ou écrire à ${agentEmail}.`,
    byMail: (agentEmail) => `Veuillez envoyer votre notification par e-mail à ${agentEmail}.`,
  },
  de: {
    fixed: {
      nameRequired: 'Bitte geben Sie den Namen an.',
      emailRequired: 'Bitte geben Sie die E-Mail-Adresse an.',
      emailInvalid: 'Diese E-Mail-Adresse ist ungültig.',
      countryRequired: 'Bitte geben Sie das Land an.',
      urlRequired: 'Bitte geben Sie mindestens eine Adresse (URL) an.',
      urlInvalid: 'Diese Adresse (URL) ist ungültig.',
      textRequired: 'Bitte geben Sie einen Text ein.',
      oneLine: 'Dieses Feld darf keine Zeilenumbrüche oder Steuerzeichen enthalten.',
      badText: 'Der Text enthält Zeichen, die nicht gespeichert werden können.',
      formRoleRequired: 'Bitte geben Sie an, ob Sie der Rechteinhaber sind oder für ihn handeln.',
      formOwnerRequired: 'Bitte nennen Sie den Rechteinhaber, für den Sie handeln.',
      formEmailsDiffer: 'Die beiden Adressen stimmen nicht überein.',
      formAddressOrPhone: 'Bitte geben Sie eine Postanschrift oder eine Telefonnummer an.',
      formWorkRequired: 'Bitte beschreiben Sie das Werk so, dass jemand es erkennt, der es nicht kennt.',
      formWorkKindRequired: 'Bitte wählen Sie die Art des Werks.',
      formTooManyWorks: 'Höchstens 20 Werke.',
      formStatementRequired: 'Bitte bestätigen Sie diese Erklärung, oder senden Sie die Meldung nicht ab.',
      formSignatureDiffers: 'Bitte unterschreiben Sie mit dem oben angegebenen Namen.',
      formTooManyFiles: 'Höchstens 5 Dateien, zusammen 10 MB.',
      counterAddressRequired: 'Bitte geben Sie Ihre Postanschrift an.',
      counterPhoneRequired: 'Bitte geben Sie eine Telefonnummer an.',
      counterReferenceInvalid:
        'Das ist kein Aktenzeichen einer Meldung. Bitte geben Sie ihre Nummer an, oder unten die Adressen.',
      supplementRefused: 'Zu dieser Meldung kann nichts mehr ergänzt werden.',
      tooManyTries: 'Zu viele Versuche. Bitte warten Sie eine Weile und versuchen Sie es noch einmal.',
    },
    elsewhere: (company) => `Diese Adresse liegt nicht auf einer Website von ${company}.`,
    tooManyUrls: (agentEmail) =>
      `Ein Formular nimmt höchstens 250 Adressen auf. Senden Sie längere Listen per E-Mail an ${agentEmail}.`,
    tooLong: (max) => `Dieses Feld darf höchstens ${max} Zeichen haben.`,
    tooManyWorkUrls: (max) => `Höchstens ${max} Adressen.`,
    limited: (time, agentEmail) =>
      `Bitte versuchen Sie es nach dem ${time} noch einmal, oder schreiben Sie an ${agentEmail}.`,
    byMail: (agentEmail) => `Bitte senden Sie Ihre Meldung per E-Mail an ${agentEmail}.`,
  },
};

interface Values {
  readonly company: string;
  readonly agentEmail: string;
}

/** A sentence of the API in the page's language. One that is not known stays English. */
export function translateError(sentence: string, lang: Language, { company, agentEmail }: Values): string {
  if (lang === 'en') return sentence;
  const copy = TRANSLATIONS[lang];
  const key = FIXED.find((one) => messages[one] === sentence);
  if (key) return copy.fixed[key];
  if (sentence === messages.formUrlElsewhere(company)) return copy.elsewhere(company);
  if (sentence === messages.formTooManyUrls(agentEmail)) return copy.tooManyUrls(agentEmail);
  const [, max] = /^Ensure this field has (?:at most|no more than) (\d+) characters\.$/.exec(sentence) ?? [];
  if (max) return copy.tooLong(max);
  const [, urls] = /^Up to (\d+) addresses\.$/.exec(sentence) ?? [];
  return urls ? copy.tooManyWorkUrls(urls) : sentence;
}

export const limitedSentence = (lang: Language, time: string, agentEmail: string): string =>
  (lang === 'en' ? messages.formLimited : TRANSLATIONS[lang].limited)(time, agentEmail);

export const byMailSentence = (lang: Language, agentEmail: string): string =>
  (lang === 'en' ? messages.formByMail : TRANSLATIONS[lang].byMail)(agentEmail);
