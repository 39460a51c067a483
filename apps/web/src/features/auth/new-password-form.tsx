import { confirmResetBody } from '@scrapboard/contract';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useAuth } from '../../account/use-auth.ts';
import { callApi, failureDetails } from '../../api-client.ts';
import { useAccountForm } from '../../forms/use-account-form.ts';
import { paths } from '../../paths.ts';
import { AuthForm } from './auth-form.tsx';
import type { NoteState } from './auth-note.ts';
import { fieldProps } from './field-props.ts';
import { NewPasswordFields } from './new-password-fields.tsx';
import { useNavigateIfMounted } from './use-navigate-if-mounted.ts';

interface Props {
  /** The secret of the link. */
  token: string;
  onRequestAnother: () => void;
}

/**
 * Sets a new password with the secret of a link, which ends every session of the account, including
 * this one.
 */
export function NewPasswordForm({ token, onRequestAnother }: Props) {
  const { t } = useTranslation('auth');
  const { signOut } = useAuth();
  const navigate = useNavigateIfMounted();
  const { form, ...formProps } = useAccountForm({
    schema: confirmResetBody,
    defaultValues: { token, password: '', confirmPassword: '' },
    async send(values) {
      await callApi('POST /api/auth/reset-password/confirm', {
        body: values,
        renewsSession: false,
      });
      // Signs out even before it is clear whether a user is signed in: the token of an ended session
      // must not be kept.
      await signOut();
      const state: NoteState = { note: { kind: 'passwordSet' } };
      await navigate(paths.signIn(), { state, replace: true });
    },
  });
  const isExpired = failureDetails(formProps.failure).code === 'reset_link_invalid';
  return (
    <AuthForm
      {...formProps}
      title={t('reset.newTitle')}
      heading={t('reset.newHeading')}
      lead={t('reset.newLead')}
      submitText={t('reset.newSubmit')}
      busyText={t('reset.newBusy')}
      footer={<Link to={paths.signIn()}>{t('reset.back')}</Link>}
    >
      {isExpired && (
        <button type="button" className="btn btn-outline-primary" onClick={onRequestAnother}>
          {t('reset.requestAnother')}
        </button>
      )}
      <NewPasswordFields
        label={t('fields.newPassword')}
        password={fieldProps(form, 'password')}
        confirmation={fieldProps(form, 'confirmPassword')}
      />
    </AuthForm>
  );
}
