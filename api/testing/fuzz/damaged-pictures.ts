import fc from 'fast-check';
import sharp from 'sharp';

const whole = await Promise.all(
  (['png', 'jpeg', 'webp'] as const).map((kind) =>
    sharp({ create: { width: 9, height: 7, channels: 3, background: '#246' } })
      .withExif({ IFD0: { Artist: 'Leakina Markwell' } })
      .toFormat(kind)
      .toBuffer(),
  ),
);

const edit = fc.record({
  at: fc.nat(5000),
  bytes: fc.uint8Array({ minLength: 1, maxLength: 8 }),
  how: fc.constantFrom('over', 'over', 'in', 'cut'),
});

/** Pictures with some bytes changed, inserted or cut off, or followed by megabytes of zeros. */
export const damagedPicture: fc.Arbitrary<Buffer> = fc
  .tuple(fc.constantFrom(...whole), fc.array(edit, { maxLength: 4 }), fc.constantFrom(0, 0, 0, 3))
  .map(([picture, edits, megabytes]) => {
    let result = Buffer.from(picture);
    for (const { at, bytes, how } of edits) {
      const place = at % (result.length + 1);
      const rest = how === 'cut' ? result.length : place + (how === 'over' ? bytes.length : 0);
      result = Buffer.concat([result.subarray(0, place), bytes, result.subarray(rest)]);
    }
    return Buffer.concat([result, Buffer.alloc(megabytes * 2 ** 20)]);
  });
