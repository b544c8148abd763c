import type { Ref } from 'react';
import { faqItems } from '#domain/content/faq/faq.ts';
import { type FaqCategory, faqCategories } from '#domain/content/faq/faq-item.ts';
import { useBusiness } from '#ui/business.tsx';
import { useTexts } from '#ui/use-texts.ts';
import { useWords } from '#ui/words.ts';
import { faqPageWords } from './faq-page.words.ts';

interface QuestionFilterProps {
  category: FaqCategory | undefined;
  onCategory: (category: FaqCategory | undefined) => void;
  onText: (text: string) => void;
  textRef: Ref<HTMLInputElement>;
}

export function QuestionFilter({ category, onCategory, onText, textRef }: QuestionFilterProps) {
  const business = useBusiness();
  const words = useWords(faqPageWords);
  const items = faqItems(business);
  const categories = useTexts(faqCategories).filter(({ slug }) =>
    items.some((item) => item.category === slug),
  );
  const choices = [{ slug: undefined, name: words.allQuestions }, ...categories];
  return (
    <search className="faq-filter">
      <label htmlFor="faq-text">{words.findWord}</label>
      <input
        ref={textRef}
        id="faq-text"
        type="search"
        className="ui-control"
        placeholder={words.examples(business.words.contractDeadline)}
        autoComplete="off"
        onInput={(event) => onText(event.currentTarget.value)}
      />
      <fieldset>
        <legend>{words.category}</legend>
        {choices.map(({ slug, name }) => (
          <button
            key={name}
            type="button"
            aria-pressed={category === slug}
            onClick={() => onCategory(slug)}
          >
            {name}
          </button>
        ))}
      </fieldset>
    </search>
  );
}
