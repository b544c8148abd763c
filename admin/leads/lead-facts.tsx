import { CalendarClock, type LucideIcon, Mail, MapPin, Phone } from 'lucide-react';
import { mapLink } from './contact-links.ts';

interface LeadFactsProps {
  phone: string;
  email: string;
  address: string;
  /** A day that the client asked for, as shown. */
  preferred?: string | undefined;
}

/** Where the client and the property can be found. */
export function LeadFacts({ phone, email, address, preferred }: LeadFactsProps) {
  return (
    <dl className="admin-facts">
      <Fact Icon={Phone} label="Phone">
        {phone}
      </Fact>
      <Fact Icon={Mail} label="E-mail">
        {email}
      </Fact>
      <Fact Icon={MapPin} label="Property address">
        <a
          className="admin-map-link"
          href={mapLink(address)}
          target="_blank"
          rel="noreferrer"
          title="Look it up on a map"
        >
          {address}
        </a>
      </Fact>
      {preferred ? (
        <Fact Icon={CalendarClock} label="Preferred date">
          Prefers {preferred}
        </Fact>
      ) : null}
    </dl>
  );
}

function Fact({
  Icon,
  label,
  children,
}: {
  Icon: LucideIcon;
  label: string;
  children: React.ReactNode;
}) {
  return (
    <div className="admin-fact">
      <dt>
        <Icon size={18} aria-hidden="true" />
        <span className="admin-hidden">{label}</span>
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
