import { useEffect, useRef } from 'react';

/** React 18 and 19. The tag is always rendered; the loader fetches its code when it finds it. */
export function InspectionBooking({ quote, onBooked }) {
  const element = useRef(null);

  // A property may be set before the code has loaded: the element takes it up.
  useEffect(() => {
    element.current.quote = quote;
  }, [quote]);

  useEffect(() => {
    const booking = element.current;
    const listener = (event) => onBooked(event.detail);
    booking.addEventListener('inspection-booking-created', listener);
    return () => booking.removeEventListener('inspection-booking-created', listener);
  }, [onBooked]);

  return <inspection-booking ref={element} partner="jane-doe-realty" />;
}
