import { thousands } from '#domain/quote/dollars.ts';
import { sizeChoices } from '#domain/quote/quote-options.ts';
import { useBusiness } from '#ui/business.tsx';
import { useWords } from '#ui/words.ts';
import { quoteWidgetWords } from './quote-widget.words.ts';

interface SizeChoicesProps {
  /** The field's current value. */
  value: string | undefined;
}

/** Fills the form's square footage with a common size. */
export function SizeChoices({ value = '' }: SizeChoicesProps) {
  const { prices } = useBusiness();
  const words = useWords(quoteWidgetWords);
  return (
    <fieldset className="quote-sizes">
      <legend className="ui-visually-hidden">{words.commonSizes}</legend>
      {sizeChoices(prices).map(({ label, area }) => (
        <button
          key={label}
          type="button"
          className="quote-size"
          aria-pressed={value.replace(',', '') === String(area)}
          onClick={({ currentTarget }) => {
            const field = currentTarget.form?.elements.namedItem('squareFootage');
            if (!(field instanceof HTMLInputElement)) return;
            field.value = thousands(area);
            // The form listens for `input`, as with a key.
            field.dispatchEvent(new InputEvent('input', { bubbles: true }));
          }}
        >
          <span>{label}</span>
          <span className="ui-visually-hidden"> {words.squareFeet}</span>
        </button>
      ))}
    </fieldset>
  );
}
