import '../../forms/forms.scss';
import { type SignUpBody, signUpBody } from '@scrapboard/contract';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { GuestGuard } from '../../account/guest-guard.tsx';
import { isDemoAccount } from '../../account/is-demo-account.ts';
import { useAuth } from '../../account/use-auth.ts';
import { useDestination } from '../../account/use-destination.ts';
import { Field } from '../../forms/field.tsx';
import { useAccountForm } from '../../forms/use-account-form.ts';
import { paths } from '../../paths.ts';
import { AuthForm } from './auth-form.tsx';
import type { NoteState } from './auth-note.ts';
import { EmailField } from './email-field.tsx';
import { fieldProps } from './field-props.ts';
import { NewPasswordFields } from './new-password-fields.tsx';
import { type RunWhilePaused, useGuardPause } from './use-guard-pause.ts';
import { useNavigateIfMounted } from './use-navigate-if-mounted.ts';

const emptyValues = { firstName: '', lastName: '', email: '', password: '', confirmPassword: '' };

/**
 * Signs up, then opens the sign-in page with a welcome. Users of the demo account, which everyone
 * shares, can sign up too.
 */
export function SignUpPage() {
  const { user } = useAuth();
  const { isPaused, runWhilePaused } = useGuardPause();
  return (
    <GuestGuard allowsUsers={isPaused || (user !== null && isDemoAccount(user))}>
      <SignUp runWhilePaused={runWhilePaused} />
    </GuestGuard>
  );
}

function SignUp({ runWhilePaused }: { runWhilePaused: RunWhilePaused }) {
  const { t } = useTranslation('auth');
  const { signUp } = useAuth();
  const { query } = useDestination();
  const navigate = useNavigateIfMounted();
  const { form, ...formProps } = useAccountForm<typeof emptyValues, SignUpBody>({
    schema: signUpBody,
    defaultValues: emptyValues,
    async send(details) {
      await runWhilePaused(() => signUp(details));
      const state: NoteState = { note: { kind: 'signedUp', email: details.email } };
      await navigate(paths.signIn(query), { state, replace: true });
    },
  });

  return (
    <AuthForm
      {...formProps}
      title={t('signUp.title')}
      heading={t('signUp.heading')}
      lead={t('signUp.lead')}
      submitText={t('signUp.submit')}
      busyText={t('signUp.busy')}
      footer={
        <>
          {t('signUp.haveAccount')} <Link to={paths.signIn(query)}>{t('signUp.toSignIn')}</Link>
        </>
      }
    >
      <div className="auth-names">
        <Field
          label={t('fields.firstName')}
          autoComplete="given-name"
          {...fieldProps(form, 'firstName')}
        />
        <Field
          label={t('fields.lastName')}
          autoComplete="family-name"
          {...fieldProps(form, 'lastName')}
        />
      </div>
      <EmailField label={t('fields.emailAddress')} field={fieldProps(form, 'email')} />
      <NewPasswordFields
        label={t('fields.password')}
        password={fieldProps(form, 'password')}
        confirmation={fieldProps(form, 'confirmPassword')}
      />
    </AuthForm>
  );
}
