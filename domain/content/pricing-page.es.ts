import type { TextsById } from '#domain/business/text-block.ts';
import type { words as en } from './pricing-page.en.ts';

export const words = {
  'pricing.hero': {
    title: 'Precios claros',
    text: 'Tarifas justas según el tamaño de la casa y sin cargos ocultos: lo que ve aquí es lo que cobramos.',
  },

  'pricing.included': {
    title: 'Qué incluye cada inspección',
    text: 'Un solo precio por la visita, el reporte y la conversación después.',
    items: [
      'Techo, ático, estructura y cimientos',
      'Exterior, pendiente del terreno y drenaje',
      'Tableros eléctricos, cableado, tomacorrientes y detectores',
      'Plomería, calentador de agua y presión del agua',
      'Calefacción y aire acondicionado, en marcha y medidos',
      'Interior, ventanas, puertas y electrodomésticos empotrados',
      'Imágenes térmicas',
      'Un reporte escrito con fotos',
      'Reportes en video listos a las {{videoReportsReady}}',
      'Una consulta de seguimiento',
    ],
  },

  'pricing.factors': {
    title: 'De qué depende el precio',
    cards: [
      {
        icon: 'size',
        title: 'Pies cuadrados',
        text: 'De ahí sale el precio base. Más cuartos, más techo y más cableado llevan más tiempo.',
      },
      {
        icon: 'age',
        title: 'Antigüedad de la casa',
        text: 'Los sistemas más viejos piden una revisión más larga. Por años de antigüedad: {{agePrices}}.',
      },
      {
        icon: 'type',
        title: 'Tipo de propiedad',
        text: 'Un condominio se inspecciona de otra manera que una casa, y una inspección de garantía lleva más documentación.',
      },
    ],
  },

  'pricing.services': {
    title: 'Servicios adicionales',
    text: 'Solo si la casa los tiene y si usted quiere que los revisemos.',
    addOns: [
      {
        icon: 'pool',
        service: 'Alberca y spa',
        price: '+{{pricingPagePoolPrice}}',
        description:
          'Una inspección completa: vaso, bombas, calentador, puentes de unión y barreras. {{poolPrices}}',
      },
      {
        icon: 'structures',
        service: 'Estructuras separadas',
        price: '+{{pricingPageStructurePrice}} cada una',
        description: 'Garajes, talleres y casas de huéspedes en el mismo terreno.',
      },
      {
        icon: 'water',
        service: 'Análisis del agua de pozo',
        price: '+{{wellWaterPrice}}',
        description: 'En una cita aparte, que se organiza junto con su inspección.',
      },
      {
        icon: 'septic',
        service: 'Inspección de fosa séptica',
        price: '+{{septicPrice}}',
        description: 'La hace un inspector de fosas sépticas certificado.',
      },
    ],
  },

  'pricing.payment': {
    title: 'Cómo se paga',
    text: '{{NoDeposit}}. Usted paga {{due}}, como le convenga.',
    methodsTitle: 'Formas de pago',
    termsTitle: 'Bueno saberlo',
    radius:
      'Radio de servicio: {{standardMiles}} millas con la tarifa normal. Si la casa está más lejos, le damos el precio antes de que reserve.',
  },

  'pricing.closing': {
    title: '¿Quiere su cotización gratis?',
    text: 'Mándenos la dirección y le respondemos en un máximo de {{responseTime}}. O llame y sepa el precio enseguida.',
  },

  'pricing.meta': {
    title: 'Precios de inspección de vivienda desde {{fromPrice}} | {{name}}',
    description:
      'Precios claros de inspección de vivienda desde {{fromPrice}} según los pies cuadrados: sin cargos ocultos, imágenes térmicas gratis y reportes {{reportDay}} en {{region}}. {{NoDeposit}}.',
    keywords: ['costo de inspección de vivienda en {{city}}', 'precios de inspección de casas'],
  },

  'pricing.buttons': {
    quote: 'Cotización gratis',
    call: 'Llamar para cotizar',
  },
} as const satisfies TextsById<typeof en>;
