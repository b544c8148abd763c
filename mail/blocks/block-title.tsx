import type { ReactNode } from 'react';
import { Heading } from 'react-email';
import { useStyled } from '../styled.ts';

export function BlockTitle({ children }: { children: ReactNode }) {
  const styled = useStyled();
  return (
    <Heading as="h2" {...styled('title')}>
      {children}
    </Heading>
  );
}
