import { type SubmitEvent, useState } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { failureDetails, failureFields } from '../api-client.ts';

interface Submit {
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  sending: boolean;
  /** What the latest call rejected with; undefined while there is nothing to tell. */
  failure: unknown;
}

/**
 * Sends a form once it keeps the rules. What the server has to say of single fields is shown there,
 * as are the failures that `fieldOf` gives a field by their code; the rest is the form's.
 */
export function useSubmit<Values extends FieldValues, Body>(
  form: UseFormReturn<Values, unknown, Body>,
  send: (body: Body) => Promise<void>,
  fieldOf: Record<string, Path<Values>> = {},
): Submit {
  const [failure, setFailure] = useState<unknown>();
  const submit = form.handleSubmit(async (body) => {
    setFailure(undefined);
    try {
      await send(body);
    } catch (reason) {
      setFailure(reason);
      for (const [name, message] of Object.entries(failureFields(reason))) {
        form.setError(name as Path<Values>, { type: 'server', message });
      }
      const field = fieldOf[failureDetails(reason).code ?? ''];
      // The alert tells what is wrong; the field is marked, and ready to be typed into.
      if (field !== undefined) form.setFocus(field, { shouldSelect: true });
    }
  });
  return {
    onSubmit: (event) => void submit(event),
    sending: form.formState.isSubmitting,
    failure,
  };
}
