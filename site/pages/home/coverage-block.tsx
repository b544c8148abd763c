import { homeCoverage } from '#domain/content/home.ts';
import { Section } from '#site/parts/section.tsx';
import { Text } from '#site/parts/text.tsx';
import { useBusiness } from '#ui/business.tsx';
import { CoverageMap } from '#ui/coverage-map/coverage-map.tsx';
import { useTexts } from '#ui/use-texts.ts';

export function CoverageBlock() {
  const { phone, email, hours, serviceArea } = useBusiness();
  const texts = useTexts(homeCoverage);
  return (
    <Section labelledBy="coverage" title={texts.title} className="home-coverage">
      <CoverageMap area={serviceArea} />
      <div>
        <h2 id="coverage">{texts.title}</h2>
        <Text className="site-lede">{texts.text}</Text>
        <ul className="home-cities" aria-label="Cities served">
          {serviceArea.cities.map(({ name }) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
        <dl className="home-reach">
          <div>
            <dt>Call</dt>
            <dd>
              <a href={phone.href}>{phone.display}</a>
            </dd>
            <dd className="site-soft">
              {hours.phone.days}, {hours.phone.hours}
            </dd>
          </div>
          <div>
            <dt>Email</dt>
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
