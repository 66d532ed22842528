import type { PolicyText } from '../policy-text.ts';

export const es: PolicyText = {
  notice: {
    heading: 'Cómo enviar una notificación',
    text: (company) =>
      `Si algún material publicado en un sitio de ${company} infringe sus derechos de autor, use el formulario o escriba al agente. Según el artículo 512(c)(3) del título 17 del Código de los Estados Unidos (17 U.S.C. § 512(c)(3)), una notificación contiene:`,
    elements: [
      'su firma, o la de una persona autorizada para actuar en su nombre; basta con escribir el nombre',
      'la obra protegida que se ha copiado, o una lista de las obras',
      'el material que debe retirarse y sus direcciones exactas (URL)',
      'cómo localizarle: nombre, dirección postal, teléfono y correo electrónico',
      'una declaración de que cree de buena fe que el uso no está autorizado por el titular de los derechos, por su representante ni por la ley',
      'una declaración de que la información es exacta y, bajo pena de perjurio, de que usted es el titular o está autorizado para actuar en su nombre',
    ],
  },
  answer: {
    heading: 'Cómo responder a una notificación',
    text: () =>
      'Si su material se retiró por error o por una identificación equivocada, envíe una contranotificación con el formulario o escriba al agente. Según 17 U.S.C. § 512(g)(3), debe contener:',
    elements: (company) => [
      'su firma; basta con escribir el nombre',
      'el material retirado y la dirección en la que se encontraba',
      'una declaración, bajo pena de perjurio, de que cree de buena fe que el material se retiró por error o por una identificación equivocada',
      'su nombre, dirección postal y teléfono',
      `una declaración de que acepta la competencia del tribunal federal del distrito de su domicilio o, si está fuera de los Estados Unidos, la de cualquier distrito en el que se encuentre ${company}, y de que aceptará las notificaciones judiciales del remitente de la notificación`,
    ],
    after: (company) =>
      `Transmitimos una contranotificación completa al remitente de la notificación, con su nombre y sus datos de contacto. ${company} repone entonces el material entre 10 y 14 días hábiles después de que la hayamos recibido, salvo que antes se nos comunique que el remitente ha presentado una demanda para obtener una orden judicial contra usted.`,
  },
  repeat: {
    heading: 'Infractores reincidentes',
    text: (company, { limit, months }) =>
      `Cuando corresponde, ${company} cierra las cuentas de los infractores reincidentes: los usuarios cuyo material se ha bloqueado a raíz de ${limit === 1 ? 'una notificación' : `${limit} notificaciones`}${months === null ? '' : ` en ${months === 1 ? 'un mes' : `${months} meses`}`}.`,
  },
  misrepresentation: {
    heading: 'Declaraciones falsas',
    text: 'Según 17 U.S.C. § 512(f), quien declare falsamente y a sabiendas, sobre un punto esencial, que un material infringe derechos, o que se retiró por error o por una identificación equivocada, responde de los daños y perjuicios, incluidas las costas y los honorarios de abogados. Antes de enviar una notificación, considere si el uso está permitido, por ejemplo como uso legítimo (fair use). En caso de duda, consulte a un abogado.',
  },
  personalData: {
    heading: 'Qué ocurre con los datos personales',
    text: (company, { organization, email }) => [
      `${organization} recibe las notificaciones y contranotificaciones en nombre de ${company}. Una notificación, con su nombre y sus datos de contacto, se transmite a ${company} y a la persona que publicó el material. Una contranotificación se transmite a ${company} y al remitente de la notificación. Ambas pueden publicarse sin los datos de contacto.`,
      `Las conservamos como prueba mientras lo exijan la ley y la protección de ${company}. De los formularios marcados como correo no deseado se borran los nombres, los datos de contacto y los archivos al cabo de 12 meses. Para obtener una copia de sus datos, o para que se corrijan o se borren, escriba a ${email}.`,
    ],
  },
  statements: {
    good_faith: () =>
      'Creo de buena fe que el uso del material en la forma denunciada no está autorizado por el titular de los derechos de autor, por su representante ni por la ley.',
    fair_use: () => 'He considerado si el uso está permitido, por ejemplo como uso legítimo (fair use).',
    accuracy: () =>
      'La información de esta notificación es exacta y, bajo pena de perjurio, soy el titular, o estoy autorizado para actuar en nombre del titular, de un derecho exclusivo presuntamente infringido.',
    misrepresentation: () =>
      'Entiendo que, según 17 U.S.C. § 512(f), quien declare falsamente y a sabiendas, sobre un punto esencial, que un material infringe derechos responde de los daños y perjuicios, incluidas las costas y los honorarios de abogados.',
    forwarding: (company) =>
      `Mi notificación, con mi nombre y mis datos de contacto, se transmite a ${company} y a la persona que publicó el material, y puede publicarse sin los datos de contacto.`,
  },
  counterStatements: {
    mistake: () =>
      'Juro, bajo pena de perjurio, que creo de buena fe que el material se retiró o se bloqueó a consecuencia de un error o de una identificación equivocada del material.',
    jurisdiction: (company) =>
      `Acepto la jurisdicción del tribunal federal de distrito (Federal District Court) del distrito judicial en el que se encuentra mi dirección o, si mi dirección está fuera de los Estados Unidos, de cualquier distrito judicial en el que pueda encontrarse ${company}.`,
    service: () =>
      'Aceptaré las notificaciones judiciales de la persona que envió la notificación o de quien la represente.',
  },
  englishIsSigned: 'Usted firma el texto en inglés.',
};
