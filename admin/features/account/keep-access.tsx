import { useId } from 'react';

/** Access other than sessions. */
export interface BesideSessions {
  calendarFeed: boolean;
  apiKeys: boolean;
  webhooks: boolean;
}

interface KeepAccessProps {
  /** The access that exists. */
  held: BesideSessions;
  onChange?: (kept: Partial<BesideSessions>) => void;
}

/** Checkboxes to keep calendar feed, API keys and webhooks when all other access ends. */
export const KeepAccess = ({ held, onChange }: KeepAccessProps) => (
  <>
    {held.calendarFeed ? (
      <Tick
        name="keepCalendarFeed"
        label="Keep the private calendar address"
        otherwise="Otherwise it stops working, and you’ll need a new one for your phone. Keep it only if nobody else could have it."
        onChange={(calendarFeed) => onChange?.({ calendarFeed })}
      />
    ) : null}
    {held.apiKeys ? (
      <Tick
        name="keepApiKeys"
        label="Keep the API keys"
        otherwise="Otherwise they are revoked, and each program needs a new one. Keep them only if nobody else could have created or copied one."
        onChange={(apiKeys) => onChange?.({ apiKeys })}
      />
    ) : null}
    {held.webhooks ? (
      <Tick
        name="keepWebhooks"
        label="Keep the webhooks"
        otherwise="Otherwise they are paused, so you can check their addresses before you resume them. Keep them only if nobody else could have added one."
        onChange={(webhooks) => onChange?.({ webhooks })}
      />
    ) : null}
  </>
);

interface TickProps {
  name: string;
  label: string;
  otherwise: string;
  onChange: (ticked: boolean) => void;
}

function Tick({ name, label, otherwise, onChange }: TickProps) {
  const id = useId();
  return (
    <div className="account-keep">
      <label className="ui-check">
        <input
          type="checkbox"
          name={name}
          aria-describedby={id}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span>{label}</span>
      </label>
      <p id={id}>{otherwise}</p>
    </div>
  );
}
