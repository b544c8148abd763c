import type { Question } from '#domain/content/question.ts';
import { Icon } from '#site/icons/icon.tsx';
import './questions.css';

/** Questions that open one by one, without JavaScript. */
export function Questions({ questions }: { questions: readonly Question[] }) {
  return (
    <div className="site-questions">
      {questions.map(({ id, question, answer }) => (
        <details key={id}>
          <summary>
            <h3>{question}</h3>
            <Icon name="plus" size={22} />
          </summary>
          <p>{answer}</p>
        </details>
      ))}
    </div>
  );
}
