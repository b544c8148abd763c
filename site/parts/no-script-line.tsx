import { business } from '#domain/business/business.ts';

/** Beside a form: what to do where it cannot be sent, because scripts are off. */
export function NoScriptLine() {
  const { phone, email } = business;
  return (
    <noscript>
      <p className="site-no-script">
        This form needs scripts. Without them, call <a href={phone.href}>{phone.display}</a> or
        write to <a href={email.href}>{email.display}</a>.
      </p>
    </noscript>
  );
}
