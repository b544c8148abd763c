import { useBusiness } from '#ui/business.tsx';

/** A widget on an agent's page is an advertisement: whose it is, and the license if there is one (22 TAC §535.221). */
export function LicenseLine() {
  const { name, license } = useBusiness();
  return (
    <p className="ui-license" part="licence">
      {license ? `${name} · Licensed by the ${license.authority}, ${license.label}` : name}
    </p>
  );
}
