import { BluebonnetField } from './bluebonnet-field.tsx';
import { LiveOak } from './garden.tsx';
import { Inspector } from './inspector.tsx';

/** A lot where a house should stand: its outline, and the inspector looking for it. */
export function LostHouse() {
  return (
    <svg className="site-art site-lost-house" viewBox="0 0 640 440" aria-hidden="true">
      <path d="M0 0H640V440H0z" fill="var(--art-sky)" />
      <circle cx="520" cy="92" r="40" fill="var(--art-sun)" />
      <path d="M0 296C140 270 260 284 360 280S560 270 640 282V440H0z" fill="var(--art-hill)" />
      <g transform="translate(76 336) scale(.9)">
        <LiveOak />
      </g>
      <path d="M0 336C160 322 420 328 640 334V440H0z" fill="var(--art-grass)" />
      <path
        d="M196 338V222H476V338M168 230 256 134H424L504 230zM306 338V262h52v76M226 250h50v44h-50zM392 250h54v44h-54z"
        fill="none"
        stroke="var(--art-roof)"
        strokeWidth="4"
        strokeDasharray="12 10"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M176 336H496V350H176z" fill="var(--art-stone-deep)" />
      <path d="M176 336H496V342H176z" fill="var(--art-stone)" />
      <path d="M556 348V282h8v66z" fill="var(--art-trunk)" />
      <path d="M536 282v-20c0-18 46-18 46 0v20z" fill="var(--art-blue)" />
      <path d="M582 268h10v-16h6v22h-16z" fill="var(--art-warm)" />
      <g transform="translate(308 372) scale(1.25)">
        <Inspector />
      </g>
      <BluebonnetField y={352} width={640} height={92} />
    </svg>
  );
}
