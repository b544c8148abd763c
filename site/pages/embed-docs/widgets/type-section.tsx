import { SiteLink } from '#site/routing/site-link.tsx';
import { contract } from '../contract.ts';
import { SnippetBox } from '../snippet-box.tsx';

/** What properties and events carry. */
export const TypeSection = () => (
  <>
    <p>
      What the properties and events carry, as TypeScript.{' '}
      <SiteLink href="/embed/docs/frameworks#types-and-react-components">The package</SiteLink> has
      these types.
    </p>
    {contract.types.map(({ name, body }) => (
      <details key={name} className="docs-type-fold">
        <summary>
          <code>{name}</code>
        </summary>
        <SnippetBox label={name} code={`interface ${name} ${body}`} />
      </details>
    ))}
  </>
);
