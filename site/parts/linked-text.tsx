import { Fragment } from 'react';
import { SiteLink } from '#site/routing/site-link.tsx';
import type { SitePath } from '#site/routing/site-path.ts';

interface LinkedTextProps {
  /** Its words in brackets are the links: "The [price table] has every size." */
  text: string;
  /** Where they lead, in their order; further brackets are only text. */
  hrefs: readonly SitePath[];
}

export const LinkedText = ({ text, hrefs }: LinkedTextProps) =>
  text.split(/\[(.+?)\]/).map((part, index) => {
    const href = index % 2 === 1 ? hrefs[(index - 1) / 2] : undefined;
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change places
    return <Fragment key={index}>{href ? <SiteLink href={href}>{part}</SiteLink> : part}</Fragment>;
  });
