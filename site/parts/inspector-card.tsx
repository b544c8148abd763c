import { business } from '#domain/business/defaults/business.ts';
import { inspector, monogramOf } from '#domain/business/inspector.ts';
import { BluebonnetMark } from '#site/illustrations/bluebonnet-mark.tsx';
import './inspector-card.css';

/**
 * The inspector: a real portrait, or else a monogram on the license card. Never a photograph of
 * somebody else.
 */
export function InspectorCard() {
  const { name, portrait, years, certifications, signature } = inspector;
  const [title, ...more] = certifications;
  return (
    <figure className="inspector-card">
      <div className="inspector-card-head">
        {portrait ? (
          <img {...portrait} alt={portrait.alt} loading="lazy" />
        ) : (
          <span className="inspector-monogram" aria-hidden="true">
            {monogramOf(name)}
          </span>
        )}
        <div>
          <p className="inspector-card-name">{name}</p>
          <p>{title}</p>
        </div>
        <BluebonnetMark />
      </div>
      <ul>
        <li>
          <strong>{business.license.label}</strong>, licensed by the Texas Real Estate Commission
        </li>
        <li>{years} years of inspecting homes</li>
        {more.map((certification) => (
          <li key={certification}>{certification}</li>
        ))}
      </ul>
      <figcaption>
        <span className="inspector-signature">{signature}</span>
        <span>{business.name}</span>
      </figcaption>
    </figure>
  );
}
