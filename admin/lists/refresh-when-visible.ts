/** For SWR hooks of what the owner reads. Forms are not reloaded below what is typed. */
export const refreshWhenVisible = { revalidateOnFocus: true } as const;

/**
 * For `SWRConfig`: "focus" is the moment in which the tab becomes visible, as when a telephone is
 * unlocked. A click from one window to the other reloads nothing (spec §7).
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
