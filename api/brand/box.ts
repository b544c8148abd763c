/** Styles that satori lays out; numbers are px. */
export type BoxStyle = Readonly<Record<string, string | number>>;

/** An element for satori: plain data, so that a thread can receive it. */
export interface Box {
  type: 'div' | 'img';
  props: {
    style: BoxStyle;
    children?: readonly Box[] | string;
    src?: string;
    width?: number;
    height?: number;
  };
}

export const box = (style: BoxStyle, ...children: readonly Box[]): Box => ({
  type: 'div',
  props: { style: { display: 'flex', ...style }, children },
});

export const text = (content: string, style: BoxStyle): Box => ({
  type: 'div',
  props: { style: { display: 'flex', ...style }, children: content },
});

/** A picture of `width` × `height` px. */
export const image = (
  src: string,
  { width, height, ...style }: { width: number; height: number } & BoxStyle,
): Box => ({ type: 'img', props: { src, width, height, style } });

export const dataUrl = (type: string, content: Buffer | string): string =>
  `data:${type};base64,${Buffer.from(content).toString('base64')}`;
