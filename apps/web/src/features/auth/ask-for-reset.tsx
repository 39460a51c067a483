import { resetPasswordBody } from '@scrapboard/contract';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { destinationName } from '../../account/destination.ts';
import { useAuth } from '../../account/use-auth.ts';
import { Field } from '../../forms/field.tsx';
import { FormFailure } from '../../forms/form-failure.tsx';
import { useAccountForm } from '../../forms/use-account-form.ts';
import { paths } from '../../paths.ts';
import { AuthCard } from './auth-card.tsx';
import type { NoteState } from './auth-note.ts';
import { SubmitButton } from './submit-button.tsx';
import { useNavigateIfMounted } from './use-navigate-if-mounted.ts';

/** Asks for a link by mail. The answer is the same whether there is such an account or not. */
export function AskForReset() {
  const { t } = useTranslation('auth');
  const { resetPassword } = useAuth();
  const [search] = useSearchParams();
  const leadOn = useNavigateIfMounted();
  const to = search.get(destinationName) ?? undefined;
  const { form, failure, busy, submit } = useAccountForm({
    schema: resetPasswordBody,
    defaultValues: { email: '' },
    async send({ email }) {
      await resetPassword(email);
      const state: NoteState = { note: { kind: 'resetRequested', email } };
      await leadOn(paths.signIn({ to }), { state });
    },
  });
  return (
    <AuthCard
      title={t('reset.title')}
      heading={t('reset.heading')}
      lead={t('reset.lead')}
      foot={<Link to={paths.signIn({ to })}>{t('reset.back')}</Link>}
    >
      <form className="auth-form" noValidate onSubmit={submit} aria-label={t('reset.title')}>
        <FormFailure failure={failure} />
        <Field
          id="email"
          label={t('fields.email')}
          type="email"
          autoComplete="username"
          placeholder={t('fields.emailPlaceholder')}
          className="form-control-lg"
          required
          error={form.formState.errors.email}
          {...form.register('email')}
        />
        <SubmitButton busy={busy} text={t('reset.submit')} busyText={t('reset.busy')} />
      </form>
    </AuthCard>
  );
}
