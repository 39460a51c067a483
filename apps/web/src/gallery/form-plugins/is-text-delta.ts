interface TextDelta {
  ops: { insert: string; attributes?: Record<string, unknown> }[];
}

/** Returns whether a value is a text-only delta (https://quilljs.com/docs/delta), as the editors store it. */
export function isTextDelta(value: unknown): value is TextDelta {
  return (
    isObject(value) &&
    Array.isArray(value.ops) &&
    value.ops.every(
      (op) =>
        isObject(op) &&
        typeof op.insert === 'string' &&
        (op.attributes === undefined || isObject(op.attributes)),
    )
  );
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
