import { contract } from '../contract.ts';
import { SnippetBox } from '../snippet-box.tsx';

/** What properties and events carry. */
export const TypeSection = () => (
  <>
    <p>
      What the properties and events carry, as TypeScript. There is no package to install yet: copy
      what you use.
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
