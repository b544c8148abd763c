import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { unlinked } from '#domain/messages/texts/unlinked.ts';
import { colorIn } from '#mail/mail-tokens.ts';
import { type MailArgs, mailMeta, mailShown } from './mail-meta.tsx';

/** The same mail in other programs, and with difficult texts. */
const meta = {
  title: 'Mail/Readers and texts',
  ...mailMeta,
  parameters: { column: 600 },
  args: { kind: 'new_booking' },
} satisfies Meta<MailArgs>;

export default meta;

type Story = StoryObj<MailArgs>;

export const Dark: Story = {
  tags: ['variant'],
  globals: { theme: 'dark' },
  play: async (context) => {
    const mail = await mailShown(context);
    await expect(mail.querySelector('.mail-paragraph')).toHaveStyle({
      color: colorIn('dark', 'ink'),
    });
  },
};

export const Narrow: Story = { tags: ['variant'], parameters: { column: 320 } };

const long = 'Llanfairpwllgwyngyll'.repeat(8);

export const LongWords: Story = {
  args: {
    fields: {
      booking: {
        name: long,
        email: `${long}@example.com`,
        address: `${long} ${long}`,
        notes: `${long}\n\n${'The gate is green. '.repeat(40)}`,
        pets: long,
      },
    },
  },
};

const markup = '<script>document.title = "taken over"</script>"><img src=x onerror=alert(1)>';

/** Text that looks like markup is shown as typed. */
export const HostileText: Story = {
  args: {
    fields: {
      booking: { name: markup, address: markup, entry: markup, notes: `${markup}\n</td></table>` },
    },
  },
  play: async (context) => {
    const mail = await mailShown(context);
    await expect(mail.querySelectorAll('script, img')).toHaveLength(0);
    await expect(mail.querySelector('.mail-words')).toHaveTextContent(unlinked(markup));
  },
};
