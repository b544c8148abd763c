import { useId } from 'react';

/**
 * A brick ranch house, 520 wide and about 190 tall, standing on y = 0 with its left eave at x = 0:
 * a gabled wing, a porch and a garage.
 */
export function RanchHouse() {
  const brick = useId();
  return (
    <g>
      <defs>
        <pattern id={brick} width="24" height="12" patternUnits="userSpaceOnUse">
          <rect width="24" height="12" fill="var(--art-brick)" />
          <path d="M0 .5H24M0 6.5H24M6 .5V6.5M18 6.5V12" stroke="var(--art-mortar)" />
        </pattern>
      </defs>
      <path d="M402-150v-48h32v48z" fill="var(--art-brick-deep)" />
      <path d="M398-202h40v8h-40z" fill="var(--art-stone-deep)" />
      <path d="M18-84H500V0H18z" fill={`url(#${brick})`} />
      <path d="M0-80 72-156H454L520-80z" fill="var(--art-roof)" />
      <path
        d="M57-140H468M42-124H482M27-108H496M12-93H509"
        stroke="var(--art-roof-deep)"
        strokeWidth="1.5"
      />
      <path d="M0-84H520v9H0z" fill="var(--art-trim)" />
      <path d="M18-75H500v5H18z" fill="var(--art-brick-deep)" />
      <Porch />
      <Garage />
      <Wing brick={brick} />
      <path d="M14-6H204V2H14zM328-6H506V2H328z" fill="var(--art-stone)" />
    </g>
  );
}

function Wing({ brick }: { brick: string }) {
  return (
    <>
      <path d="M46 0V-82L122-156 198-82V0z" fill={`url(#${brick})`} />
      <path
        d="M32-72 122-160 212-72"
        fill="none"
        stroke="var(--art-roof-deep)"
        strokeWidth="15"
        strokeLinejoin="round"
      />
      <path d="M38-69 122-151 206-69" fill="none" stroke="var(--art-trim)" strokeWidth="6" />
      <path d="M112-106v-10a10 10 0 0 1 20 0v10z" fill="var(--art-trim)" />
      <path d="M114-110h16M114-115h16" stroke="var(--art-trim-deep)" strokeWidth="2" />
      <HouseWindow x={90} y={-66} width={64} />
      <path d="M74-66h13v44H74zM157-66h13v44h-13z" fill="var(--art-blue)" />
    </>
  );
}

function Porch() {
  return (
    <>
      <path d="M204-75H330V0H204z" fill="var(--art-brick-deep)" />
      <path d="M252-64h34V0h-34z" fill="var(--art-trim)" />
      <path d="M256-60h26V0h-26z" fill="var(--art-blue)" />
      <path d="M261-54h16v16h-16z" fill="var(--art-glass)" />
      <circle cx="277" cy="-26" r="2" fill="var(--art-glass-deep)" />
      <path d="M238-46h7v11h-7z" fill="var(--art-glass-deep)" />
      <HouseWindow x={294} y={-60} width={26} />
      <path d="M212-75h8V0h-8zM326-75h8V0h-8z" fill="var(--art-trim)" />
      <path d="M200-5H336V3H200z" fill="var(--art-stone)" />
      <path d="M244 3H294v5H244z" fill="var(--art-stone-deep)" />
    </>
  );
}

function Garage() {
  return (
    <>
      <path d="M360-62H482V0H360z" fill="var(--art-trim)" />
      <path d="M366-56H476V0H366z" fill="var(--art-trim-deep)" />
      <path
        d="M366-41.500H476M366-27.500H476M366-13.500H476M402.5-56V0M439.5-56V0"
        stroke="var(--art-trim)"
        strokeWidth="2.5"
      />
      <path d="M370-53h29v8h-29zM406-53h30v8h-30zM443-53h29v8h-29z" fill="var(--art-glass)" />
    </>
  );
}

/** A window 44 tall with its sill at the bottom. */
export function HouseWindow({ x, y, width }: { x: number; y: number; width: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d={`M-3-3H${width + 3}V47H-3z`} fill="var(--art-trim)" />
      <path d={`M0 0H${width}V44H0z`} fill="var(--art-glass)" />
      <path
        d={`M0 44 ${width * 0.6} 0H${width}V8L${width * 0.3} 44z`}
        fill="var(--art-glass-deep)"
        opacity=".45"
      />
      <path d={`M${width / 2} 0V44M0 20H${width}`} stroke="var(--art-trim)" strokeWidth="2.5" />
      <path d={`M-6 47H${width + 6}v5H-6z`} fill="var(--art-stone)" />
    </g>
  );
}
