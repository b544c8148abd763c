import useSWR from 'swr';
import { Screen } from '#admin/shell/screen.tsx';
import { readSessions } from './account-calls.ts';
import { BackupPart } from './backup-part.tsx';
import { CalendarPart } from './calendar-part.tsx';
import { PasswordPart } from './password-part.tsx';
import { SessionsPart } from './sessions-part.tsx';
import './account.css';

/** What is the owner's own: the phone's calendar, the password and where it is in use, the backup. */
export function AccountScreen() {
  const { data, error, mutate } = useSWR('sessions', readSessions);
  return (
    <Screen title="Account">
      <CalendarPart />
      <div className="account-columns">
        <SessionsPart sessions={data?.data} failure={error} onChanged={() => mutate()} />
        <PasswordPart onChanged={() => void mutate()} />
      </div>
      <BackupPart />
    </Screen>
  );
}
