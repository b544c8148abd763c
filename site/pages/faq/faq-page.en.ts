export const words = {
  findWord: 'Find a word',
  examples: (deadline: string) => `hail, pool, ${deadline}`,
  category: 'Category',
  allQuestions: 'All Questions',
  count: (count: number) => (count === 1 ? '1 question' : `${count} questions`),
  expandAll: 'Expand All',
  collapseAll: 'Collapse All',
};
