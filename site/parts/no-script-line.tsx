import { business } from '#domain/business/business.ts';

/** Beside a form: how to reach us where scripts are off and it cannot be sent. */
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
