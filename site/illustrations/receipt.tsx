import { Shrub } from './garden.tsx';
import { HeroArt } from './hero-art.tsx';
import { RanchHouse } from './ranch-house.tsx';

/** A house and its price, line by line. */
export function Receipt() {
  return (
    <HeroArt>
      <g transform="translate(16 256) scale(.78)">
        <RanchHouse />
      </g>
      <g transform="translate(60 260) scale(.7)">
        <Shrub />
      </g>
      <g transform="translate(330 26) rotate(4 70 100)">
        <path
          d="M0 0h150v206l-12.5-9-12.5 9-12.5-9-12.5 9-12.5-9-12.5 9-12.5-9-12.5 9-12.5-9-12.5 9-12.5-9-12.5 9z"
          fill="var(--art-paper)"
        />
        <path d="M18 26h64" stroke="var(--art-blue)" strokeWidth="8" strokeLinecap="round" />
        {[54, 78, 102].map((y, index) => (
          <path
            key={y}
            d={`M18 ${y}h${[56, 42, 64][index]}M112 ${y}h20`}
            stroke="var(--art-line)"
            strokeWidth="6"
            strokeLinecap="round"
          />
        ))}
        <path d="M18 126h114" stroke="var(--art-line)" strokeWidth="2" strokeDasharray="5 5" />
        <path d="M18 154h34" stroke="var(--art-ink)" strokeWidth="8" strokeLinecap="round" />
        <path d="M88 154h44" stroke="var(--art-warm)" strokeWidth="12" strokeLinecap="round" />
      </g>
    </HeroArt>
  );
}
