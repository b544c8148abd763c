/**
 * What `react` means in the widgets' build: Preact's core with the few of React's ways that our
 * components rely on. All of preact/compat would weigh 1.3 KB gzip more, on every host page.
 */
import { createElement, options, toChildArray, type VNode } from 'preact';
import { useCallback, useDebugValue, useLayoutEffect, useRef, useState } from 'preact/hooks';

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

type Props = Record<string, unknown>;

const before = options.vnode;
options.vnode = (vnode) => {
  const props = vnode.props as Props;
  if (typeof vnode.type === 'string') {
    // React's focus events bubble, the browser's `focus` does not.
    rename(props, 'onFocus', 'onFocusIn');
    rename(props, 'onBlur', 'onFocusOut');
  }
  if (vnode.type === 'select') {
    for (const option of toChildArray(vnode.props.children) as VNode<Props>[]) {
      option.props.selected = String(option.props.value) === props.defaultValue;
    }
  }
  before?.(vnode);
};

function rename(props: Props, from: string, to: string) {
  if (!props[from]) return;
  props[to] = props[from];
  delete props[from];
}

/** As React has it; stores here never change while a tree is being rendered. */
export function useSyncExternalStore<T>(
  subscribe: (listener: () => void) => () => void,
  snapshot: () => T,
): T {
  const value = snapshot();
  const [, render] = useState({});
  const latest = useRef({ value, snapshot });
  latest.current = { value, snapshot };
  useLayoutEffect(() => {
    const check = () => {
      if (!Object.is(latest.current.value, latest.current.snapshot())) render({});
    };
    check();
    return subscribe(check);
  }, [subscribe]);
  return value;
}

/** r2wc and zustand take these from the default export. */
export default { createElement, useCallback, useDebugValue, useSyncExternalStore };
