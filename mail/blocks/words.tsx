import type { MessageBlock } from '#domain/messages/message-content.ts';
import { useStyled } from '../styled.ts';
import { BlockTitle } from './block-title.tsx';
import { Lines } from './lines.tsx';

type WordsProps = Omit<Extract<MessageBlock, { type: 'words' }>, 'type'>;

export function Words({ title, text }: WordsProps) {
  const styled = useStyled();
  return (
    <>
      <BlockTitle>{title}</BlockTitle>
      <blockquote dir="auto" {...styled('words')}>
        <Lines text={text} />
      </blockquote>
    </>
  );
}
