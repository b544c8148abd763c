import type { TextsById } from '#domain/business/text-block.ts';
import type { words as en } from './quote-page.en.ts';

export const words = {
  'quote.hero': {
    title: 'Pida una cotización gratis',
    text: 'Cuéntenos de la propiedad. En un máximo de {{responseTime}} le llamamos o le escribimos con un precio y un horario.',
  },

  'quote.factors': {
    title: 'De qué depende su cotización',
    cards: [
      {
        icon: 'size',
        title: 'Tamaño de la propiedad',
        text: 'El precio parte de los pies cuadrados: más cuartos, más techo y más cableado llevan más tiempo.',
      },
      {
        icon: 'type',
        title: 'Tipo de propiedad',
        text: 'Un condominio se inspecciona de otra manera que una casa, y una inspección de garantía lleva más documentación.',
      },
      {
        icon: 'add-ons',
        title: 'Adicionales',
        text: 'Una alberca, un sótano, las estructuras separadas o una cita urgente suman una cantidad fija y publicada.',
      },
      {
        icon: 'location',
        title: 'Ubicación',
        text: 'Las casas a menos de {{standardMiles}} millas llevan la tarifa normal. Llegamos a unas {{servedMiles}} millas, y antes de que reserve le decimos si el viaje cambia el precio.',
      },
    ],
  },

  'quote.meta': {
    title: 'Pida una cotización gratis de inspección de vivienda | {{name}}',
    description:
      'Cuéntenos de la propiedad y reciba un precio y un horario en {{responseTime}} o menos. Cotizaciones gratis de inspección de vivienda en {{region}}, sin compromiso.',
    keywords: ['cotización gratis de inspección de vivienda', 'costo de inspección de vivienda'],
  },

  'quote.closing': {
    title: '¿Prefiere hablar con una persona?',
    text: 'Llame o escriba con la dirección, y buscamos la casa mientras espera.',
  },

  'quote.shortcut': {
    /** The words in brackets are a link. */
    note: '¿Tiene prisa? La [cotización al instante] calcula el precio enseguida.',
  },
} as const satisfies TextsById<typeof en>;
