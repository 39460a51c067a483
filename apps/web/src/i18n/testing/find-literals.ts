import { type ESTree, parseSync, Visitor } from 'vite';

/** Attributes whose values are shown or read aloud. */
const spoken = new Set(['alt', 'aria-label', 'aria-description', 'label', 'placeholder', 'title']);

/** A word of two letters is text; numbers, symbols and single letters are not. */
const isText = (text: string) => /\p{L}{2}/u.test(text);

/**
 * Finds the texts in the markup of a TSX file, which belong into the language files. A heuristic:
 * it finds texts between tags and in spoken attributes, either directly or in a branch of an
 * expression, but no others.
 */
export function findLiterals(source: string): string[] {
  const { program, errors } = parseSync('page.tsx', source);
  if (errors.length > 0) throw new Error(errors[0]?.message);
  const found: string[] = [];
  const note = (text: string) => {
    if (isText(text)) found.push(text.trim());
  };

  const noteExpression = (node: ESTree.Expression | ESTree.JSXEmptyExpression): void => {
    if (node.type === 'Literal' && typeof node.value === 'string') note(node.value);
    if (node.type === 'TemplateLiteral') for (const { value } of node.quasis) note(value.raw);
    if (node.type === 'ConditionalExpression') {
      noteExpression(node.consequent);
      noteExpression(node.alternate);
    }
    if (node.type === 'LogicalExpression') noteExpression(node.right);
  };
  const noteChildren = ({ children }: { children: ESTree.JSXChild[] }) => {
    for (const child of children) {
      if (child.type === 'JSXText') note(child.value);
      if (child.type === 'JSXExpressionContainer') noteExpression(child.expression);
    }
  };
  const noteAttribute = ({ name, value }: ESTree.JSXAttribute) => {
    if (name.type !== 'JSXIdentifier' || !spoken.has(name.name) || value === null) return;
    if (value.type === 'Literal') note(value.value);
    if (value.type === 'JSXExpressionContainer') noteExpression(value.expression);
  };

  new Visitor({
    JSXAttribute: noteAttribute,
    JSXElement: noteChildren,
    JSXFragment: noteChildren,
  }).visit(program);
  return found;
}
