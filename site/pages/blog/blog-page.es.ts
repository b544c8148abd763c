import { countedIn } from '#domain/locale/locale.ts';
import type { words as en } from './blog-page.en.ts';

const counted = countedIn('es');

export const words = {
  search: 'Buscar artículos',
  allCategories: 'Todas las categorías',
  articles: 'Artículos',
  count: (count) => counted(count, 'artículo', 'artículos'),
  clear: 'Quitar los filtros',
  loading: 'Cargando los artículos',
  failed: 'No se pudieron cargar los artículos',
  failedText: (phone) => `[Vuelva a cargar la página] o pregúntenos al [${phone}].`,
  readingTime: (minutes) => `${minutes} min de lectura`,
  language: { en: 'En inglés', es: 'En español' },
} satisfies typeof en;
