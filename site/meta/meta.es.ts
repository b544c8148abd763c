import type { words as en } from './meta.en.ts';

export const words = {
  drawing: (title) => `${title}: un dibujo`,
  articles: 'Artículos',
  experience: 'Experiencia',
  years: (years) => `${years} años`,
  satisfaction: 'Satisfacción',
  averageSaved: 'Ahorro promedio',
  license: (authority) => `Licencia de inspector de ${authority}`,
} satisfies typeof en;
