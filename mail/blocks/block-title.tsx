import type { ReactNode } from 'react';
import { Heading } from 'react-email';
import { styled } from '../styled.ts';

export function BlockTitle({ children }: { children: ReactNode }) {
  return (
    <Heading as="h2" {...styled('title')}>
      {children}
    </Heading>
  );
}
