import { type ChangeAccountBody, changeAccountBody, type User } from '@scrapboard/contract';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { isDemoAccount } from '../../account/is-demo-account.ts';
import { useAuth } from '../../account/use-auth.ts';
import { callApi } from '../../api-client.ts';
import { Field } from '../../forms/field.tsx';
import { FormFailure } from '../../forms/form-failure.tsx';
import { PasswordField } from '../../forms/password-field.tsx';
import { useAccountForm } from '../../forms/use-account-form.ts';
import { changeLanguage } from '../../i18n/i18n.ts';
import { DemoAccountNotice } from './demo-account-notice.tsx';
import { LanguageSelect } from './language-select.tsx';
import {
  findChangedFields,
  type ProfileValues,
  toProfileChange,
  toProfileValues,
} from './profile-change.ts';
import { Section } from './section.tsx';
import { sendOrFocusRejectedField } from './send-or-focus-rejected-field.ts';
import { UnsavedGuard } from './unsaved-guard.tsx';

/** The names, email address and language of the account. */
export function ProfileSection({ user }: { user: User }) {
  const { t } = useTranslation('settings');
  const { updateUser } = useAuth();
  const [isSaved, setIsSaved] = useState(false);
  const isDemo = isDemoAccount(user);
  const { form, failure, isBusy, submit } = useAccountForm<ProfileValues, ChangeAccountBody>({
    schema: {
      safeParse: (values) =>
        changeAccountBody.safeParse(toProfileChange(user, values as ProfileValues)),
    },
    defaultValues: toProfileValues(user),
    send: (body, form) =>
      sendOrFocusRejectedField(
        form,
        { wrong_password: 'currentPassword', email_taken: 'email' },
        async () => {
          setIsSaved(false);
          const sentValues = form.getValues();
          const answer = await callApi('PATCH /api/account', { body });
          const currentValues = form.getValues();
          form.reset(toProfileValues(answer.user));
          // What was typed during the request is not saved yet.
          for (const name of findChangedFields(sentValues, currentValues)) {
            form.setValue(name, currentValues[name], { shouldDirty: true });
          }
          updateUser(answer.user);
          if (body.language !== undefined) await changeLanguage(body.language);
          setIsSaved(true);
        },
      ),
  });
  const { errors, isDirty } = form.formState;
  const email = useWatch({ control: form.control, name: 'email' });
  const fieldProps = (
    name: 'displayName' | 'firstName' | 'lastName' | 'email' | 'currentPassword',
  ) => ({
    id: `account-${name}`,
    label: t(`profile.${name}`),
    error: errors[name],
    ...form.register(name),
  });

  return (
    <Section title={t('tabs.profile')} note={t('profile.note')}>
      {isDemo && <DemoAccountNotice tab="profile" />}
      <form className="settings-form" noValidate onSubmit={submit}>
        <FormFailure failure={failure} />
        <fieldset disabled={isDemo}>
          <Field
            hint={t('profile.displayNameHint')}
            autoComplete="nickname"
            {...fieldProps('displayName')}
          />
          <div className="settings-pair">
            <Field autoComplete="given-name" {...fieldProps('firstName')} />
            <Field autoComplete="family-name" {...fieldProps('lastName')} />
          </div>
          <Field type="email" autoComplete="email" {...fieldProps('email')} />
          {email.trim() !== user.email && (
            <PasswordField
              hint={t('profile.currentPasswordHint')}
              autoComplete="current-password"
              {...fieldProps('currentPassword')}
            />
          )}
          <LanguageSelect
            id="account-language"
            label={t('profile.language')}
            hint={t('profile.languageHint')}
            noneLabel={user.language === null ? t('profile.languageNone') : undefined}
            {...form.register('language')}
          />
        </fieldset>
        <div className="settings-buttons">
          <button type="submit" className="btn btn-primary" disabled={isDemo || isBusy || !isDirty}>
            {t(isBusy ? 'saving' : 'save')}
          </button>
          <span className="settings-status" role="status">
            {isSaved && !isDirty && t('saved')}
          </span>
        </div>
      </form>
      <UnsavedGuard hasUnsavedChanges={isDirty && !isBusy} />
    </Section>
  );
}
