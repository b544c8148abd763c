import { useId } from 'react';
import { useLocation } from 'wouter';
import { homeButtons } from '#domain/content/home.ts';
import { calculatorPath } from '#domain/quote/calculator-address.ts';
import { propertyTypes } from '#domain/quote/property-types.ts';
import { quoteBounds } from '#domain/quote/quote-bounds.ts';
import { useBusiness } from '#ui/business.tsx';
import { textsOf } from '#ui/form/form-state.ts';
import { preloadOnInteraction } from '#ui/lazy.ts';
import { useTexts } from '#ui/use-texts.ts';
import { quoteLazy } from '#widgets/quote/quote-lazy.ts';

/** The calculator's first two questions; without JavaScript the browser carries the answers. */
export function HomeQuote() {
  const { words } = useBusiness();
  const texts = useTexts(homeButtons);
  const id = useId();
  const [, navigate] = useLocation();
  return (
    <form
      className="home-quote"
      action={calculatorPath()}
      aria-label="Price of an inspection"
      {...preloadOnInteraction(quoteLazy)}
      onSubmit={(event) => {
        event.preventDefault();
        const search = new URLSearchParams(textsOf(event.currentTarget));
        const goOn = () => navigate(calculatorPath(`?${search}`));
        // With the rules loaded, the calculator opens with the price.
        quoteLazy.load().then(goOn, goOn);
      }}
    >
      <div>
        <label className="ui-label" htmlFor={`${id}-type`}>
          Property type
        </label>
        <select className="ui-control" id={`${id}-type`} name="propertyType">
          {propertyTypes.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </div>
      <div>
        <label className="ui-label" htmlFor={`${id}-size`}>
          Square footage
        </label>
        <input
          className="ui-control"
          id={`${id}-size`}
          name="squareFootage"
          inputMode="numeric"
          autoComplete="off"
          maxLength={quoteBounds.squareFootage.text.length}
          placeholder="2,000"
        />
      </div>
      <button type="submit" className="ui-button" data-kind="action">
        {texts.price}
      </button>
      <p className="home-quote-from">
        {texts.from} <strong>{words.fromPrice}</strong>
      </p>
    </form>
  );
}
