/** The script of `/embed/frame/<widget>`, the page with one widget for sites that allow no scripts of others. */

/** Attributes that the page's query may set; none is personal, because addresses are stored in many places. */
const ATTRIBUTES = ['partner', 'theme', 'lang', 'heading', 'option-ends', 'test'];

/** Custom properties that it may set, and how their values are written there. */
const PROPERTIES: Readonly<Record<string, (text: string) => string | undefined>> = {
  accent: (text) => (/^[0-9a-f]{6}$/i.test(text) ? `#${text}` : undefined),
  action: (text) => (/^[0-9a-f]{6}$/i.test(text) ? `#${text}` : undefined),
  radius: (text) => (/^\d{1,2}$/.test(text) ? `${text}px` : undefined),
};

const query = new URLSearchParams(location.search);
const element = document.createElement(`inspection-${document.documentElement.dataset['widget']}`);
for (const name of ATTRIBUTES) {
  const text = query.get(name);
  if (text !== null) element.setAttribute(name, text);
}
for (const [name, read] of Object.entries(PROPERTIES)) {
  const value = read(query.get(name) ?? '');
  if (value) element.style.setProperty(`--inspection-${name}`, value);
}
if (element.lang) document.documentElement.lang = element.lang;
document.body.style.margin = '0';
// A widget has the typeface of its page.
document.body.style.fontFamily = 'system-ui, sans-serif';
document.body.append(element);

// Any site may frame the page, and learns nothing but its height.
new ResizeObserver(() => {
  const height = Math.ceil(document.body.getBoundingClientRect().height);
  if (height > 0) parent.postMessage({ type: 'inspection:height', height }, '*');
}).observe(document.body);
