import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { failureDetails } from '../../api-client.ts';

/**
 * Sends a form and, if it is rejected, focuses the field that the error code is about; the alert
 * above the form explains the error.
 */
export async function sendOrFocusRejectedField<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  fields: Record<string, Path<Values>>,
  send: () => Promise<void>,
): Promise<void> {
  try {
    await send();
  } catch (failure) {
    const field = fields[failureDetails(failure).code ?? ''];
    if (field !== undefined) form.setFocus(field, { shouldSelect: true });
    throw failure;
  }
}
