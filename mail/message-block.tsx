import { Section, Text } from 'react-email';
import type { MessageBlock as Block } from '#domain/messages/message-content.ts';
import { Facts } from './blocks/facts.tsx';
import { Lines } from './blocks/lines.tsx';
import { Links } from './blocks/links.tsx';
import { List } from './blocks/list.tsx';
import { Price } from './blocks/price.tsx';
import { Words } from './blocks/words.tsx';
import { useStyled } from './styled.ts';

export function MessageBlock({ block }: { block: Block }) {
  const styled = useStyled();
  if (block.type === 'paragraph') {
    return (
      <Text {...styled('paragraph')}>
        <Lines text={block.text} />
      </Text>
    );
  }
  return (
    <Section {...styled(block.type === 'links' ? 'actions' : 'block')}>
      <BlockContent block={block} />
    </Section>
  );
}

function BlockContent({ block }: { block: Exclude<Block, { type: 'paragraph' }> }) {
  switch (block.type) {
    case 'facts':
      return <Facts {...block} />;
    case 'list':
      return <List {...block} />;
    case 'price':
      return <Price {...block} />;
    case 'words':
      return <Words {...block} />;
    case 'links':
      return <Links {...block} />;
  }
}
