import type { ComponentProps, ReactNode, SyntheticEvent } from 'react';
import { FormFailure } from '../../forms/form-failure.tsx';
import { AuthCard } from './auth-card.tsx';
import { SubmitButton } from './submit-button.tsx';

interface Props extends ComponentProps<typeof AuthCard> {
  /** Shown above the form. */
  intro?: ReactNode;
  /** The error of the last attempt. */
  failure: unknown;
  isBusy: boolean;
  submit: (event: SyntheticEvent<HTMLFormElement>) => void;
  submitText: string;
  busyText: string;
}

/** A card with one form: its error, its fields and its submit button. */
export function AuthForm({
  intro,
  failure,
  isBusy,
  submit,
  submitText,
  busyText,
  children,
  ...card
}: Props) {
  return (
    <AuthCard {...card}>
      {intro}
      <form className="auth-form" noValidate onSubmit={submit} aria-label={card.title}>
        <FormFailure failure={failure} />
        {children}
        <SubmitButton isBusy={isBusy} text={submitText} busyText={busyText} />
      </form>
    </AuthCard>
  );
}
