import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderInHost } from '#ui/testing/render.tsx';
import { ArticleList } from './article-list.tsx';

const show = (isFiltered: boolean) =>
  renderInHost(
    <ArticleList
      posts={[]}
      failed={false}
      categories={[]}
      isFiltered={isFiltered}
      onClear={() => undefined}
    />,
  );

test.each([
  [false, 'Check back soon for new content!', 0],
  [true, 'Try adjusting your search or filter criteria.', 1],
])('without articles, filtered %s, it says: %s', async (isFiltered, text, buttons) => {
  show(isFiltered);
  await expect.element(page.getByRole('heading', { name: 'No articles found' })).toBeVisible();
  await expect.element(page.getByText(text, { exact: true })).toBeVisible();
  expect(page.getByRole('button', { name: 'Clear Filters' }).elements()).toHaveLength(buttons);
});
