import { useId } from 'react';

interface KeepCalendarFeedProps {
  onChange?: (keep: boolean) => void;
}

/** The tick that keeps the calendar feed when all other access ends. */
export function KeepCalendarFeed({ onChange }: KeepCalendarFeedProps) {
  const id = useId();
  return (
    <div className="account-keep">
      <label className="ui-check">
        <input
          type="checkbox"
          name="keepCalendarFeed"
          aria-describedby={id}
          onChange={(event) => onChange?.(event.target.checked)}
        />
        <span>Keep the private calendar address</span>
      </label>
      <p id={id}>
        Otherwise it stops working, and you make a new one for your phone. Keep it only if nobody
        else can have it.
      </p>
    </div>
  );
}
