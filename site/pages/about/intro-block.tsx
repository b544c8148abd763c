import { aboutIntro, aboutLicense, licenseLabel } from '#domain/content/about.ts';
import { Icon } from '#site/icons/icon.tsx';
import { BrandMark } from '#site/illustrations/brand-mark.tsx';
import { Photograph } from '#site/parts/photograph.tsx';
import { Section } from '#site/parts/section.tsx';
import { Text } from '#site/parts/text.tsx';
import { useBusiness } from '#ui/business.tsx';
import { useTexts } from '#ui/use-texts.ts';

export function IntroBlock() {
  const { title, paragraphs } = useTexts(aboutIntro);
  return (
    <Section labelledBy="who" className="about-intro">
      <div className="about-intro-text">
        <h2 id="who">{title}</h2>
        {paragraphs.map(({ text }) => (
          <p key={text}>{text}</p>
        ))}
        <Photograph
          place="about"
          className="site-photograph"
          sizes="(width >= 1260px) 640px, (width >= 900px) 50vw, 92vw"
        />
      </div>
      <License />
    </Section>
  );
}

function License() {
  const { license, law } = useBusiness();
  const { title, text, facts } = useTexts(aboutLicense);
  const { label } = useTexts(licenseLabel);
  if (!license || !title) return null;
  return (
    <section className="about-license" aria-labelledby="license" data-keep-clear>
      <BrandMark />
      <h2 id="license">{title}</h2>
      <p className="about-license-number">
        <span>{`${label} `}</span>
        <strong>{`#${license.number}`}</strong>
      </p>
      <Text>{text}</Text>
      <dl>
        {facts.map(({ label: name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {law.licenseRegister ? (
        <a href={law.licenseRegister.href}>
          <span>{law.licenseRegister.label}</span>
          <Icon name="external" size={16} />
        </a>
      ) : null}
    </section>
  );
}
