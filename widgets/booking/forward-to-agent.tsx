import { agentMailUrl, agentMessage } from '#domain/booking/client/agent-message.ts';
import { useBusiness } from '#ui/business.tsx';
import { useWords } from '#ui/words.ts';
import type { Booked } from './booking.types.ts';
import { bookingStepsWords } from './booking-steps.words.ts';

/** Uses the device's share sheet if there is one, else an email. */
export function ForwardToAgent({ booked }: { booked: Booked }) {
  const words = useWords(bookingStepsWords);
  const message = agentMessage(booked, useBusiness());
  const mail = agentMailUrl(message, booked.agentEmail);
  return (
    <a
      className="ui-button"
      part="button"
      href={mail}
      onClick={(event) => {
        if (!navigator.share) return;
        event.preventDefault();
        navigator.share({ title: message.subject, text: message.text }).catch((error: unknown) => {
          // The visitor closed the sheet. After any other failure, the email is the fallback.
          if ((error as Error)?.name !== 'AbortError') location.assign(mail);
        });
      }}
    >
      {words.forwardToAgent}
    </a>
  );
}
