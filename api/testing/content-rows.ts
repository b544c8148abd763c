import type { RouteRow, RowServer } from './route-row.ts';

const listQuery = ['search', 'cursor', 'limit'];
const partner = { name: 'Jane Doe Realty', slug: 'jane-doe', site: 'https://jane.example' };
const review = {
  platform: 'google',
  rating: 5,
  author: 'Ada',
  date: '2026-11-20',
  text: 'Thorough and kind.',
  verified: true,
};
const post = {
  title: 'Slab leaks',
  slug: 'slab-leaks',
  excerpt: 'What they look like.',
  content: 'Water under the slab.',
  category: 'foundations',
};

const postId = (api: RowServer) => api.firstId('owner/posts');
const reviewId = (api: RowServer) => api.firstId('reviews/all');
const revision = { revision: 1 };

const promotionPath = async (api: RowServer) =>
  `/api/promotions/${(await api.readList('promotions/all'))[0]?.['id']}`;

/** What the owner writes: the blog, reviews, partners and promotions. */
export const contentRows: readonly RouteRow[] = [
  // The blog.
  {
    call: 'GET /api/blog/posts',
    callsAllowed: 120,
    who: 'owner',
    query: ['published', 'category', 'search'],
  },
  { call: 'GET /api/owner/posts', who: 'owner', query: listQuery },
  {
    call: 'GET /api/owner/posts/:id',
    who: 'owner',
    path: async (api) => `/api/owner/posts/${await postId(api)}`,
  },
  { call: 'POST /api/blog/posts', who: 'owner', body: () => post, limitKb: 1024, status: 201 },
  {
    call: 'PUT /api/blog/posts/:post',
    who: 'owner',
    path: async (api) => `/api/blog/posts/${await postId(api)}`,
    body: async (api) => api.read(`owner/posts/${await postId(api)}`),
    limitKb: 1024,
  },
  {
    call: 'PATCH /api/blog/posts/:post',
    who: 'owner',
    path: async (api) => `/api/blog/posts/${await postId(api)}`,
    body: () => ({ ...revision, published: false }),
  },
  {
    call: 'DELETE /api/blog/posts/:post',
    who: 'owner',
    path: async (api) => `/api/blog/posts/${await postId(api)}`,
    query: ['revision'],
    status: 204,
  },
  { call: 'POST /api/blog/preview', who: 'owner', body: () => post, limitKb: 1024 },
  {
    call: 'POST /api/blog/images',
    who: 'owner',
    bytes: 'image/png',
    limitKb: 5 * 1024,
    status: 422,
  },

  // Reviews, partners and promotions.
  { call: 'GET /api/reviews/all', who: 'owner', query: listQuery },
  { call: 'POST /api/reviews', who: 'owner', body: () => review, status: 201 },
  {
    call: 'POST /api/reviews/import',
    who: 'owner',
    body: () => ({ reviews: [review] }),
    limitKb: 1024,
  },
  {
    call: 'PUT /api/reviews/:id',
    who: 'owner',
    path: async (api) => `/api/reviews/${await reviewId(api)}`,
    body: () => ({ ...review, ...revision, hidden: true }),
  },
  {
    call: 'DELETE /api/reviews/:id',
    who: 'owner',
    path: async (api) => `/api/reviews/${await reviewId(api)}`,
    query: ['revision'],
    status: 204,
  },
  { call: 'GET /api/promotions/all', who: 'owner' },
  {
    call: 'POST /api/promotions',
    who: 'owner',
    body: async (api) => (await api.readList('promotions/all'))[0] ?? {},
    status: 201,
  },
  {
    call: 'PUT /api/promotions/:id',
    who: 'owner',
    path: promotionPath,
    body: async (api) => (await api.readList('promotions/all'))[0] ?? {},
  },
  {
    call: 'DELETE /api/promotions/:id',
    who: 'owner',
    path: promotionPath,
    query: ['revision'],
    status: 204,
  },
  { call: 'GET /api/partners', who: 'owner', query: listQuery },
  { call: 'GET /api/partners/unknown', who: 'owner' },
  {
    call: 'POST /api/partners',
    who: 'owner',
    body: () => ({ ...partner, slug: 'another-one' }),
    status: 201,
  },
  {
    call: 'PUT /api/partners/:id',
    who: 'owner',
    path: async (api) => `/api/partners/${await api.firstId('partners')}`,
    body: () => ({ ...partner, ...revision }),
  },
  {
    call: 'DELETE /api/partners/:id',
    who: 'owner',
    path: async (api) => `/api/partners/${await api.firstId('partners')}`,
    query: ['revision'],
    status: 204,
  },
];
