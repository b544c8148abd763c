/** Perceived lightness, 0 to 1, below which white text reads better than black: luminance 0.18. */
const DARK = 0.565;

/** Opacity from which a background hides what is behind it. */
const OPAQUE = 0.5;

/**
 * `dark` for an element on a dark page that declares no `color-scheme`; undefined if the page is
 * light or declares one, which the element inherits.
 */
export function undeclaredScheme(element: Element): 'dark' | undefined {
  if (getComputedStyle(element).colorScheme !== 'normal') return;
  for (let behind: Element | null = element; behind; behind = parentInView(behind)) {
    const { lightness, alpha } = readColor(getComputedStyle(behind).backgroundColor);
    if (alpha >= OPAQUE) return lightness < DARK ? 'dark' : undefined;
  }
}

/** The parent in the rendered tree: the slot or the shadow root's host, if any. */
const parentInView = (element: Element): Element | null =>
  element.assignedSlot ??
  element.parentElement ??
  (element.getRootNode() as Partial<ShadowRoot>).host ??
  null;

/**
 * Parses a computed color, such as `rgb(11, 11, 15)`, `oklch(0.2 0.03 270)` or `color(srgb 0 0 0 /
 * 0.5)`.
 */
export function readColor(color: string): { lightness: number; alpha: number } {
  const [, space = '', values = ''] = /^(\w+)\((?:[a-z][\w-]* )?(.*)\)$/.exec(color) ?? [];
  const [first = 0, second = 0, third = 0, alpha = 1] = values.split(/[ ,/]+/).map(Number);
  if (space.startsWith('ok')) return { lightness: first, alpha };
  if (space.startsWith('l')) return { lightness: first / 100, alpha };
  const scale = space === 'color' ? 1 : 255;
  const linear = [first, second, third].map((channel) => (channel / scale) ** 2.2);
  const [red = 0, green = 0, blue = 0] = linear;
  return { lightness: Math.cbrt(0.2126 * red + 0.7152 * green + 0.0722 * blue), alpha };
}

const checks = new Set<() => void>();
let stopWatching: (() => void) | undefined;

/**
 * Calls `check` when the page's background may have changed: a theme switch by an attribute of its
 * root or body, the system setting, or a late style sheet. Returns a function that stops it.
 */
export function watchPageScheme(check: () => void): () => void {
  checks.add(check);
  stopWatching ??= startWatching();
  return () => {
    checks.delete(check);
    if (checks.size) return;
    stopWatching?.();
    stopWatching = undefined;
  };
}

function startWatching(): () => void {
  let frame = 0;
  const checkAll = () => {
    for (const check of checks) check();
  };
  // After the frame's other scripts, so that styles are calculated once.
  const schedule = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(checkAll);
  };
  const attributes = new MutationObserver(schedule);
  for (const node of [document.documentElement, document.body]) {
    if (node) attributes.observe(node, { attributes: true });
  }
  // A fading background has its new color only at the end.
  const onTransitionEnd = ({ propertyName }: TransitionEvent) => {
    if (propertyName === 'background-color') schedule();
  };
  const system = matchMedia('(prefers-color-scheme: dark)');
  system.addEventListener('change', schedule);
  document.addEventListener('transitionend', onTransitionEnd);
  addEventListener('load', schedule);
  return () => {
    cancelAnimationFrame(frame);
    attributes.disconnect();
    system.removeEventListener('change', schedule);
    document.removeEventListener('transitionend', onTransitionEnd);
    removeEventListener('load', schedule);
  };
}
