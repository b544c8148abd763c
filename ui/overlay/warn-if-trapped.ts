const TRAPS = [
  'transform',
  'translate',
  'rotate',
  'scale',
  'perspective',
  'filter',
  'backdrop-filter',
] as const;

const warned = new WeakSet<Element>();

/**
 * Warns embedders once in the console if an ancestor of the overlay's tag keeps it from its place
 * in the window, because `position: fixed` is relative to such an ancestor.
 */
export function warnIfTrapped(overlay: Element): void {
  const root = overlay.getRootNode();
  if (!(root instanceof ShadowRoot) || warned.has(root.host)) return;
  const { host } = root;
  for (let node = parentOf(host); node; node = parentOf(node)) {
    const style = getComputedStyle(node);
    const trap = TRAPS.find((name) => !['none', ''].includes(style.getPropertyValue(name)));
    if (!trap) continue;
    warned.add(host);
    console.warn(
      `<${host.localName}> stands inside a <${node.localName}> with "${trap}", which moves it from its place in the window; put the tag at the end of the body.`,
    );
    return;
  }
}

/** Leaves the page's own shadow roots, too. */
const parentOf = (node: Element): Element | null => {
  const { parentNode } = node;
  return parentNode instanceof ShadowRoot ? parentNode.host : node.parentElement;
};
