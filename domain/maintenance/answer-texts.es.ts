import type { words as en } from './answer-texts.en.ts';
import { words as labels } from './maintenance-options.es.ts';
import type { HomeType, MaintenancePriority, Season } from './maintenance-options.ts';

const homes: Readonly<Record<HomeType, string>> = {
  'Single Family': 'una casa unifamiliar',
  Townhouse: 'una casa adosada',
  Condo: 'un condominio',
  'Multi-family': 'un edificio multifamiliar',
};

const seasons: Readonly<Record<Season, string>> = {
  Spring: 'la primavera',
  Summer: 'el verano',
  Fall: 'el otoño',
  Winter: 'el invierno',
};

const purposes: Readonly<Record<MaintenancePriority, string>> = {
  Preventive: 'para prevenir daños antes de que se noten',
  'Current Issues': 'para resolver lo que falla hoy',
  'Pre-Sale': 'para dejar todo listo para la venta',
  'Post-Purchase': 'para empezar bien como nuevo dueño',
};

const lowercased = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

export const words = {
  tasks: (count, { homeAge, homeType, season, priority }, place) => {
    const home = `${homes[homeType]} de ${lowercased(labels.homeAges[homeAge])}`;
    return `${count} tareas para ${home}${place && ` en ${place}`}, elegidas para ${seasons[season]} y ${purposes[priority]}.`;
  },
  concernsCovered: (concerns) =>
    `Sus preocupaciones están incluidas: ${concerns.map((concern) => lowercased(labels.concerns[concern])).join(', ')}.`,
  first: (title) => `Empiece por esto: “${title}”.`,
  localRisks:
    'Las tareas están pensadas para el suelo arcilloso, el calor, el granizo y las heladas de {{localArea}}.',
  adviceByPurpose: {
    Preventive:
      'Pida que {{anInspector}} revise toda la casa una vez al año, y que un técnico revise el aire acondicionado y la calefacción cada primavera y cada otoño.',
    'Current Issues':
      'Pida que cada problema lo diagnostique alguien que no venda la reparación, y que lo ponga por escrito antes de que usted compare presupuestos.',
    'Pre-Sale':
      'Una inspección antes de vender muestra lo que encontrará el inspector del comprador, mientras usted todavía puede elegir qué se repara y quién lo hace.',
    'Post-Purchase':
      'Si la casa se compró sin inspección, pida una ahora; si la hubo, pida que el especialista adecuado revise antes de un año lo que se marcó como defecto.',
  },
  adviceByType: {
    'Single Family':
      'Las preguntas sobre los cimientos son para un ingeniero estructural con licencia; el cableado y el gas, para especialistas con licencia.',
    Townhouse:
      'Lea la declaración antes de contratar a alguien para el techo o los muros; los cimientos son asunto de un ingeniero estructural con licencia, a quien conviene consultar junto con los vecinos.',
    Condo:
      'Lo que está fuera de su unidad se pide por escrito a la asociación; el cableado y las líneas de gas y de agua de adentro son para especialistas con licencia.',
    'Multi-family':
      'Mande inspeccionar las unidades una por una cuando cambie el inquilino, y la estructura, con un ingeniero estructural con licencia, cuando varias muestren grietas.',
  },
  warrantyAdvice:
    'Antes de que termine la garantía del constructor, pida una inspección de garantía: su reporte es la lista con la que trabaja el constructor.',
  offer: (name) => `En ${name} con gusto le echamos un vistazo.`,
} satisfies typeof en;
