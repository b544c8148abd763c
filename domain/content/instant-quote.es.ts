import type { TextsById } from '#domain/business/text-block.ts';
import type { words as en } from './instant-quote.en.ts';

export const words = {
  'instant-quote.hero': {
    title: 'El precio de su inspección, ahora',
    text: 'Conteste unas preguntas sobre la casa y vea el precio línea por línea. No se envía nada, y no le pedimos su nombre.',
  },

  'instant-quote.benefits': {
    title: 'Sin esperas ni sorpresas',
    cards: [
      {
        icon: 'itemised',
        title: 'Cada línea a la vista',
        text: 'El precio base, los adicionales y los descuentos aparecen uno por uno y suman el total.',
      },
      {
        icon: 'private',
        title: 'Se calcula en su pantalla',
        text: 'El precio se calcula en su navegador. Usted decide si llegamos a enterarnos.',
      },
      {
        icon: 'book',
        title: 'Listo para reservar',
        text: 'Lleve la cotización directo al calendario: los datos de la casa van con usted.',
      },
    ],
  },

  'instant-quote.comparison': {
    title: 'Compárenos',
    text: 'La columna de la derecha es lo común en el ramo, no una empresa en particular.',
    columns: { us: 'Nosotros', others: 'Lo común en otras empresas' },
    rows: [
      {
        feature: 'Precio antes de llamar',
        us: 'Al instante y desglosado',
        others: 'Por teléfono o correo electrónico',
      },
      {
        feature: 'Reporte',
        us: 'En {{reportTime}}, muchas veces el {{sameDay}}',
        others: 'De uno a dos días',
      },
      {
        feature: 'Video en el reporte',
        us: 'Incluido',
        others: 'Con costo adicional o no se ofrece',
      },
      { feature: 'Imágenes térmicas', us: 'Gratis', others: 'Con costo adicional' },
      { feature: 'Consulta de seguimiento', us: 'Incluida', others: 'Varía' },
      { feature: 'Depósito', us: '{{NoDeposit}}', others: 'A veces se pide' },
      {
        feature: 'Disponibilidad',
        us: 'Atendemos los {{everyDay}} de la semana',
        others: 'Casi siempre entre semana',
      },
    ],
  },

  'instant-quote.meta': {
    title: 'Cotización al instante de su inspección de vivienda | {{name}}',
    description:
      'Vea cuánto cuesta su inspección de vivienda en menos de un minuto, línea por línea: pies cuadrados, antigüedad, alberca y más. Sin nombre, sin correo, sin enviar nada.',
    keywords: [
      'cotización de inspección de vivienda al instante',
      'calculadora de precios de inspección de vivienda',
    ],
  },

  'instant-quote.closing': {
    title: '¿Prefiere hablarlo?',
    text: 'Díganos la dirección y calculamos el precio con usted por teléfono.',
  },

  'instant-quote.samples': { title: 'Lo que pagan otros' },
} as const satisfies TextsById<typeof en>;
