/** A `text` of the contract, with code in backquotes. */
export const marked = (text: string) =>
  text.split('`').map((part, index) => {
    const Tag = index % 2 === 1 ? 'code' : 'span';
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change their order
    return <Tag key={index}>{part}</Tag>;
  });
