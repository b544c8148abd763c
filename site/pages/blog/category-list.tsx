import type { BlogCategory } from '#domain/blog/post.schema.ts';
import { blogLabels } from '#domain/content/blog-page.ts';
import { useTexts } from '#ui/use-texts.ts';
import { useWords } from '#ui/words.ts';
import { blogPageWords } from './blog-page.words.ts';

interface CategoryListProps {
  categories: readonly BlogCategory[];
  /** Slug; empty for all. */
  chosen: string;
  onChoose: (slug: string) => void;
}

export function CategoryList({ categories, chosen, onChoose }: CategoryListProps) {
  const words = useWords(blogPageWords);
  const all = { id: 'all', name: words.allCategories, slug: '' };
  return (
    <section className="blog-categories" aria-labelledby="categories">
      <h2 id="categories">{useTexts(blogLabels).categories}</h2>
      <ul>
        {[all, ...categories].map(({ id, name, slug }) => (
          <li key={id}>
            <button type="button" aria-pressed={chosen === slug} onClick={() => onChoose(slug)}>
              {name}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
