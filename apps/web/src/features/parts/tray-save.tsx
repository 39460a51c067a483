import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormFailure } from '../../forms/form-failure.tsx';
import { Icon } from '../../ui/icon.tsx';
import { type AccountBuilds, savedKey } from './account-builds.ts';
import { MAX_NAME_LENGTH } from './parts-search.ts';
import { saveBuild } from './saved-builds.ts';
import type { Picker } from './use-picker.ts';

interface Props {
  picker: Picker;
  isEmpty: boolean;
  account: AccountBuilds | undefined;
}

/** The name of the build, and saving it: in the account of who is signed in, or in this browser. */
export function TraySave({ picker: { search, set, latest }, isEmpty, account }: Props) {
  const { t } = useTranslation('parts');
  const id = useId();
  const [kept, setKept] = useState<string>();
  const current = () => {
    // What is typed goes into the URL when the field is left, which is not rendered yet.
    const { name, parts } = latest();
    return { name: name === '' ? t('tray.unnamed') : name, code: parts };
  };
  const key = savedKey({
    name: search.name === '' ? t('tray.unnamed') : search.name,
    code: search.parts,
  });
  const saveHere = () => {
    const build = current();
    saveBuild({ ...build, savedAt: new Date().toISOString() });
    setKept(savedKey(build));
  };
  return (
    <>
      <div className="tray-name">
        <label className="visually-hidden" htmlFor={id}>
          {t('tray.name')}
        </label>
        <input
          // Another URL, another name.
          key={search.name}
          id={id}
          className="form-control form-control-sm"
          placeholder={t('tray.name')}
          maxLength={MAX_NAME_LENGTH}
          defaultValue={search.name}
          onBlur={({ currentTarget }) => {
            const typed = currentTarget.value.trim();
            if (typed !== search.name) set({ name: typed });
          }}
          onKeyDown={({ key: pressed, currentTarget }) => {
            if (pressed === 'Enter') currentTarget.blur();
          }}
        />
        {account === undefined && (
          <button
            type="button"
            className="btn btn-primary btn-sm"
            disabled={isEmpty}
            onClick={saveHere}
          >
            <Icon name={kept === key ? 'check' : 'download'} />
            {t(kept === key ? 'tray.saved' : 'tray.save')}
          </button>
        )}
      </div>
      {account !== undefined && (
        <div className="tray-places">
          <button
            type="button"
            className="btn btn-primary btn-sm"
            disabled={isEmpty || account.isBusy}
            onClick={() => account.save(current())}
          >
            <Icon name={account.saved === key ? 'check' : 'user'} />
            {t(account.saved === key ? 'tray.savedAccount' : 'tray.saveAccount')}
          </button>
          <button
            type="button"
            className="btn btn-surface btn-sm"
            disabled={isEmpty}
            onClick={saveHere}
          >
            <Icon name={kept === key ? 'check' : 'download'} />
            {t(kept === key ? 'tray.savedBrowser' : 'tray.saveBrowser')}
          </button>
          <FormFailure failure={account.failure} />
        </div>
      )}
    </>
  );
}
