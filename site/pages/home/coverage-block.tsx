import { homeCoverage } from '#domain/content/home.ts';
import { Section } from '#site/parts/section.tsx';
import { Text } from '#site/parts/text.tsx';
import { useBusiness } from '#ui/business.tsx';
import { CoverageMap } from '#ui/coverage-map/coverage-map.tsx';
import { useTexts } from '#ui/use-texts.ts';
import { useWords } from '#ui/words.ts';
import { homePageWords } from './home-page.words.ts';

export function CoverageBlock() {
  const { phone, email, hours, serviceArea } = useBusiness();
  const texts = useTexts(homeCoverage);
  const words = useWords(homePageWords);
  return (
    <Section labelledBy="coverage" title={texts.title} className="home-coverage">
      <CoverageMap area={serviceArea} />
      <div>
        <h2 id="coverage">{texts.title}</h2>
        <Text className="site-lede">{texts.text}</Text>
        <ul className="home-cities" aria-label={words.cities}>
          {serviceArea.cities.map(({ name }) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
        <dl className="home-reach">
          <div>
            <dt>{words.call}</dt>
            <dd>
              <a href={phone.href}>{phone.display}</a>
            </dd>
            <dd className="site-soft">{`${hours.phone.days}, ${hours.phone.hours}`}</dd>
          </div>
          <div>
            <dt>{words.email}</dt>
            <dd>
              <a href={email.href}>{email.display}</a>
            </dd>
            <dd className="site-soft">{texts.email}</dd>
          </div>
        </dl>
      </div>
    </Section>
  );
}
