import { createElement, forwardRef, useEffect, useImperativeHandle, useRef } from 'react';
import { host } from './host.js';
import { load } from './index.js';

/**
 * A React component for a tag. `attributes` and `events` are by prop; `properties` are what only JavaScript can set. They
 * and the listeners are set on the element itself, because React 18 writes attributes only.
 */
export function part(tag, { attributes, properties, events }) {
  const Part = forwardRef(function Part({ src, className, ...props }, ref) {
    const element = useRef(null);
    const latest = useRef(props);
    useImperativeHandle(ref, () => element.current);

    useEffect(() => {
      latest.current = props;
      for (const name of properties) {
        if (element.current[name] !== props[name]) element.current[name] = props[name];
      }
    });

    useEffect(() => {
      const node = element.current;
      const listeners = Object.entries(events).map(([prop, name]) => [
        name,
        (event) => latest.current[prop]?.(event),
      ]);
      for (const [name, listener] of listeners) node.addEventListener(name, listener);
      return () => {
        for (const [name, listener] of listeners) node.removeEventListener(name, listener);
      };
    }, []);

    useEffect(() => {
      load(src).catch((error) => console.error(error));
    }, [src]);

    const written = { class: className, ref: element };
    // Beside another inspector's script the tag has to say whose it is.
    const loader = src ?? host;
    if (URL.canParse(loader)) written['data-inspection-site'] = new URL(loader).origin;
    for (const [prop, value] of Object.entries(props)) {
      if (properties.includes(prop) || prop in events) continue;
      const attribute = attributes[prop];
      if (attribute) written[attribute] = value === true ? '' : value === false ? undefined : value;
      else written[prop] = value;
    }
    return createElement(tag, written);
  });
  Part.displayName = tag;
  return Part;
}
