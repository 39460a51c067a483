import { countParts, decodeLoadout } from '@scrapboard/loadout';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/icon.tsx';
import { useFormat } from '../../use-format.ts';
import type { AccountBuilds } from './account-builds.ts';
import { SavedBuildItem } from './saved-build-item.tsx';
import { browserBuilds, lastBuild, removeBuildFromBrowser } from './saved-builds.ts';
import type { Picker } from './use-picker.ts';
import type { Tray } from './use-tray.ts';

interface Props {
  picker: Picker;
  tray: Tray;
  account: AccountBuilds | undefined;
}

/** The builds saved in the account and in this browser, and the last one that was open. */
export function SavedBuildsList({ picker, tray, account }: Props) {
  const { t } = useTranslation('parts');
  const format = useFormat();
  const buildsInBrowser = browserBuilds.use();
  const last = lastBuild.use();
  const accountBuilds = account?.builds ?? [];
  const count = buildsInBrowser.length + accountBuilds.length;
  const openBuild = (code: string, name: string) =>
    picker.set({ parts: code, name, build: undefined });
  const countOf = (code: string) => countParts(decodeLoadout(code) ?? new Map());
  return (
    <>
      {tray.loadout.size === 0 && last !== null && (
        <button
          type="button"
          className="btn btn-outline-primary btn-sm tray-reopen"
          onClick={() => openBuild(last.code, last.name)}
        >
          {t('tray.reopen', { count: countOf(last.code), n: format.number(countOf(last.code)) })}
        </button>
      )}
      {count > 0 && (
        <details className="tray-saved">
          <summary>{t('tray.savedBuilds', { n: format.number(count) })}</summary>
          {accountBuilds.length > 0 && (
            <>
              <h3>{t('tray.inAccount')}</h3>
              <ul>
                {accountBuilds.map((build) => (
                  <SavedBuildItem
                    key={build.id}
                    build={build}
                    onOpen={openBuild}
                    onRemove={() => account?.remove(build.id)}
                  />
                ))}
              </ul>
            </>
          )}
          {account !== undefined && buildsInBrowser.length > 0 && <h3>{t('tray.inBrowser')}</h3>}
          <ul>
            {buildsInBrowser.map((build) => (
              <SavedBuildItem
                key={build.name}
                build={build}
                onOpen={openBuild}
                onRemove={() => removeBuildFromBrowser(build.name)}
              >
                {account !== undefined && (
                  <button
                    type="button"
                    className="icon-button"
                    disabled={account.isBusy}
                    aria-label={t('tray.toAccount', { name: build.name })}
                    data-tip={t('tray.saveAccount')}
                    onClick={() => account.save(build)}
                  >
                    <Icon name="user" />
                  </button>
                )}
              </SavedBuildItem>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
