import { topBar } from '#domain/content/footer.ts';
import { Icon } from '#site/icons/icon.tsx';
import { useBusiness } from '#ui/business.tsx';
import { useTexts } from '#ui/use-texts.ts';
import { useWords } from '#ui/words.ts';
import { chromeWords } from './chrome.words.ts';

export function TopBar() {
  const { phone, email, license } = useBusiness();
  const texts = useTexts(topBar);
  const words = useWords(chromeWords);
  return (
    <section className="site-top-bar" aria-label={words.reach}>
      <div className="site-wrap site-top-bar-row">
        <a href={phone.href}>
          <Icon name="phone" size={15} />
          <span>{phone.display}</span>
        </a>
        <a href={email.href} aria-label={words.emailTo(email.display)}>
          <Icon name="email" size={15} />
          <span className="site-top-bar-long">{email.display}</span>
          <span className="site-top-bar-short">{words.email}</span>
        </a>
        {license ? (
          <p>
            <span className="site-top-bar-long">{texts.license} </span>
            <span>{license.label}</span>
          </p>
        ) : null}
      </div>
    </section>
  );
}
