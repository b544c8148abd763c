import { siteButtons } from '#domain/content/buttons.ts';
import { SiteLink } from '#site/routing/site-link.tsx';
import type { RoutePath } from '#site/routing/site-path.ts';
import { useTexts } from '#ui/use-texts.ts';

interface ActionLinkProps {
  /** For an action beside a more important one. */
  isPlain?: boolean;
}

interface LabeledLinkProps extends ActionLinkProps {
  href: RoutePath;
  button: 'quote' | 'schedule' | 'freeTimes';
}

const LabeledLink = ({ href, button, isPlain }: LabeledLinkProps) => (
  <SiteLink href={href} className="ui-button" data-kind={isPlain ? undefined : 'action'}>
    {useTexts(siteButtons)[button]}
  </SiteLink>
);

export const QuoteLink = (props: ActionLinkProps) => (
  <LabeledLink href="/instant-quote" button="quote" {...props} />
);

export const ScheduleLink = (props: ActionLinkProps) => (
  <LabeledLink href="/calendar" button="schedule" {...props} />
);

export const FreeTimesLink = (props: ActionLinkProps) => (
  <LabeledLink href="/calendar" button="freeTimes" {...props} />
);
