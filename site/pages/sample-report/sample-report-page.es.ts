import type { words as en } from './sample-report-page.en.ts';

export const words = {
  print: 'Imprimir el reporte',
  report: 'Reporte de inspección',
  inspector: 'Inspector',
  boxes: 'Qué significan las casillas',
  item: 'Elemento',
} satisfies typeof en;
