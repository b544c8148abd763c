import { countedIn } from '#domain/locale/locale.ts';
import type { words as en } from './reviews-widget.en.ts';

const counted = countedIn('es');

export const words = {
  name: 'Reseñas de clientes',
  title: 'Reseñas de todas las plataformas',
  loading: 'Cargando las reseñas…',
  unavailable: (business) =>
    `Por ahora no podemos mostrar nuestras reseñas. Si quiere hablar con personas cuyas casas inspeccionamos, llame a ${business} al`,
  count: (count) => counted(count, 'reseña', 'reseñas'),
  countOn: (count, platform) => `${counted(count, 'reseña', 'reseñas')} en ${platform}`,
  shownHere: (count) => `${counted(count, 'reseña', 'reseñas')} en esta página`,
  shown: (count) => `${count} aquí`,
  noneYet: 'Todavía ninguna aquí',
  reviewOn: (platform) => `Escribir una reseña en ${platform}`,
  newTab: '(se abre en otra pestaña)',
  showOf: 'Mostrar reseñas de',
  all: 'Todas las reseñas',
  showMore: 'Mostrar más reseñas',
  nobody:
    'Todavía no hay reseñas en esta página. Si inspeccionamos su casa, la suya sería la primera.',
  nobodyOn: (platform) =>
    `Todavía no hay reseñas de ${platform} en esta página. Si inspeccionamos su casa, la suya sería la primera.`,
  readMore: 'Leer más',
  showLess: 'Mostrar menos',
  readMoreOf: (author) => `Leer más de la reseña de ${author}`,
  showLessOf: (author) => `Mostrar menos de la reseña de ${author}`,
  verified: 'Verificada',
} satisfies typeof en;
