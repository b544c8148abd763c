import type { StoryContext } from '@storybook/react-vite';
import axeSource from 'axe-core/axe.min.js?raw';
import { expect, waitFor } from 'storybook/test';
import { type MessageKind, messageKinds } from '#domain/messages/message-kinds.ts';
import { type SampleFields, sampleMessage } from '#mail/testing/sample-messages.ts';
import type { PlayContext } from '../harness/widget-canvas.ts';
import { MailFrame } from './mail-frame.tsx';

export interface MailArgs {
  kind: MessageKind;
  fields?: SampleFields;
}

/** The common meta of mail stories. */
export const mailMeta = {
  argTypes: { kind: { control: 'select', options: messageKinds } },
  render: ({ kind, fields }: MailArgs, { globals }: Pick<StoryContext, 'globals'>) => (
    <MailFrame content={sampleMessage(kind, fields)} theme={globals['theme']} />
  ),
  play: async (context: PlayContext) => void (await mailShown(context)),
} as const;

/** Resolves with the mail's document once shown. The add-on checks it with the axe inside it. */
export async function mailShown({ canvasElement }: PlayContext): Promise<Document> {
  const mail = await waitFor(() => {
    const frame = canvasElement.querySelector('iframe');
    const shown = frame?.contentDocument;
    if (!shown?.querySelector('.mail-footer')) throw new Error('There is no mail in this story.');
    const { scrollWidth, scrollHeight } = shown.documentElement;
    expect({ width: scrollWidth, height: scrollHeight }, 'size of the mail').toEqual({
      width: frame?.clientWidth,
      height: frame?.clientHeight,
    });
    return shown;
  });
  // A mail is read inside the landmarks of a mail program.
  const rules = ['landmark-one-main', 'region'].map((id) => ({ id, enabled: false }));
  mail.defaultView?.eval(`${axeSource};axe.configure(${JSON.stringify({ rules })})`);
  return mail;
}
