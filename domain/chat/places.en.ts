/** Whether a town is in the service area. */
export const words = {
  listed: (town: string, cities: number) =>
    `Yes, we inspect homes in ${town}.${cities > 1 ? ` It is one of the ${cities} cities on our list.` : ''}`,
  outside: (town: string, region: string) =>
    `${town} is outside our service area: we inspect homes in the ${region}.`,
  near: (town: string, miles: number) =>
    `${town} is not on our list of cities, but we go about ${miles} miles. Call, and we will tell you whether we can come.`,
};
