import { createContext, type ReactNode, useContext } from 'react';
import type { Business } from '#domain/business/business.ts';

const BusinessContext = createContext<Business | undefined>(undefined);

/** Gives what is below it the business: from the page's data, the admin's, or the widgets' facts. */
export function BusinessProvider({
  business,
  children,
}: {
  business: Business;
  children: ReactNode;
}) {
  return <BusinessContext.Provider value={business}>{children}</BusinessContext.Provider>;
}

/** The business of the nearest provider; throws without one. */
export function useBusiness(): Business {
  const business = useContext(BusinessContext);
  if (!business) throw new Error('useBusiness needs a BusinessProvider above it');
  return business;
}
