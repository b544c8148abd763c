import type { Business } from '#domain/business/business.ts';
import { sizeWithin } from '#domain/business/logo.ts';
import { useBusiness } from '#ui/business.tsx';
import { BluebonnetMark } from './bluebonnet-mark.tsx';

/** The mark beside the name: the logo, else that of the motif. */
export function BrandMark() {
  const { logo, motif } = useBusiness().brand;
  if (logo) return <OwnLogo {...logo} />;
  return motif === 'bluebonnets' ? <BluebonnetMark /> : <HouseMark />;
}

/** Beside the name it says nothing more; alone, its link says the name. */
const OwnLogo = ({ src, ...size }: NonNullable<Business['brand']['logo']>) => (
  <img
    className="site-own-logo"
    src={src}
    alt=""
    {...sizeWithin(size, { width: 190, height: 42 })}
  />
);

/** A house under its roof, with a lit window. */
const HouseMark = () => (
  <svg
    className="site-art site-mark"
    viewBox="0 0 30 48"
    width={26.25}
    height={42}
    aria-hidden="true"
  >
    <path d="M4 21V43H26V21" fill="var(--accent-soft)" />
    <path
      d="M1.5 22 15 8 28.5 22M4 20V43H26V20"
      fill="none"
      stroke="var(--accent)"
      strokeWidth="2.4"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
    <path d="M11.5 25H18.5V32H11.5z" fill="var(--accent)" />
  </svg>
);
