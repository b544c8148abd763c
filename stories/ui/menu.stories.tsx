import type { Meta, StoryObj } from '@storybook/react-vite';
import { CalendarPlus, Download, OctagonAlert, Trash2 } from 'lucide-react';
import { Menu } from '#ui/menu/menu.tsx';
import { MenuItem } from '#ui/menu/menu-item.tsx';

interface MenuArgs {
  trigger: string;
}

/** The admin's menus: the secondary actions of a row or a list. */
const meta = {
  title: 'UI/Menu',
  render: ({ trigger }) => (
    <div style={{ minHeight: 300, padding: 24 }}>
      <Menu
        placement="bottom-start"
        trigger={
          <button type="button" className="ui-button">
            {trigger}
          </button>
        }
      >
        <MenuItem>
          <a href="#book">
            <CalendarPlus size={18} />
            Book an appointment
          </a>
        </MenuItem>
        <MenuItem>
          <a href="#export">
            <Download size={18} />
            Export as CSV
          </a>
        </MenuItem>
        <hr />
        <MenuItem>
          <button type="button">
            <OctagonAlert size={18} />
            Spam
          </button>
        </MenuItem>
        <MenuItem>
          <button type="button" data-danger="">
            <Trash2 size={18} />
            Delete
          </button>
        </MenuItem>
      </Menu>
    </div>
  ),
  args: { trigger: 'More' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button'));
    await canvas.findByRole('menu');
  },
} satisfies Meta<MenuArgs>;

export default meta;

type Story = StoryObj<MenuArgs>;

export const Open: Story = {};

export const LongWords: Story = { args: { trigger: 'More of what can be done with it' } };

export const DarkPage: Story = { tags: ['variant'], globals: { theme: 'dark' } };
