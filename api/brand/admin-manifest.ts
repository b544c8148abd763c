import { nightOf } from '#domain/business/brand-colors.ts';
import type { Business } from '#domain/business/business.ts';

const png = (name: string, size: number, purpose = 'any') => ({
  src: `/admin/icons/${name}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** What makes the admin an app that is installed under the business's name. */
export const adminManifest = ({ name, brand }: Business): string =>
  JSON.stringify({
    name: `${name}: admin`,
    short_name: 'Inspections',
    lang: 'en-US',
    id: '/admin',
    start_url: '/admin',
    scope: '/admin',
    display: 'standalone',
    theme_color: nightOf(brand.ink),
    // As in `admin/admin.css`.
    background_color: '#f4f6fb',
    icons: [png('icon-192', 192), png('icon-512', 512), png('icon-maskable-512', 512, 'maskable')],
  });
