import { Link, Redirect } from 'wouter';
import { ListFailure, ListSkeleton } from '#admin/lists/list-parts.tsx';
import { Screen } from '#admin/shell/screen.tsx';
import { samplesText } from '#domain/setup-guide/samples-left.ts';
import { guideSteps } from '#domain/setup-guide/setup-guide.schema.ts';
import type { ShownSetupGuide } from '#domain/setup-guide/shown-setup-guide.ts';
import { openSteps, stepPath, stepTexts } from './guide-steps.ts';
import { useSetupGuide } from './use-setup-guide.ts';
import './guide.css';

/**
 * The first start: the first open step of a new installation, or of one whose owner has begun. Else every step with its
 * state: an installation that is running is not led through the guide.
 */
export function GuideScreen() {
  const { data: guide, error, isValidating, mutate } = useSetupGuide({ revalidateOnMount: true });
  const [next] = guide && !isValidating ? openSteps(guide) : [];
  const hasBegun = guide && (guide.isNew || Object.keys(guide.steps).length > 0);
  if (next && hasBegun) return <Redirect to={stepPath(next)} replace />;
  return (
    <Screen title="Set up your business">
      {guide ? (
        <Overview guide={guide} />
      ) : error && !isValidating ? (
        <ListFailure what="The guide" failure={error} onRetry={() => void mutate()} />
      ) : (
        <ListSkeleton what="the guide" />
      )}
    </Screen>
  );
}

const states = { done: 'Done', skipped: 'Skipped' };

const Overview = ({ guide: { steps, left } }: { guide: ShownSetupGuide }) => (
  <>
    <p role="status">{samplesText(left) ?? 'Visitors see no samples. The site is yours.'}</p>
    <ol className="guide-overview">
      {guideSteps.map((step) => {
        const state = steps[step];
        return (
          <li key={step}>
            <Link href={stepPath(step)}>{stepTexts[step].title}</Link>
            {state ? (
              <span className="admin-chip" data-kind="status">
                {states[state]}
              </span>
            ) : null}
          </li>
        );
      })}
    </ol>
    <div className="admin-actions">
      <a className="ui-button admin-primary" href="/" target="_blank" rel="noopener">
        Look at your site
      </a>
      <Link className="ui-button admin-quiet" href="/today">
        Go to Today
      </Link>
    </div>
  </>
);
