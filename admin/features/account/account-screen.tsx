import useSWR from 'swr';
import { fetchApiKeys } from '#admin/features/connections/api-key-calls.ts';
import { fetchWebhooks } from '#admin/features/connections/webhook-calls.ts';
import { Screen } from '#admin/shell/screen.tsx';
import { fetchFeed, fetchSessions } from './account-calls.ts';
import { BackupPart } from './backup-part.tsx';
import { CalendarPart } from './calendar-part.tsx';
import { DevicePart } from './device-part.tsx';
import { PasswordPart } from './password-part.tsx';
import { SecondFactorPart } from './second-factor-part.tsx';
import { SessionsPart } from './sessions-part.tsx';
import './account.css';

/** Device, calendar feed, sessions, password, two-step login and backup. */
export function AccountScreen() {
  const { data, error, mutate } = useSWR('sessions', fetchSessions);
  const calendar = useSWR('calendar-feed', fetchFeed);
  const keys = useSWR('api-keys', fetchApiKeys);
  const webhooks = useSWR('webhooks', fetchWebhooks);
  const held = {
    calendarFeed: Boolean(calendar.data?.feed),
    apiKeys: Boolean(keys.data?.data.length),
    webhooks: Boolean(webhooks.data?.data.some(({ paused }) => !paused)),
  };
  const reload = () => Promise.all([mutate(), calendar.mutate(), keys.mutate(), webhooks.mutate()]);
  return (
    <Screen title="Account">
      <DevicePart onChanged={mutate} />
      <CalendarPart />
      <div className="account-columns">
        <SessionsPart sessions={data?.data} failure={error} held={held} onChanged={reload} />
        <PasswordPart held={held} onChanged={reload} />
      </div>
      <SecondFactorPart />
      <BackupPart />
    </Screen>
  );
}
