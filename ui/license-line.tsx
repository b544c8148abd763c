import { useBusiness } from '#ui/business.tsx';
import { uiWords } from '#ui/ui.words.ts';
import { useWords } from '#ui/words.ts';

/** A widget on an agent's page is an advertisement: whose it is, and the license if there is one (22 TAC §535.221). */
export function LicenseLine() {
  const { name, license } = useBusiness();
  const words = useWords(uiWords);
  return (
    <p className="ui-license" part="licence" translate="no">
      {license ? `${name} · ${words.license(license.authority, license.label)}` : name}
    </p>
  );
}
