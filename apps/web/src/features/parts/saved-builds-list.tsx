import { countParts, decodeLoadout } from '@scrapboard/loadout';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/icon.tsx';
import { useFormat } from '../../use-format.ts';
import { lastBuild, removeBuild, savedBuilds } from './saved-builds.ts';
import type { Picker } from './use-picker.ts';
import type { Tray } from './use-tray.ts';

/** The builds saved in this browser, and the last one that was open. */
export function SavedBuilds({ picker, tray }: { picker: Picker; tray: Tray }) {
  const { t } = useTranslation('parts');
  const format = useFormat();
  const saved = savedBuilds.use();
  const last = lastBuild.use();
  const open = (code: string, name: string) => picker.set({ parts: code, name, build: undefined });
  const countOf = (code: string) => countParts(decodeLoadout(code) ?? new Map());
  return (
    <>
      {tray.loadout.size === 0 && last !== null && (
        <button
          type="button"
          className="btn btn-outline-primary btn-sm tray-reopen"
          onClick={() => open(last.code, last.name)}
        >
          {t('tray.reopen', { count: countOf(last.code), n: format.number(countOf(last.code)) })}
        </button>
      )}
      {saved.length > 0 && (
        <details className="tray-saved">
          <summary>{t('tray.savedBuilds', { n: format.number(saved.length) })}</summary>
          <ul>
            {saved.map(({ name, code, savedAt }) => (
              <li key={name}>
                <button type="button" className="btn btn-link" onClick={() => open(code, name)}>
                  {name}
                </button>
                <span className="card-note">
                  {`${t('tray.parts', { count: countOf(code), n: format.number(countOf(code)) })}, ${format.date(savedAt)}`}
                </span>
                <button
                  type="button"
                  className="icon-button"
                  aria-label={t('tray.forget', { name })}
                  onClick={() => removeBuild(name)}
                >
                  <Icon name="x" />
                </button>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
