import type { ReactNode } from 'react';
import type { PhotographPlace } from '#domain/business/brand.schema.ts';
import { useBusiness } from '#ui/business.tsx';
import { useEnglish } from '#ui/use-english.ts';

interface PhotographProps {
  place: PhotographPlace;
  className: string;
  /** Its width on the page, as the attribute of the same name. */
  sizes: string;
  /** Visible at once: loaded before other pictures. */
  isFirst?: boolean;
  /** Shown without one. */
  children?: ReactNode;
}

/** The owner's photograph for a place of the site, else what is drawn there. */
export function Photograph({ place, className, sizes, isFirst, children }: PhotographProps) {
  const picture = useBusiness().brand.photographs[place];
  const english = useEnglish();
  if (!picture) return children;
  const { src, width, height, alt, small } = picture;
  return (
    <img
      className={className}
      {...(small && { sizes, srcSet: `${small.src} ${small.width}w, ${src} ${width}w` })}
      src={src}
      width={width}
      height={height}
      alt={alt}
      lang={english}
      loading={isFirst ? undefined : 'lazy'}
      fetchPriority={isFirst ? 'high' : undefined}
    />
  );
}
