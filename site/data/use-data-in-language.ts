import { useEffect, useState } from 'react';
import { usePathname } from 'wouter/use-browser-location';
import { loadWords } from '#domain/locale/catalog.ts';
import { localizedPath } from '#domain/locale/localized-path.ts';
import { lazyChunk } from '#ui/lazy.ts';
import { businessIn, businessKey, type PageData, promotionsKey } from './page-data.ts';

const client = lazyChunk(() => import('#client/send.ts'));

/**
 * The data that the server rendered, with the business in the language of the current address. Until it has arrived
 * after a change of language, the page stays as it is; without a connection the browser loads the page anew.
 */
export function useDataInLanguage(rendered: PageData, ssrPath: string): PageData {
  const { locale } = localizedPath(usePathname({ ssrPath }));
  const [data, setData] = useState(rendered);
  const isShown = businessIn(data).locale === locale;

  useEffect(() => {
    if (isShown) return;
    let current = true;
    const load = async () => {
      const { send } = await client.load();
      const inLanguage = { query: { locale } };
      const [business, promotions] = await Promise.all([
        send('GET /api/business', inLanguage),
        send('GET /api/promotions', inLanguage),
        loadWords(locale),
      ]);
      if (!current) return;
      document.documentElement.lang = `${locale}-US`;
      setData((before) => ({ ...before, [businessKey]: business, [promotionsKey]: promotions }));
    };
    load().catch(() => window.location.reload());
    return () => {
      current = false;
    };
  }, [isShown, locale]);

  return data;
}
