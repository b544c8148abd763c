import { useId } from 'react';
import { useLocation } from 'wouter';
import { homeButtons } from '#domain/content/home.ts';
import { addressIn } from '#domain/locale/localized-path.ts';
import { calculatorPath } from '#domain/quote/calculator-address.ts';
import { propertyTypeOptions } from '#domain/quote/quote-options.ts';
import { useBusiness } from '#ui/business.tsx';
import { textsOf } from '#ui/form/form-state.ts';
import { preloadOnInteraction } from '#ui/lazy.ts';
import { useTexts } from '#ui/use-texts.ts';
import { useWords } from '#ui/words.ts';
import { quoteLazy } from '#widgets/quote/quote-lazy.ts';
import { homePageWords } from './home-page.words.ts';

/** The calculator's first two questions; without JavaScript the browser carries the answers. */
export function HomeQuote() {
  const business = useBusiness();
  const { fromPrice } = business.words;
  const words = useWords(homePageWords);
  const texts = useTexts(homeButtons);
  const id = useId();
  const [, navigate] = useLocation();
  return (
    <form
      className="home-quote"
      action={addressIn(business.locale, calculatorPath())}
      aria-label={words.price}
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
          {words.propertyType}
        </label>
        <select className="ui-control" id={`${id}-type`} name="propertyType">
          {propertyTypeOptions(business).map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </div>
      <div>
        <label className="ui-label" htmlFor={`${id}-size`}>
          {words.squareFootage}
        </label>
        <input
          className="ui-control"
          id={`${id}-size`}
          name="squareFootage"
          inputMode="numeric"
          autoComplete="off"
          // Room for a separator and a unit.
          maxLength={13}
          placeholder="2,000"
        />
      </div>
      <button type="submit" className="ui-button" data-kind="action">
        {texts.price}
      </button>
      <p className="home-quote-from">
        {texts.from} <strong>{fromPrice}</strong>
      </p>
    </form>
  );
}
