import { Plus } from 'lucide-react';
import { useState } from 'react';
import { failureText } from '#admin/failure-text.ts';
import { ConfirmDialog } from '#admin/forms/confirm-dialog.tsx';
import { EmptyList, ListFailure, ListSkeleton } from '#admin/lists/list-parts.tsx';
import { Button } from '#admin/shell/button.tsx';
import { Screen } from '#admin/shell/screen.tsx';
import { useAnswer } from '#admin/use-answer.ts';
import type { StoredPromotion } from '#domain/promotions/promotion.schema.ts';
import { promotionDelay, promotionGap } from '#domain/promotions/promotion-timings.ts';
import { shownPromotions } from '#domain/promotions/shown-promotions.ts';
import { businessToday } from '#domain/schedule/business-clock.ts';
import { showToast } from '#ui/page-toasts/toast-store.ts';
import { deletePromotion, promotionValues, savePromotion } from './promotion-calls.ts';
import { PromotionCard } from './promotion-card.tsx';
import { PromotionDialog } from './promotion-dialog.tsx';
import './promotions.css';
import { useBusiness } from '#ui/business.tsx';

/** The open dialog; without a promotion for a new one. */
type OpenDialog =
  | { dialog: 'edit'; promotion?: StoredPromotion }
  | { dialog: 'delete'; promotion: StoredPromotion };

/** The promotions of the banner, in order. */
export function PromotionsScreen() {
  const { timeZone } = useBusiness();
  const { data, error, isValidating, mutate } = useAnswer('GET /api/promotions/all');
  const [opened, setOpened] = useState<OpenDialog>();
  /** The id of the promotion whose change is pending. */
  const [pending, setPending] = useState<string>();
  const today = businessToday(new Date(), timeZone);

  function finish(description: string) {
    setOpened(undefined);
    showToast({ title: 'Success', description });
  }

  const replace = (saved: StoredPromotion) =>
    void mutate(
      data?.map((other) => (other.id === saved.id ? saved : other)),
      { revalidate: false },
    );

  async function toggle(promotion: StoredPromotion) {
    const { id, revision, on } = promotion;
    setPending(id);
    try {
      replace(await savePromotion(promotionValues({ ...promotion, on: !on }), id, revision));
    } catch (failure) {
      showToast({ title: 'Not changed', description: failureText(failure), kind: 'destructive' });
      void mutate();
    } finally {
      setPending(undefined);
    }
  }

  return (
    <Screen
      title="Promotions"
      action={
        <Button kind="primary" onClick={() => setOpened({ dialog: 'edit' })}>
          <Plus size={18} /> New offer
        </Button>
      }
    >
      <p className="promotion-note">
        Visitors see the offers in turn, the first one <span>{promotionDelay / 1000}</span> seconds
        after a page loads, with <span>{promotionGap / 1000}</span> seconds in between. Every
        visitor sees the same offers, no matter who referred them.
      </p>
      {data?.length === 0 ? (
        <EmptyList title="No offers">
          <p>Visitors see no banner until you add one.</p>
        </EmptyList>
      ) : data ? (
        <>
          <p className="admin-status" role="status">
            {`${shownPromotions(data, today).length} of ${data.length} shown today`}
          </p>
          <ol className="admin-cards">
            {data.map((promotion, index) => (
              <li key={promotion.id}>
                <PromotionCard
                  promotion={promotion}
                  position={index + 1}
                  today={today}
                  busy={pending === promotion.id}
                  onEdit={() => setOpened({ dialog: 'edit', promotion })}
                  onDelete={() => setOpened({ dialog: 'delete', promotion })}
                  onSwitch={() => void toggle(promotion)}
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
      {opened?.dialog === 'edit' ? (
        <PromotionDialog
          promotion={opened.promotion}
          onSaved={(saved) => {
            if (opened.promotion) replace(saved);
            else void mutate(data && [...data, saved], { revalidate: false });
            finish(opened.promotion ? 'Offer saved' : 'Offer added');
          }}
          onClose={() => setOpened(undefined)}
        />
      ) : null}
      {opened?.dialog === 'delete' ? (
        <ConfirmDialog
          title="Delete offer"
          question={`Are you sure you want to delete “${opened.promotion.message}”? Bookings that asked for it keep it.`}
          confirm="Delete offer"
          onConfirm={async () => {
            await deletePromotion(opened.promotion);
            void mutate(
              data?.filter(({ id }) => id !== opened.promotion.id),
              { revalidate: false },
            );
            finish('Offer deleted');
          }}
          onClose={() => setOpened(undefined)}
        />
      ) : null}
    </Screen>
  );
}
