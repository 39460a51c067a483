import { resetPasswordBody } from '@scrapboard/contract';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useAuth } from '../../account/use-auth.ts';
import { useDestination } from '../../account/use-destination.ts';
import { useAccountForm } from '../../forms/use-account-form.ts';
import { paths } from '../../paths.ts';
import { AuthForm } from './auth-form.tsx';
import type { NoteState } from './auth-note.ts';
import { EmailField } from './email-field.tsx';
import { fieldProps } from './field-props.ts';
import { useNavigateIfMounted } from './use-navigate-if-mounted.ts';

/** Requests a reset link by email. The answer is the same whether or not the account exists. */
export function ResetLinkForm() {
  const { t } = useTranslation('auth');
  const { resetPassword } = useAuth();
  const { query } = useDestination();
  const navigate = useNavigateIfMounted();
  const { form, ...formProps } = useAccountForm({
    schema: resetPasswordBody,
    defaultValues: { email: '' },
    async send({ email }) {
      await resetPassword(email);
      const state: NoteState = { note: { kind: 'resetRequested', email } };
      await navigate(paths.signIn(query), { state });
    },
  });
  return (
    <AuthForm
      {...formProps}
      title={t('reset.title')}
      heading={t('reset.heading')}
      lead={t('reset.lead')}
      submitText={t('reset.submit')}
      busyText={t('reset.busy')}
      footer={<Link to={paths.signIn(query)}>{t('reset.back')}</Link>}
    >
      <EmailField label={t('fields.email')} field={fieldProps(form, 'email')} />
    </AuthForm>
  );
}
