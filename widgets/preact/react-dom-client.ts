import { type ComponentChild, type ContainerNode, render } from 'preact';

/** Replaces `react-dom/client` in the widgets' build, with only what elements and tests use. */
export const createRoot = (container: ContainerNode) => ({
  render: (tree: ComponentChild) => render(tree, container),
  unmount: () => render(null, container),
});
