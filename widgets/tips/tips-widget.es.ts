import { words as options } from '#domain/maintenance/maintenance-options.es.ts';
import type { words as en } from './tips-widget.en.ts';

export const words = {
  name: 'Consejos de mantenimiento',
  title: 'Consejos para mantener su casa',
  lead: 'Con unas respuestas recibe una lista para su casa y la estación.',
  homeAge: 'Antigüedad de la casa',
  chooseHomeAge: 'Elija la antigüedad',
  homeAgeOf: (age) => options.homeAges[age],
  homeType: 'Tipo de casa',
  chooseHomeType: 'Elija el tipo de casa',
  homeTypeOf: (type) => options.homeTypes[type],
  season: 'Estación del año',
  chooseSeason: 'Elija la estación',
  seasonOf: (season) => options.tipSeasons[season],
  priority: 'Prioridad',
  choosePriority: 'Elija la prioridad',
  priorityOf: (priority) => options.maintenancePriorities[priority],
  location: 'Ubicación',
  concerns: '¿Qué le preocupa?',
  concernOf: (concern) => options.concerns[concern],
  submit: 'Ver mis consejos',
  submitting: 'Preparando consejos…',
  noName: 'Sin nombre ni correo.',
  writing: 'Se están preparando sus consejos',
} satisfies typeof en;
