import { countParts, decodeLoadout } from '@scrapboard/loadout';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/icon.tsx';
import { useFormat } from '../../use-format.ts';
import type { SavedBuild } from './saved-builds.ts';

interface Props {
  build: SavedBuild;
  onOpen: (code: string, name: string) => void;
  onRemove: () => void;
  /** More buttons. */
  children?: ReactNode;
}

/** A saved build, to open or delete. */
export function SavedBuildItem({ build, onOpen, onRemove, children }: Props) {
  const { t } = useTranslation('parts');
  const format = useFormat();
  const { name, code, savedAt } = build;
  const count = countParts(decodeLoadout(code) ?? new Map());
  return (
    <li>
      <button type="button" className="btn btn-link" onClick={() => onOpen(code, name)}>
        {name}
      </button>
      <span className="card-note">
        {`${t('tray.parts', { count, n: format.number(count) })}, ${format.date(savedAt)}`}
      </span>
      <span className="tray-saved-actions">
        {children}
        <button
          type="button"
          className="icon-button"
          aria-label={t('tray.forget', { name })}
          onClick={onRemove}
        >
          <Icon name="x" />
        </button>
      </span>
    </li>
  );
}
