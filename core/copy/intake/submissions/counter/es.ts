import type { CounterFormLetters } from './letters.ts';

export const es: CounterFormLetters = {
  confirm: {
    subject: (reference) => `Confirme su contranotificación ${reference}`,
    intro: (company) =>
      `Hemos recibido una contranotificación dirigida a ${company} con esta dirección de correo electrónico como remitente.`,
    todo: 'Confirme que la ha enviado usted. Después la transmitiremos a quien envió la notificación.',
    button: 'Confirmar la contranotificación',
    closing: (days) =>
      `El enlace es válido durante ${days} días. Si no ha enviado ninguna contranotificación, puede ignorar este mensaje.`,
  },
  receipt: {
    subject: (reference) => `Acuse de recibo de su contranotificación ${reference}`,
    intro: (company) => `Este es el acuse de recibo de su contranotificación al agente de ${company}.`,
    forwarded: 'Está completa y la hemos enviado a quien envió la notificación.',
    byHand: 'Está completa. Una persona la transmitirá a quien envió la notificación.',
    window: (company, from, until) =>
      `Salvo que comunique que ha emprendido acciones legales, ${company} puede restablecer el material del ${from} al ${until}.`,
    nothingDisabled:
      'En estas direcciones no hemos encontrado nada que se haya bloqueado a causa de una notificación. Una persona lo examinará y le escribirá si falta algo.',
    status:
      'En la página de estado puede ver qué ha ocurrido con ella. Cualquiera que tenga el enlace puede ver su contranotificación. No lo comparta.',
    facts: 'Su contranotificación',
    earliest: (date) => `Décimo día hábil: ${date}`,
    latest: (date) => `Decimocuarto día hábil: ${date}`,
    closing: 'Comunicamos lo que hemos encontrado; esto no es asesoramiento jurídico.',
  },
};
