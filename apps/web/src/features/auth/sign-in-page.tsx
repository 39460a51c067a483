import '../../forms/forms.scss';
import { demoCredentials, signInBody } from '@scrapboard/contract';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { destinationName, readDestination } from '../../account/destination.ts';
import { GuestGuard } from '../../account/guest-guard.tsx';
import { useAuth } from '../../account/use-auth.ts';
import { Field } from '../../forms/field.tsx';
import { FormFailure } from '../../forms/form-failure.tsx';
import { PasswordField } from '../../forms/password-field.tsx';
import { useAccountForm } from '../../forms/use-account-form.ts';
import { paths } from '../../paths.ts';
import { useStatus } from '../../status.ts';
import { AuthCard } from './auth-card.tsx';
import { type AuthNote, useAuthNote } from './auth-note.ts';
import { DriverPicture } from './driver-picture.tsx';
import { NoteAlert } from './note-alert.tsx';
import { SubmitButton } from './submit-button.tsx';
import { useNavigateIfMounted } from './use-navigate-if-mounted.ts';

/** Signing in; afterwards on to the page that was wanted. */
export function SignInPage() {
  const note = useAuthNote();
  const [leading, setLeading] = useState(false);
  // Whoever has just signed up is led here signed in, to be told so.
  return (
    <GuestGuard open={note !== null || leading}>
      <SignIn note={note} onLead={setLeading} />
    </GuestGuard>
  );
}

function useStartValues(note: AuthNote | null) {
  const demo = useStatus()?.demo;
  const known = note !== null && 'email' in note ? note.email : undefined;
  if (known === undefined && demo !== undefined && demo !== null) return { ...demoCredentials };
  return { email: known ?? '', password: '' };
}

interface Props {
  note: AuthNote | null;
  /** While the page itself leads on, nothing else is to. */
  onLead: (underWay: boolean) => void;
}

function SignIn({ note, onLead }: Props) {
  const { t } = useTranslation('auth');
  const { signIn } = useAuth();
  const [search] = useSearchParams();
  const leadOn = useNavigateIfMounted();
  const remember = useRef<HTMLInputElement>(null);
  const demo = useStatus()?.demo;
  const start = useStartValues(note);
  const { form, failure, busy, submit } = useAccountForm({
    schema: signInBody,
    defaultValues: start,
    async send(values) {
      onLead(true);
      try {
        await signIn({ ...values, remember: remember.current?.checked ?? true });
      } catch (reason) {
        onLead(false);
        throw reason;
      }
      await leadOn(readDestination(search, window.location.origin), { replace: true });
    },
  });
  const { errors } = form.formState;
  const to = search.get(destinationName) ?? undefined;

  return (
    <AuthCard
      title={t('signIn.title')}
      heading={t('signIn.heading')}
      lead={t('signIn.lead')}
      foot={
        <>
          {t('signIn.noAccount')} <Link to={paths.signUp({ to })}>{t('signIn.toSignUp')}</Link>
        </>
      }
    >
      <NoteAlert note={note} />
      <DriverPicture />
      {demo !== undefined && demo !== null && note === null && (
        <div className="alert alert-info auth-alert">{t('signIn.demo', demoCredentials)}</div>
      )}
      <form className="auth-form" noValidate onSubmit={submit} aria-label={t('signIn.title')}>
        <FormFailure failure={failure} />
        <Field
          id="email"
          label={t('fields.email')}
          type="email"
          autoComplete="username"
          placeholder={t('fields.emailPlaceholder')}
          className="form-control-lg"
          required
          error={errors.email}
          {...form.register('email')}
        />
        <div>
          <PasswordField
            id="password"
            label={t('fields.password')}
            autoComplete="current-password"
            className="form-control-lg"
            required
            error={errors.password}
            {...form.register('password')}
          />
          <Link className="auth-forgot" to={paths.resetPassword({ to })}>
            {t('signIn.forgot')}
          </Link>
        </div>
        <div className="form-check">
          <input
            ref={remember}
            id="remember"
            type="checkbox"
            className="form-check-input"
            defaultChecked
          />
          <label className="form-check-label" htmlFor="remember">
            {t('signIn.remember')}
          </label>
        </div>
        <SubmitButton busy={busy} text={t('signIn.submit')} busyText={t('signIn.busy')} />
      </form>
    </AuthCard>
  );
}
