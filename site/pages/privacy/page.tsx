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
import { useBusiness } from '#ui/business.tsx';
import { useTexts } from '#ui/use-texts.ts';
import { useWords } from '#ui/words.ts';
import { privacyPageWords } from './privacy-page.words.ts';
import { PrivacyPart } from './privacy-part.tsx';
import './privacy.css';

export const page: Page = {
  Component: PrivacyPage,
  meta: privacyMeta,
  data: [privacyKey],
  shareDrawing: 'clipboard',
};

function PrivacyPage() {
  const { email } = useBusiness();
  const { collected, notCollected, why } = useTexts(privacyParts);
  const { data } = useSiteData<PublicPrivacy>(privacyKey);
  return (
    <>
      <PageHero texts={privacyHero} />
      <Section className="privacy">
        <PrivacyPart {...collected} />
        <PrivacyPart {...notCollected} icon="cross" />
        <PrivacyPart {...why} />
        {data ? <Duration months={data.retentionMonths} /> : null}
      </Section>
      <ClosingCall texts={privacyClosing}>
        <a className="ui-button" data-kind="action" href={email.href}>
          <Icon name="email" size={18} />
          <span>{email.display}</span>
        </a>
      </ClosingCall>
    </>
  );
}

/** `months` after the last contact; null: until erased by hand. */
function Duration({ months }: { months: number | null }) {
  const { title, untilErased, erased, items } = useTexts(privacyDuration);
  const words = useWords(privacyPageWords);
  const rule =
    months === null ? untilErased : `${erased.before} ${words.months(months)} ${erased.after}`;
  return <PrivacyPart id="how-long" title={title} items={[rule, ...items]} />;
}
