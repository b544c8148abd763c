import { useWords } from '#ui/words.ts';
import { bookingWidgetWords } from './booking-widget.words.ts';
import type { Part } from './show-step.ts';

const parts: readonly Part[] = ['day', 'time'];

interface StepsProps {
  /** The index of the current step; earlier ones are done. */
  current: 0 | 1 | 2;
  disabled?: boolean;
  /** The visitor returns to a finished step. */
  onBack: (part: Part) => void;
}

/** The progress through the steps, with links back. */
export function Steps({ current, disabled = false, onBack }: StepsProps) {
  const words = useWords(bookingWidgetWords);
  return (
    <ol className="booking-steps" aria-label={words.steps}>
      {words.stepNames.map((name, index) => {
        const part = index < current ? parts[index] : undefined;
        return (
          <li
            key={name}
            aria-current={index === current ? 'step' : undefined}
            data-done={part ? '' : undefined}
          >
            {part ? (
              <button type="button" disabled={disabled} onClick={() => onBack(part)}>
                <span className="ui-visually-hidden">{words.backTo} </span>
                <span>{name}</span>
              </button>
            ) : (
              <span>{name}</span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
