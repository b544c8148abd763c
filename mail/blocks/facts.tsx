import type { MessageFact } from '#domain/messages/message-content.ts';
import { useStyled } from '../styled.ts';
import { BlockTitle } from './block-title.tsx';
import { keyed } from './keyed.ts';
import { Lines } from './lines.tsx';

interface FactsProps {
  title?: string | undefined;
  facts: readonly MessageFact[];
}

export function Facts({ title, facts }: FactsProps) {
  const styled = useStyled();
  return (
    <>
      {title && <BlockTitle>{title}</BlockTitle>}
      <table {...styled('table')}>
        <tbody>
          {keyed(facts).map(({ key, value: { label, text } }) => (
            <tr key={key}>
              <th scope="row" {...styled('label')}>
                {label}
              </th>
              <td {...styled('value')}>
                <Lines text={text} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
