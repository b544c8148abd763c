/** What `react-dom/client` means in the widgets' build: what r2wc and the tests use of it. */
import { type ComponentChild, type ContainerNode, render } from 'preact';

export const createRoot = (container: ContainerNode) => ({
  render: (tree: ComponentChild) => render(tree, container),
  unmount: () => render(null, container),
});
