import type { ComponentProps, ReactNode, SyntheticEvent } from 'react';
import { FormFailure } from '../../forms/form-failure.tsx';
import { AuthCard } from './auth-card.tsx';
import { SubmitButton } from './submit-button.tsx';

interface Props extends ComponentProps<typeof AuthCard> {
  /** Shown above the form. */
  intro?: ReactNode;
  /** Why the last attempt was refused. */
  failure: unknown;
  busy: boolean;
  submit: (event: SyntheticEvent<HTMLFormElement>) => void;
  submitText: string;
  busyText: string;
}

/** A card with one form: why it was refused, its fields, and the button that sends it. */
export function AuthForm({
  intro,
  failure,
  busy,
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
        <SubmitButton busy={busy} text={submitText} busyText={busyText} />
      </form>
    </AuthCard>
  );
}
