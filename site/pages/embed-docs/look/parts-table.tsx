import { useWords } from '#ui/words.ts';
import { contract } from '../contract.ts';
import { useContractText } from '../contract-texts.ts';
import { marked } from '../marked.tsx';
import { lookWords } from './look.words.ts';

interface Part {
  name: string;
  text: string;
  tags: string[];
}

/** Each part once, with the widgets that have it; the same name may be another thing in another widget. */
function partsByWidget(): Part[] {
  const parts = new Map<string, Part>();
  for (const { tag, parts: own } of contract.elements) {
    for (const { name, text } of own) {
      const part = parts.get(name + text) ?? { name, text, tags: [] };
      part.tags.push(tag.replace('inspection-', ''));
      parts.set(name + text, part);
    }
  }
  return [...parts.values()];
}

const parts: readonly Part[] = [
  ...contract.shared.parts.map((part) => ({ ...part, tags: [] })),
  ...partsByWidget(),
];

/** The parts of all widgets. */
export function PartsTable() {
  const words = useWords(lookWords).parts;
  const textOf = useContractText();
  return (
    <dl className="docs-rows" data-short="">
      {parts.map(({ name, text, tags }) => (
        <div key={name + text}>
          <dt>
            <code>{name}</code>
          </dt>
          <dd>
            <p>{marked(textOf(text))}</p>
            <p className="docs-type">{tags.length === 0 ? words.all : tags.join(', ')}</p>
          </dd>
        </div>
      ))}
    </dl>
  );
}
