import { Check } from 'lucide-react';
import { Link } from 'wouter';
import {
  type GuideStep,
  guideSteps,
  type SetupGuide,
} from '#domain/setup-guide/setup-guide.schema.ts';
import { stepPath, stepTexts } from './guide-steps.ts';

interface StepListProps {
  guide: SetupGuide;
  current: GuideStep;
}

/** All steps with their state; each can be opened at any time. */
export const StepList = ({ guide: { steps }, current }: StepListProps) => (
  <nav aria-label="Steps">
    <ol className="guide-steps">
      {guideSteps.map((step, index) => (
        <li key={step}>
          <Link
            href={stepPath(step)}
            className="guide-step"
            data-state={steps[step]}
            aria-current={step === current ? 'step' : undefined}
          >
            <span className="guide-number">
              {steps[step] === 'done' ? <Check size={18} aria-hidden="true" /> : index + 1}
            </span>
            <span className="guide-label">{stepTexts[step].label}</span>
            {steps[step] ? <span className="ui-visually-hidden">{`, ${steps[step]}`}</span> : null}
          </Link>
        </li>
      ))}
    </ol>
  </nav>
);
