import { type ESTree, parseSync, Visitor } from 'vite';

/** Attributes whose values are shown or read aloud. */
const textAttributes = new Set([
  'alt',
  'aria-label',
  'aria-description',
  'label',
  'placeholder',
  'title',
]);

/** A word of two letters is text; numbers, symbols and single letters are not. */
const isText = (text: string) => /\p{L}{2}/u.test(text);

/**
 * Finds the texts in the markup of a TSX file, which belong in the language files. A heuristic:
 * it finds texts between tags and in such attributes, either directly or in a branch of an
 * expression, but no others.
 */
export function findLiterals(source: string): string[] {
  const { program, errors } = parseSync('page.tsx', source);
  if (errors.length > 0) throw new Error(errors[0]?.message);
  const found: string[] = [];
  const collect = (text: string) => {
    if (isText(text)) found.push(text.trim());
  };

  const collectExpression = (node: ESTree.Expression | ESTree.JSXEmptyExpression): void => {
    if (node.type === 'Literal' && typeof node.value === 'string') collect(node.value);
    if (node.type === 'TemplateLiteral') for (const { value } of node.quasis) collect(value.raw);
    if (node.type === 'ConditionalExpression') {
      collectExpression(node.consequent);
      collectExpression(node.alternate);
    }
    if (node.type === 'LogicalExpression') collectExpression(node.right);
  };
  const collectChildren = ({ children }: { children: ESTree.JSXChild[] }) => {
    for (const child of children) {
      if (child.type === 'JSXText') collect(child.value);
      if (child.type === 'JSXExpressionContainer') collectExpression(child.expression);
    }
  };
  const collectAttribute = ({ name, value }: ESTree.JSXAttribute) => {
    if (name.type !== 'JSXIdentifier' || !textAttributes.has(name.name) || value === null) return;
    if (value.type === 'Literal') collect(value.value);
    if (value.type === 'JSXExpressionContainer') collectExpression(value.expression);
  };

  new Visitor({
    JSXAttribute: collectAttribute,
    JSXElement: collectChildren,
    JSXFragment: collectChildren,
  }).visit(program);
  return found;
}
