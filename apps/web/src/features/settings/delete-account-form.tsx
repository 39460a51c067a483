import { type DeleteAccountBody, deleteAccountBody, type User } from '@scrapboard/contract';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { isDemoAccount } from '../../account/is-demo-account.ts';
import { tokens } from '../../account/token-store.ts';
import { useAuth } from '../../account/use-auth.ts';
import { callApi } from '../../api-client.ts';
import { FormFailure } from '../../forms/form-failure.tsx';
import { PasswordField } from '../../forms/password-field.tsx';
import { useAccountForm } from '../../forms/use-account-form.ts';
import { paths } from '../../paths.ts';
import { sendOrFocusRejectedField } from './send-or-focus-rejected-field.ts';

/** Deletes the account after explaining what that means, and asks for the password to confirm it. */
export function DeleteAccountForm({ user }: { user: User }) {
  const { t } = useTranslation('settings');
  const { signOut } = useAuth();
  const navigate = useNavigate();
  const isDemo = isDemoAccount(user);
  const { form, failure, isBusy, submit } = useAccountForm<DeleteAccountBody, DeleteAccountBody>({
    schema: deleteAccountBody,
    defaultValues: { password: '' },
    send: (body, form) =>
      sendOrFocusRejectedField(form, { wrong_password: 'password' }, async () => {
        await callApi('POST /api/account/delete', { body });
        // The session was deleted with the account, so there is none to end on the server.
        tokens.clear();
        await navigate(paths.accountDeleted());
        await signOut();
      }),
  });
  return (
    <form className="settings-form" noValidate onSubmit={submit}>
      <ul className="settings-points">
        {t('privacy.deleteText', { returnObjects: true }).map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <FormFailure failure={failure} />
      <input type="hidden" autoComplete="username" value={user.email} />
      <fieldset disabled={isDemo}>
        <PasswordField
          id="delete-password"
          label={t('privacy.password')}
          autoComplete="current-password"
          error={form.formState.errors.password}
          {...form.register('password')}
        />
      </fieldset>
      <div className="settings-buttons">
        <button type="submit" className="btn btn-danger" disabled={isDemo || isBusy}>
          {t(isBusy ? 'privacy.deleting' : 'privacy.delete')}
        </button>
      </div>
    </form>
  );
}
