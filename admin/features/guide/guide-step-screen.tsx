import { useParams } from 'wouter';
import { EmptyList, ListFailure, ListSkeleton } from '#admin/lists/list-parts.tsx';
import { Screen } from '#admin/shell/screen.tsx';
import { type GuideStep, guideSteps } from '#domain/setup-guide/setup-guide.schema.ts';
import type { ShownSetupGuide } from '#domain/setup-guide/shown-setup-guide.ts';
import { stepTexts } from './guide-steps.ts';
import { Loaded } from './loaded.tsx';
import { LooksStep } from './looks-step.tsx';
import { MailStep } from './mail-step.tsx';
import { PriceStep } from './price-step.tsx';
import { ProfileStep } from './profile-step.tsx';
import { SamplesStep } from './samples-step.tsx';
import { StepList } from './step-list.tsx';
import { useSetupGuide, useStepProgress } from './use-setup-guide.ts';
import './guide.css';

/** One step of the first start. */
export function GuideStepScreen() {
  const { id } = useParams<{ id: string }>();
  const step = guideSteps.find((name) => name === id);
  const { data: guide, error, isValidating, mutate } = useSetupGuide();
  if (!step) {
    return (
      <Screen title="Set up your business">
        <EmptyList title="There is no such step" />
      </Screen>
    );
  }
  return (
    <Screen
      title={stepTexts[step].title}
      action={
        <p className="guide-count">
          {`Step ${guideSteps.indexOf(step) + 1} of ${guideSteps.length}`}
        </p>
      }
    >
      {guide ? (
        <>
          <StepList guide={guide} current={step} />
          <p className="guide-lead">{stepTexts[step].lead}</p>
          <Step key={step} step={step} guide={guide} />
        </>
      ) : error && !isValidating ? (
        <ListFailure what="The guide" failure={error} onRetry={() => void mutate()} />
      ) : (
        <ListSkeleton what="the guide" />
      )}
    </Screen>
  );
}

function Step({ step, guide }: { step: GuideStep; guide: ShownSetupGuide }) {
  const progress = useStepProgress(step, guide);
  switch (step) {
    case 'who':
    case 'where':
    case 'hours':
      return (
        <Loaded what="business" call="GET /api/business/profile">
          {(stored, onStored) => (
            <ProfileStep step={step} progress={progress} stored={stored} onStored={onStored} />
          )}
        </Loaded>
      );
    case 'prices':
      return (
        <Loaded what="price list" call="GET /api/business/price-lists">
          {(stored, onStored) => (
            <PriceStep progress={progress} stored={stored} onStored={onStored} />
          )}
        </Loaded>
      );
    case 'looks':
      return (
        <Loaded what="brand" call="GET /api/business/brand">
          {(stored, onStored) => (
            <LooksStep progress={progress} stored={stored} onStored={onStored} />
          )}
        </Loaded>
      );
    case 'mail':
      return (
        <Loaded what="email settings" call="GET /api/messages/settings">
          {(settings) => <MailStep progress={progress} settings={settings} />}
        </Loaded>
      );
    case 'samples':
      return <SamplesStep progress={progress} />;
  }
}
