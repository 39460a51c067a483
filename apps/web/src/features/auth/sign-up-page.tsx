import '../../forms/forms.scss';
import { type SignUpBody, signUpBody } from '@scrapboard/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { destinationName } from '../../account/destination.ts';
import { GuestGuard } from '../../account/guest-guard.tsx';
import { useAuth } from '../../account/use-auth.ts';
import { Field } from '../../forms/field.tsx';
import { FormFailure } from '../../forms/form-failure.tsx';
import { PasswordField } from '../../forms/password-field.tsx';
import { useAccountForm } from '../../forms/use-account-form.ts';
import { paths } from '../../paths.ts';
import { AuthCard } from './auth-card.tsx';
import type { NoteState } from './auth-note.ts';
import { SubmitButton } from './submit-button.tsx';
import { useNavigateIfMounted } from './use-navigate-if-mounted.ts';

const empty = { firstName: '', lastName: '', email: '', password: '', confirmPassword: '' };

/** Making an account; afterwards on to the sign-in page, as which it welcomes. */
export function SignUpPage() {
  const [leading, setLeading] = useState(false);
  return (
    <GuestGuard open={leading}>
      <SignUp onLead={setLeading} />
    </GuestGuard>
  );
}

function SignUp({ onLead }: { onLead: (underWay: boolean) => void }) {
  const { t } = useTranslation('auth');
  const { signUp } = useAuth();
  const [search] = useSearchParams();
  const leadOn = useNavigateIfMounted();
  const to = search.get(destinationName) ?? undefined;
  const { form, failure, busy, submit } = useAccountForm<typeof empty, SignUpBody>({
    schema: signUpBody,
    defaultValues: empty,
    async send(person) {
      onLead(true);
      try {
        await signUp(person);
      } catch (reason) {
        onLead(false);
        throw reason;
      }
      const state: NoteState = { note: { kind: 'signedUp', email: person.email } };
      await leadOn(paths.signIn({ to }), { state, replace: true });
    },
  });
  const { errors } = form.formState;
  const input = (name: keyof typeof empty) => ({
    id: name,
    label: t(`fields.${name === 'email' ? 'emailAddress' : name}`),
    className: 'form-control-lg',
    required: true,
    error: errors[name],
    ...form.register(name),
  });

  return (
    <AuthCard
      title={t('signUp.title')}
      heading={t('signUp.heading')}
      lead={t('signUp.lead')}
      foot={
        <>
          {t('signUp.haveAccount')} <Link to={paths.signIn({ to })}>{t('signUp.toSignIn')}</Link>
        </>
      }
    >
      <form className="auth-form" noValidate onSubmit={submit} aria-label={t('signUp.title')}>
        <FormFailure failure={failure} />
        <div className="auth-names">
          <Field autoComplete="given-name" {...input('firstName')} />
          <Field autoComplete="family-name" {...input('lastName')} />
        </div>
        <Field
          type="email"
          autoComplete="username"
          placeholder={t('fields.emailPlaceholder')}
          {...input('email')}
        />
        <PasswordField
          autoComplete="new-password"
          hint={t('fields.passwordHint')}
          {...input('password')}
        />
        <PasswordField autoComplete="new-password" {...input('confirmPassword')} />
        <SubmitButton busy={busy} text={t('signUp.submit')} busyText={t('signUp.busy')} />
      </form>
    </AuthCard>
  );
}
