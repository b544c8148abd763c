export const words = {
  print: 'Print the Report',
  report: 'Inspection report',
  inspector: 'Inspector',
  boxes: 'What the boxes mean',
  item: 'Item',
};
