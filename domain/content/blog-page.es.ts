import type { TextsById } from '#domain/business/text-block.ts';
import type { words as en } from './blog-page.en.ts';

export const words = {
  'blog.hero': {
    title: 'Apuntes desde debajo del piso',
    text: 'Lo que {{anInspector}} ve en las casas de {{localArea}}, escrito para quienes compran, venden o cuidan una.',
  },

  'article.missing': {
    title: 'Artículo no encontrado',
    text: 'El artículo que busca no existe o cambió de lugar.',
  },

  'blog.empty': {
    title: 'No se encontraron artículos',
    filtered: 'Pruebe con otra búsqueda o con otros filtros.',
    unfiltered: '¡Vuelva pronto, habrá contenido nuevo!',
  },

  'blog.meta': {
    title: 'Blog de inspección de viviendas en {{localArea}} | {{name}}',
    description:
      'Artículos claros de {{anInspector}} sobre cimientos, techos, calefacción y aire acondicionado, y sobre comprar y vender casas en {{region}}.',
    keywords: ['blog de inspección de viviendas', 'casas en {{localArea}}'],
  },

  'article.missing.meta': {
    title: 'Artículo no encontrado | {{name}}',
    description:
      'Este artículo no existe o cambió de lugar. Encuentre otros artículos sobre casas en {{region}}.',
    keywords: ['blog de inspección de viviendas', 'inspección de vivienda {{regionShort}}'],
  },

  'blog.closing': {
    title: '¿Lee sobre una casa que le gusta?',
    text: 'Vea en un minuto el precio de su inspección. No se envía nada.',
  },

  'blog.labels': {
    categories: 'Categorías',
    popular: 'Artículos populares',
  },

  'blog.article': {
    all: 'Todos los artículos',
    author: 'Quién escribió esto',
    contact: 'Contáctenos',
    related: 'Siga leyendo',
    sampleReport: '¿Qué diría un reporte sobre una casa como la suya?',
    seeReport: 'Ver un reporte de muestra',
    back: 'Volver al blog',
  },
} as const satisfies TextsById<typeof en>;
