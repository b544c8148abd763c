import { thousands } from '#domain/quote/dollars.ts';
import { sizeChoices } from '#domain/quote/quote-options.ts';
import { useBusiness } from '#ui/business.tsx';

interface SizeChoicesProps {
  /** The field's current value. */
  value: string | undefined;
}

/** Fills the form's square footage with a common size. */
export const SizeChoices = ({ value = '' }: SizeChoicesProps) => (
  <fieldset className="quote-sizes">
    <legend className="ui-visually-hidden">Common sizes</legend>
    {sizeChoices(useBusiness().prices).map(({ label, area }) => (
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
          field.dispatchEvent(new Event('input', { bubbles: true }));
        }}
      >
        {label}
        <span className="ui-visually-hidden"> square feet</span>
      </button>
    ))}
  </fieldset>
);
