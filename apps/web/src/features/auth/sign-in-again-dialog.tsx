import '../../forms/forms.scss';
import './sign-in-again.scss';
import { signInBody, type User } from '@scrapboard/contract';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { tokens } from '../../account/token-store.ts';
import { useAuth } from '../../account/use-auth.ts';
import { FormFailure } from '../../forms/form-failure.tsx';
import { PasswordField } from '../../forms/password-field.tsx';
import { useAccountForm } from '../../forms/use-account-form.ts';

/**
 * Asks the user to sign in again in a dialog over the page, which stays as it is: input is kept,
 * and pending calls continue afterwards. Declining signs out.
 */
export function SignInAgainDialog({ user }: { user: User }) {
  const { t } = useTranslation('auth');
  const { signIn, signOut } = useAuth();
  const dialog = useRef<HTMLDialogElement>(null);
  const { form, failure, isBusy, submit } = useAccountForm({
    schema: signInBody,
    defaultValues: { email: user.email, password: '' },
    send: (values) => signIn({ ...values, remember: tokens.isRemembered() }),
  });

  useEffect(() => {
    const element = dialog.current;
    const previouslyFocused = document.activeElement;
    element?.showModal();
    return () => {
      element?.close();
      if (previouslyFocused instanceof HTMLElement) previouslyFocused.focus();
    };
  }, []);

  return (
    <dialog
      ref={dialog}
      className="sign-in-again"
      aria-labelledby="sign-in-again"
      onCancel={(event) => event.preventDefault()}
    >
      <h2 id="sign-in-again">{t('expired.heading')}</h2>
      <p>{t('expired.text')}</p>
      <form noValidate onSubmit={submit}>
        <FormFailure failure={failure} />
        <p className="sign-in-again-user">
          <strong>{user.displayName}</strong>
          <span className="muted">{user.email}</span>
        </p>
        <input type="hidden" autoComplete="username" {...form.register('email')} />
        <PasswordField
          id="password-again"
          label={t('fields.password')}
          autoComplete="current-password"
          autoFocus
          required
          error={form.formState.errors.password}
          {...form.register('password')}
        />
        <div className="sign-in-again-actions">
          <button
            type="button"
            className="btn btn-surface"
            // A sign-in in progress would complete after the sign-out.
            disabled={isBusy}
            onClick={() => void signOut()}
          >
            {t('expired.signOut')}
          </button>
          <button type="submit" className="btn btn-primary" disabled={isBusy}>
            {t(isBusy ? 'signIn.busy' : 'signIn.submit')}
          </button>
        </div>
      </form>
    </dialog>
  );
}
