import useSWR from 'swr';
import { Screen } from '#admin/shell/screen.tsx';
import { fetchFeed, fetchSessions } from './account-calls.ts';
import { BackupPart } from './backup-part.tsx';
import { CalendarPart } from './calendar-part.tsx';
import { PasswordPart } from './password-part.tsx';
import { SessionsPart } from './sessions-part.tsx';
import './account.css';

/** Calendar feed, sessions, password and backup. */
export function AccountScreen() {
  const { data, error, mutate } = useSWR('sessions', fetchSessions);
  const calendar = useSWR('calendar-feed', fetchFeed);
  const hasCalendarFeed = Boolean(calendar.data?.feed);
  const reload = () => Promise.all([mutate(), calendar.mutate()]);
  return (
    <Screen title="Account">
      <CalendarPart />
      <div className="account-columns">
        <SessionsPart
          sessions={data?.data}
          failure={error}
          hasCalendarFeed={hasCalendarFeed}
          onChanged={reload}
        />
        <PasswordPart hasCalendarFeed={hasCalendarFeed} onChanged={reload} />
      </div>
      <BackupPart />
    </Screen>
  );
}
