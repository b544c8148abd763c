import type { Business } from './business.ts';

/** As short as an advertisement may be in Texas (22 TAC §535.221): "Bluebonnet Home Inspections · TREC #8544". */
export const nameAndLicense = ({ name, license }: Pick<Business, 'name' | 'license'>): string =>
  license ? `${name} · ${license.label}` : name;
