import { useRef, useState } from 'react';
import { faqItems } from '#domain/content/faq/faq.ts';
import { faqLabels } from '#domain/content/faq-page.ts';
import { useBusiness } from '#ui/business.tsx';
import { useTexts } from '#ui/use-texts.ts';
import { useWords } from '#ui/words.ts';
import { faqPageWords } from './faq-page.words.ts';
import { matchingQuestions } from './matching-questions.ts';
import { QuestionFilter } from './question-filter.tsx';
import { QuestionGroups } from './question-groups.tsx';
import { useCategory } from './use-category.ts';
import { useLinkedQuestion } from './use-linked-question.ts';

/** The questions with their filters. The server renders all of them. */
export function QuestionBrowser() {
  const items = faqItems(useBusiness());
  const texts = useTexts(faqLabels);
  const words = useWords(faqPageWords);
  const { linked, forget } = useLinkedQuestion(items);
  const [category, chooseCategory] = useCategory(linked);
  const [text, setText] = useState('');
  const shown = matchingQuestions(items, category, text);
  const textField = useRef<HTMLInputElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  const groups = useRef<HTMLDivElement>(null);

  function choose(chosen: typeof category) {
    forget();
    chooseCategory(chosen);
    // From far down the page, the start of the new list would be out of view.
    bar.current?.scrollIntoView({ block: 'nearest' });
  }

  function showAll() {
    if (textField.current) textField.current.value = '';
    setText('');
    choose(undefined);
    textField.current?.focus();
  }

  function openShown(open: boolean) {
    const entries = groups.current?.querySelectorAll<HTMLDetailsElement>('details:not([hidden])');
    for (const details of entries ?? []) details.open = open;
  }

  return (
    <>
      <QuestionFilter
        category={category}
        onCategory={choose}
        onText={setText}
        textRef={textField}
      />
      <div>
        <div ref={bar} className="faq-bar">
          <output>{words.count(shown.size)}</output>
          <button type="button" onClick={() => openShown(true)}>
            {words.expandAll}
          </button>
          <button type="button" onClick={() => openShown(false)}>
            {words.collapseAll}
          </button>
        </div>
        <QuestionGroups ref={groups} items={items} shown={shown} />
        {shown.size === 0 ? (
          <div className="faq-none">
            <p>{texts.noMatch}</p>
            <button type="button" className="ui-button" onClick={showAll}>
              {texts.showAll}
            </button>
          </div>
        ) : null}
      </div>
    </>
  );
}
