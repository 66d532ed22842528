import type { CounterCopy } from './counter-copy.ts';

export const es: CounterCopy = {
  link: 'Enviar una contranotificación',
  title: 'Responder a una notificación de derechos de autor',
  intro: (company) =>
    `¿Se bloqueó su material en un sitio de ${company} por error o por una identificación equivocada? Solicite que se restablezca. Le llevará unos cinco minutos.`,
  byEmail: 'Una contranotificación por correo electrónico o postal tiene la misma validez.',
  you: {
    passedOn:
      'Su contranotificación, con su nombre y sus datos de contacto, se transmite a quien envió la notificación.',
    email: 'Le enviaremos a esta dirección un enlace para confirmar la contranotificación.',
    address: 'La ley exige su nombre, dirección postal y número de teléfono.',
  },
  material: {
    legend: 'Su material',
    intro: 'Indique la referencia de la notificación, las direcciones en las que estaba el material, o ambas cosas.',
    reference: {
      label: 'Referencia o número de la notificación',
      hint: 'Si se la comunicaron, por ejemplo SH-7K2M-9QX4 o 0042.',
    },
    urls: {
      label: 'Direcciones (URL) en las que estaba',
      hint: (domain) => `Una por línea, hasta 250. Por ejemplo https://${domain}/photos/123`,
    },
    explanation: { label: 'Explicación', hint: 'Por qué fue un error, por ejemplo: la fotografía es mía.' },
  },
  send: 'Enviar la contranotificación',
  next: 'A continuación le enviaremos por correo electrónico un enlace para confirmarla.',
  checking:
    'Estamos recibiendo muchos formularios, así que su navegador debe resolver antes una pequeña tarea. Un momento…',
  checked: 'Su navegador ha resuelto la tarea. Ya puede enviar la contranotificación.',
  sent: {
    received: 'Hemos recibido su contranotificación. Guarde su referencia.',
    steps: [
      'Abra el mensaje que hemos enviado a su dirección y siga el enlace. El enlace es válido durante 7 días.',
      'Confirme la contranotificación. Entonces la transmitiremos a quien envió la notificación.',
      'Recibirá un acuse con el texto completo y las fechas en las que su material puede restablecerse.',
    ],
    noEmail: (email) =>
      `¿No ha llegado el mensaje? Mire en la carpeta de correo no deseado. Si la contranotificación no se confirma en 24 horas, una persona decidirá sobre ella. No se pierde nada y la fecha de recepción es la de hoy. Consultas: ${email}`,
  },
  confirm: {
    title: 'Confirme su contranotificación',
    intro: 'Confirme que ha enviado esta contranotificación. Entonces la transmitiremos a quien envió la notificación.',
    button: 'Confirmar la contranotificación',
    doneTitle: 'Contranotificación confirmada',
    done: 'Gracias. Le hemos enviado por correo electrónico un acuse con el texto completo.',
  },
  status: {
    title: 'Contranotificación',
    urls: 'Su material',
    text: 'Texto de la contranotificación',
    withdrawn: (date) => `Esta contranotificación se retiró el ${date}.`,
    window: (company, from, until) =>
      `Salvo que quien envió la notificación comunique que ha emprendido acciones legales, ${company} puede restablecer el material del ${from} al ${until}.`,
    write: (email) => `Para retirar o completar la contranotificación, escriba a ${email} e indique su referencia.`,
  },
};
