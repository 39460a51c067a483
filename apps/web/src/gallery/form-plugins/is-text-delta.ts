interface TextDelta {
  ops: { insert: string; attributes?: Record<string, unknown> }[];
}

/** Whether a value is a delta (https://quilljs.com/docs/delta) of texts alone, as the editors keep it. */
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
