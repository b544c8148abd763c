import type { Meta, StoryObj } from '@storybook/react-vite';
import '#ui/prose/prose.css';

/** The text of an article, on the site and in the admin's preview. */
const meta = {
  title: 'UI/Prose',
  render: () => (
    <div className="prose">
      <h2>What an inspector looks at</h2>
      <p>
        Two to four hours, from the roof to the foundation. <a href="#report">The report</a> comes
        within 24 hours.
      </p>
      <ul>
        <li>Structure and roof</li>
        <li>
          <strong>Electrical</strong> and <em>plumbing</em> systems
        </li>
      </ul>
      <blockquote>Ask what you want to know: we explain it on site.</blockquote>
      <h3>After the inspection</h3>
      <ol>
        <li>Read the summary</li>
        <li>Call with your questions</li>
      </ol>
      <pre>
        <code>TREC #8544</code>
      </pre>
    </div>
  ),
} satisfies Meta;

export default meta;

export const Default: StoryObj = {};

export const NarrowDark: StoryObj = {
  tags: ['variant'],
  parameters: { column: 320 },
  globals: { theme: 'dark' },
};
