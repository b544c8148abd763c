import type { words as en } from './article-page.en.ts';

export const words = {
  breadcrumb: 'Ruta de navegación',
  loading: 'Cargando el artículo',
  share: 'Compartir',
  copied: 'Enlace copiado',
  paste: 'Péguelo donde quiera.',
  notCopied: 'No se pudo copiar el enlace',
  sampleReport: 'Reporte de muestra',
} satisfies typeof en;
