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

/** Maintenance tips (spec §2 `/maintenance-tips`): a form and a results area. */
export function TipsWidget({ store: given, apiBase = '' }: TipsWidgetProps) {
  const [store] = useState(() => given ?? createTipsStore());
  const { answer, room, edition } = useStore(store);
  const desk = tipsDesk.value;

  return (
    <section
      className="ui-card tips"
      part="card"
      aria-label="Maintenance tips"
      {...firstTouch(tipsDesk)}
    >
      <TipsForm key={edition} store={store} apiBase={apiBase} />
      <div className="tips-place">
        {desk && room !== 'none' ? <desk.TipsWaiting isOver={room === 'kept'} /> : null}
        {desk && answer && room !== 'waiting' ? (
          <desk.TipsResults store={store} answer={answer} />
        ) : null}
      </div>
      <LicenceLine />
    </section>
  );
}
