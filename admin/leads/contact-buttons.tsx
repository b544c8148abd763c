import { Mail, MessageSquare, Phone } from 'lucide-react';
import { Fragment } from 'react';
import { mailLink } from '#domain/leads/mail-link.ts';
import { phoneLinks } from '#domain/leads/phone-links.ts';

interface ContactButtonsProps {
  name: string;
  phone: string;
  email: string;
}

/** Nothing for an erased person. Several numbers are told apart. */
export function ContactButtons({ name, phone, email }: ContactButtonsProps) {
  if (!phone && !email) return null;
  const links = phoneLinks(phone);
  return (
    <div className="admin-contact" data-several={links.length > 1 || undefined}>
      {links.map(({ call, text, number }, index) => {
        const which = links.length > 1 ? ` ${number}` : '';
        const whom = which ? `${which}, ${name}` : ` ${name}`;
        return (
          <Fragment key={call}>
            <a
              className={`ui-button ${index === 0 ? 'admin-primary' : 'admin-quiet'}`}
              href={call}
              aria-label={`Call${whom}`}
            >
              <Phone size={18} />
              <span>{`Call${which}`}</span>
            </a>
            {text ? (
              <a className="ui-button admin-quiet" href={text} aria-label={`Text${whom}`}>
                <MessageSquare size={18} />
                <span>{`Text${which}`}</span>
              </a>
            ) : null}
          </Fragment>
        );
      })}
      {email ? (
        <a className="ui-button admin-quiet" href={mailLink(email)} aria-label={`Email ${name}`}>
          <Mail size={18} />
          Email
        </a>
      ) : null}
    </div>
  );
}
