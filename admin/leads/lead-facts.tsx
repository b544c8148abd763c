import { ClipboardList, type LucideIcon, Mail, MapPin, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { mapUrl } from '#domain/places/map-url.ts';

interface LeadFactsProps {
  phone: string;
  email: string;
  address: string;
  /** What else is known, each with its label. */
  facts?: readonly { label: string; text: string }[];
}

/** The client's contact details and the property's address; nothing for an erased person. */
export function LeadFacts({ phone, email, address, facts = [] }: LeadFactsProps) {
  if (!phone && !email) return null;
  return (
    <dl className="admin-facts">
      <Fact Icon={Phone} label="Phone">
        {phone}
      </Fact>
      {email ? (
        <Fact Icon={Mail} label="Email">
          {email}
        </Fact>
      ) : null}
      <Fact Icon={MapPin} label="Property address">
        <a
          className="admin-map-link"
          href={mapUrl(address)}
          target="_blank"
          rel="noreferrer"
          title="See it on a map"
        >
          {address}
        </a>
      </Fact>
      {facts.map(({ label, text }) => (
        <Fact key={label} Icon={ClipboardList} label={`${label}:`} isNamed>
          {text}
        </Fact>
      ))}
    </dl>
  );
}

interface FactProps {
  Icon: LucideIcon;
  label: string;
  /** Its label is visible, because its icon says nothing about it. */
  isNamed?: boolean;
  children: ReactNode;
}

function Fact({ Icon, label, isNamed, children }: FactProps) {
  return (
    <div className="admin-fact">
      <dt>
        <Icon size={18} aria-hidden="true" />
        <span className={isNamed ? undefined : 'ui-visually-hidden'}>{label}</span>
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
