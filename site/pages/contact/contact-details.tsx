import { contactDetails } from '#domain/content/contact.ts';
import { Icon } from '#site/icons/icon.tsx';
import { CallButton } from '#site/parts/closing-call.tsx';
import { HoursTable } from '#site/parts/hours-table.tsx';
import { Text } from '#site/parts/text.tsx';
import { useBusiness, useTexts } from '#ui/business.tsx';

export function ContactDetails() {
  const { phone, email, hours, serviceArea } = useBusiness();
  const texts = useTexts(contactDetails);
  return (
    <div className="contact-details">
      <h2>{texts.title}</h2>
      <Text className="site-lede">{texts.text}</Text>
      <dl>
        <div>
          <dt>Phone</dt>
          <dd>
            <a href={phone.href}>{phone.display}</a>
          </dd>
        </div>
        <div>
          <dt>Email</dt>
          <dd>
            <a href={email.href}>{email.display}</a>
          </dd>
        </div>
        <div>
          <dt>Service area</dt>
          <dd>{serviceArea.name}</dd>
        </div>
        <div>
          <dt>Business hours</dt>
          <dd>
            <p className="site-soft">Office hours. Inspection and phone hours are below.</p>
            <HoursTable rows={hours.office} />
          </dd>
        </div>
      </dl>
      <div className="site-actions">
        <CallButton>Call Now</CallButton>
        <a className="ui-button" href={email.href}>
          <Icon name="email" size={18} />
          Send Email
        </a>
      </div>
    </div>
  );
}
