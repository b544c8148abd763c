import { type ComponentChild, type ContainerNode, render } from 'preact';

/** What `react-dom/client` means in the widgets' build: what elements and tests use of it. */
export const createRoot = (container: ContainerNode) => ({
  render: (tree: ComponentChild) => render(tree, container),
  unmount: () => render(null, container),
});
