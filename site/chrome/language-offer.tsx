import { useEffect, useState } from 'react';
import { localeOf } from '#domain/locale/locale.ts';
import { Icon } from '#site/icons/icon.tsx';
import { useBusiness } from '#ui/business.tsx';
import { LanguageSwitch } from './language-switch.tsx';

const STORED = 'language-offer';

/**
 * Asks visitors whose browser prefers Spanish once a tab, instead of sending them elsewhere. It moves nothing.
 */
export function LanguageOffer({ path }: { path: string }) {
  const { locale } = useBusiness();
  const [open, setOpen] = useState(false);

  useEffect(() => {
    setOpen(localeOf(navigator.language) === 'es' && !isDismissed());
  }, []);

  function dismiss() {
    setOpen(false);
    try {
      sessionStorage.setItem(STORED, 'dismissed');
    } catch {
      // Without storage it is asked again after a reload.
    }
  }

  if (!open || locale === 'es') return null;
  return (
    <section className="site-language-offer" lang="es" aria-label="Idioma">
      <span>¿Prefiere español?</span>
      <LanguageSwitch path={path} onChoose={dismiss} />
      <button type="button" aria-label="Cerrar" onClick={dismiss}>
        <Icon name="cross" size={18} />
      </button>
    </section>
  );
}

function isDismissed(): boolean {
  try {
    return sessionStorage.getItem(STORED) !== null;
  } catch {
    return false;
  }
}
