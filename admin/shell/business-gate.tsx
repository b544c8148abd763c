import { useLayoutEffect, useState } from 'react';
import useSWR, { mutate as mutateShared } from 'swr';
import { failureText } from '#admin/failure-text.ts';
import { readBusinessCopy } from '#admin/offline/business-copy.ts';
import { useAnswer } from '#admin/use-answer.ts';
import { brandProperties, nightOf, ownColors } from '#domain/business/brand-colors.ts';
import type { Business } from '#domain/business/business.ts';
import { businessKeyIn } from '#domain/locale/business-key.ts';
import { locales } from '#domain/locale/locale.ts';
import { BusinessProvider } from '#ui/business.tsx';
import type { Elements } from '#ui/elements.ts';
import { Button } from './button.tsx';

/** Milliseconds until this browser's copy is shown first: facts change rarely, and the session is still to be asked for. */
const PATIENCE = 300;

/** Reads the business again in the languages that are shown, after a change of its records. */
export const renewBusiness = () =>
  Promise.all(locales.map((locale) => mutateShared(businessKeyIn(locale))));

/**
 * Gives the admin the business, before and after the login. When the server is unreachable, it is the one that this
 * browser saw last.
 */
export function BusinessGate({ children }: { children: Elements }) {
  const [isSlow, setSlow] = useState(false);
  const { data, error, mutate } = useAnswer('GET /api/business', undefined, {
    revalidateOnReconnect: true,
    loadingTimeout: PATIENCE,
    onLoadingSlow: () => setSlow(true),
  });
  const { data: copy } = useSWR('business-copy', readBusinessCopy);
  const business = data ?? (isSlow || error ? copy : undefined);
  useBrandColors(business?.brand);
  if (business) {
    return (
      <BusinessProvider business={business}>
        <ThemeColor brand={business.brand} />
        {children}
      </BusinessProvider>
    );
  }
  const isWaiting = !error || copy === undefined;
  return (
    <main className="admin-entry" aria-busy={isWaiting}>
      <title>Admin</title>
      {isWaiting ? (
        <p className="ui-visually-hidden" role="status">
          Opening the admin…
        </p>
      ) : (
        <section className="admin-auth-card">
          <h1 className="admin-entry-title">The admin could not be opened</h1>
          <p className="admin-entry-lead" role="alert">
            {failureText(error)}
          </p>
          <Button className="admin-wide" onClick={() => void mutate()}>
            Try again
          </Button>
        </section>
      )}
    </main>
  );
}

/** The color of the browser's bars: that of the sidebar, as in `admin/admin.css`. */
function ThemeColor({ brand }: { brand: Business['brand'] }) {
  const light = nightOf(brand.ink);
  const dark = ownColors(brand).ink ? light : '#0f182a';
  return (
    <>
      <meta name="theme-color" content={light} media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content={dark} media="(prefers-color-scheme: dark)" />
    </>
  );
}

/** Gives the document the brand's own colors, without a style sheet that has to be loaded. */
function useBrandColors(brand: Business['brand'] | undefined): void {
  const properties = brand ? brandProperties(brand) : '';
  useLayoutEffect(() => {
    document.documentElement.style.cssText = properties;
  }, [properties]);
}
