/** What the owner's texts of the block leave open. */
export const words = {
  name: 'Inspection prices',
};
