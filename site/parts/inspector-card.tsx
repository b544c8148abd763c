import { monogramOf } from '#domain/business/monogram.ts';
import { inspectorCard } from '#domain/content/inspector-card.ts';
import { BrandMark } from '#site/illustrations/brand-mark.tsx';
import { useBusiness } from '#ui/business.tsx';
import { useEnglish } from '#ui/use-english.ts';
import { useTexts } from '#ui/use-texts.ts';
import './inspector-card.css';

/**
 * The inspector: a real portrait, or else a monogram on the license card. Never a photograph of
 * somebody else.
 */
export function InspectorCard() {
  const { name: businessName, inspector, license } = useBusiness();
  const { name, portrait, years, certifications, signature } = inspector;
  const texts = useTexts(inspectorCard);
  const english = useEnglish();
  const [title, ...more] = certifications;
  return (
    <figure className="inspector-card">
      <div className="inspector-card-head">
        {portrait ? (
          <img {...portrait} alt={portrait.alt} lang={english} loading="lazy" />
        ) : (
          <span className="inspector-monogram" aria-hidden="true">
            {monogramOf(name)}
          </span>
        )}
        <div>
          <p className="inspector-card-name">{name}</p>
          {title ? <p lang={english}>{title}</p> : null}
        </div>
        <BrandMark />
      </div>
      <ul>
        {license ? (
          <li>
            <strong>{license.label}</strong>, {texts.license}
          </li>
        ) : null}
        {years ? <li>{`${years} ${texts.years}`}</li> : null}
        {more.map((certification) => (
          <li key={certification} lang={english}>
            {certification}
          </li>
        ))}
      </ul>
      <figcaption>
        <span className="inspector-signature">{signature}</span>
        <span>{businessName}</span>
      </figcaption>
    </figure>
  );
}
