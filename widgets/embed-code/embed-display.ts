import { type FrameWidget, frameWidgets } from '#domain/embed/frame-widgets.ts';
import type { WidgetTag } from '#widgets/registry.ts';

/** How a widget is shown; `frame` is for a site that allows no scripts, `link` for mails and posts. */
export const embedDisplays = ['inline', 'button', 'dialog', 'frame', 'link'] as const;

export type EmbedDisplay = (typeof embedDisplays)[number];

/** The height of the button, in px, that a page reserves. */
export const BUTTON_HEIGHT = 56;

/** The tags whose widget can open in a dialog. */
const withDialog: readonly WidgetTag[] = ['inspection-quote', 'inspection-booking'];

/** The tags whose widget has a page of the site that a mail can link to. */
const withPage: readonly WidgetTag[] = [...withDialog, 'inspection-contact'];

/** The name of a widget in the address of its frame; undefined for an overlay. */
export const frameNameOf = (tag: WidgetTag): FrameWidget | undefined =>
  frameWidgets.find((name) => tag === `inspection-${name}`);

export const displaysOf = (tag: WidgetTag): EmbedDisplay[] =>
  embedDisplays.filter((display) => {
    if (display === 'inline') return true;
    if (display === 'frame') return !!frameNameOf(tag);
    return (display === 'link' ? withPage : withDialog).includes(tag);
  });
