import type { Loadout } from '@scrapboard/loadout';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { Icon } from '../../ui/icon.tsx';
import type { AccountBuilds } from './account-builds.ts';
import { partsCodec } from './parts-search.ts';
import type { TrayProps } from './tray-panel.tsx';
import { TraySaveControls } from './tray-save-controls.tsx';

/** The maximum number of rules that the optimiser reads from a URL. */
const MAX_RULES = 40;

interface Props extends Omit<TrayProps, 'data'> {
  account: AccountBuilds | undefined;
}

/** The name of the build, and the actions on the whole build. */
export function TrayHead({ picker, tray, account }: Props) {
  const { t } = useTranslation('parts');
  const { search } = picker;
  const isEmpty = tray.loadout.size === 0;
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
      <TraySaveControls picker={picker} isEmpty={isEmpty} account={account} />
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
          to={paths.buildOptimization({ parts: toRequiredParts(tray.loadout) })}
        >
          <Icon name="cpu" />
          {t('tray.optimise')}
        </Link>
      )}
    </div>
  );
}

/** Returns the parts as rules of the optimiser's URL: at least as many of each. */
function toRequiredParts(loadout: Loadout): string {
  const rules = [...loadout].slice(0, MAX_RULES).map(([id, count]) => `${id}:${count}-`);
  return rules.join(',');
}
