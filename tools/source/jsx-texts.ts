import { nameOf, parsed, partsOf, type SourceNode } from './source-nodes.ts';

interface JsxText {
  /** Offset in the file. */
  start: number;
  text: string;
}

/** Attributes that are read or heard: those of HTML, and those that components show. */
const worded =
  /^(?:aria-(?:label|description|roledescription|valuetext)|alt|title|placeholder|label|text|heading|summary|description|caption|legend|message|hint|note|unit|\w+(?:Label|Text|Title))$/;

const textIn = (start: number, value: unknown): JsxText[] =>
  typeof value === 'string' && /\p{L}/u.test(value)
    ? [{ start, text: value.trim().replaceAll(/\s+/g, ' ') }]
    : [];

function textsIn(node: SourceNode, isShown: boolean): JsxText[] {
  const within = (parts: readonly SourceNode[], areShown = isShown) =>
    parts.flatMap((part) => textsIn(part, areShown));
  switch (node.type) {
    case 'JSXElement':
    case 'JSXFragment': {
      const children = node['children'] as SourceNode[];
      const head = partsOf(node).filter((part) => !children.includes(part));
      return [...within(head, false), ...within(children, true)];
    }
    case 'JSXAttribute':
      return within(partsOf(node), worded.test(nameOf(node['name'])));
    case 'JSXText':
    case 'Literal':
      return isShown ? textIn(node.start, node['value']) : [];
    case 'TemplateElement':
      return isShown ? textIn(node.start, (node['value'] as { cooked: string }).cooked) : [];
    case 'ConditionalExpression': {
      const { test, consequent, alternate } = node as Record<string, SourceNode | unknown>;
      return [
        ...within([test as SourceNode], false),
        ...within([consequent, alternate] as SourceNode[]),
      ];
    }
    case 'BinaryExpression':
      return within(partsOf(node), isShown && node['operator'] === '+');
    case 'ArrowFunctionExpression':
    case 'CallExpression':
    case 'MemberExpression':
    case 'ObjectExpression':
      // Arguments and keys are not shown.
      return within(partsOf(node), false);
    default:
      return within(partsOf(node));
  }
}

/** Words that stand in the JSX of a module, in place of those of a catalog. */
export const jsxTexts = (file: string, code: string): JsxText[] =>
  textsIn(parsed(file, code), false);
