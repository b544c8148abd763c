import type { words as en } from './signature-field.en.ts';

export const words = {
  draw: 'Dibujar también mi firma',
  drawOptional: 'Basta con el nombre escrito; la firma dibujada se agrega.',
  field: 'Espacio para su firma: dibuje con el dedo, un lápiz o el ratón',
  clear: 'Borrar',
  close: 'Sin dibujo',
  loading: 'Un momento…',
  failed: 'No se pudo cargar el espacio para dibujar. Basta con su nombre escrito.',
} satisfies typeof en;
