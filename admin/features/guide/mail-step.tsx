import { MailPart } from '#admin/features/messages/mail-part.tsx';
import type { ShownMessageSettings } from '#domain/messages/presented-message.ts';
import { StepActions } from './step-actions.tsx';
import type { StepProgress } from './use-setup-guide.ts';
import '#admin/features/messages/messages.css';

/** Says how email is set up, or sends a test email. */
export const MailStep = ({
  progress,
  settings,
}: {
  progress: StepProgress;
  settings: ShownMessageSettings;
}) => (
  <>
    <MailPart settings={settings} />
    <StepActions progress={progress} isDoable={settings.isMailSetUp} />
  </>
);
