import { describeFields } from '#domain/validation/describe-fields.ts';
import { maintenanceRequestSchema } from './maintenance.schema.ts';

describeFields(maintenanceRequestSchema, {
  homeAge: 'Age of the home in years',
  homeType: 'Kind of home',
  season: 'Season that the tips are for',
  location: ['Town or area; the area of the business without it', 'Athens, GA'],
  concerns: 'What the owner of the home worries about',
  priority: 'What matters most',
});
