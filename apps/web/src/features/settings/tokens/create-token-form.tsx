import { type CreatedToken, type CreateTokenBody, createTokenBody } from '@scrapboard/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { callApi } from '../../../api-client.ts';
import { Field } from '../../../forms/field.tsx';
import { FormFailure } from '../../../forms/form-failure.tsx';
import { useAccountForm } from '../../../forms/use-account-form.ts';
import { apiTokensQuery } from '../settings-queries.ts';

interface Props {
  disabled: boolean;
  onCreated: (token: CreatedToken) => void;
}

export function CreateTokenForm({ disabled, onCreated }: Props) {
  const { t } = useTranslation('settings');
  const client = useQueryClient();
  const { form, failure, isBusy, submit } = useAccountForm<CreateTokenBody, CreateTokenBody>({
    schema: createTokenBody,
    defaultValues: { name: '' },
    async send(body) {
      const token = await callApi('POST /api/account/tokens', { body });
      onCreated(token);
      void client.invalidateQueries({ queryKey: apiTokensQuery().queryKey });
    },
  });
  return (
    <form className="settings-form" noValidate onSubmit={submit}>
      <FormFailure failure={failure} />
      <fieldset disabled={disabled}>
        <Field
          id="token-name"
          label={t('tokens.name')}
          hint={t('tokens.nameHint')}
          error={form.formState.errors.name}
          autoComplete="off"
          {...form.register('name')}
        />
      </fieldset>
      <div className="settings-buttons">
        <button type="submit" className="btn btn-primary" disabled={disabled || isBusy}>
          {t(isBusy ? 'tokens.creating' : 'tokens.create')}
        </button>
      </div>
    </form>
  );
}
