export const words = {
  standIn:
    'A number such as [U+738B] stands for a character that this document cannot show: it is the character’s number in Unicode.',
};
