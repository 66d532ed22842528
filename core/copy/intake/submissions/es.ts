import type { SubmissionLetters } from './letters.ts';

export const es: SubmissionLetters = {
  greeting: 'Hola:',
  confirm: {
    subject: (reference) => `Confirme su notificación ${reference}`,
    intro: (company) =>
      `Hemos recibido una notificación de derechos de autor dirigida a ${company} con esta dirección de correo electrónico como remitente.`,
    todo: 'Confirme que la ha enviado usted. Después la transmitiremos.',
    button: 'Confirmar la notificación',
    closing: (days) =>
      `El enlace es válido durante ${days} días. Si no ha enviado ninguna notificación, puede ignorar este mensaje.`,
  },
  receipt: {
    subject: (reference) => `Acuse de recibo de su notificación ${reference}`,
    intro: (company) => `Este es el acuse de recibo de su notificación de derechos de autor al agente de ${company}.`,
    facts: 'Su notificación',
    reference: (reference) => `Referencia: ${reference}`,
    received: (date) => `Recibida: ${date}`,
    attached: 'El texto completo se adjunta en PDF.',
    status:
      'En la página de estado puede ver qué ha ocurrido con cada dirección, añadir información o retirar la notificación.',
    button: 'Ver el estado',
    closing: 'Cualquiera que tenga este enlace puede ver su notificación. No lo comparta.',
  },
};
