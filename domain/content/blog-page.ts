export const blogHero = {
  title: 'Notes from the crawl space',
  text: 'What a licensed inspector sees in North Texas homes, written for people who buy, sell or keep one.',
} as const;

/** Spec §8. */
export const articleNotFound = {
  title: 'Article Not Found',
  text: "The article you're looking for doesn't exist or has been moved.",
} as const;

/** Spec §8; the second line depends on whether a filter is set. */
export const noArticles = {
  title: 'No articles found',
  filtered: 'Try adjusting your search or filter criteria.',
  unfiltered: 'Check back soon for new content!',
} as const;
