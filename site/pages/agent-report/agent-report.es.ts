import type { words as en } from './agent-report.en.ts';

export const words = {
  title: 'Reporte de inspección',
  description: (name) =>
    `Un reporte de inspección de vivienda de ${name}, que su cliente comparte: léalo aquí y vea el video.`,
  keywords: 'reporte de inspección',
  shared: 'Su cliente comparte este reporte con usted.',
  inspected: (date) => `Inspección del ${date}`,
  read: (size) => `Leer el reporte (PDF, ${size})`,
  video: 'Ver el video de la inspección',
  from: (date) => `Esta versión del reporte es del ${date}.`,
  goneTitle: 'Este reporte ya no está disponible',
  goneText: 'Su cliente ya no lo comparte, o el enlace venció. Pídale el reporte a su cliente.',
  unreachableTitle: 'No pudimos cargar el reporte',
  unreachableText: 'Vuelva a cargar la página en un momento, o llámenos.',
} satisfies typeof en;
