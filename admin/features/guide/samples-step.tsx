import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { Link } from 'wouter';
import { ConfirmDialog } from '#admin/forms/confirm-dialog.tsx';
import { countText } from '#admin/lists/count-text.ts';
import { renewBusiness } from '#admin/shell/business-gate.tsx';
import { Button } from '#admin/shell/button.tsx';
import { keyOf, send } from '#client/send.ts';
import { listSamples } from '#domain/setup-guide/samples-left.ts';
import { showToast } from '#ui/page-toasts/toast-store.ts';
import { stepPath, stepTexts } from './guide-steps.ts';
import { StepActions } from './step-actions.tsx';
import { type StepProgress, useSetupGuide } from './use-setup-guide.ts';

/** Invented content by its count, and the screen that shows it. */
const invented = [
  { name: 'reviews', nouns: ['review', 'reviews'], path: '/reviews' },
  { name: 'testimonials', nouns: ['testimonial', 'testimonials'], path: '/texts' },
  {
    name: 'figures',
    nouns: ['figure about you', 'figures about you'],
    path: '/business?open=claims',
  },
  { name: 'articles', nouns: ['article', 'articles'], path: '/blog' },
  { name: 'promotions', nouns: ['offer', 'offers'], path: '/promotions' },
] as const;

/** Lists what visitors see that is not the owner's, and removes what is invented. */
export function SamplesStep({ progress }: { progress: StepProgress }) {
  const { left } = progress.guide;
  const shown = invented.filter(({ name }) => left[name] > 0);
  const facts = listSamples(left).filter(({ step }) => step !== 'samples');
  const [confirming, setConfirming] = useState(false);
  const { mutate: mutateGuide } = useSetupGuide();
  const { mutate } = useSWRConfig();

  async function remove() {
    const guide = await send('DELETE /api/setup-guide/samples');
    // Lists of other screens have samples too.
    await mutate((key) => key !== keyOf('GET /api/setup-guide'), undefined);
    await mutateGuide(guide, { revalidate: false });
    void renewBusiness();
    setConfirming(false);
    showToast({ title: 'Samples removed', description: 'Visitors no longer see them.' });
  }

  return (
    <>
      <section className="admin-card" aria-label={stepTexts.samples.title}>
        {shown.length > 0 ? (
          <>
            <p className="guide-samples-title">Invented, and shown to visitors:</p>
            <ul className="guide-samples">
              {shown.map(({ name, nouns, path }) => (
                <li key={name}>
                  <Link href={path}>{countText(left[name], nouns)}</Link>
                </li>
              ))}
            </ul>
            <Button kind="danger" onClick={() => setConfirming(true)}>
              Remove the samples
            </Button>
          </>
        ) : (
          <p>Nothing invented is left.</p>
        )}
        {facts.length > 0 ? (
          <>
            <p className="guide-samples-title">Facts that are still as delivered:</p>
            <ul className="guide-samples">
              {facts.map(({ text, step }) => (
                <li key={text}>
                  <Link href={stepPath(step)}>{text}</Link>
                </li>
              ))}
            </ul>
          </>
        ) : null}
      </section>
      <StepActions progress={progress} isDoable={shown.length === 0} />
      {confirming ? (
        <ConfirmDialog
          title="Remove the samples?"
          question="Invented reviews, testimonials, figures, articles and offers leave your site for good. What you wrote yourself stays."
          confirm="Remove the samples"
          onConfirm={remove}
          onClose={() => setConfirming(false)}
        />
      ) : null}
    </>
  );
}
