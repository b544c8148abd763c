import { useBusiness } from '#ui/business.tsx';
import { mapFontSize, mapOfCities, mapSize } from './map-of-cities.ts';

/** The cities served, with the two radii around the center of the service area. */
export function CoverageMap() {
  const { serviceArea } = useBusiness();
  const { center, radius, cities } = mapOfCities(serviceArea);
  return (
    <svg
      className="site-art site-coverage-map"
      viewBox={`0 0 ${mapSize.width} ${mapSize.height}`}
      fontSize={mapFontSize}
      role="img"
      aria-label={`Map of the ${serviceArea.name} with the cities served`}
    >
      <circle className="site-map-served" cx={center.x} cy={center.y} r={radius.served} />
      <circle className="site-map-standard" cx={center.x} cy={center.y} r={radius.standard} />
      {cities.map(({ name, x, y, label }) => (
        <g key={name} className="site-town" transform={`translate(${x} ${y})`}>
          <circle r={label ? 5.5 : 3.5} />
          {label ? (
            <text x={label.dx} y={label.dy} textAnchor={label.anchor}>
              {name}
            </text>
          ) : null}
        </g>
      ))}
    </svg>
  );
}
