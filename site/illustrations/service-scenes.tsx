import { Backdrop } from './backdrop.tsx';
import { Bluebonnet } from './bluebonnet.tsx';
import { BrickWall } from './brick-wall.tsx';
import { HouseWindow } from './ranch-house.tsx';

/** Warranty papers with a seal, checked component by component. */
export function PaperScene() {
  return (
    <>
      <Backdrop />
      <g transform="translate(86 24) rotate(-5 75 80)">
        <path d="M0 0h118v150H0z" fill="var(--art-line)" />
      </g>
      <g transform="translate(100 20) rotate(3 60 80)">
        <path d="M0 0h122v156H0z" fill="var(--art-paper)" />
        <path d="M0 0h122v26H0z" fill="var(--art-blue)" />
        <path d="M12 13h56" stroke="var(--art-paper)" strokeWidth="5" strokeLinecap="round" />
        {[46, 68, 90, 112].map((y, index) => (
          <g key={y} transform={`translate(14 ${y})`}>
            <rect
              y="-7"
              width="14"
              height="14"
              rx="4"
              fill="var(--art-good)"
              opacity={index === 3 ? 0.25 : 1}
            />
            {index === 3 ? null : (
              <path d="M3.5 0 6 3 10.5-3" fill="none" stroke="#fff" strokeWidth="2" />
            )}
            <path
              d={`M24 0h${[62, 50, 68, 40][index]}`}
              stroke="var(--art-line)"
              strokeWidth="5"
              strokeLinecap="round"
            />
          </g>
        ))}
      </g>
      <g transform="translate(218 118)">
        <path d="M-14 8v34l14-9 14 9V8z" fill="var(--art-warm-deep)" />
        <circle r="21" fill="var(--art-warm)" />
        <circle r="14" fill="none" stroke="var(--art-paper)" strokeWidth="2" />
        <path
          d="M-6 .5-1.5 5 6.5-5"
          fill="none"
          stroke="var(--art-paper)"
          strokeWidth="3"
          strokeLinecap="round"
        />
      </g>
    </>
  );
}

/** A house about to be offered: the sign in the front yard. */
export function SignScene() {
  return (
    <>
      <Backdrop />
      <path d="M188 148V66l66-52 66 52v82z" fill="var(--art-brick)" />
      <path d="M176 74 254 10l78 64" fill="none" stroke="var(--art-roof)" strokeWidth="14" />
      <HouseWindow x={226} y={78} width={54} />
      <path d="M0 140C80 130 200 138 320 134V180H0z" fill="var(--art-grass-deep)" />
      <path d="M62 30h8v124h-8zM62 38h102v7H62z" fill="var(--art-trim)" />
      <path d="M58 26h16v6H58z" fill="var(--art-trim-deep)" />
      <path d="M92 45v9M150 45v9" stroke="var(--art-ink)" strokeWidth="2" />
      <path d="M82 54h78v54H82z" fill="var(--art-blue)" />
      <path d="M121 64 100 80v18h42V80z" fill="var(--art-trim)" />
      <path d="M116 86h10v12h-10z" fill="var(--art-blue)" />
      <path d="M94 112h54v14H94z" fill="var(--art-warm)" />
      <Bed x={30} />
      <Bed x={182} />
    </>
  );
}

function Bed({ x }: { x: number }) {
  return (
    <>
      {[0, 18, 36].map((step, index) => (
        <g key={step} transform={`translate(${x + step} ${174 - (index % 2) * 5}) scale(.82)`}>
          <Bluebonnet />
        </g>
      ))}
    </>
  );
}

/** The front door of a home under contract, and its key. */
export function DoorScene() {
  return (
    <>
      <BrickWall width={320} height={180} />
      <path d="M0 158h320v22H0z" fill="var(--art-stone)" />
      <path d="M78 14h92v144H78z" fill="var(--art-trim)" />
      <path d="M86 22h76v136H86z" fill="var(--art-blue)" />
      <path d="M96 32h25v34H96zM127 32h25v34h-25z" fill="var(--art-glass)" />
      <path
        d="M96 78h25v28H96zM127 78h25v28h-25zM96 116h25v32H96zM127 116h25v32h-25z"
        fill="none"
        stroke="var(--art-bloom)"
        strokeWidth="2.5"
      />
      <circle cx="154" cy="112" r="4.5" fill="var(--art-glass-deep)" />
      <path d="M70 158h108v7H70z" fill="var(--art-stone-deep)" />
      <path d="M38 34h14l4 24H34z" fill="var(--art-ink)" />
      <path d="M38 58h14v5H38z" fill="var(--art-glass-deep)" />
      <g transform="translate(236 44) rotate(24)">
        <circle r="24" fill="none" stroke="var(--art-glass-deep)" strokeWidth="10" />
        <path d="M-5 24H5V92H22v-11H15v-9H22V63H5" fill="var(--art-glass-deep)" />
      </g>
      <path d="M34 128h34l-5 32H39z" fill="var(--art-clay)" />
      {[42, 51, 60].map((x) => (
        <g key={x} transform={`translate(${x} 130) scale(.72)`}>
          <Bluebonnet />
        </g>
      ))}
    </>
  );
}
