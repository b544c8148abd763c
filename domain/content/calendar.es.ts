import type { TextsById } from '#domain/business/text-block.ts';
import type { words as en } from './calendar.en.ts';

export const words = {
  'calendar.hero': {
    title: 'Programe su inspección',
    day: 'Elija un día y un horario. Queda a su nombre en cuanto confirme.',
    time: 'Elija un horario. Queda a su nombre en cuanto confirme.',
    confirm: 'El horario queda a su nombre en cuanto confirme.',
    booked: 'Abajo verá qué sigue y cómo prepararse.',
  },

  'calendar.notes': [
    {
      icon: 'clock',
      title: '{{calendarVisitDuration}} en la propiedad',
      text: 'La mayoría de las inspecciones duran {{calendarVisitDuration}}; en las casas grandes toman más tiempo.',
    },
    {
      icon: 'report',
      title: 'Reporte en {{reportTime}}',
      text: 'Por escrito, con fotos y video, y muchas veces el {{sameDay}}.',
    },
    {
      icon: 'report',
      title: 'Reporte en {{laterReportTime}}',
      text: 'Por escrito, con fotos y video.',
    },
    {
      icon: 'reschedule',
      title: 'Cambios sin costo',
      text: 'Avísenos con {{noticeTime}} de anticipación, y cambiar o cancelar no le cuesta nada.',
    },
    {
      icon: 'license',
      needs: 'license',
      title: 'Inspector con licencia',
      text: '{{license}}, {{authority}}. Con seguro: {{insurance}}.',
    },
  ],

  'calendar.expect': {
    title: 'Qué esperar',
    items: [
      'Una confirmación al instante, con la fecha y la hora de inicio ({{timeZone}}).',
      'Una llamada si necesitamos un código del portón, una caja de llaves o que se conecten los servicios (agua, luz, gas).',
      'Un inspector que llega a tiempo y revisa cada sistema. Toma {{calendarVisitDuration}}.',
      'Un repaso de los hallazgos antes de irnos, si usted está ahí.',
      'El reporte en un plazo de {{reportTime}}, y una consulta cuando lo haya leído.',
    ],
  },

  'calendar.types': {
    title: 'Tipos de inspección',
    cards: [
      {
        icon: 'residential',
        title: 'Residencial',
        text: 'Para compradores y dueños: estructura, exterior, electricidad, plomería, aire acondicionado y calefacción, e interior.',
      },
      {
        icon: 'warranty',
        title: 'Garantía de casa nueva',
        text: 'Antes de que venza una garantía: cada componente revisado, con los documentos para su reclamación.',
      },
      {
        icon: 'pre-listing',
        title: 'Antes de vender',
        text: 'Para vendedores: sepa qué encontrará el comprador, y elija qué reparar primero.',
      },
    ],
  },

  'calendar.meta': {
    title: 'Reserve una inspección de vivienda en línea | {{name}}',
    description:
      'Elija un día y un horario para su inspección de vivienda en {{region}}. Queda reservada en cuanto confirme; los cambios son gratis con {{noticeTime}} de aviso.',
    keywords: ['reservar inspección de vivienda', 'reservar inspector de viviendas en línea'],
  },

  'calendar.closing': {
    title: '¿Ningún horario le queda bien?',
    text: 'Llámenos. Guardamos espacio para casos urgentes, también por la noche y en fin de semana.',
  },

  'calendar.labels': {
    booked: 'Su cita: {when}',
    day: 'elija un día',
    time: 'elija un horario',
  },
} as const satisfies TextsById<typeof en>;
