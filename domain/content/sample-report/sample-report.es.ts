import type { TextsById } from '#domain/business/text-block.ts';
import type { words as en } from './sample-report.en.ts';

export const words = {
  'sample-report.hero': {
    title: 'Un reporte de muestra',
    text: 'Una casa de ladrillo de 1978, de un piso, en {{suburb}}, con los hallazgos que suele tener una casa así. Su reporte se leería como este.',
    note: 'Muestra: esta casa no existe.',
  },

  'sample-report.home': {
    facts: [
      { label: 'Propiedad', value: 'Casa de ladrillo, {{suburb}}, {{state}}' },
      { label: 'Construida', value: '1978, un piso, 1,980 pies cuadrados' },
      { label: 'Cimientos', value: 'Losa de concreto sobre {{soil}} expansivo' },
      { label: 'Clima', value: '61 °F, seco; llovió dos días antes' },
      { label: 'En la visita', value: 'Vacía; con agua, luz y gas' },
      { label: 'Duración', value: '3 horas' },
    ],
    form: [
      {
        text: 'El reporte que usted recibe va en {{reportHeadings}}, con el diseño propio de ese formulario. Esta página tiene sus encabezados y casillas, acomodados para una pantalla.',
        onlyIn: 'texas',
      },
      {
        text: 'El reporte que usted recibe tiene un diseño propio; esta página está acomodada para una pantalla.',
        notIn: ['texas'],
      },
    ],
  },

  'sample-report.summary': [
    {
      title: 'Antes de que alguien se mude',
      lines: [
        {
          id: 'flue',
          text: 'Escape de la calefacción separado en el ático: gases dentro de la casa',
        },
        { id: 'panel', text: 'Tablero Federal Pacific, dos cables en un interruptor' },
        { id: 'outlets', text: 'Sin GFCI junto al fregadero, sin detectores' },
      ],
    },
    {
      title: 'Antes de que termine el {{contractDeadline}}',
      lines: [
        { id: 'foundation', text: 'Losa 1.4 pulgadas más baja: consulte a un ingeniero' },
        { id: 'drain', text: 'Desagües de hierro fundido que se regresan: una cámara' },
        { id: 'roof', text: 'Granizo en el lado oeste: pregunte a su aseguradora' },
      ],
    },
    {
      title: 'Este año',
      lines: [
        { id: 'grading', text: 'El terreno baja hacia la pared trasera' },
        { id: 'relief', text: 'El tubo de alivio del calentador de agua va hacia arriba' },
      ],
    },
  ],

  'sample-report.spread': {
    title: 'Esto es lo que recibe',
    text: 'La primera página dice qué hacer primero. Cada hallazgo tiene su lugar en un dibujo o en el video, lo que significa y a quién llamar.',
    link: 'Leer todo el reporte de muestra',
  },

  'sample-report.closing': {
    title: 'El suyo sería sobre su casa',
    text: 'Escrito por el inspector que la recorrió, y en sus manos en {{reportTime}} o menos. {{license}}.',
  },

  'sample-report.meta': {
    title: 'Reporte de muestra de una inspección de vivienda | {{name}}',
    description:
      'Un reporte de inspección completo para leer antes de reservar: una casa de ladrillo de 1978 en {{suburb}}, con los encabezados de {{reportHeadings}} y cada hallazgo en un dibujo. Marcado como muestra.',
    keywords: [
      'reporte de muestra de inspección de vivienda',
      'ejemplo de {{lawAgency}} {{reportForm}}',
    ],
  },

  'sample-report.labels': {
    name: 'Reporte de inspección de la propiedad',
    summary: 'Resumen',
    deficient: 'Deficiente',
    means: 'Qué significa.',
    call: 'A quién llamar.',
    next: 'A quién llamar:',
  },
} as const satisfies TextsById<typeof en>;
