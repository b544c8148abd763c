/** Texts of a quote as they are stored with a booking; `{}` stands for a figure. */
export const words = {
  base: 'Base inspection ({} sq ft)',
  age: 'Age of home ({} years)',
  stories: 'Stories above {} ({})',
  basement: 'Basement',
  pool: 'Pool/spa',
  structures: 'Detached structures ({} at {})',
  /** As stored by earlier versions. */
  structuresCount: 'Detached structures ({})',
  rush: 'Rush service (+{}%)',
  early: 'Early booking discount ({}%)',
  salesTax: 'Sales tax ({}%)',
  hours: '{}-{} hours',
  foundation: 'Foundation evaluation',
  electricalPanel: 'Electrical panel evaluation',
  hvac: 'HVAC age and condition check',
  basementMoisture: 'Basement moisture assessment',
  poolSafety: 'Pool safety inspection',
  warrantyDocuments: 'Warranty compliance documentation',
  warrantyComponents: 'Warranty component assessment',
  hvacOfLargeHome: 'Comprehensive HVAC evaluation for larger homes',
};
