/**
 * Sample values of all kinds: each CSS property gets the first one it accepts other than its
 * current value.
 */
const values = `
  none hidden auto always all both center right end uppercase vertical-rl nowrap pre break-all keep-all
  anywhere manual loose italic bold condensed small-caps tabular-nums sub full-width upright rtl pixelated
  geometricPrecision evenodd linearRGB round bevel stroke inert collapse separate bottom inside square hide
  exact economy dark grabbing read-write antialiased slashed-zero historical-forms emoji from-font isolate
  fill text spell-out balance avoid trim-start allow-end first optimizeSpeed preserve-breaks break-spaces
  underline under over mixed flip visible scroll block grid flex no-drag drag alternate stretch large
  10px 3 0.5 40% red 3em 1s
`
  .trim()
  .split(/\s+/)
  .concat('"a" "b"', '"smcp" 1', '"wght" 700', 'filled dot', 'over left', 'ex-height 0.4', '1 1')
  .concat('url("#a")', 'red 1px 1px', '3px 3px red', 'stroke fill', 'each-line hanging 9px', '"x"')
  .concat(
    'under right',
    'ideograph-alpha',
    'no-common-ligatures',
    'styleset(a)',
    'wavy',
    '7px 7px',
  );

/** A value other than the initial one for each property that this browser inherits. */
export function inheritedProperties(): Map<string, string> {
  const parent = document.body.appendChild(document.createElement('div'));
  const child = parent.appendChild(document.createElement('div'));
  // Otherwise its width would follow its parent's without being inherited.
  child.style.position = 'absolute';
  const [own, inner] = [getComputedStyle(parent), getComputedStyle(child)];
  const found = new Map<string, string>();
  for (const name of own) {
    const initial = own.getPropertyValue(name);
    for (const value of values) {
      parent.style.setProperty(name, value);
      const set = own.getPropertyValue(name);
      if (set === initial) continue;
      if (inner.getPropertyValue(name) === set) found.set(name, value);
      break;
    }
    parent.removeAttribute('style');
  }
  parent.remove();
  return found;
}
