import '../../forms/forms.scss';
import { demoCredentials, signInBody } from '@scrapboard/contract';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { GuestGuard } from '../../account/guest-guard.tsx';
import { useAuth } from '../../account/use-auth.ts';
import { useDestination } from '../../account/use-destination.ts';
import { useIsUserKnown } from '../../account/use-is-user-known.ts';
import { PasswordField } from '../../forms/password-field.tsx';
import { useAccountForm } from '../../forms/use-account-form.ts';
import { paths } from '../../paths.ts';
import { useStatus } from '../../status.ts';
import { AuthForm } from './auth-form.tsx';
import { type AuthNote, useAuthNote } from './auth-note.ts';
import { DriverPicture } from './driver-picture.tsx';
import { EmailField } from './email-field.tsx';
import { fieldProps } from './field-props.ts';
import { NoteAlert } from './note-alert.tsx';
import { SignUpWelcome } from './sign-up-welcome.tsx';
import { type RunWhilePaused, useGuardPause } from './use-guard-pause.ts';
import { useNavigateIfMounted } from './use-navigate-if-mounted.ts';

/** Signs in, then opens the requested page. Also welcomes new users after sign-up. */
export function SignInPage() {
  const note = useAuthNote();
  const { user } = useAuth();
  const isUserKnown = useIsUserKnown();
  const { isPaused, runWhilePaused } = useGuardPause();
  if (note?.kind === 'signedUp' && !isPaused) {
    if (!isUserKnown) return null;
    if (user !== null) return <SignUpWelcome user={user} />;
  }
  return (
    <GuestGuard allowsUsers={note !== null || isPaused}>
      <SignIn note={note} runWhilePaused={runWhilePaused} />
    </GuestGuard>
  );
}

function useInitialValues(note: AuthNote | null) {
  const demo = useStatus()?.demo ?? null;
  const email = note !== null && 'email' in note ? note.email : undefined;
  if (email === undefined && demo !== null) return { ...demoCredentials };
  return { email: email ?? '', password: '' };
}

function SignIn({
  note,
  runWhilePaused,
}: {
  note: AuthNote | null;
  runWhilePaused: RunWhilePaused;
}) {
  const { t } = useTranslation('auth');
  const { signIn } = useAuth();
  const { destination, query } = useDestination();
  const navigate = useNavigateIfMounted();
  const remember = useRef<HTMLInputElement>(null);
  const demo = useStatus()?.demo ?? null;
  const { form, ...formProps } = useAccountForm({
    schema: signInBody,
    defaultValues: useInitialValues(note),
    async send(values) {
      const credentials = { ...values, remember: remember.current?.checked ?? true };
      await runWhilePaused(() => signIn(credentials));
      await navigate(destination, { replace: true });
    },
  });

  return (
    <AuthForm
      {...formProps}
      title={t('signIn.title')}
      heading={t('signIn.heading')}
      lead={t('signIn.lead')}
      submitText={t('signIn.submit')}
      busyText={t('signIn.busy')}
      intro={
        <>
          <NoteAlert note={note} />
          <DriverPicture />
          {demo !== null && note === null && (
            <div className="alert alert-info auth-alert">{t('signIn.demo', demoCredentials)}</div>
          )}
        </>
      }
      footer={
        <>
          {t('signIn.noAccount')} <Link to={paths.signUp(query)}>{t('signIn.toSignUp')}</Link>
        </>
      }
    >
      <EmailField label={t('fields.email')} field={fieldProps(form, 'email')} />
      <div>
        <PasswordField
          label={t('fields.password')}
          autoComplete="current-password"
          {...fieldProps(form, 'password')}
        />
        <Link className="auth-forgot" to={paths.resetPassword(query)}>
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
    </AuthForm>
  );
}
