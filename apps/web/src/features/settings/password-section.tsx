import { type ChangePasswordBody, changePasswordBody, type User } from '@scrapboard/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isDemoAccount } from '../../account/is-demo-account.ts';
import { useAuth } from '../../account/use-auth.ts';
import { callApi } from '../../api-client.ts';
import { FormFailure } from '../../forms/form-failure.tsx';
import { PasswordField } from '../../forms/password-field.tsx';
import { useAccountForm } from '../../forms/use-account-form.ts';
import { DemoAccountNotice } from './demo-account-notice.tsx';
import { Section } from './section.tsx';
import { sendOrFocusRejectedField } from './send-or-focus-rejected-field.ts';
import { UnsavedGuard } from './unsaved-guard.tsx';

const emptyValues = { currentPassword: '', password: '', confirmPassword: '' };

/** Changes the password; every other session ends, this one continues with a new token. */
export function PasswordSection({ user }: { user: User }) {
  const { t } = useTranslation('settings');
  const { continueSession } = useAuth();
  const [isDone, setIsDone] = useState(false);
  const isDemo = isDemoAccount(user);
  const { form, failure, isBusy, submit } = useAccountForm<typeof emptyValues, ChangePasswordBody>({
    schema: changePasswordBody,
    defaultValues: emptyValues,
    send: (body, form) =>
      sendOrFocusRejectedField(form, { wrong_password: 'currentPassword' }, async () => {
        setIsDone(false);
        const { accessToken, user } = await callApi('PUT /api/account/password', { body });
        continueSession(accessToken, user);
        form.reset(emptyValues);
        setIsDone(true);
      }),
  });
  const { errors, isDirty } = form.formState;
  const fieldProps = (name: keyof typeof emptyValues) => ({
    id: `change-${name}`,
    label: t(`password.${name}`),
    error: errors[name],
    ...form.register(name),
  });

  return (
    <Section title={t('tabs.password')} note={t('password.note')}>
      {isDemo && <DemoAccountNotice tab="password" />}
      <form className="settings-form" noValidate onSubmit={submit}>
        {/* For password managers. */}
        <input type="hidden" autoComplete="username" value={user.email} />
        <FormFailure failure={failure} />
        <fieldset disabled={isDemo}>
          <PasswordField autoComplete="current-password" {...fieldProps('currentPassword')} />
          <PasswordField autoComplete="new-password" {...fieldProps('password')} />
          <PasswordField
            autoComplete="new-password"
            hint={t('password.ends')}
            {...fieldProps('confirmPassword')}
          />
        </fieldset>
        <div className="settings-buttons">
          <button type="submit" className="btn btn-primary" disabled={isDemo || isBusy}>
            {t(isBusy ? 'saving' : 'password.submit')}
          </button>
          <span className="settings-status" role="status">
            {isDone && !isDirty && t('password.done')}
          </span>
        </div>
      </form>
      <UnsavedGuard hasUnsavedChanges={isDirty && !isBusy} />
    </Section>
  );
}
