import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';

interface Issue {
  path: readonly PropertyKey[];
  message: string;
}
/** The part of a Zod schema that is used here. */
export interface Schema<Output> {
  safeParse(
    values: unknown,
  ): { success: true; data: Output } | { success: false; error: { issues: readonly Issue[] } };
}

/** Validates a form by a schema of the contract, with the server's rules and messages. */
export function zodResolver<Values extends FieldValues, Output>(
  schema: Schema<Output>,
): Resolver<Values, unknown, Output> {
  return (values) => {
    const result = schema.safeParse(values);
    if (result.success) return { values: result.data, errors: {} };
    const errors: Record<string, { type: string; message: string }> = {};
    for (const { path, message } of result.error.issues) {
      errors[path.join('.')] ??= { type: 'rule', message };
    }
    return { values: {}, errors: errors as FieldErrors<Values> };
  };
}
