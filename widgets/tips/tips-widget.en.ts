import type {
  Concern,
  HomeAge,
  HomeType,
  MaintenancePriority,
} from '#domain/maintenance/maintenance-options.ts';
import type { TipSeason } from '#domain/maintenance/tip-labels.ts';

export const words = {
  name: 'Maintenance tips',
  title: 'Maintenance tips for your home',
  lead: 'A few choices, and you get a list that fits your home and the season.',
  homeAge: 'Home age',
  chooseHomeAge: 'Select home age',
  homeAgeOf: (age: HomeAge) => `${age} years`,
  homeType: 'Home type',
  chooseHomeType: 'Select home type',
  homeTypeOf: (type: HomeType): string => type,
  season: 'Season',
  chooseSeason: 'Select season',
  seasonOf: (season: TipSeason): string => season,
  priority: 'Priority level',
  choosePriority: 'Select priority level',
  priorityOf: (priority: MaintenancePriority): string => priority,
  location: 'Location',
  concerns: 'Concerns',
  concernOf: (concern: Concern): string => concern,
  submit: 'Get Maintenance Tips',
  submitting: 'Generating Tips...',
  noName: 'No name, no email.',
  writing: 'Your tips are being written',
};
