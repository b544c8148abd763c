import { useState } from 'react';
import useSWR from 'swr';
import { failureText } from '#admin/failure-text.ts';
import { ListFailure, ListSkeleton } from '#admin/lists/list-parts.tsx';
import { Screen } from '#admin/shell/screen.tsx';
import type { KeptPromotion } from '#domain/promotions/promotion.schema.ts';
import { promotionDelay, promotionGap } from '#domain/promotions/promotion-timings.ts';
import { shownPromotions } from '#domain/promotions/shown-promotions.ts';
import { businessToday } from '#domain/schedule/business-clock.ts';
import { callApi } from '#widgets/core/api/api-client.ts';
import { showToast } from '#widgets/page/toasts/toast-store.ts';
import { promotionsPath, promotionValues, savePromotion } from './promotion-calls.ts';
import { PromotionCard } from './promotion-card.tsx';
import { PromotionDialog } from './promotion-dialog.tsx';
import '#widgets/promo/promo.css';
import './promotions.css';

/** The messages of the promo banner, in the order in which they are shown. */
export function PromotionsScreen() {
  const { data, error, isValidating, mutate } = useSWR(promotionsPath, (path) =>
    callApi<KeptPromotion[]>('', path),
  );
  const [edited, setEdited] = useState<KeptPromotion>();
  const [switching, setSwitching] = useState<string>();
  const today = businessToday(new Date());

  const show = (saved: KeptPromotion) =>
    void mutate(
      data?.map((other) => (other.id === saved.id ? saved : other)),
      { revalidate: false },
    );

  async function switchOver(promotion: KeptPromotion) {
    const { id, revision, on } = promotion;
    setSwitching(id);
    try {
      show(await savePromotion(promotionValues({ ...promotion, on: !on }), id, revision));
    } catch (failure) {
      showToast({ title: 'Not changed', description: failureText(failure), kind: 'destructive' });
      void mutate();
    } finally {
      setSwitching(undefined);
    }
  }

  return (
    <Screen title="Promotions">
      <p className="promotion-note">
        Visitors see the offers in turn, the first {promotionDelay / 1000} seconds after a page has
        loaded, with {promotionGap / 1000} seconds between two of them. Everybody has them alike,
        whoever sent them.
      </p>
      {data ? (
        <>
          <p className="admin-status" role="status">
            {shownPromotions(data, today).length} of {data.length} shown today
          </p>
          <ol className="admin-cards">
            {data.map((promotion, index) => (
              <li key={promotion.id}>
                <PromotionCard
                  promotion={promotion}
                  place={index + 1}
                  today={today}
                  busy={switching === promotion.id}
                  onEdit={() => setEdited(promotion)}
                  onSwitch={() => void switchOver(promotion)}
                />
              </li>
            ))}
          </ol>
        </>
      ) : error && !isValidating ? (
        <ListFailure what="The offers" failure={error} onRetry={() => void mutate()} />
      ) : (
        <ListSkeleton what="offers" />
      )}
      {edited ? (
        <PromotionDialog
          promotion={edited}
          onSaved={(saved) => {
            show(saved);
            setEdited(undefined);
            showToast({ title: 'Success', description: 'Offer saved' });
          }}
          onClose={() => setEdited(undefined)}
        />
      ) : null}
    </Screen>
  );
}
