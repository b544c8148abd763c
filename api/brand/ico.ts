/** An icon file (ICO) of PNGs, each `size` px wide and high, less than 256. */
export function icoOf(icons: readonly { size: number; png: Buffer }[]): Buffer {
  const HEADER = 6;
  const ENTRY = 16;
  const head = Buffer.alloc(HEADER + ENTRY * icons.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(icons.length, 4);
  let offset = head.length;
  for (const [index, { size, png }] of icons.entries()) {
    const at = HEADER + ENTRY * index;
    head.writeUInt8(size, at);
    head.writeUInt8(size, at + 1);
    head.writeUInt16LE(1, at + 4);
    head.writeUInt16LE(32, at + 6);
    head.writeUInt32LE(png.length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += png.length;
  }
  return Buffer.concat([head, ...icons.map(({ png }) => png)]);
}
