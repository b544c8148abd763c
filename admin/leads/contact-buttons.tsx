import { Mail, MessageSquare, Phone } from 'lucide-react';
import { mailLink } from '#domain/leads/mail-link.ts';
import { smsLink, telLink } from './contact-links.ts';

interface ContactButtonsProps {
  name: string;
  phone: string;
  email: string;
}

/** Nothing for an erased person. */
export function ContactButtons({ name, phone, email }: ContactButtonsProps) {
  if (!phone && !email) return null;
  const tel = telLink(phone);
  const sms = smsLink(phone);
  return (
    <div className="admin-contact">
      {tel ? (
        <a className="ui-button admin-primary" href={tel} aria-label={`Call ${name}`}>
          <Phone size={18} />
          Call
        </a>
      ) : null}
      {sms ? (
        <a className="ui-button admin-quiet" href={sms} aria-label={`Text ${name}`}>
          <MessageSquare size={18} />
          Text
        </a>
      ) : null}
      {email ? (
        <a className="ui-button admin-quiet" href={mailLink(email)} aria-label={`Email ${name}`}>
          <Mail size={18} />
          Email
        </a>
      ) : null}
    </div>
  );
}
