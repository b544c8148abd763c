import { SiteLink } from '#site/routing/site-link.tsx';
import { useBusiness } from '#ui/business.tsx';
import { useWords } from '#ui/words.ts';
import { TextWithLinks } from './linked-text.tsx';
import { partsWords } from './parts.words.ts';

/** Shown beside a widget without working scripts: how to reach the business. */
export function NoScriptLine() {
  const { phone } = useBusiness();
  return (
    <p className="site-no-script">
      <TextWithLinks
        text={useWords(partsWords).noScript(phone.display)}
        links={[
          (number) => <a href={phone.href}>{number}</a>,
          (words) => <SiteLink href="/contact">{words}</SiteLink>,
        ]}
      />
    </p>
  );
}
