import type { words as en } from './docs.en.ts';

export const words = {
  allPages: 'Todas las páginas',
  pages: 'Documentos',
  fold: 'Páginas y secciones',
  pager: 'Página anterior y siguiente',
  previous: 'Anterior',
  next: 'Siguiente',
  code: {
    copy: 'Copiar',
    copied: 'Copiado',
    selected: 'Seleccionado: presione Ctrl+C o ⌘C para copiar',
  },
} satisfies typeof en;
