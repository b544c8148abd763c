import type { ComponentType } from 'react';
import { useLocation } from 'wouter';
import { ApiError } from '#client/api-error.ts';
import type { Business } from '#domain/business/business.ts';
import { businessIn } from '#site/data/page-data.ts';
import { useSiteData } from '#site/data/use-site-data.ts';
import type { PageMeta } from '#site/meta/page-meta.ts';
import type { Page } from '#site/page.ts';

interface LinkedPage<T> {
  /** The first segment of its path; the second one is the token. */
  kind: 'appointment' | 'report' | 'agent';
  meta: (business: Business) => PageMeta;
  /** What the link opens. `first` is as rendered by the server. */
  Shown: ComponentType<{ first: T; token: string }>;
  /** When the link opens nothing, or nobody can be asked. */
  Missing: ComponentType<{ reason: 'gone' | 'unreachable' }>;
}

/** A page for anyone with its link, which search engines do not list. */
export function linkedPage<T>({ kind, meta, Shown, Missing }: LinkedPage<T>): Page {
  const tokenOf = (path: string) => path.slice(`/${kind}/`.length);
  const keyOf = (path: string) => `${kind}s/${tokenOf(path)}`;

  function Component() {
    const [path] = useLocation();
    const { data, error } = useSiteData<T>(keyOf(path));
    if (data) return <Shown key={path} first={data} token={tokenOf(path)} />;
    if (error && !(error instanceof ApiError && error.problem?.code === 'not_found')) {
      return <Missing reason="unreachable" />;
    }
    if (data === null || error) return <Missing reason="gone" />;
    return <div className="site-waiting" />;
  }

  return {
    Component,
    meta: (path, data) => ({
      ...meta(businessIn(data)),
      noindex: true,
      ...(data[keyOf(path)] === null && { notFound: true as const }),
    }),
    data: (path) => [keyOf(path)],
  };
}
