import type { MessageBlock } from '#domain/messages/message-content.ts';
import { useStyled } from '../styled.ts';
import { BlockTitle } from './block-title.tsx';
import { keyed } from './keyed.ts';

type ListProps = Omit<Extract<MessageBlock, { type: 'list' }>, 'type'>;

export function List({ title, items }: ListProps) {
  const styled = useStyled();
  return (
    <>
      <BlockTitle>{title}</BlockTitle>
      <ul {...styled('list')}>
        {keyed(items).map(({ key, value }) => (
          <li key={key} {...styled('entry')}>
            {value}
          </li>
        ))}
      </ul>
    </>
  );
}
