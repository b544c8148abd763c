import { memo, type Ref } from 'react';
import { type FaqItem, faqCategories } from '#domain/content/faq/faq-item.ts';
import { Icon } from '#site/icons/icon.tsx';
import { SiteLink } from '#site/routing/site-link.tsx';
import { useTexts } from '#ui/use-texts.ts';
import '#site/parts/questions.css';

interface QuestionGroupsProps {
  items: readonly FaqItem[];
  shown: ReadonlySet<FaqItem>;
  ref: Ref<HTMLDivElement>;
}

/**
 * All questions by category. Filtered-out ones are hidden, not removed, so that the browser keeps
 * their open state.
 */
export function QuestionGroups({ items: all, shown, ref }: QuestionGroupsProps) {
  const groups = useTexts(faqCategories).map((category) => ({
    ...category,
    items: all.filter((item) => item.category === category.slug),
  }));
  return (
    <div ref={ref} className="faq-groups">
      {groups.map(({ slug, name, items }) => (
        <section
          key={slug}
          className="site-questions"
          aria-labelledby={slug}
          hidden={!items.some((item) => shown.has(item))}
        >
          <h2 id={slug}>{name}</h2>
          {items.map((item) => (
            <QuestionEntry key={item.id} item={item} hidden={!shown.has(item)} />
          ))}
        </section>
      ))}
    </div>
  );
}

const QuestionEntry = memo(({ item, hidden }: { item: FaqItem; hidden: boolean }) => {
  const { id, question, answer, link } = item;
  return (
    // If opened before hydration, it has an attribute that the server did not send.
    <details hidden={hidden} suppressHydrationWarning>
      <summary>
        <h3>{question}</h3>
        <Icon name="plus" size={22} />
      </summary>
      <div id={id} className="faq-answer">
        {answer.split('\n\n').map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {link ? <SiteLink href={link.href}>{link.label}</SiteLink> : null}
      </div>
    </details>
  );
});
