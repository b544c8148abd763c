/**
 * Replaces `react` in the widgets' build: Preact's core with the few React behaviors that our
 * components rely on. All of preact/compat would add 1.3 KB gzip on every host page.
 */
import { createElement, options, toChildArray, type VNode } from 'preact';
import { useCallback } from 'preact/hooks';
import { useSyncExternalStore } from './use-sync-external-store.ts';

export { Component, createContext, Fragment } from 'preact';
export {
  useContext,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'preact/hooks';
export { createElement, useCallback, useSyncExternalStore };

type Props = Record<string, unknown>;

const before = options.vnode;
options.vnode = (vnode) => {
  const props = vnode.props as Props;
  const { children, defaultValue } = props;
  // A change replaces what a browser's translation put there; Preact would change its own text
  // node, which is no longer in the page.
  if (typeof vnode.type === 'string' && /^(?:string|number)$/.test(typeof children)) {
    props['textContent'] = children;
    props['children'] = null;
  }
  if (vnode.type === 'select') {
    for (const option of toChildArray(children as VNode) as VNode<Props>[]) {
      option.props.selected = String(option.props.value) === defaultValue;
    }
  }
  before?.(vnode);
};

/** Only what zustand and r2wc read from it, so that the rest is tree-shaken. */
export default { createElement, useCallback, useDebugValue: () => undefined, useSyncExternalStore };
