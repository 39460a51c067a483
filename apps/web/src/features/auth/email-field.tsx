import { useTranslation } from 'react-i18next';
import { Field } from '../../forms/field.tsx';
import type { FieldProps } from './field-props.ts';

/** The email address of an account. Password managers use it as the user name. */
export function EmailField({ label, field }: { label: string; field: FieldProps }) {
  const { t } = useTranslation('auth');
  return (
    <Field
      type="email"
      autoComplete="username"
      label={label}
      placeholder={t('fields.emailPlaceholder')}
      {...field}
    />
  );
}
