import type { StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { QuoteWidgetProps } from '#widgets/quote/quote.tsx';
import { visit } from '../visitor.ts';
import quote from './quote.stories.tsx';

// Alone in its file: once loaded, the rules stay loaded.
const meta = { ...quote, title: 'Widgets/Quote', tags: ['!autodocs'] };

export default meta;

/** The line broke before the rules were loaded: nothing that was entered is lost. */
export const Offline: StoryObj<QuoteWidgetProps> = {
  parameters: { missing: 'quote-answer' },
  play: async (context) => {
    const visitor = await visit(context);
    await visitor.fill({ 'Property type': 'townhome', 'Square footage': '1800' });
    await visitor.press('Calculate My Quote');
    await expect(await visitor.findByText(/^The price could not be worked out/)).toBeVisible();
    await visitor.expectFocus(visitor.getByRole('button', { name: 'Calculate My Quote' }));
    await expect(visitor.field('Square footage')).toHaveValue('1800');
    await expect(context.args.onCalculate).not.toHaveBeenCalled();
  },
};
