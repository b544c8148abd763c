/**
 * What `react` means in the widgets' build: Preact's core with the few of React's ways that our
 * components rely on. All of preact/compat would weigh 1.3 KB gzip more, on every host page.
 */
import { options, toChildArray, type VNode } from 'preact';

export { Component, createElement, Fragment } from 'preact';
export {
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'preact/hooks';
export { useSyncExternalStore } from './use-sync-external-store.ts';

type Props = Record<string, unknown>;

const before = options.vnode;
options.vnode = (vnode) => {
  if (vnode.type === 'select') {
    const { children, defaultValue } = vnode.props as Props;
    for (const option of toChildArray(children as VNode) as VNode<Props>[]) {
      option.props.selected = String(option.props.value) === defaultValue;
    }
  }
  before?.(vnode);
};

/** zustand takes what it uses from the default export: names, so that the rest stays out. */
export * as default from './react-names.ts';
