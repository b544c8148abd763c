// Degrees to units of the drawing; here a degree of longitude is shorter than one of latitude.
const x = (longitude: number) => Math.round((longitude + 97.55) * 380);
const y = (latitude: number) => Math.round((33.43 - latitude) * 450);

const counties = [
  { name: 'Tarrant', west: -97.55, east: -97.035, north: 32.985, south: 32.555, served: true },
  { name: 'Dallas', west: -97.035, east: -96.52, north: 32.985, south: 32.545, served: true },
  { name: 'Collin', west: -96.84, east: -96.295, north: 33.4, south: 32.985, served: true },
  { name: 'Denton', west: -97.39, east: -96.84, north: 33.42, south: 32.985, served: false },
] as const;

interface Town {
  name: string;
  at: readonly [latitude: number, longitude: number];
  /** The side of the dot on which a large town's name is placed. */
  label?: 'start' | 'end';
}

const towns: readonly Town[] = [
  { name: 'Dallas', at: [32.78, -96.8], label: 'start' },
  { name: 'Fort Worth', at: [32.75, -97.33], label: 'start' },
  { name: 'Arlington', at: [32.69, -97.11], label: 'start' },
  { name: 'Plano', at: [33.03, -96.7], label: 'start' },
  { name: 'McKinney', at: [33.2, -96.64], label: 'start' },
  { name: 'Frisco', at: [33.15, -96.82], label: 'end' },
  { name: 'Irving', at: [32.82, -96.95], label: 'start' },
  { name: 'Garland', at: [32.91, -96.64], label: 'start' },
  { name: 'Southlake', at: [32.94, -97.15], label: 'end' },
  { name: 'Grand Prairie', at: [32.745, -97.0] },
  { name: 'Carrollton', at: [32.975, -96.89] },
  { name: 'Richardson', at: [32.95, -96.73] },
  { name: 'Lewisville', at: [33.045, -96.99] },
  { name: 'Allen', at: [33.1, -96.67] },
  { name: 'Flower Mound', at: [33.01, -97.1] },
  { name: 'Euless', at: [32.84, -97.08] },
  { name: 'Bedford', at: [32.845, -97.14] },
  { name: 'Grapevine', at: [32.93, -97.08] },
  { name: 'Hurst', at: [32.82, -97.19] },
  { name: 'Colleyville', at: [32.88, -97.155] },
];

/** The counties served, with their towns and the interstates between them. */
export function CoverageMap() {
  return (
    <svg
      className="site-art site-coverage-map"
      viewBox="0 0 478 400"
      role="img"
      aria-label="Map of Dallas, Tarrant and Collin counties with the towns served"
    >
      {counties.map(({ name, west, east, north, south, served }) => (
        <g key={name} className="site-county" data-served={served || undefined}>
          <rect
            x={x(west) + 2}
            y={y(north) + 2}
            width={x(east) - x(west) - 4}
            height={y(south) - y(north) - 4}
            rx="10"
          />
          <text x={x(west) + 16} y={south < 32.9 ? y(south) - 16 : y(north) + 26}>
            {name}
          </text>
        </g>
      ))}
      <Roads />
      {towns.map(({ name, at, label }) => (
        <g key={name} className="site-town" transform={`translate(${x(at[1])} ${y(at[0])})`}>
          <circle r={label ? 5.5 : 3.5} />
          {label ? (
            <text x={label === 'start' ? 11 : -11} y="5" textAnchor={label}>
              {name}
            </text>
          ) : null}
        </g>
      ))}
    </svg>
  );
}

function Roads() {
  return (
    <g className="site-roads">
      <path d="M2 322C80 300 120 304 184 318S290 306 390 276" />
      <path d="M2 362C130 346 250 366 390 352" />
      <path d="M86 392V232C86 172 160 136 206 44L224 4" />
      <path d="M304 396C290 344 286 314 274 284S214 204 210 144V36" />
      <path d="M286 304C304 244 320 204 330 134S350 64 372 16" />
    </g>
  );
}
