export const words = {
  draw: 'Draw my signature too',
  drawOptional: 'The typed name is enough; a drawn signature is added to it.',
  field: 'Field for your signature: draw with your finger, pen or mouse',
  clear: 'Clear',
  close: 'Without a drawing',
  loading: 'One moment…',
  failed: 'The field for drawing could not be loaded. Your typed name is enough.',
};
