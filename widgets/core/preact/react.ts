/**
 * What `react` means in the widgets' build. r2wc and zustand import React's default export, which
 * would keep all of preact/compat in the bundle (2.4 KB gzip); these are all that anybody uses.
 */
import { createElement, useCallback, useDebugValue, useSyncExternalStore } from 'preact/compat';

export {
  Component,
  createElement,
  Fragment,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'preact/compat';
export default { createElement, useCallback, useDebugValue, useSyncExternalStore };
