import type { TextsById } from '#domain/business/text-block.ts';
import type { words as en } from './services-page.en.ts';

export const words = {
  'services.hero': {
    title: 'Servicios de inspección de vivienda',
    text: 'Para comprar, vender, construir o quedarse: un inspector, seis inspecciones y el mismo cuidado en cada una.',
  },

  'services.video': {
    title: 'No solo lo lea: véalo',
    text: 'Una foto muestra una mancha. Un video muestra cómo gotea, cómo suena el balero y cómo se llega ahí. Por eso cada inspección viene con uno.',
    points: [
      {
        icon: 'clock',
        title: 'Listo a las {{videoReportsReady}}',
        text: 'El {{sameDay}}, a tiempo para hablar de la casa por la noche.',
      },
      {
        icon: 'clock',
        title: 'Listo a las {{videoReportsReady}}',
        text: 'El reporte escrito llega en un máximo de {{laterReportTime}}.',
      },
      {
        icon: 'video',
        title: 'Narrado por su inspector',
        text: 'Qué es, por qué importa y qué suele hacer falta para repararlo, en palabras sencillas.',
      },
      {
        icon: 'share',
        title: 'Fácil de compartir',
        text: 'Muéstreselo a su agente, al vendedor o al techador. Nadie tiene que adivinar de qué se trata.',
      },
    ],
  },

  'services.receive': {
    title: 'Qué recibe usted',
    items: [
      {
        icon: 'report',
        title: 'Reporte escrito',
        text: 'En el formulario {{reportForm}}, con cada hallazgo explicado y en orden de importancia.',
        onlyIn: 'texas',
      },
      {
        icon: 'report',
        title: 'Reporte escrito',
        text: 'Con cada hallazgo explicado y en orden de importancia.',
        notIn: ['texas'],
      },
      {
        icon: 'photo',
        title: 'Fotos',
        text: 'Cada hallazgo en una imagen, marcada para que un contratista encuentre el lugar.',
      },
      {
        icon: 'video',
        title: 'Reportes en video',
        text: 'Lo que se mueve, gotea o vibra, en video.',
      },
      {
        icon: 'clock',
        title: 'Entrega el mismo día',
        text: 'Muchas veces el {{sameDay}}, y en todos los casos en {{reportTime}} o menos.',
      },
      {
        icon: 'clock',
        title: 'Reporte en {{laterReportTime}} o menos',
        text: 'Por correo electrónico, en un documento que se abre en cualquier teléfono, con un resumen al principio.',
      },
      {
        icon: 'consultation',
        title: 'Consulta',
        text: 'Una llamada sobre qué reparar, qué vigilar y qué dejar como está, cuando ya lo haya leído.',
      },
    ],
  },

  'services.steps': {
    title: 'Cómo funciona, en cuatro pasos',
    steps: [
      {
        title: 'Reserve un horario',
        text: 'En línea o por teléfono. La mayoría de las inspecciones se pueden programar en un plazo de {{schedulingTime}}.',
      },
      {
        title: 'Inspeccionamos',
        text: 'Una inspección suele durar {{visitDuration}}. Acompáñenos todo el tiempo que quiera.',
      },
      {
        title: 'Recibe el reporte',
        text: 'Por escrito, con fotos y video, y un resumen de lo que hay que hacer primero.',
      },
      {
        title: 'Lo hablamos',
        text: 'Una consulta sobre los hallazgos y respuestas a lo que surja después.',
      },
    ],
  },

  'services.closing': {
    title: '¿Cuál inspección es la suya?',
    text: 'Cuéntenos de la casa. Si no está seguro de lo que necesita, díganos y le orientamos.',
  },

  'services.meta': {
    title: 'Servicios de inspección de vivienda en {{metro}} | {{name}}',
    description:
      'Inspecciones residenciales, de garantía, antes de vender, antes de comprar, de construcción nueva y de mantenimiento anual en {{region}}, con reportes en video.',
    keywords: [
      'servicios de inspección de vivienda',
      'inspección antes de vender',
      'inspección de garantía',
    ],
  },

  'services.labels': {
    purpose: 'Para qué sirve',
    /** The words in brackets are links. */
    prices:
      'La [tabla de precios] tiene todos los tamaños, y la [cotización al instante] calcula el suyo.',
    quote: 'Obtener su cotización',
    schedule: 'Reservar ahora',
  },
} as const satisfies TextsById<typeof en>;
