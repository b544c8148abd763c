import { useState } from 'react';
import { useStore } from 'zustand';
import { firstTouch } from '#widgets/core/on-demand.ts';
import { LicenceLine } from '#widgets/core/ui/licence-line.tsx';
import type { WidgetProps } from '#widgets/core/widget-props.ts';
import { createTipsStore, type TipsStore } from './tips.store.ts';
import { TipsForm, tipsDesk } from './tips-form.tsx';

export interface TipsWidgetProps extends WidgetProps {
  store?: TipsStore;
}

/** As many as an answer usually has: the page below moves once, with the visitor's own click. */
const PLACES = ['1', '2', '3', '4', '5', '6', '7', '8'];

/** Maintenance tips (spec §2 `/maintenance-tips`): a form and a results area. */
export function TipsWidget({ store: given, apiBase = '' }: TipsWidgetProps) {
  const [store] = useState(() => given ?? createTipsStore());
  const { answer, pending, edition } = useStore(store);
  const Results = tipsDesk.value?.TipsResults;

  return (
    <section
      className="ui-card tips"
      part="card"
      aria-label="Maintenance tips"
      {...firstTouch(tipsDesk)}
    >
      <TipsForm key={edition} store={store} apiBase={apiBase} />
      {pending ? <Waiting /> : null}
      {answer && Results && !pending ? <Results store={store} answer={answer} /> : null}
      <LicenceLine />
    </section>
  );
}

function Waiting() {
  return (
    <div className="tips-waiting" role="status" aria-label="Your tips are being written">
      {PLACES.map((place) => (
        <div key={place} className="tips-place">
          <div className="ui-skeleton" />
          <div className="ui-skeleton" />
          <div className="ui-skeleton" />
        </div>
      ))}
    </div>
  );
}
