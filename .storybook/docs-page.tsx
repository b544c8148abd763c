import {
  Controls,
  Description,
  DocsContext,
  Primary,
  Subtitle,
  Title,
} from '@storybook/addon-docs/blocks';
import { useContext } from 'react';

/** The first story, the widget's contract and a link to each state: only one state can be mounted. */
export function DocsPage() {
  const states = useContext(DocsContext).componentStories();
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      <Primary />
      <Controls />
      <h2>States</h2>
      <ul>
        {states.map(({ id, name }) => (
          <li key={id}>
            <a href={`./?path=/story/${id}`} target="_top">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
