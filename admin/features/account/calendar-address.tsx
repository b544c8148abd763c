import { Copy } from 'lucide-react';
import { useId, useRef, useState } from 'react';

/** The address as it is shown this once, and what to do with it. */
export function CalendarAddress({ url }: { url: string }) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState<string>();

  async function copy() {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(url);
      setSaid('Copied.');
    } catch {
      // Not over plain http, and not where the browser forbids it.
      setSaid('It is marked: copy it with your keyboard or by a long press.');
    }
  }

  return (
    <div className="account-address">
      <p className="admin-panel-title">Copy the address now: it is shown only this once.</p>
      <p>Whoever has it can read your bookings. Keep it like a password.</p>
      <label className="ui-label" htmlFor={id}>
        Private calendar address
      </label>
      <div className="account-copy">
        <input
          ref={field}
          id={id}
          className="ui-control"
          value={url}
          readOnly
          onFocus={(event) => event.target.select()}
        />
        <button type="button" className="ui-button admin-primary" onClick={() => void copy()}>
          <Copy size={18} />
          Copy
        </button>
      </div>
      <p role="status" className="account-said">
        {said}
      </p>
      <h3 className="account-how">iPhone</h3>
      <p>
        <a href={url.replace(/^https?:/, 'webcal:')}>Subscribe on this device</a>, or Settings →
        Apps → Calendar → Calendar Accounts → Add Account → Other → Add Subscribed Calendar, and
        paste the address.
      </p>
      <h3 className="account-how">Google Calendar</h3>
      <p>
        On a computer: calendar.google.com → Other calendars → + → From URL, and paste the address.
        Google asks for news only every few hours, and needs an address that the internet can reach.
      </p>
    </div>
  );
}
