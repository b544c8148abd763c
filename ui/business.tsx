import { createContext, type ReactNode, useContext } from 'react';
import type { Business } from '#domain/business/business.ts';
import { defaultBusiness } from '#domain/business/defaults/default-business.ts';
import { type TextBlock, textsOf } from '#domain/business/text-block.ts';

const BusinessContext = createContext<Business>(defaultBusiness);

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

export const useBusiness = (): Business => useContext(BusinessContext);

/** The texts of a block for the business: the owner's own or the defaults. */
export const useTexts = <T,>(block: TextBlock<T>): T => textsOf(block, useBusiness());
