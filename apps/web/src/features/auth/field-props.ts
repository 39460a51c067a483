import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';

/** Returns the props that all fields of the auth pages share. */
export function fieldProps<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  name: Path<Values>,
) {
  return {
    id: name,
    className: 'form-control-lg',
    required: true,
    error: form.getFieldState(name, form.formState).error,
    ...form.register(name),
  };
}

export type FieldProps = ReturnType<typeof fieldProps>;
