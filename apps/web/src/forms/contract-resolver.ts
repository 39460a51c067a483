import type { FieldError, FieldErrors, FieldValues, Resolver } from 'react-hook-form';

interface Issue {
  path: PropertyKey[];
  message: string;
}

/** The part of a schema of the contract that is used. */
interface Schema<Body> {
  safeParse(
    value: unknown,
  ): { success: true; data: Body } | { success: false; error: { issues: Issue[] } };
}

/**
 * Checks a form by the very schema the server checks the call by. `toBody` makes the body of the
 * call out of what the fields hold; the form hands the checked body to its submit function. Of
 * several faults of a field the first is told.
 */
export function contractResolver<Values extends FieldValues, Body extends FieldValues>(
  schema: Schema<Body>,
  toBody: (values: Values) => unknown = (values) => values,
): Resolver<Values, unknown, Body> {
  return (values) => {
    const result = schema.safeParse(toBody(values));
    if (result.success) return { values: result.data, errors: {} };
    const errors: Record<string, FieldError> = {};
    for (const { path, message } of result.error.issues) {
      errors[path.join('.') || 'root'] ??= { type: 'contract', message };
    }
    return { values: {}, errors: errors as FieldErrors<Values> };
  };
}
