import { Fragment, type ReactNode } from 'react';
import { SiteLink } from '#site/routing/site-link.tsx';
import type { SitePath } from '#site/routing/site-path.ts';

interface LinkedTextProps {
  /** Its words in brackets are the links: "The [price table] has every size." */
  text: string;
  /** Where they lead, in their order; further brackets are only text. */
  hrefs: readonly SitePath[];
}

export const LinkedText = ({ text, hrefs }: LinkedTextProps) => (
  <TextWithLinks
    text={text}
    links={hrefs.map((href) => (words: string) => <SiteLink href={href}>{words}</SiteLink>)}
  />
);

interface TextWithLinksProps {
  text: string;
  /** What renders the words in brackets, in their order. */
  links: readonly ((words: string) => ReactNode)[];
}

/** For links to other places than pages of the site. */
export const TextWithLinks = ({ text, links }: TextWithLinksProps) =>
  text.split(/\[(.+?)\]/).map((part, index) => {
    if (!part) return null;
    const link = index % 2 === 1 ? links[(index - 1) / 2] : undefined;
    const Tag = link ? Fragment : 'span';
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change places
    return <Tag key={index}>{link ? link(part) : part}</Tag>;
  });
