import { Icon } from '#site/icons/icon.tsx';
import { useBusiness } from '#ui/business.tsx';
import { useEnglish } from '#ui/use-english.ts';
import { useWords } from '#ui/words.ts';
import { chromeWords } from './chrome.words.ts';

/** The link that the law of the state asks for: readily noticeable, at least 10 pt (13.34 px). */
export function ConsumerNotice() {
  const words = useWords(chromeWords);
  const english = useEnglish();
  const { consumerNotice } = useBusiness().law;
  if (!consumerNotice) return null;
  return (
    <aside className="site-notice" aria-label={words.consumerProtection}>
      <div className="site-wrap">
        <a href={consumerNotice.href} lang={english}>
          <Icon name="integrity" size={18} />
          <span>{consumerNotice.label}</span>
        </a>
        {words.consumerNotice ? <p>{words.consumerNotice}</p> : null}
      </div>
    </aside>
  );
}
