import { createHash } from 'node:crypto';
import { forever } from '#api/pages/built-files.ts';
import { createDocument, createPage, type Document } from '#api/pages/document.ts';
import { unlessRefused } from '#api/pictures/picture-refusal.ts';
import { pictures } from '#api/pictures/pictures.ts';
import type { PostDetail } from '#domain/blog/post.schema.ts';
import { brandSheetAt } from '#domain/business/brand-colors.ts';
import type { Business } from '#domain/business/business.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { localizedPath } from '#domain/locale/localized-path.ts';
import { adminManifest } from './admin-manifest.ts';
import { dataUrl } from './box.ts';
import { brandDrawing, lightDrawing } from './brand-drawing.ts';
import {
  adminIcons,
  drawAdminIcon,
  drawSiteIcon,
  iconMark,
  type Mark,
  siteIcons,
} from './icons.ts';
import type { PictureOrder } from './picture-order.ts';
import { drawShareCard, photographSize, type ShareCard } from './share-card.ts';

/** A page's share image, as the built server entry describes it. */
export interface SharedPage {
  title: string;
  /** Where it is served. */
  image: string;
  /** Path of a drawing of the site. */
  drawing: string;
  /** Path of the owner's photograph in its place, if there is one. */
  photograph?: string | undefined;
  as: ShareCard['as'];
}

interface BrandFilesOptions {
  business: (locale: Locale) => Promise<Business>;
  /** The built files by path; those that depend on the brand are made from them. */
  files: ReadonlyMap<string, Document>;
  pages: (business: Business) => readonly SharedPage[];
  post: (slug: string) => Promise<PostDetail | undefined>;
  /** The bytes of an uploaded picture by its path; undefined if it is not stored here. */
  upload: (path: string) => Promise<Buffer | undefined>;
  headers: Readonly<Record<string, string>>;
}

/** The files that show how the business looks. */
export interface BrandFiles {
  /**
   * Undefined for a path of another file; resolves to undefined for one that does not exist. Rejects with
   * `PicturesBusyError` when too many pictures wait to be drawn.
   */
  find(path: string): Promise<Document | undefined> | undefined;
  /** Call it when content has changed: what it does not change is not drawn again. */
  clear(): void;
}

const drawingPath = /^\/(?:art|articles)\/[\w-]+\.svg$/;
const sharePath = /^\/share(?:\/[\w-]+)+\.png$/;
const articleImage = /^\/blog\/([\w-]+)\.png$/;

/** The path of the page that a share image is for: `/share/es/faq.png` is that of `/es/faq`. */
const sharedPath = (path: string) => localizedPath(path.replace('/share', ''));

const types = {
  png: 'image/png',
  flat: 'image/png',
  photo: 'image/png',
  svg: 'image/svg+xml',
  ico: 'image/x-icon',
} as const;

/** The style sheet of a drawing switches to dark colors; a logo is a picture in it. */
const svgPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'none'";

/** The largest icon's. */
const LOGO_SIDE = 512;

const pictureUrl = async (bytes: Buffer) =>
  dataUrl(types.png, (await pictures.png(bytes, LOGO_SIDE)).bytes);

/** Drawn files; beyond this the oldest is dropped. */
const FILES_MAX = 1000;

/** A file as it was made from `key`. */
interface Made {
  key: string;
  document: Promise<Document>;
}

/**
 * Makes icons, share images, drawings and the style sheet from brand, profile and titles as they are now. Each is made
 * once for what it is made from, and kept in memory.
 */
export function createBrandFiles(options: BrandFilesOptions): BrandFiles {
  const { business: readBusiness, files, headers } = options;
  const made = new Map<string, Made>();
  /** What is known to be as the content is now. */
  let current = new Map<string, Promise<Document | undefined>>();

  const sourceOf = (path: string) => files.get(path)?.variants.identity.body.toString();
  const drawingUrl = (path: string, business: Business) => {
    const source = sourceOf(path);
    return source && dataUrl(types.svg, lightDrawing(brandDrawing(source, business.brand)));
  };

  /** The file made from `source`: made again only if that has changed. */
  function once(path: string, source: unknown, make: () => Promise<Document>): Promise<Document> {
    const key = createHash('sha256').update(JSON.stringify(source)).digest('base64url');
    const known = made.get(path);
    if (known?.key === key) return known.document;
    const document = make();
    const [oldest] = made.keys();
    if (made.size >= FILES_MAX && oldest !== undefined) made.delete(oldest);
    made.set(path, { key, document });
    document.catch(() => made.delete(path));
    return document;
  }

  const drawn = (path: string, order: PictureOrder) =>
    once(path, order, async () =>
      createDocument(
        200,
        { identity: await pictures.draw(order) },
        {
          ...headers,
          'Content-Type': types[order.format],
          'Cache-Control': 'no-cache',
          ...(order.format === 'svg' && { 'Content-Security-Policy': svgPolicy }),
        },
      ),
    );

  const written = (path: string, text: string, type: string, own: Record<string, string> = {}) =>
    once(path, text, () =>
      createPage(
        200,
        text,
        { ...headers, 'Content-Type': type, 'Cache-Control': 'no-cache', ...own },
        {
          compress: true,
        },
      ),
    );

  async function markOf(business: Business): Promise<Mark> {
    const { logo } = business.brand;
    const bytes = logo && (await options.upload(logo.src));
    return iconMark(business, {
      flower: drawingUrl('/favicon.svg', business),
      // Initials stand in for a logo that cannot be used, and a drawing for a photograph; the owner is told by `api/health`.
      logo: bytes && (await unlessRefused(pictureUrl(bytes))),
    });
  }

  async function pageCard(page: SharedPage, business: Business): Promise<ShareCard> {
    const { title, drawing, photograph, as } = page;
    const bytes = photograph && (await options.upload(photograph));
    const filled = bytes && (await unlessRefused(pictures.filled(bytes, photographSize)));
    return filled
      ? { title, drawing: dataUrl('image/jpeg', filled), as: 'photograph' }
      : { title, drawing: drawingUrl(drawing, business), as };
  }

  async function cardAt(path: string, business: Business): Promise<ShareCard | undefined> {
    const page = options.pages(business).find(({ image }) => image === path);
    if (page) return pageCard(page, business);
    const slug = articleImage.exec(sharedPath(path).path)?.[1];
    const post = slug && (await options.post(slug));
    if (!post) return undefined;
    const drawing = drawingUrl((post.featuredImage ?? '').split('?')[0] ?? '', business);
    return { title: post.title, drawing, as: 'picture' };
  }

  function landscapeOf(business: Business) {
    if (business.brand.motif !== 'bluebonnets') return undefined;
    const hills = drawingUrl('/art/hero-hills.svg', business);
    // The meadow at a fixed width; in the file its width is 100 %.
    const field = sourceOf('/art/field.svg')?.replaceAll('width="100%"', 'width="861"');
    return hills && field ? { hills, meadow: dataUrl(types.svg, lightDrawing(field)) } : undefined;
  }

  async function make(path: string): Promise<Document | undefined> {
    const business = await readBusiness(sharedPath(path).locale);
    const built = files.get(path);
    if (drawingPath.test(path)) {
      const source = sourceOf(path);
      if (source === undefined) return undefined;
      const drawing = brandDrawing(source, business.brand);
      const policy = { 'Content-Security-Policy': svgPolicy };
      return drawing === source ? built : written(path, drawing, types.svg, policy);
    }
    if (path === '/admin/manifest.webmanifest') {
      return written(path, adminManifest(business), 'application/manifest+json');
    }
    const adminIcon = adminIcons[path];
    if (adminIcon) return drawn(path, drawAdminIcon(adminIcon, business.brand.accent));
    const icon = siteIcons[path];
    const card = icon ? undefined : await cardAt(path, business);
    if (!icon && !card) return undefined;
    const mark = await markOf(business);
    if (icon) {
      const isFile = mark.kind === 'flower' && path === '/favicon.svg';
      return isFile ? built : drawn(path, drawSiteIcon(icon, mark));
    }
    const landscape = landscapeOf(business);
    return card && drawn(path, drawShareCard(card, business, { mark, landscape }));
  }

  const isBrandFile = (path: string) =>
    drawingPath.test(path) ||
    sharePath.test(path) ||
    Object.hasOwn(siteIcons, path) ||
    Object.hasOwn(adminIcons, path) ||
    path === '/admin/manifest.webmanifest';

  return {
    find(path) {
      const sheet = brandSheetAt(path);
      if (sheet !== undefined) {
        const type = { 'Content-Type': 'text/css; charset=utf-8', 'Cache-Control': forever };
        return createPage(200, sheet, { ...headers, ...type }, { compress: false });
      }
      if (!isBrandFile(path)) return undefined;
      const known = current.get(path);
      if (known) return known;
      const here = current;
      const file = make(path);
      // Unknown paths are as many as anybody likes.
      const forget = () => here.delete(path);
      here.set(path, file);
      file.then((document) => document ?? forget(), forget);
      return file;
    },
    clear() {
      current = new Map();
    },
  };
}
