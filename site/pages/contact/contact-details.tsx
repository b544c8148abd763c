import { business } from '#domain/business/defaults/business.ts';
import { officeHours } from '#domain/business/hours.ts';
import { serviceArea } from '#domain/business/service-area.ts';
import { Icon } from '#site/icons/icon.tsx';
import { CallButton } from '#site/parts/closing-call.tsx';
import { HoursTable } from '#site/parts/hours-table.tsx';

export function ContactDetails() {
  const { phone, email } = business;
  return (
    <div className="contact-details">
      <h2>Reach us directly</h2>
      <p className="site-lede">
        The form, the phone and the inbox all lead to the inspector who comes to the home.
      </p>
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
            <HoursTable rows={officeHours} />
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
