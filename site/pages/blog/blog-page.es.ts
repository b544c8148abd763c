import type { words as en } from './blog-page.en.ts';

export const words = {
  search: 'Buscar artículos',
  allCategories: 'Todas las categorías',
  articles: 'Artículos',
  count: (count) => `${count} ${count === 1 ? 'artículo' : 'artículos'}`,
  clear: 'Quitar los filtros',
  loading: 'Cargando los artículos',
  failed: 'No se pudieron cargar los artículos',
  failedText: (phone) => `[Vuelva a cargar la página] o pregúntenos al [${phone}].`,
  readingTime: (minutes) => `${minutes} min de lectura`,
  language: { en: 'En inglés', es: 'En español' },
} satisfies typeof en;
