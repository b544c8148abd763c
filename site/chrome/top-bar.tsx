import { Mail, Phone } from 'lucide-react';
import { business } from '#domain/business/business.ts';

export function TopBar() {
  const { phone, email, licence } = business;
  return (
    <section className="site-top-bar" aria-label="Reach us">
      <div className="site-wrap site-top-bar-row">
        <a href={phone.href}>
          <Phone size={15} />
          {phone.display}
        </a>
        <a href={email.href} aria-label={`Email ${email.display}`}>
          <Mail size={15} />
          <span className="site-top-bar-long">{email.display}</span>
          <span className="site-top-bar-short">Email</span>
        </a>
        <p>
          <span className="site-top-bar-long">Licensed Texas inspector, </span>
          {licence.label}
        </p>
      </div>
    </section>
  );
}
