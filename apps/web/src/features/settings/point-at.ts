import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { failureDetails } from '../../api-client.ts';

/**
 * Sends a form, and puts the focus into the field that a refusal is about, by the code of the
 * refusal; the alert above the form tells the rest.
 */
export async function pointAt<Values extends FieldValues, Output>(
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
