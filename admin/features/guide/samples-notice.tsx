import { Link } from 'wouter';
import { listSamples, samplesText } from '#domain/setup-guide/samples-left.ts';
import { stepPath } from './guide-steps.ts';
import { useSetupGuide } from './use-setup-guide.ts';
import './samples-notice.css';

/** Says in one line what visitors see that is not the owner's, with the step in which that changes; usually nothing. */
export function SamplesNotice() {
  const { data } = useSetupGuide({ revalidateOnMount: true });
  const [first] = data ? listSamples(data.left) : [];
  if (!data || !first) return null;
  return (
    <p className="samples-notice">
      <span>{samplesText(data.left)}</span>{' '}
      <Link href={stepPath(first.step)}>
        {data.isNew ? 'Set up your business' : 'Make them yours'}
      </Link>
    </p>
  );
}
