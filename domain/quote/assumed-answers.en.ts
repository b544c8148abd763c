/** What is assumed for an answer that is missing; with the price that it would add. */
export const words = {
  yearBuilt: (notes: string) =>
    notes
      ? `The year built is unknown: nothing is added for age (${notes} years)`
      : 'The year built is unknown',
  stories: (included: number) => `At most ${included} stories`,
  hasPool: 'No pool or spa',
  hasBasement: 'No basement',
  detachedStructures: 'No detached structures',
  rushService: 'No rush service',
  ofBasePrice: (percent: string) => `${percent} of the base price`,
  inspectionDate: 'No day yet',
};
