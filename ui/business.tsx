import { createContext, type ReactNode, useContext } from 'react';
import type { Business } from '#domain/business/business.ts';
import { type TextBlock, textsOf } from '#domain/business/text-block.ts';

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

/** The texts of a block for the business: the owner's own or the defaults. */
export const useTexts = <T,>(block: TextBlock<T>): T => textsOf(block, useBusiness());
