import type { AgreementBlock, Inline } from '#domain/agreements/agreement-blocks.ts';

interface AgreementTextProps {
  blocks: readonly AgreementBlock[];
  /** Level of the text's own first headings, below those of the page. */
  level: 2 | 3;
}

/** A text is never reordered: each part is identified by its place. */
const placed = <T,>(parts: readonly T[]) => parts.map((part, place) => ({ place, part }));

/** The text of an agreement; with `agreement-text.css`. */
export const AgreementText = ({ blocks, level }: AgreementTextProps) => (
  <div className="ui-agreement">
    {placed(blocks).map(({ place, part }) => (
      <Block key={place} block={part} level={level} />
    ))}
  </div>
);

function Block({ block, level }: { block: AgreementBlock; level: number }) {
  switch (block.kind) {
    case 'heading': {
      const Heading = `h${Math.min(6, level + block.level - 1)}` as 'h3';
      return (
        <Heading>
          <Inlines content={block.content} />
        </Heading>
      );
    }
    case 'paragraph':
      return (
        <p>
          <Inlines content={block.content} />
        </p>
      );
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul';
      return (
        <List>
          {placed(block.items).map(({ place, part }) => (
            <li key={place}>
              <Inlines content={part} />
            </li>
          ))}
        </List>
      );
    }
    case 'table':
      return (
        <table>
          <thead>
            <Row cells={block.head} />
          </thead>
          <tbody>
            {placed(block.rows).map(({ place, part }) => (
              <Row key={place} cells={part} isBody />
            ))}
          </tbody>
        </table>
      );
  }
}

function Row({ cells, isBody = false }: { cells: readonly Inline[][]; isBody?: boolean }) {
  return (
    <tr>
      {placed(cells).map(({ place, part }) => {
        // The first cell of a row names it.
        const Cell = isBody && place > 0 ? 'td' : 'th';
        return (
          <Cell key={place} scope={Cell === 'td' ? undefined : isBody ? 'row' : 'col'}>
            <Inlines content={part} />
          </Cell>
        );
      })}
    </tr>
  );
}

const Inlines = ({ content }: { content: readonly Inline[] }) =>
  placed(content).map(({ place, part }) => <Styled key={place} {...part} />);

function Styled({ text, bold, italic }: Inline) {
  if (bold) return <strong>{italic ? <em>{text}</em> : text}</strong>;
  return italic ? <em>{text}</em> : <span>{text}</span>;
}
