import { useId } from 'react';

export function BrickWall({ width, height }: { width: number; height: number }) {
  const id = useId();
  return (
    <>
      <defs>
        <pattern id={id} width="32" height="16" patternUnits="userSpaceOnUse">
          <path d="M0 0H32V16H0z" fill="var(--art-brick)" />
          <path d="M0 .5H32M0 8.500H32M8 .5V8.500M24 8.500V16" stroke="var(--art-mortar)" />
        </pattern>
      </defs>
      <path d={`M0 0H${width}V${height}H0z`} fill={`url(#${id})`} />
    </>
  );
}
