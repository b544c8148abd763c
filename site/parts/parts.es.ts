import type { words as en } from './parts.en.ts';

export const words = {
  pageFailed: 'No se pudo cargar esta página',
  pageFailedText: (phone) =>
    `Revise su conexión y [vuelva a cargar la página], o llámenos al [${phone}].`,
  noScript: (phone) =>
    `Esta parte necesita scripts, que están desactivados o no se cargaron. Llame al [${phone}] o [envíenos una solicitud].`,
  newTab: '(se abre en otra pestaña)',
  watchVideo: 'Ver el video (se abre en otra pestaña)',
  videoAt: 'En el video, minuto',
  videoOf: 'de',
  area: (area) => `${area} pies cuadrados`,

  carousel: 'carrusel',
  previousCards: 'Tarjetas anteriores',
  previous: 'Anterior',
  nextCards: 'Tarjetas siguientes',
  next: 'Siguiente',
  range: (from, to, count) => (from === to ? `${from} de ${count}` : `${from} a ${to} de ${count}`),
  show: (range) => `Mostrar ${range}`,
  play: 'Reanudar',
  pause: 'Pausar',
} satisfies typeof en;
