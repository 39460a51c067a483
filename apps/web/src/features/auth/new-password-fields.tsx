import { useTranslation } from 'react-i18next';
import { PasswordField } from '../../forms/password-field.tsx';
import type { FieldProps } from './field-props.ts';

interface Props {
  label: string;
  password: FieldProps;
  confirmation: FieldProps;
}

/** A new password, typed twice. */
export function NewPasswordFields({ label, password, confirmation }: Props) {
  const { t } = useTranslation('auth');
  return (
    <>
      <PasswordField
        label={label}
        autoComplete="new-password"
        hint={t('fields.passwordHint')}
        {...password}
      />
      <PasswordField
        label={t('fields.confirmPassword')}
        autoComplete="new-password"
        {...confirmation}
      />
    </>
  );
}
