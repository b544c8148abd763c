'use client';

import { useEffect, useRef } from 'react';

/** Next 15 and later, App Router. React moves the script into the head, once. */
export function InspectionQuote({ onPrice }) {
  const element = useRef(null);

  useEffect(() => {
    const quote = element.current;
    const listener = (event) => onPrice(event.detail.result.totalPrice);
    quote.addEventListener('inspection-quote-calculate', listener);
    return () => quote.removeEventListener('inspection-quote-calculate', listener);
  }, [onPrice]);

  return (
    <>
      <script type="module" async src="https://HOST/embed/v1.js" />
      <inspection-quote ref={element} partner="jane-doe-realty" />
    </>
  );
}
