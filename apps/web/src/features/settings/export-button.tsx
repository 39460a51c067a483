import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { callApi } from '../../api-client.ts';
import { FormFailure } from '../../forms/form-failure.tsx';
import { Icon } from '../../ui/icon.tsx';
import { saveFile } from '../../ui/save-file.ts';

/** Downloads everything about the account as one file. A plain link could not send the token. */
export function ExportButton() {
  const { t } = useTranslation('settings');
  const download = useMutation({
    mutationFn: () => callApi('GET /api/account/export'),
    onSuccess: (accountData) => {
      const json = JSON.stringify(accountData, null, 2);
      saveFile('scrapboard-account.json', new Blob([json], { type: 'application/json' }));
    },
  });
  return (
    <>
      <FormFailure failure={download.error} />
      <button
        type="button"
        className="btn btn-outline-primary"
        disabled={download.isPending}
        onClick={() => download.mutate()}
      >
        <Icon name="download" />
        {t(download.isPending ? 'privacy.exporting' : 'privacy.export')}
      </button>
      <p className="settings-status" role="status">
        {download.isSuccess && t('privacy.exported')}
      </p>
    </>
  );
}
