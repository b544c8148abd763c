import { business } from '#domain/business/defaults/business.ts';

/** In Texas a widget on an agent's page is an advertisement: name and license (22 TAC §535.221). */
export function LicenseLine() {
  return (
    <p className="ui-license" part="licence">
      {business.name} · Licensed by the Texas Real Estate Commission, {business.license.label}
    </p>
  );
}
