import type { TextsById } from '#domain/business/text-block.ts';
import type { words as en } from './reviews-page.en.ts';

export const words = {
  'reviews.hero': {
    title: 'Lo que dicen nuestros clientes',
    text: 'Reseñas de nuestro trabajo por compradores, vendedores y dueños, con sus propias palabras. Vienen de {{reviewPlatforms}}.',
  },

  'reviews.tiles': [
    { icon: 'rating', figure: '{{rating}}', label: 'Calificación promedio' },
    { icon: 'customers', figure: '{{customers}}', label: 'Clientes satisfechos' },
    {
      icon: 'license',
      figure: '#{{licenseNumber}}',
      label: 'Licencia de {{lawAgency}}',
    },
    { icon: 'experience', figure: '{{years}}', label: 'Años de experiencia' },
  ],

  'reviews.reasons': {
    title: 'Por qué elegir a {{name}}',
    cards: [
      {
        icon: 'inspect',
        title: 'Miramos donde otros se detienen',
        text: 'Debajo de la casa, por todo el techo y hasta el fondo del ático, con una cámara que le muestra todo.',
      },
      {
        icon: 'report',
        title: 'Un reporte que se lee hasta el final',
        text: 'Lo más importante va primero, con una foto y un lugar para cada hallazgo, en {{reportTime}} o menos.',
      },
      {
        icon: 'consultation',
        title: 'Una persona después',
        text: 'El inspector que estuvo en su casa contesta su llamada y le dice qué reparar, qué vigilar y qué dejar como está.',
      },
    ],
  },

  'reviews.meta': {
    title: 'Reseñas de clientes | {{name}}',
    description:
      'Lo que compradores, vendedores y dueños dicen de sus inspecciones en {{region}}. Reseñas de {{reviewPlatforms}} en un solo lugar.',
    keywords: ['reseñas de inspectores de viviendas', 'mejor inspector de viviendas en {{city}}'],
  },

  'reviews.closing': {
    title: '¿Su casa es la siguiente?',
    text: 'Vea el precio línea por línea o elija un día. La mayoría de las inspecciones se pueden programar en un plazo de {{schedulingTime}}.',
  },

  'reviews.labels': {
    hours: 'Horario en nuestro perfil de negocio',
    recent: 'Reseñas recientes',
    all: 'Ver todas las reseñas',
    write: 'Escribir una reseña',
    maps: 'Ver en Google Maps',
    /** `{count}` is how many the profile there has. */
    onMaps: '{count} reseñas en Google Maps',
    oneOnMaps: '1 reseña en Google Maps',
  },
} as const satisfies TextsById<typeof en>;
