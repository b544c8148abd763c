import type {
  Concern,
  HomeAge,
  HomeType,
  MaintenancePriority,
  Season,
} from './maintenance-options.ts';
import type { TipDifficulty, TipPriority, TipSeason } from './tip-labels.ts';

const seasons: Readonly<Record<Season, string>> = {
  Spring: 'Primavera',
  Summer: 'Verano',
  Fall: 'Otoño',
  Winter: 'Invierno',
};

/** What the values of requests and tips are called, which stay English in the API. */
export const words = {
  homeAges: {
    '0-5': '0 a 5 años',
    '6-15': '6 a 15 años',
    '16-30': '16 a 30 años',
    '31-50': '31 a 50 años',
    '50+': 'Más de 50 años',
  } satisfies Record<HomeAge, string>,
  homeTypes: {
    'Single Family': 'Casa unifamiliar',
    Townhouse: 'Casa adosada',
    Condo: 'Condominio',
    'Multi-family': 'Edificio multifamiliar',
  } satisfies Record<HomeType, string>,
  seasons,
  maintenancePriorities: {
    Preventive: 'Prevención',
    'Current Issues': 'Problemas actuales',
    'Pre-Sale': 'Antes de vender',
    'Post-Purchase': 'Después de comprar',
  } satisfies Record<MaintenancePriority, string>,
  concerns: {
    'HVAC System Issues': 'Aire acondicionado y calefacción',
    'Plumbing Problems': 'Plomería',
    'Electrical Concerns': 'Instalación eléctrica',
    'Roof/Gutters': 'Techo y canaletas',
    'Foundation Issues': 'Cimientos',
    'Windows/Doors': 'Ventanas y puertas',
    'Insulation/Energy Efficiency': 'Aislamiento y energía',
    'Exterior Maintenance': 'Exterior de la casa',
    'Safety/Security': 'Seguridad',
    'Appliance Maintenance': 'Electrodomésticos',
  } satisfies Record<Concern, string>,
  /** Feminine, of "prioridad". */
  tipPriorities: {
    Critical: 'Crítica',
    High: 'Alta',
    Medium: 'Media',
    Low: 'Baja',
  } satisfies Record<TipPriority, string>,
  tipDifficulties: {
    DIY: 'Hágalo usted mismo',
    Professional: 'Con un profesional',
    Either: 'Usted o un profesional',
  } satisfies Record<TipDifficulty, string>,
  tipSeasons: { ...seasons, 'Year-round': 'Todo el año' } satisfies Record<TipSeason, string>,
};
