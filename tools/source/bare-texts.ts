import type { Expression, JsxChild, Node, SourceFile } from 'typescript/unstable/ast';
import {
  isJsxExpression,
  isJsxFragment,
  isJsxText,
  isPropertyAccessExpression,
} from 'typescript/unstable/ast/is';
import {
  type Checker,
  SignatureKind,
  type Type,
  TypeFlags,
  type TypeReference,
  type UnionType,
} from 'typescript/unstable/sync';
import {
  childrenOf,
  componentsIn,
  componentTag,
  isFragment,
  jsxParentsIn,
} from './jsx-children.ts';
import { lineOf } from './source-nodes.ts';

/**
 * What a child of an element is for a browser that translates: `fixed` and `changing` texts, an
 * `element` that is always there, or `optional`, which comes and goes.
 */
type Kind = 'fixed' | 'changing' | 'element' | 'optional' | 'anything';

const isCatalog = (expression: Expression): boolean =>
  isPropertyAccessExpression(expression) &&
  /^(?:words|texts|\w+Words)(?:\.\w+)+$/.test(expression.getText());

const textFlags = TypeFlags.StringLike | TypeFlags.NumberLike;
const nothingFlags = TypeFlags.Null | TypeFlags.Undefined | TypeFlags.BooleanLike;

interface BareText {
  line: number;
  text: string;
}

/**
 * Texts that a browser's translation would make stale or fatal: it replaces text nodes, and the
 * framework then changes, removes or inserts before nodes that are no longer in the page.
 */
export function bareTexts(file: SourceFile, checker: Checker): BareText[] {
  // Of a list, only its items: `Elements` is a list of itself.
  const partsOf = (type: Type, inList = false): readonly Type[] => {
    if (type.flags & TypeFlags.Union) {
      return (type as UnionType).getTypes().flatMap((part) => partsOf(part, inList));
    }
    if (inList || !checker.isArrayType(type)) return [type];
    return checker.getTypeArguments(type as TypeReference).flatMap((item) => partsOf(item, true));
  };
  const has = (type: Type, flags: TypeFlags) => partsOf(type).some((part) => part.flags & flags);

  function kindOfExpression(expression: Expression): Kind {
    const type = checker.getTypeAtLocation(expression);
    if (!type || has(type, TypeFlags.Any)) return 'anything';
    const isText = (part: Type) => (part.flags & textFlags) !== 0;
    if (!has(type, textFlags)) return 'optional';
    const isOnlyText = partsOf(type).every((part) => isText(part) || part.flags & nothingFlags);
    if (!isOnlyText || checker.isArrayType(type)) return 'anything';
    const isConstant = (type.flags & TypeFlags.Literal) !== 0;
    return isConstant || isCatalog(expression) ? 'fixed' : 'changing';
  }

  function renderedBy(child: Node): Type | undefined {
    const tag = componentTag(child);
    const component = tag && checker.getTypeAtLocation(tag.tagName);
    const [signature] = component ? checker.getSignaturesOfType(component, SignatureKind.Call) : [];
    return signature && checker.getReturnTypeOfSignature(signature);
  }

  // `ReactNode`, which a component with `children` may render, includes booleans.
  const isText = (tag: Node) => {
    const rendered = renderedBy(tag);
    return rendered && has(rendered, textFlags) && !has(rendered, TypeFlags.BooleanLike);
  };

  function kindOf(child: JsxChild): Kind {
    if (isJsxText(child)) return 'fixed';
    if (isJsxExpression(child)) {
      return child.expression ? kindOfExpression(child.expression) : 'optional';
    }
    if (isJsxFragment(child)) return 'optional';
    const rendered = renderedBy(child);
    // A library's component may render any node, and in fact always renders its element.
    const mayBeNothing = rendered && has(rendered, nothingFlags) && !has(rendered, textFlags);
    return mayBeNothing ? 'optional' : 'element';
  }

  const found = jsxParentsIn(file).flatMap((parent) => {
    const children = childrenOf(parent);
    const inFragment = isFragment(parent);
    if (children.length < 2 && !inFragment) return [];
    const kinds = children.map(kindOf);
    return children.filter((_, index) => {
      const kind = kinds[index];
      if (kind === 'changing' || kind === 'anything') return true;
      if (kind !== 'fixed') return false;
      const before = kinds.slice(0, index).findLast((other) => other !== 'fixed');
      return inFragment || before === 'optional';
    });
  });
  return [...found, ...componentsIn(file).filter(isText)].map((node) => {
    const text = node.getText();
    return { line: lineOf(file.text, node.end - text.trimStart().length), text: text.trim() };
  });
}
