import {
  requestSentButtons,
  requestSentClosing,
  requestSentHero,
  requestSentMeta,
} from '#domain/content/request-sent.ts';
import { HeroDrawing } from '#site/illustrations/drawing.tsx';
import type { Page } from '#site/page.ts';
import { ClosingCall } from '#site/parts/closing-call.tsx';
import { PageHero } from '#site/parts/page-hero.tsx';
import { SiteLink } from '#site/routing/site-link.tsx';
import { useTexts } from '#ui/use-texts.ts';

/** Shown after a request that was sent without JavaScript. */
export const page: Page = {
  Component: RequestSentPage,
  meta: requestSentMeta,
  noindex: true,
};

function RequestSentPage() {
  return (
    <>
      <PageHero texts={requestSentHero} art={<HeroDrawing name="clipboard" />} />
      <ClosingCall texts={requestSentClosing}>
        <SiteLink href="/" className="ui-button">
          {useTexts(requestSentButtons).home}
        </SiteLink>
      </ClosingCall>
    </>
  );
}
