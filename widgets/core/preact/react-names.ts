export { useCallback } from 'preact/hooks';
export { useSyncExternalStore } from './use-sync-external-store.ts';

/** Told to developers' tools alone. */
export const useDebugValue = () => undefined;
