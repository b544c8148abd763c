export const words = {
  'blog.hero': {
    title: 'Notes from the crawl space',
    text: 'What {{anInspector}} sees in {{localArea}} homes, written for people who buy, sell or keep one.',
  },

  'article.missing': {
    title: 'Article Not Found',
    text: "The article you're looking for doesn't exist or has been moved.",
  },

  'blog.empty': {
    title: 'No articles found',
    filtered: 'Try adjusting your search or filter criteria.',
    unfiltered: 'Check back soon for new content!',
  },

  'blog.meta': {
    title: 'Home Inspection Blog for {{localArea}} | {{name}}',
    description:
      'Plain articles from {{anInspector}} on foundations, roofs, heating and cooling, buying and selling homes in the {{region}}.',
    keywords: ['home inspection blog', '{{localArea}} homes'],
  },

  'article.missing.meta': {
    title: 'Article Not Found | {{name}}',
    description:
      'This article does not exist or has been moved. Find other articles about homes in the {{region}}.',
    keywords: ['home inspection blog', 'home inspection {{regionShort}}'],
  },

  'blog.closing': {
    title: 'Reading about a house you want?',
    text: 'See the price of its inspection in a minute. Nothing is sent.',
  },

  'blog.labels': {
    categories: 'Categories',
    popular: 'Popular articles',
  },

  'blog.article': {
    all: 'All articles',
    author: 'Who wrote this',
    contact: 'Contact Us',
    related: 'Read next',
    sampleReport: 'What would a report say about a house like yours?',
    seeReport: 'See a sample report',
    back: 'Back to Blog',
  },
} as const;
