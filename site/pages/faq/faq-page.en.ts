import { countedIn } from '#domain/locale/locale.ts';

const counted = countedIn('en');
export const words = {
  findWord: 'Find a word',
  examples: (deadline: string) => `hail, pool, ${deadline}`,
  category: 'Category',
  allQuestions: 'All Questions',
  count: (count: number) => counted(count, 'question', 'questions'),
  expandAll: 'Expand All',
  collapseAll: 'Collapse All',
};
