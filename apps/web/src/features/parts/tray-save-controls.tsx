import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormFailure } from '../../forms/form-failure.tsx';
import { Icon } from '../../ui/icon.tsx';
import { type AccountBuilds, keyOfBuild } from './account-builds.ts';
import { MAX_NAME_LENGTH } from './parts-search.ts';
import { saveBuildInBrowser } from './saved-builds.ts';
import type { Picker } from './use-picker.ts';

interface Props {
  picker: Picker;
  isEmpty: boolean;
  account: AccountBuilds | undefined;
}

/** The name of the build, and buttons that save it in the user’s account or in this browser. */
export function TraySaveControls({ picker: { search, set, readLatest }, isEmpty, account }: Props) {
  const { t } = useTranslation('parts');
  const id = useId();
  const [keySavedInBrowser, setKeySavedInBrowser] = useState<string>();
  /** The name typed but not yet in the URL, under which the build counts as not saved. */
  const [draft, setDraft] = useState<string>();
  const name = draft ?? search.name;
  const currentBuild = () => {
    // A name being typed goes into the URL when the field is left, which may not be rendered yet.
    const { name, parts } = readLatest();
    return { name: name === '' ? t('tray.unnamed') : name, code: parts };
  };
  const key = keyOfBuild({
    name: name === '' ? t('tray.unnamed') : name,
    code: search.parts,
  });
  const saveInBrowser = () => {
    const build = currentBuild();
    saveBuildInBrowser({ ...build, savedAt: new Date().toISOString() });
    setKeySavedInBrowser(keyOfBuild(build));
  };
  return (
    <>
      <div className="tray-name">
        <label className="visually-hidden" htmlFor={id}>
          {t('tray.name')}
        </label>
        <input
          // Resets the field when the URL changes.
          key={search.name}
          id={id}
          className="form-control form-control-sm"
          placeholder={t('tray.name')}
          maxLength={MAX_NAME_LENGTH}
          defaultValue={search.name}
          onChange={({ target }) => setDraft(target.value.trim())}
          onBlur={({ currentTarget }) => {
            setDraft(undefined);
            const typedName = currentTarget.value.trim();
            if (typedName !== search.name) set({ name: typedName });
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
            onClick={saveInBrowser}
          >
            <Icon name={keySavedInBrowser === key ? 'check' : 'download'} />
            {t(keySavedInBrowser === key ? 'tray.saved' : 'tray.save')}
          </button>
        )}
      </div>
      {account !== undefined && (
        <div className="tray-places">
          <button
            type="button"
            className="btn btn-primary btn-sm"
            disabled={isEmpty || account.isBusy}
            onClick={() => account.save(currentBuild())}
          >
            <Icon name={account.savedKey === key ? 'check' : 'user'} />
            {t(account.savedKey === key ? 'tray.savedAccount' : 'tray.saveAccount')}
          </button>
          <button
            type="button"
            className="btn btn-surface btn-sm"
            disabled={isEmpty}
            onClick={saveInBrowser}
          >
            <Icon name={keySavedInBrowser === key ? 'check' : 'download'} />
            {t(keySavedInBrowser === key ? 'tray.savedBrowser' : 'tray.saveBrowser')}
          </button>
          <FormFailure failure={account.failure} />
        </div>
      )}
    </>
  );
}
