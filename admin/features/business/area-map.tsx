import type { Values } from '#admin/forms/drafts.ts';
import { numberIn } from '#admin/forms/number-in.ts';
import type { StoredProfile } from '#domain/business/stored-records.ts';
import { CoverageMap } from '#ui/coverage-map/coverage-map.tsx';
import { cityNamesIn } from './profile-values.ts';

/** The service area as pages draw it, with what is typed; new cities and another center follow when they are saved. */
export function AreaMap({ values, stored }: { values: Values; stored: StoredProfile }) {
  const { region } = stored;
  const names = cityNamesIn(values);
  const cities = region.cities.filter(({ name }) => names.includes(name));
  const isPlaced = (name: string) => region.cities.some((city) => city.name === name);
  const later = names.filter((name) => !isPlaced(name));
  const miles = (name: 'served' | 'standard') =>
    numberIn(values[`region.radius.${name}`]) || region.radius[name];
  if (cities.length === 0) return null;
  return (
    <figure className="business-map ui-wide">
      <CoverageMap
        area={{
          name: values['region.name'] || region.name,
          cities,
          center: region.center,
          radius: { served: miles('served'), standard: miles('standard') },
        }}
      />
      <figcaption>
        {later.length > 0
          ? `On the map once saved: ${later.join(', ')}`
          : 'The map of your pages: the standard radius, and around it what is served.'}
      </figcaption>
    </figure>
  );
}
