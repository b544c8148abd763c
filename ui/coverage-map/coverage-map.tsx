import { pageWords } from '#ui/page.words.ts';
import { useWords } from '#ui/words.ts';
import { type MappedArea, mapFontSize, mapOfCities, mapSize } from './map-of-cities.ts';
import './coverage-map.css';

/** The cities served, with the two radii around the center of the service area. */
export function CoverageMap({ area }: { area: MappedArea }) {
  const { center, radius, cities } = mapOfCities(area);
  return (
    <svg
      className="ui-coverage-map"
      viewBox={`0 0 ${mapSize.width} ${mapSize.height}`}
      fontSize={mapFontSize}
      role="img"
      aria-label={useWords(pageWords).mapOf(area.name)}
    >
      <circle className="ui-map-served" cx={center.x} cy={center.y} r={radius.served} />
      <circle className="ui-map-standard" cx={center.x} cy={center.y} r={radius.standard} />
      {cities.map(({ name, x, y, label }) => (
        <g key={name} className="ui-map-city" transform={`translate(${x} ${y})`}>
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
