import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderInHost } from '#ui/testing/render.tsx';
import { TextField } from './field.tsx';
import { emptyForm } from './form-state.ts';

/** Side of the icon in pixels, and its distance from the right end of the field: border and padding. */
const SIZE = 16;
const INSET = 13;

/** Whether a field's icon is drawn, from corner to middle. A script cannot read its style. */
async function inkOf(label: string) {
  const field = page.getByLabelText(label);
  const base64 = await field.screenshot({ save: false });
  const picture = new Image();
  picture.src = `data:image/png;base64,${base64}`;
  await picture.decode();
  const canvas = new OffscreenCanvas(picture.width, picture.height);
  const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
  context.drawImage(picture, 0, 0);
  const { width, height } = field.element().getBoundingClientRect();
  const scale = picture.width / width;
  const isInked = (offset: number) => {
    const x = (width - INSET - SIZE + offset + 0.5) * scale;
    const y = ((height - SIZE) / 2 + offset + 0.5) * scale;
    const [red = 255] = context.getImageData(Math.floor(x), Math.floor(y), 1, 1).data;
    return red < 128;
  };
  return { corner: isInked(1), middle: isInked(SIZE / 2 - 1) };
}

test('a time field has a clock, a date field a calendar sheet', async () => {
  renderInHost(
    <>
      <TextField form={emptyForm} name="day" label="Day" type="date" required />
      <TextField form={emptyForm} name="start" label="Start" type="time" required />
    </>,
  );
  expect(await inkOf('Day')).toEqual({ corner: true, middle: false });
  expect(await inkOf('Start')).toEqual({ corner: false, middle: true });
});
