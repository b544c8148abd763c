import type { words as en } from './faq-page.en.ts';

export const words = {
  findWord: 'Busque una palabra',
  examples: () => 'granizo, alberca',
  category: 'Categoría',
  allQuestions: 'Todas las preguntas',
  count: (count) => (count === 1 ? '1 pregunta' : `${count} preguntas`),
  expandAll: 'Abrir todas',
  collapseAll: 'Cerrar todas',
} satisfies typeof en;
