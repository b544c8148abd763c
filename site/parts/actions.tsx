import { siteButtons } from '#domain/content/buttons.ts';
import { SiteLink } from '#site/routing/site-link.tsx';
import { useTexts } from '#ui/use-texts.ts';

interface ActionLinkProps {
  /** Beside a more important one. */
  isPlain?: boolean;
}

export const QuoteLink = ({ isPlain }: ActionLinkProps) => (
  <SiteLink href="/instant-quote" className="ui-button" data-kind={isPlain ? undefined : 'action'}>
    {useTexts(siteButtons).quote}
  </SiteLink>
);

export const ScheduleLink = ({ isPlain }: ActionLinkProps) => (
  <SiteLink href="/calendar" className="ui-button" data-kind={isPlain ? undefined : 'action'}>
    {useTexts(siteButtons).schedule}
  </SiteLink>
);

export const FreeTimesLink = ({ isPlain }: ActionLinkProps) => (
  <SiteLink href="/calendar" className="ui-button" data-kind={isPlain ? undefined : 'action'}>
    {useTexts(siteButtons).freeTimes}
  </SiteLink>
);
