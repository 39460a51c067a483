import { type DragEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useAuth } from '../../account/use-auth.ts';
import { colorOf } from '../../charts/colors.ts';
import { moveItem } from '../../move-item.ts';
import { paths } from '../../paths.ts';
import { Icon } from '../../ui/icon.tsx';
import { ListButton } from '../../ui/list-button.tsx';
import { PlayerAvatar } from '../../ui/player-avatar.tsx';
import type { SubjectKind, SubjectSelection } from './subject.ts';
import { SubjectSearch } from './subject-search.tsx';
import type { Subject } from './use-subjects.ts';

/** The data type of a dragged subject, so that other texts cannot be dropped. */
const DRAG_TYPE = 'application/x-scrapboard-compared';

/** The page of each kind. */
const pageOf: Readonly<Record<SubjectKind, (id: string) => string>> = {
  players: (id) => paths.player(id),
  parts: (id) => paths.partFigures(id),
  builds: (id) => paths.build(id),
};

interface Props {
  selection: SubjectSelection;
  subjects: readonly Subject[];
  /** How many there can be. */
  max: number;
  /** Whether the others are compared with the first. */
  hasReference?: boolean;
  /** Called with a function that changes the latest list, which may not be rendered yet. */
  onChange: (change: (ids: readonly string[]) => readonly string[]) => void;
}

/** What is compared: subjects to drag or move by buttons, and to remove; a search adds others. */
export function SubjectBar({
  selection: { kind, ids },
  subjects,
  max,
  hasReference = true,
  onChange,
}: Props) {
  const { t } = useTranslation('comparison');
  const { user } = useAuth();
  const ownPlayer = user?.players.find(({ nickname }) => nickname !== null);
  const list = useRef<HTMLUListElement>(null);
  /** The last button that moved a subject; it is focused again in its new place. */
  const lastMove = useRef<string>(undefined);
  const order = ids.join(',');
  // biome-ignore lint/correctness/useExhaustiveDependencies: only in the new order, not while it is still loading
  useEffect(() => {
    if (lastMove.current === undefined) return;
    list.current?.querySelector<HTMLButtonElement>(`[data-move="${lastMove.current}"]`)?.focus();
    lastMove.current = undefined;
  }, [order]);
  const move = (id: string, offset: -1 | 1) => {
    lastMove.current = `${id}${offset}`;
    onChange((latest) => moveItem(latest, id, latest.indexOf(id) + offset));
  };
  const add = (id: string) => onChange((latest) => [...latest, id]);
  const drop = (event: DragEvent, to: number) => {
    const id = event.dataTransfer.getData(DRAG_TYPE);
    if (!ids.includes(id)) return;
    event.preventDefault();
    onChange((latest) => moveItem(latest, id, to));
  };
  const comparedIds = subjects.filter(({ isUnknown }) => !isUnknown).map(({ id }) => id);
  const reference = hasReference && comparedIds.length > 1 ? comparedIds[0] : undefined;
  const canAdd = ids.length < max;
  return (
    <div className="compare-bar">
      {subjects.length > 0 && (
        <ul ref={list} className="compare-entries" aria-label={t(`entries.${kind}`)}>
          {subjects.map(({ id, name, color, isUnknown }, index) => (
            <li
              key={id}
              className={isUnknown ? 'compare-entry compare-unknown' : 'compare-entry'}
              style={isUnknown ? undefined : { borderColor: colorOf(color) }}
              draggable
              onDragStart={({ dataTransfer }) => {
                dataTransfer.setData(DRAG_TYPE, id);
                dataTransfer.effectAllowed = 'move';
              }}
              onDragOver={(event) => {
                if (event.dataTransfer.types.includes(DRAG_TYPE)) event.preventDefault();
              }}
              onDrop={(event) => drop(event, index)}
            >
              <ListButton
                move={`${id}-1`}
                label={t('moveLeft', { name })}
                icon="chevronLeft"
                disabled={index === 0}
                onClick={() => move(id, -1)}
              />
              {kind === 'players' && !isUnknown && <PlayerAvatar id={id} />}
              <span className="compare-name">
                {isUnknown ? (
                  <>
                    {name}
                    <span className="row-note">{t(`leftOut.${kind}`)}</span>
                  </>
                ) : (
                  <Link to={pageOf[kind](id)} draggable={false}>
                    {name}
                  </Link>
                )}
                {id === reference && <span className="row-note">{t('reference')}</span>}
              </span>
              <ListButton
                move={`${id}1`}
                label={t('moveRight', { name })}
                icon="chevronRight"
                disabled={index === subjects.length - 1}
                onClick={() => move(id, 1)}
              />
              <button
                type="button"
                className="icon-button"
                aria-label={t('remove', { name })}
                onClick={() => onChange((latest) => latest.filter((otherId) => otherId !== id))}
              >
                <Icon name="x" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className="compare-adders">
        {canAdd && <SubjectSearch kind={kind} chosen={ids} onAdd={add} />}
        {kind === 'builds' && (
          <Link className="btn btn-surface" to={paths.builds()}>
            <Icon name="box" />
            {t('allBuilds')}
          </Link>
        )}
        {canAdd && kind === 'players' && ownPlayer !== undefined && !ids.includes(ownPlayer.id) && (
          <button type="button" className="btn btn-surface" onClick={() => add(ownPlayer.id)}>
            <Icon name="userPlus" />
            {t('addMe', { name: ownPlayer.nickname })}
          </button>
        )}
      </div>
    </div>
  );
}
