import { confirmResetBody } from '@scrapboard/contract';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useAuth } from '../../account/use-auth.ts';
import { callApi, failureDetails } from '../../api-client.ts';
import { FormFailure } from '../../forms/form-failure.tsx';
import { PasswordField } from '../../forms/password-field.tsx';
import { useAccountForm } from '../../forms/use-account-form.ts';
import { paths } from '../../paths.ts';
import { AuthCard } from './auth-card.tsx';
import type { NoteState } from './auth-note.ts';
import { SubmitButton } from './submit-button.tsx';
import { useNavigateIfMounted } from './use-navigate-if-mounted.ts';

interface Props {
  /** The secret of the link. */
  token: string;
  onAnother: () => void;
}

/** Sets a new password by a link; it ends every session of the account, so this one as well. */
export function SetNewPassword({ token, onAnother }: Props) {
  const { t } = useTranslation('auth');
  const { isAuthenticated, signOut } = useAuth();
  const leadOn = useNavigateIfMounted();
  const { form, failure, busy, submit } = useAccountForm({
    schema: confirmResetBody,
    defaultValues: { token, password: '', confirmPassword: '' },
    async send(values) {
      await callApi('/api/auth/reset-password/confirm', {
        method: 'POST',
        json: values,
        renew: false,
      });
      if (isAuthenticated) await signOut();
      const state: NoteState = { note: { kind: 'passwordSet' } };
      await leadOn(paths.signIn(), { state, replace: true });
    },
  });
  const { errors } = form.formState;
  const tooOld = failureDetails(failure).code === 'reset_link_invalid';
  return (
    <AuthCard
      title={t('reset.newTitle')}
      heading={t('reset.newHeading')}
      lead={t('reset.newLead')}
      foot={<Link to={paths.signIn()}>{t('reset.back')}</Link>}
    >
      <form className="auth-form" noValidate onSubmit={submit} aria-label={t('reset.newTitle')}>
        <FormFailure failure={failure} />
        {tooOld && (
          <button type="button" className="btn btn-outline-primary" onClick={onAnother}>
            {t('reset.requestAnother')}
          </button>
        )}
        <PasswordField
          id="password"
          label={t('fields.newPassword')}
          autoComplete="new-password"
          className="form-control-lg"
          hint={t('fields.passwordHint')}
          required
          error={errors.password}
          {...form.register('password')}
        />
        <PasswordField
          id="confirmPassword"
          label={t('fields.confirmPassword')}
          autoComplete="new-password"
          className="form-control-lg"
          required
          error={errors.confirmPassword}
          {...form.register('confirmPassword')}
        />
        <SubmitButton busy={busy} text={t('reset.newSubmit')} busyText={t('reset.newBusy')} />
      </form>
    </AuthCard>
  );
}
