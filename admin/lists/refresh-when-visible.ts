/** Spec §7: no automatic reloads and no retries; `refreshWhenVisible` is the exception. */
export const manualReload = {
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  revalidateIfStale: false,
  refreshInterval: 0,
  shouldRetryOnError: false,
} as const;

/** For SWR hooks of data that the owner reads. Forms are not reloaded while the owner types. */
export const refreshWhenVisible = { revalidateOnFocus: true } as const;

/**
 * For `SWRConfig`: "focus" means that the tab becomes visible, as when a phone is unlocked.
 * Switching between windows reloads nothing (spec §7).
 */
export const visibleMeansFocus = {
  focusThrottleInterval: 0,
  initFocus(onFocus: () => void) {
    const onChange = () => {
      if (document.visibilityState === 'visible') onFocus();
    };
    document.addEventListener('visibilitychange', onChange);
    return () => document.removeEventListener('visibilitychange', onChange);
  },
} as const;
