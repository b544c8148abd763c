import { LoadFailure } from '#admin/shell/load-failure.tsx';
import { Screen } from '#admin/shell/screen.tsx';
import { useAnswer } from '#admin/use-answer.ts';
import { BackupPart } from './backup-part.tsx';
import { CalendarPart } from './calendar-part.tsx';
import { DevicePart } from './device-part.tsx';
import { PasswordPart } from './password-part.tsx';
import { SecondFactorPart } from './second-factor-part.tsx';
import { SessionsPart } from './sessions-part.tsx';
import './account.css';

/** Device, calendar feed, sessions, password, two-step login and backup. */
export function AccountScreen() {
  const sessions = useAnswer('GET /api/sessions');
  const calendar = useAnswer('GET /api/calendar-feed');
  const keys = useAnswer('GET /api/api-keys');
  const webhooks = useAnswer('GET /api/webhooks');
  const held = {
    calendarFeed: Boolean(calendar.data?.feed),
    apiKeys: Boolean(keys.data?.data.length),
    webhooks: Boolean(webhooks.data?.data.some(({ paused }) => !paused)),
  };
  const reload = () =>
    Promise.all([sessions.mutate(), calendar.mutate(), keys.mutate(), webhooks.mutate()]);
  return (
    <Screen title="Account">
      <DevicePart onChanged={sessions.mutate} />
      <CalendarPart />
      <div className="account-columns">
        <SessionsPart
          sessions={sessions.data?.data}
          failure={<LoadFailure answer={sessions} />}
          held={held}
          onChanged={reload}
        />
        <PasswordPart held={held} onChanged={reload} />
      </div>
      <SecondFactorPart />
      <BackupPart />
    </Screen>
  );
}
