export { useCallback, useDebugValue } from 'preact/hooks';
export { useSyncExternalStore } from './use-sync-external-store.ts';
