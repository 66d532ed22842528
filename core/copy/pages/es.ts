import type { PageCopy } from './page-copy.ts';

export const es: PageCopy = {
  skipToContent: 'Ir al contenido',
  language: 'Idioma',
  optional: '(opcional)',
  privacy: 'Privacidad',
  policyVersion: (version) => `Versión de la política: ${version}`,

  policy: {
    title: 'Política de derechos de autor',
    intro: (company) =>
      `Esta página explica cómo denunciar una infracción de derechos de autor en los sitios de ${company} y cómo responder a una denuncia.`,
    sendNotice: 'Enviar una notificación',
    agent: 'Agente para notificaciones',
    designated: (id) => `Agente designado, número de registro ${id}`,
    sendTo: 'Envíe las notificaciones de presuntas infracciones de derechos de autor a:',
    phone: 'Teléfono:',
    email: 'Correo electrónico:',
    online: 'En línea:',
  },

  form: {
    title: 'Denunciar una infracción de derechos de autor',
    intro: (company) =>
      `Solicite la retirada de material que infringe derechos de autor en los sitios de ${company}. Le llevará unos cinco minutos.`,
    readPolicy: 'Leer la política de derechos de autor',
    steps: 'Pasos',
    byEmail: {
      heading: '¿Prefiere escribirnos?',
      text: 'Una notificación por correo electrónico o postal tiene la misma validez.',
    },
    leaveEmpty: 'Deje este campo vacío',
    you: {
      legend: 'Sus datos',
      role: '¿Quién es usted?',
      roles: { owner: 'Soy titular de la obra', agent: 'Actúo en nombre del titular' },
      name: { label: 'Nombre completo', hint: 'Al final firmará con este nombre.' },
      company: { label: 'Empresa' },
      owner_name: {
        label: 'Titular de la obra',
        hint: 'Si actúa en nombre de otro: la persona o empresa a la que representa.',
      },
      email: {
        label: 'Correo electrónico',
        hint: 'Le enviaremos a esta dirección un enlace para confirmar la notificación.',
      },
      email_repeat: { label: 'Repita el correo electrónico' },
      address: { label: 'Dirección postal', hint: 'Indique una dirección postal, un teléfono o ambos.' },
      city: { label: 'Ciudad' },
      state: { label: 'Provincia, estado o región' },
      zip: { label: 'Código postal' },
      country: { label: 'País' },
      phone: { label: 'Teléfono', hint: 'Con el prefijo del país, por ejemplo +34 910 555 010.' },
    },
    work: {
      legend: 'La obra',
      intro: '¿Qué se ha copiado? Use un bloque por cada obra y deje vacíos los demás.',
      one: (number) => `Obra ${number}`,
      description: {
        label: 'Descripción',
        hint: 'Por ejemplo: mi fotografía «Muelle norte al amanecer», un faro entre la niebla, publicada por primera vez en 2024.',
      },
      kind: { label: 'Tipo de obra' },
      chooseKind: 'Elija…',
      kinds: {
        text: 'Texto',
        image: 'Imagen',
        video: 'Vídeo',
        audio: 'Audio',
        software: 'Software',
        other: 'Otra',
      },
      urls: { label: 'Dónde puede verse el original', hint: 'Una dirección por línea, hasta 10.' },
      registration_number: {
        label: 'Número de registro',
        hint: 'Si la obra está registrada, por ejemplo VA 2-345-678.',
      },
      add: 'Añadir otra obra',
    },
    material: {
      legend: 'El material que debe retirarse',
      urls: {
        label: 'Direcciones (URL)',
        hint: (domain) => `Una por línea, hasta 250. Por ejemplo https://${domain}/photos/123`,
      },
      where: {
        label: 'En qué parte de la página',
        hint: 'Si no es evidente, por ejemplo: la segunda foto, o los minutos 2 a 5 del vídeo.',
      },
      files: { label: 'Archivos', hint: 'Por ejemplo, una captura de pantalla. Hasta 5 archivos, 10 MB en total.' },
      filesAgain: 'Los archivos no se conservan. Vuelva a elegirlos.',
    },
    statements: {
      legend: 'Declaraciones',
      one: (number) => `Declaración ${number}`,
      intro: 'Lea y confirme cada declaración.',
    },
    signature: {
      legend: 'Firma',
      signature: {
        label: 'Firme con su nombre completo',
        hint: 'Escribir su nombre tiene el valor de una firma.',
      },
      send: 'Enviar la notificación',
      next: 'A continuación le enviaremos por correo electrónico un enlace para confirmarla.',
    },
    errorTitle: (title) => `Error: ${title}`,
    problems: (count) => (count === 1 ? 'Corrija 1 campo' : `Corrija ${count} campos`),
    checking:
      'Estamos recibiendo muchas notificaciones, así que su navegador debe resolver antes una pequeña tarea. Un momento…',
    checked: 'Su navegador ha resuelto la tarea. Ya puede enviar la notificación.',
  },

  sent: {
    title: 'Revise su correo electrónico',
    received: 'Hemos recibido su notificación. Guarde su referencia.',
    reference: 'Referencia',
    steps: [
      'Abra el mensaje que hemos enviado a su dirección y siga el enlace. El enlace es válido durante 7 días.',
      'Confirme la notificación. Entonces la transmitiremos.',
      'Recibirá un acuse con el texto completo y un enlace para consultar su estado.',
    ],
    noEmail: (email) =>
      `¿No ha llegado el mensaje? Mire en la carpeta de correo no deseado. Si la notificación no se confirma en 24 horas, una persona decidirá sobre ella. No se pierde nada y la fecha de recepción es la de hoy. Consultas: ${email}`,
  },

  confirm: {
    title: 'Confirme su notificación',
    intro: 'Confirme que ha enviado esta notificación. Entonces la transmitiremos.',
    button: 'Confirmar la notificación',
    doneTitle: 'Notificación confirmada',
    done: 'Gracias. Le hemos enviado por correo electrónico un acuse con el texto completo y un enlace para consultar su estado.',
  },

  status: {
    title: 'Notificación',
    submitted: 'Recibida',
    company: 'Dirigida a',
    urls: 'Direcciones denunciadas',
    states: {
      received: 'Recibida',
      passed_on: 'Transmitida',
      disabled: 'Bloqueada',
      not_found: 'No encontrada',
      not_removed: 'No retirada',
      restored: 'Restablecida',
    },
    notRemoved: (reason) => `No retirada (${reason})`,
    reasons: {
      incomplete: 'la notificación está incompleta',
      not_ours: 'no está en este sitio',
      licensed: 'el uso está autorizado',
      fair_use: 'uso legítimo o fair use',
      not_copyright: 'no se trata de derechos de autor',
      abusive: 'la notificación es abusiva',
      other: 'otro motivo',
    },
    text: 'Texto de la notificación',
    withdrawn: (date) => `Esta notificación se retiró el ${date}.`,
    added: 'Su información se ha añadido y transmitido.',
    supplement: {
      heading: 'Añadir información',
      text: { label: '¿Qué desea añadir?', hint: 'Hasta 5000 caracteres. La fecha de recepción no cambia.' },
      button: 'Añadir información',
    },
    withdraw: {
      heading: 'Retirar esta notificación',
      intro: 'Retírela si fue un error o si el asunto está resuelto. Avisaremos a todos los que la recibieron.',
      signature: { label: 'Firme con su nombre completo', hint: 'Use el nombre que indicó en la notificación.' },
      button: 'Retirar la notificación',
    },
  },

  missing: {
    heading: 'Página no encontrada',
    text: 'Parece que la página solicitada no existe o que usted no tiene permiso para verla. Póngase en contacto con nosotros si cree que se trata de un error.',
    contact: 'Póngase en contacto con nosotros',
    goHome: 'Ir a la página de inicio',
  },
  gone: {
    heading: 'Esta página está cerrada',
    text: (company) => `${company} ya no utiliza este agente. Escriba directamente a ${company}.`,
  },
  badToken: {
    heading: 'El enlace ha caducado o no es válido',
    hint: (email) => `Compruebe que ha abierto el enlace completo. Si sigue sin funcionar, escriba a ${email}.`,
  },
  tooMany: { heading: 'Demasiadas solicitudes', text: 'Demasiados intentos. Espere un momento e inténtelo de nuevo.' },
  tooLarge: {
    heading: 'Es demasiado para el formulario',
    text: (email) => `Vuelva atrás y acorte su notificación, o envíela por correo electrónico a ${email}.`,
  },
  failed: {
    heading: 'Algo ha salido mal',
    text: 'Algo ha salido mal. Inténtelo de nuevo.',
    request: (id) => `Solicitud ${id}`,
  },
};
