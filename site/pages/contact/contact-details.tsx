import { siteButtons } from '#domain/content/buttons.ts';
import { contactDetails, contactLabels } from '#domain/content/contact.ts';
import { capitalized } from '#domain/locale/capitalized.ts';
import { Icon } from '#site/icons/icon.tsx';
import { CallButton } from '#site/parts/closing-call.tsx';
import { HoursTable } from '#site/parts/hours-table.tsx';
import { Text } from '#site/parts/text.tsx';
import { useBusiness } from '#ui/business.tsx';
import { useTexts } from '#ui/use-texts.ts';

export function ContactDetails() {
  const { phone, email, hours, serviceArea } = useBusiness();
  const texts = useTexts(contactDetails);
  const labels = useTexts(contactLabels);
  return (
    <div className="contact-details">
      <h2>{texts.title}</h2>
      <Text className="site-lede">{texts.text}</Text>
      <dl>
        <div>
          <dt>{labels.phone}</dt>
          <dd>
            <a href={phone.href}>{phone.display}</a>
          </dd>
        </div>
        <div>
          <dt>{labels.email}</dt>
          <dd>
            <a href={email.href}>{email.display}</a>
          </dd>
        </div>
        <div>
          <dt>{labels.area}</dt>
          <dd>{capitalized(serviceArea.name)}</dd>
        </div>
        <div>
          <dt>{labels.hours}</dt>
          <dd>
            <p className="site-soft">{labels.hoursNote}</p>
            <HoursTable rows={hours.office} />
          </dd>
        </div>
      </dl>
      <div className="site-actions">
        <CallButton>{labels.call}</CallButton>
        <a className="ui-button" href={email.href}>
          <Icon name="email" size={18} />
          <span>{useTexts(siteButtons).email}</span>
        </a>
      </div>
    </div>
  );
}
