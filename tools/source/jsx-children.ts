import {
  type JsxChild,
  type JsxElement,
  type JsxFragment,
  type JsxOpeningElement,
  type JsxSelfClosingElement,
  type Node,
  type SourceFile,
  SyntaxKind,
} from 'typescript/unstable/ast';
import {
  isJsxElement,
  isJsxExpression,
  isJsxFragment,
  isJsxSelfClosingElement,
  isJsxText,
} from 'typescript/unstable/ast/is';

export type JsxParent = JsxElement | JsxFragment;

function nodesIn<T extends Node>(file: SourceFile, isWanted: (node: Node) => node is T): T[] {
  const found: T[] = [];
  const visit = (node: Node) => {
    if (isWanted(node)) found.push(node);
    node.forEachChild(visit);
  };
  file.forEachChild(visit);
  return found;
}

/** All elements and fragments of a module that have children. */
export const jsxParentsIn = (file: SourceFile): JsxParent[] =>
  nodesIn(file, (node): node is JsxParent => isJsxElement(node) || isJsxFragment(node));

/** All uses of components in a module. */
export const componentsIn = (file: SourceFile): Node[] =>
  nodesIn(file, (node): node is Node => componentTag(node) !== undefined);

/** What is rendered: without comments and without the white space between lines. */
export const childrenOf = (parent: JsxParent): JsxChild[] =>
  parent.children.filter((child) => {
    if (isJsxText(child)) return child.text.trim() !== '' || !child.text.includes('\n');
    return !isJsxExpression(child) || child.expression !== undefined;
  });

type Tag = JsxOpeningElement | JsxSelfClosingElement;

/** The tag of a component; none of an HTML element. */
export function componentTag(child: Node): Tag | undefined {
  const tag = isJsxElement(child)
    ? child.openingElement
    : isJsxSelfClosingElement(child)
      ? child
      : undefined;
  const isHtml = tag?.tagName.kind === SyntaxKind.Identifier && /^[a-z]/.test(tag.tagName.text);
  return isHtml ? undefined : tag;
}

/** Fragments leave their children in the element around them. */
export const isFragment = (parent: JsxParent): boolean =>
  isJsxFragment(parent) || componentTag(parent)?.tagName.getText() === 'Fragment';
