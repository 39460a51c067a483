import { countParts } from '@scrapboard/loadout';
import { type DragEvent, useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../use-format.ts';
import { useAccountBuilds } from './account-builds.ts';
import { CraftCost } from './craft-cost.tsx';
import { isPartDrag, readDroppedPart } from './drag-part.ts';
import { SavedBuildsList } from './saved-builds-list.tsx';
import { TrayHead } from './tray-head.tsx';
import { TrayParts } from './tray-parts.tsx';
import { TrayProblems } from './tray-problems.tsx';
import { TrayTotals } from './tray-totals.tsx';
import type { Picker } from './use-picker.ts';
import type { PickerData } from './use-picker-parts.ts';
import type { Tray } from './use-tray.ts';

export interface TrayProps {
  picker: Picker;
  tray: Tray;
  data: PickerData;
}

/** The build in the tray: beside the parts, or at the bottom of a narrow screen. */
export function TrayPanel({ picker, tray, data }: TrayProps) {
  const { t } = useTranslation('parts');
  const format = useFormat();
  const [isOpen, setIsOpen] = useState(false);
  const [isDropTarget, setIsDropTarget] = useState(false);
  const id = useId();
  const account = useAccountBuilds();
  const { undo, redo, loadout, totals, problems } = tray;
  useTrayKeys(undo, redo);
  const addDroppedPart = (event: DragEvent) => {
    setIsDropTarget(false);
    const part = readDroppedPart(event);
    if (part === '') return;
    event.preventDefault();
    tray.add(part);
  };
  const count = countParts(loadout);
  const urgentCount = problems.filter(({ kind }) => kind !== 'missing').length;
  return (
    <aside
      className={`tray card${isOpen ? ' tray-open' : ''}${isDropTarget ? ' tray-target' : ''}`}
      aria-label={t('tray.title')}
      onDragOver={(event) => {
        if (!isPartDrag(event)) return;
        event.preventDefault();
        setIsDropTarget(true);
      }}
      onDragLeave={() => setIsDropTarget(false)}
      onDrop={addDroppedPart}
    >
      <button
        type="button"
        className="tray-toggle"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        <strong>{t('tray.parts', { count, n: format.number(count) })}</strong>
        <span>{t('tray.short', { n: format.number(totals.powerScore.value) })}</span>
        {count > 0 && urgentCount > 0 && (
          <span className="tray-warned">{t('tray.warned', { count: urgentCount })}</span>
        )}
      </button>
      <div id={id} className="tray-body">
        <TrayHead picker={picker} tray={tray} account={account} />
        {tray.isDamaged && (
          <p className="tray-problem tray-error" role="alert">
            {t('tray.damaged')}
          </p>
        )}
        {count === 0 ? (
          <p className="tray-empty">{t('tray.empty')}</p>
        ) : (
          <>
            <TrayTotals totals={totals} />
            <CraftCost tray={tray} picker={picker} data={data} />
            <TrayProblems tray={tray} byId={data.byId} />
            <TrayParts picker={picker} tray={tray} data={data} />
          </>
        )}
        <SavedBuildsList picker={picker} tray={tray} account={account} />
      </div>
      <span className="visually-hidden" role="status">
        {t('tray.status', {
          parts: t('tray.parts', { count, n: format.number(count) }),
          score: t('tray.short', { n: format.number(totals.powerScore.value) }),
        })}
      </span>
    </aside>
  );
}

/** Control or Command with Z undoes, with Shift or with Y redoes, except while typing. */
function useTrayKeys(undo: (() => void) | undefined, redo: (() => void) | undefined): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, shiftKey, altKey, target } = event;
      if (!(ctrlKey || metaKey) || altKey || isTyping(target)) return;
      const letter = key.toLowerCase();
      const action =
        letter === 'y' || (letter === 'z' && shiftKey) ? redo : letter === 'z' ? undo : null;
      if (action === null) return;
      event.preventDefault();
      action?.();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [undo, redo]);
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('input, textarea, select') !== null;
}
