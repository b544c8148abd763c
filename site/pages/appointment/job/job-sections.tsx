import type { NextStep } from '#domain/jobs/next-step.ts';
import { AgentConsent } from './agent-consent.tsx';
import { AgreementSection } from './agreement-section.tsx';
import { type JobProps, stepOf } from './job-context.ts';
import { PaymentSection } from './payment-section.tsx';
import { ReportSection } from './report-section.tsx';

/** The section of each step, in the order in which the steps are taken. */
const sections = {
  sign: AgreementSection,
  pay: PaymentSection,
  read: ReportSection,
} as const satisfies Record<NextStep, unknown>;

const steps = Object.keys(sections) as NextStep[];

/** Agreement, payment and report; what is to be done next comes first. */
export function JobSections(props: JobProps) {
  const { view, job } = props;
  const next = stepOf(job, view);
  const isShown: Record<NextStep, boolean> = {
    sign: job.agreement !== 'none',
    pay: job.isPriced || job.payments.length > 0,
    read: job.state !== 'ended' || job.report !== undefined,
  };
  const order = next ? [next, ...steps.filter((step) => step !== next)] : steps;
  return (
    <>
      {order
        .filter((step) => isShown[step])
        .map((step) => {
          const Section = sections[step];
          return <Section key={step} {...props} />;
        })}
      {job.agent && job.state !== 'ended' ? <AgentConsent {...props} agent={job.agent} /> : null}
    </>
  );
}
