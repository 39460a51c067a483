import { type ESTree, parseSync, Visitor } from 'vite';

/** A call of `t` with a key that is written out. */
export interface TextCall {
  key: string;
  /** The names of the values it passes. */
  values: ReadonlySet<string>;
}

/** Finds the calls of `t` in a source file, without those whose key or values are computed. */
export function findTextCalls(file: string, source: string): TextCall[] {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(errors[0]?.message);
  const calls: TextCall[] = [];
  new Visitor({
    CallExpression({ callee, arguments: [key, options] }) {
      if (callee.type !== 'Identifier' || callee.name !== 't' || key === undefined) return;
      const values = namesOf(options);
      if (values !== null) calls.push(...keysOf(key).map((text) => ({ key: text, values })));
    },
  }).visit(program);
  return calls;
}

/** Returns the keys that an argument may be; none if it is computed in another way. */
function keysOf(argument: ESTree.Argument): string[] {
  if (argument.type === 'Literal' && typeof argument.value === 'string') return [argument.value];
  if (argument.type !== 'ConditionalExpression') return [];
  return [...keysOf(argument.consequent), ...keysOf(argument.alternate)];
}

/** Returns the names of the options; null if they are not all written out. */
function namesOf(options: ESTree.Argument | undefined): ReadonlySet<string> | null {
  if (options === undefined) return new Set();
  if (options.type !== 'ObjectExpression') return null;
  const names = options.properties.flatMap((property) =>
    property.type === 'Property' && property.key.type === 'Identifier' ? property.key.name : [],
  );
  return names.length === options.properties.length ? new Set(names) : null;
}
