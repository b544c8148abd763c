import { Button, Text } from 'react-email';
import type { MessageLink } from '#domain/messages/message-content.ts';
import { linkAddress, linkTarget } from '../link-address.ts';
import { useStyled } from '../styled.ts';
import { keyed } from './keyed.ts';

interface LinksProps {
  title?: string | undefined;
  links: readonly MessageLink[];
}

/** Buttons of at least 44 px; the first is the main one. Throws a TypeError for an unsafe URL. */
export function Links({ title, links }: LinksProps) {
  const styled = useStyled();
  return (
    <>
      {title && <Text {...styled('prompt')}>{title}</Text>}
      {keyed(links).map(({ key, value: { label, url } }) => (
        <Button
          key={key}
          href={linkAddress(url)}
          target={linkTarget(url)}
          {...styled(key === 0 ? 'primary' : 'secondary')}
        >
          {label}
        </Button>
      ))}
    </>
  );
}
