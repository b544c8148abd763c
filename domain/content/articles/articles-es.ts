import type { Locale } from '#domain/locale/locale.ts';
import type { SampleArticle, sampleArticles } from './articles.ts';

/** An article in another language than English, as an article of its own. */
export interface TranslatedArticle extends SampleArticle {
  locale: Exclude<Locale, 'en'>;
  /** The article in English, whose drawing it has. */
  translationOf: (typeof sampleArticles)[number]['slug'];
}

/** The sample posts in Spanish, oldest first. */
export const spanishArticles = [
  {
    slug: 'que-le-hace-el-granizo-a-un-techo',
    locale: 'es',
    translationOf: 'hail-and-your-roof',
    title: 'Qué le hace el granizo a un techo del norte de Texas, y dónde mirar primero',
    excerpt:
      'Una teja golpeada puede detener la lluvia dos años más antes de que se note en el cielo raso. Empiece por el metal blando y lea el techo desde ahí.',
    category: 'roofs-and-weather',
    tags: ['granizo', 'techo', 'seguro'],
    featuredImage: '/articles/hail-and-your-roof.svg',
    featuredImageAlt:
      'Granizo que cae sobre un techo de tejas con golpes redondos y oscuros y una ventila de metal abollada',
    createdAt: '2026-03-05T15:10:00Z',
    publishedAt: '2026-03-10T14:00:00Z',
    metaTitle: 'Daños de granizo en techos de DFW | Bluebonnet',
    metaDescription:
      'Cómo golpea el granizo las tejas, por qué las canaletas y ventilas lo muestran primero y qué preguntar antes de comprar en Dallas-Fort Worth.',
  },
  {
    slug: 'periodo-de-opcion-dia-a-dia',
    locale: 'es',
    translationOf: 'option-period-day-by-day',
    title: 'El periodo de opción en Texas, día a día',
    excerpt:
      'Tiene unos cuantos días y un plazo que termina a las 5 de la tarde. Este orden deja tiempo para el plomero o el ingeniero que la inspección haga necesario.',
    category: 'buying-a-home',
    tags: ['periodo de opción', 'compradores', 'lista de revisión'],
    featuredImage: '/articles/option-period-day-by-day.svg',
    featuredImageAlt:
      'Un calendario de pared con siete días seguidos, el último marcado con un reloj a las cinco',
    createdAt: '2026-04-02T16:30:00Z',
    publishedAt: '2026-04-07T14:00:00Z',
    metaTitle: 'El periodo de opción en Texas, día a día | Bluebonnet',
    metaDescription:
      'Qué reservar el primer día, qué revisar el tercero y qué resolver antes de las 5 del último: un plan de trabajo para el periodo de opción en DFW.',
  },
  {
    slug: 'que-cubre-una-inspeccion-trec',
    locale: 'es',
    translationOf: 'what-a-trec-inspection-covers',
    title: 'Qué cubre una inspección TREC, y qué deja fuera',
    excerpt:
      'Todo inspector con licencia en Texas sigue las mismas normas y llena el mismo formulario. Si conoce sus cuatro casillas y sus límites, el reporte se lee rápido.',
    category: 'buying-a-home',
    tags: ['trec', 'reporte de inspección', 'compradores'],
    featuredImage: '/articles/what-a-trec-inspection-covers.svg',
    featuredImageAlt:
      'Un formulario con cuatro casillas por línea en una tabla con sujetapapeles, frente a una casa cortada a la mitad',
    createdAt: '2026-05-14T15:20:00Z',
    publishedAt: '2026-05-19T14:00:00Z',
    metaTitle: 'Qué cubre una inspección TREC | Bluebonnet',
    metaDescription:
      'Las normas de práctica de Texas, el formulario REI 7-6 y sus casillas, explicados por un inspector: qué se tiene que ver y qué no ve nadie.',
  },
  {
    slug: 'cimientos-en-la-arcilla-del-norte-de-texas',
    locale: 'es',
    translationOf: 'foundations-on-north-texas-clay',
    title: 'Su losa se mueve: cimientos en la arcilla del norte de Texas',
    excerpt:
      'Bajo buena parte de Dallas hay arcilla que se hincha mojada y se encoge seca, y toda losa encima se mueve. La pregunta es cuánto, y si se mueve toda junta.',
    category: 'foundations',
    tags: ['cimientos', 'suelo arcilloso', 'drenaje'],
    featuredImage: '/articles/foundations-on-north-texas-clay.svg',
    featuredImageAlt:
      'Una casa sobre una losa y capas de arcilla agrietada, una esquina más baja y una grieta en escalera',
    createdAt: '2026-07-16T15:40:00Z',
    publishedAt: '2026-07-21T14:00:00Z',
    metaTitle: 'Cimientos en la arcilla del norte de Texas | Bluebonnet',
    metaDescription:
      'Cómo mueve una losa la arcilla expansiva, qué grietas importan y cuáles no, cómo regar los cimientos y cuándo pagar a un ingeniero estructural.',
  },
] as const satisfies readonly TranslatedArticle[];
