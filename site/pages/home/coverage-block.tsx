import { business } from '#domain/business/defaults/business.ts';
import { phoneHours } from '#domain/business/hours.ts';
import { promises } from '#domain/business/promises.ts';
import { radiusMiles } from '#domain/business/published-figures.ts';
import { serviceArea } from '#domain/business/service-area.ts';
import { CoverageMap } from '#site/illustrations/coverage-map.tsx';
import { Section } from '#site/parts/section.tsx';

export function CoverageBlock() {
  const { phone, email } = business;
  return (
    <Section labelledBy="coverage" className="home-coverage">
      <CoverageMap />
      <div>
        <h2 id="coverage">All over the metroplex</h2>
        <p className="site-lede">
          {serviceArea.counties}, within about {radiusMiles.served} miles. Most inspections can be
          scheduled within {promises.scheduling}.
        </p>
        <ul className="home-cities" aria-label="Cities served">
          {serviceArea.cities.map((city) => (
            <li key={city}>{city}</li>
          ))}
        </ul>
        <dl className="home-reach">
          <div>
            <dt>Call</dt>
            <dd>
              <a href={phone.href}>{phone.display}</a>
            </dd>
            <dd className="site-soft">
              {phoneHours.days}, {phoneHours.hours}
            </dd>
          </div>
          <div>
            <dt>Email</dt>
            <dd>
              <a href={email.href}>{email.display}</a>
            </dd>
            <dd className="site-soft">We answer within {promises.response}</dd>
          </div>
        </dl>
      </div>
    </Section>
  );
}
