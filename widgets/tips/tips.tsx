import { useState } from 'react';
import { useStore } from 'zustand';
import { useBusiness } from '#ui/business.tsx';
import { isComplete } from '#ui/form/is-complete.ts';
import { lazyChunk, preloadOnInteraction } from '#ui/lazy.ts';
import { LicenseLine } from '#ui/license-line.tsx';
import { useLazyChunk } from '#ui/use-lazy-chunk.ts';
import { useWords } from '#ui/words.ts';
import { createTipsStore } from './tips.store.ts';
import type { TipsWidgetProps } from './tips.types.ts';
import { TipsForm } from './tips-form.tsx';
import { TipsPlaceholder } from './tips-placeholder.tsx';
import { tipsWidgetWords } from './tips-widget.words.ts';

/** Validation, the call and the list of tips. */
const tipsLazy = lazyChunk(() => import('./tips.lazy.tsx'));

/** Maintenance tips (spec §2 `/maintenance-tips`): a form and a results area. */
export function TipsWidget({ store: given, apiBase = '' }: TipsWidgetProps) {
  const [store] = useState(() => given ?? createTipsStore());
  const { answer, placeholder, edition } = useStore(store);
  const lazy = useLazyChunk(tipsLazy);
  const words = useWords(tipsWidgetWords);
  const { locale } = useBusiness();

  async function submit(form: HTMLFormElement) {
    // The placeholder appears within the visitor's click, before anything is loaded, so that
    // nothing below moves later.
    store.setState({ pending: true, placeholder: isComplete(form) ? 'loading' : 'none' });
    try {
      const { requestTips } = await tipsLazy.load();
      await requestTips(store, form, { apiBase, locale });
    } catch (error) {
      // Only logged (spec §8).
      console.error(error);
      store.setState({ placeholder: 'failed' });
    } finally {
      store.setState({ pending: false });
    }
  }

  return (
    <section
      className="ui-card tips"
      part="card"
      aria-label={words.name}
      {...preloadOnInteraction(tipsLazy)}
    >
      <TipsForm key={edition} store={store} onSubmit={submit} />
      <div className="tips-place">
        {placeholder === 'none' ? null : <TipsPlaceholder loading={placeholder === 'loading'} />}
        {lazy && answer && placeholder !== 'loading' ? (
          <lazy.TipsResults store={store} answer={answer} />
        ) : null}
      </div>
      <LicenseLine />
    </section>
  );
}
