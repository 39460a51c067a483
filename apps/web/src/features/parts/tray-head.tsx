import type { Loadout } from '@scrapboard/loadout';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { Icon } from '../../ui/icon.tsx';
import { MAX_NAME_LENGTH, partsCodec } from './parts-search.ts';
import { saveBuild } from './saved-builds.ts';
import type { TrayProps } from './tray-panel.tsx';

/** How many parts the optimiser takes from a URL. */
const MAX_RULES = 40;

/** The name of the build, and what can be done with all of it. */
export function TrayHead({ picker, tray }: Omit<TrayProps, 'data'>) {
  const { t } = useTranslation('parts');
  const id = useId();
  const { search, set } = picker;
  const [isSaved, setIsSaved] = useState<string>();
  const isEmpty = tray.loadout.size === 0;
  const name = search.name === '' ? t('tray.unnamed') : search.name;
  const state = `${search.parts} ${search.name}`;
  return (
    <div className="tray-head">
      <h2>{t('tray.title')}</h2>
      <div className="tray-tools">
        <button
          type="button"
          className="btn btn-surface btn-sm"
          disabled={tray.undo === undefined}
          onClick={tray.undo}
          aria-keyshortcuts="Control+Z"
        >
          {t('tray.undo')}
        </button>
        <button
          type="button"
          className="btn btn-surface btn-sm"
          disabled={tray.redo === undefined}
          onClick={tray.redo}
          aria-keyshortcuts="Control+Shift+Z"
        >
          {t('tray.redo')}
        </button>
        <button
          type="button"
          className="btn btn-surface btn-sm"
          disabled={isEmpty}
          onClick={() => tray.replace(new Map())}
        >
          {t('tray.clear')}
        </button>
      </div>
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
          onKeyDown={({ key, currentTarget }) => {
            if (key === 'Enter') currentTarget.blur();
          }}
        />
        <button
          type="button"
          className="btn btn-primary btn-sm"
          disabled={isEmpty}
          onClick={() => {
            saveBuild({ name, code: search.parts, savedAt: new Date().toISOString() });
            setIsSaved(state);
          }}
        >
          <Icon name={isSaved === state ? 'check' : 'download'} />
          {t(isSaved === state ? 'tray.saved' : 'tray.save')}
        </button>
      </div>
      {!isEmpty && (
        <Link
          className="tray-share"
          to={paths.partPicker(
            partsCodec.write({
              ...partsCodec.read(new URLSearchParams()),
              parts: search.parts,
              name: search.name,
            }),
          )}
        >
          <Icon name="link" />
          {t('tray.link')}
        </Link>
      )}
      {!isEmpty && (
        <Link
          className="tray-share"
          to={paths.buildOptimization({ parts: required(tray.loadout) })}
        >
          <Icon name="cpu" />
          {t('tray.optimise')}
        </Link>
      )}
    </div>
  );
}

/** The parts as the optimiser requires them: at least as many of each. It takes forty rules. */
function required(loadout: Loadout): string {
  const rules = [...loadout].slice(0, MAX_RULES).map(([id, count]) => `${id}:${count}-`);
  return rules.join(',');
}
