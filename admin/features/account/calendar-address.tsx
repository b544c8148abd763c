import { CopyField } from '#admin/forms/copy-field.tsx';

/** The URL of the feed, shown only once, and how to subscribe to it. */
export function CalendarAddress({ url }: { url: string }) {
  return (
    <div className="admin-part-once">
      <p className="admin-panel-title">Copy the address now. It won’t be shown again.</p>
      <p>Anyone who has it can read your bookings. Treat it like a password.</p>
      <CopyField label="Private calendar address" text={url} />
      <h3 className="account-how">iPhone</h3>
      <p>
        <a href={url.replace(/^https?:/, 'webcal:')}>Subscribe on this device</a>, or Settings →
        Apps → Calendar → Calendar Accounts → Add Account → Other → Add Subscribed Calendar, and
        paste the address.
      </p>
      <h3 className="account-how">Google Calendar</h3>
      <p>
        On a computer: calendar.google.com → Other calendars → + → From URL, and paste the address.
        Google checks for changes only every few hours, and needs an address it can reach over the
        internet.
      </p>
    </div>
  );
}
