import { countedIn } from '#domain/locale/locale.ts';
import type { words as en } from './faq-page.en.ts';

const counted = countedIn('es');

export const words = {
  findWord: 'Busque una palabra',
  examples: () => 'granizo, alberca',
  category: 'Categoría',
  allQuestions: 'Todas las preguntas',
  count: (count) => counted(count, 'pregunta', 'preguntas'),
  expandAll: 'Abrir todas',
  collapseAll: 'Cerrar todas',
} satisfies typeof en;
