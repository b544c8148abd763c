import { countedIn } from '#domain/locale/locale.ts';

const counted = countedIn('en');
export const words = {
  months: (months: number) => counted(months, 'month', 'months'),
};
