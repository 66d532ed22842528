import type { Language } from '../../../contract/intake/notice-form.ts';
import type { MaskedColumn } from '../../../rules/intake/masked-report.ts';

/** Copy of the public transparency report. */
export interface TransparencyPageCopy {
  readonly title: string;
  /** The link of the policy page. */
  readonly link: string;
  readonly intro: (company: string) => string;
  readonly none: string;
  readonly table: string;
  readonly month: string;
  readonly total: string;
  readonly columns: Readonly<Record<MaskedColumn, string>>;
  readonly median: string;
  /** How to read it. */
  readonly notes: readonly string[];
  readonly readPolicy: string;
}

const en: TransparencyPageCopy = {
  title: 'Transparency report',
  link: 'Transparency report',
  intro: (company) => `Copyright notices about ${company}’s sites, and how they were handled.`,
  none: 'There is nothing to report yet. A month appears here 7 days after it ends.',
  table: 'Notices by month',
  month: 'Month',
  total: 'Total',
  columns: {
    ...{ received: 'Received', urls: 'URLs', disabled: 'Disabled', gone: 'Not found', declined: 'Declined' },
    ...{ open: 'Open', counter_notices: 'Counter-notices', restored: 'Restored' },
  },
  median: 'Median hours to disable',
  notes: [
    'Notices are counted in the month they were received (UTC), and their URLs by their state when the month was published. A published month doesn’t change.',
    'The numbers 1 and 2 are shown as “1–2”, and totals that include them are shown as a range, so that no single notice can be identified. The median is shown for months with at least 3 disabled URLs.',
  ],
  readPolicy: 'Read the copyright policy',
};

const de: TransparencyPageCopy = {
  title: 'Transparenzbericht',
  link: 'Transparenzbericht',
  intro: (company) => `Urheberrechtsmeldungen zu den Websites von ${company} und was daraufhin geschah.`,
  none: 'Es gibt noch nichts zu berichten. Ein Monat erscheint hier 7 Tage nach seinem Ende.',
  table: 'Meldungen nach Monat',
  month: 'Monat',
  total: 'Summe',
  columns: {
    ...{ received: 'Eingegangen', urls: 'URLs', disabled: 'Gesperrt', gone: 'Nicht gefunden', declined: 'Abgelehnt' },
    ...{ open: 'Offen', counter_notices: 'Gegendarstellungen', restored: 'Wiederhergestellt' },
  },
  median: 'Stunden bis zur Sperrung (Median)',
  notes: [
    'Jede Meldung zählt in dem Monat, in dem sie einging (UTC), und jede ihrer URLs nach dem Stand, als der Monat veröffentlicht wurde. Ein veröffentlichter Monat ändert sich nicht mehr.',
    'Die Zahlen 1 und 2 werden als „1–2“ gezeigt und Summen mit solchen Zahlen als Bereich, damit keine einzelne Meldung zu erkennen ist. Der Median wird für Monate mit mindestens 3 gesperrten URLs gezeigt.',
  ],
  readPolicy: 'Urheberrechtsrichtlinie lesen',
};

const es: TransparencyPageCopy = {
  title: 'Informe de transparencia',
  link: 'Informe de transparencia',
  intro: (company) => `Notificaciones de derechos de autor sobre los sitios de ${company} y lo que se hizo con ellas.`,
  none: 'Todavía no hay nada que informar. Cada mes aparece aquí 7 días después de terminar.',
  table: 'Notificaciones por mes',
  month: 'Mes',
  total: 'Total',
  columns: {
    ...{ received: 'Recibidas', urls: 'URL', disabled: 'Bloqueadas', gone: 'No encontradas', declined: 'Rechazadas' },
    ...{ open: 'Pendientes', counter_notices: 'Contranotificaciones', restored: 'Restablecidas' },
  },
  median: 'Mediana de horas hasta el bloqueo',
  notes: [
    'Cada notificación cuenta en el mes en que se recibió (UTC), y cada una de sus URL según su estado cuando se publicó el mes. Un mes publicado ya no cambia.',
    'Los números 1 y 2 se muestran como «1–2», y las sumas que los contienen como un intervalo, para que no se reconozca ninguna notificación. La mediana se muestra en los meses con al menos 3 URL bloqueadas.',
  ],
  readPolicy: 'Leer la política de derechos de autor',
};

const fr: TransparencyPageCopy = {
  title: 'Rapport de transparence',
  link: 'Rapport de transparence',
  intro: (company) =>
    `Notifications d’atteinte au droit d’auteur visant les sites de ${company}, et les suites données.`,
  none: 'Il n’y a encore rien à publier. Un mois paraît ici 7 jours après sa fin.',
  table: 'Notifications par mois',
  month: 'Mois',
  total: 'Total',
  columns: {
    ...{ received: 'Reçues', urls: 'URL', disabled: 'Bloquées', gone: 'Introuvables', declined: 'Refusées' },
    ...{ open: 'En attente', counter_notices: 'Contre-notifications', restored: 'Rétablies' },
  },
  median: 'Médiane des heures avant blocage',
  notes: [
    'Chaque notification compte dans le mois de sa réception (UTC), et chacune de ses URL selon son état au moment de la publication du mois. Un mois publié ne change plus.',
    'Les nombres 1 et 2 sont affichés «\u00a01–2\u00a0», et les sommes qui en contiennent sous forme d’intervalle, afin qu’aucune notification ne soit reconnaissable. La médiane est affichée pour les mois comptant au moins 3 URL bloquées.',
  ],
  readPolicy: 'Lire la politique relative au droit d’auteur',
};

export const transparencyPageCopy: Readonly<Record<Language, TransparencyPageCopy>> = { en, es, fr, de };
