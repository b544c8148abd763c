import { registry, type WidgetTag } from '#widgets/registry.ts';
import { contract } from './contract.ts';
import { recipes } from './recipes.ts';

interface Entry {
  id: string;
  label: string;
  parts?: readonly { id: string; label: string }[];
}

/** The sections of the page, in order. */
const entries: readonly Entry[] = [
  { id: 'start', label: 'Start' },
  {
    id: 'widgets',
    label: 'Widgets',
    parts: contract.elements.map(({ tag }) => ({
      id: tag,
      label: registry[tag as WidgetTag].name,
    })),
  },
  { id: 'every-widget', label: 'Every widget' },
  { id: 'language', label: 'Language' },
  { id: 'types', label: 'Types' },
  { id: 'prefill', label: 'Prefill' },
  { id: 'test-mode', label: 'Test mode' },
  {
    id: 'recipes',
    label: 'Frameworks',
    parts: recipes.map(({ id, title }) => ({ id, label: title })),
  },
  { id: 'analytics', label: 'Analytics' },
  { id: 'versions', label: 'Versions' },
  { id: 'browsers', label: 'Browsers' },
  { id: 'errors', label: 'Errors' },
  { id: 'troubleshooting', label: 'Troubleshooting' },
];

/** Links to the sections: beside them on wide screens, collapsed above them on others. */
export function DocsNavigation() {
  const list = (
    <ul>
      {entries.map(({ id, label, parts }) => (
        <li key={id}>
          <a href={`#${id}`}>{label}</a>
          {parts ? (
            <ul>
              {parts.map((part) => (
                <li key={part.id}>
                  <a href={`#${part.id}`}>{part.label}</a>
                </li>
              ))}
            </ul>
          ) : null}
        </li>
      ))}
    </ul>
  );
  return (
    <div className="docs-aside">
      <details className="docs-fold">
        <summary>On this page</summary>
        <nav aria-label="On this page">{list}</nav>
      </details>
      <nav className="docs-navigation" aria-label="Sections">
        {list}
      </nav>
    </div>
  );
}
