import { useState } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import { failureFields } from '../api-client.ts';
import { type Schema, zodResolver } from './zod-resolver.ts';

interface Options<Values extends FieldValues, Output> {
  schema: Schema<Output>;
  defaultValues: DefaultValues<Values> & Values;
  /** Sends the values; rejects with the failure to show. */
  send: (values: Output, form: UseFormReturn<Values, unknown, Output>) => Promise<void>;
}

export interface AccountForm<Values extends FieldValues, Output = Values> {
  form: UseFormReturn<Values, unknown, Output>;
  /** What `send` rejected with, unless it was shown at fields. */
  failure: unknown;
  isBusy: boolean;
  submit: (event: React.SyntheticEvent<HTMLFormElement>) => void;
}

/**
 * Returns a form for account data. Errors are shown at their fields, and the first of those is
 * focused; other failures are returned for an alert.
 */
export function useAccountForm<Values extends FieldValues, Output>({
  schema,
  defaultValues,
  send,
}: Options<Values, Output>): AccountForm<Values, Output> {
  const form = useForm<Values, unknown, Output>({
    resolver: zodResolver<Values, Output>(schema),
    defaultValues,
  });
  const [failure, setFailure] = useState<unknown>();

  const attempt = async (values: Output) => {
    setFailure(undefined);
    try {
      await send(values, form);
    } catch (reason) {
      const names = Object.keys(defaultValues);
      const fieldErrors = Object.entries(failureFields(reason)).filter(([name]) =>
        names.includes(name),
      );
      if (fieldErrors.length === 0) return setFailure(reason);
      fieldErrors.forEach(([name, message], index) => {
        form.setError(name as Path<Values>, { message }, { shouldFocus: index === 0 });
      });
    }
  };

  return {
    form,
    failure,
    isBusy: form.formState.isSubmitting,
    submit(event) {
      const button = (event.nativeEvent as SubmitEvent).submitter;
      void form
        .handleSubmit(attempt, () => setFailure(undefined))(event)
        .finally(() => {
          // The button lost focus when it was disabled; `send` may have moved it to a field.
          requestAnimationFrame(() => {
            if (document.activeElement === document.body) button?.focus();
          });
        });
    },
  };
}
