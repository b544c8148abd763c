import { business } from '#domain/business/defaults/business.ts';
import {
  privacyClosing,
  privacyDuration,
  privacyHero,
  privacyMeta,
  privacyParts,
} from '#domain/content/privacy-page.ts';
import type { PublicPrivacy } from '#domain/privacy/public-privacy.ts';
import { privacyKey } from '#site/data/page-data.ts';
import { useSiteData } from '#site/data/use-site-data.ts';
import { Icon } from '#site/icons/icon.tsx';
import type { Page } from '#site/page.ts';
import { ClosingCall } from '#site/parts/closing-call.tsx';
import { PageHero } from '#site/parts/page-hero.tsx';
import { Section } from '#site/parts/section.tsx';
import { PrivacyPart } from './privacy-part.tsx';
import './privacy.css';

export const page: Page = {
  Component: PrivacyPage,
  meta: privacyMeta,
  data: [privacyKey],
  shareDrawing: 'clipboard',
};

function PrivacyPage() {
  const { data } = useSiteData<PublicPrivacy>(privacyKey);
  return (
    <>
      <PageHero title={privacyHero.title} text={privacyHero.text} />
      <Section className="privacy">
        <PrivacyPart {...privacyParts.collected} />
        <PrivacyPart {...privacyParts.notCollected} icon="cross" />
        <PrivacyPart {...privacyParts.why} />
        {data ? <PrivacyPart {...privacyDuration(data.retentionMonths)} /> : null}
      </Section>
      <ClosingCall title={privacyClosing.title} text={privacyClosing.text}>
        <a className="ui-button" data-kind="action" href={business.email.href}>
          <Icon name="email" size={18} />
          {business.email.display}
        </a>
      </ClosingCall>
    </>
  );
}
