import { type KeyboardEvent, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Explain } from '../../explain/explain.tsx';
import { useFormat } from '../../use-format.ts';
import { buildMatrix, type Cell, ENVIRONMENT, type MatrixRow } from './build-matrix.ts';
import { type Measure, measures } from './match-search.ts';
import { useTeamName } from './team-name.tsx';
import { useMatch } from './use-match.ts';

interface CellPosition {
  row: number;
  column: number;
}

/** Who damaged whom: a row for each attacker and a column for each victim; darker cells mean more. */
export function DamageMatrix() {
  const { t } = useTranslation('matches');
  const { match, search } = useMatch();
  const hasTwoTeams = match.teams.length === 2;
  const from = hasTwoTeams ? (search.from ?? match.teams[0]?.team ?? 'all') : 'all';
  const matrix = useMemo(() => buildMatrix(match, from), [match, from]);
  return (
    <section className="card" aria-labelledby="damage-matrix">
      <div className="card-top">
        <h2 id="damage-matrix">{t('matrix.heading')}</h2>
        <div className="matrix-choices">
          {hasTwoTeams && <AttackersChoice from={from} />}
          <MeasureChoice />
        </div>
      </div>
      {search.round !== null && <p className="card-note matrix-note">{t('matrix.wholeMatch')}</p>}
      <MatrixGrid key={from} matrix={matrix} measure={search.measure} />
    </section>
  );
}

function AttackersChoice({ from }: { from: number | 'all' }) {
  const { t } = useTranslation('matches');
  const { match, linkProps } = useMatch();
  const teamName = useTeamName();
  const choices: (number | 'all')[] = [...match.teams.map(({ team }) => team), 'all'];
  return (
    <nav className="choice" aria-label={t('matrix.from')}>
      {choices.map((choice) => (
        <Link
          key={choice}
          className="btn btn-surface btn-sm"
          {...linkProps({ from: choice })}
          replace
          preventScrollReset
          aria-current={choice === from ? 'true' : undefined}
        >
          {choice === 'all' ? t('allPlayers') : t('matrix.by', { team: teamName(choice) })}
        </Link>
      ))}
    </nav>
  );
}

function MeasureChoice() {
  const { t } = useTranslation('matches');
  const { search, linkProps } = useMatch();
  return (
    <nav className="choice" aria-label={t('matrix.measure')}>
      {measures.map((measure) => (
        <Link
          key={measure}
          className="btn btn-surface btn-sm"
          {...linkProps({ measure })}
          replace
          preventScrollReset
          aria-current={measure === search.measure ? 'true' : undefined}
        >
          {t(`measures.${measure}`)}
        </Link>
      ))}
    </nav>
  );
}

const ARROW_STEPS: Record<string, [row: number, column: number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

interface GridProps {
  matrix: ReturnType<typeof buildMatrix>;
  measure: Measure;
}

function MatrixGrid({ matrix, measure }: GridProps) {
  const { t } = useTranslation('matches');
  const { match } = useMatch();
  const body = useRef<HTMLTableSectionElement>(null);
  const [activeCell, setActiveCell] = useState<CellPosition>({ row: 0, column: 0 });
  const [shownCell, setShownCell] = useState<CellPosition | null>(null);
  const cellText = useCellText(measure);

  // A single Tab stop; arrow keys move from cell to cell.
  const onKeyDown = (event: KeyboardEvent) => {
    const step = ARROW_STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const clamp = (value: number, count: number) => Math.min(Math.max(value, 0), count - 1);
    const nextCell = {
      row: clamp(activeCell.row + step[0], matrix.rows.length),
      column: clamp(activeCell.column + step[1], matrix.columns.length),
    };
    setActiveCell(nextCell);
    body.current
      ?.querySelector<HTMLElement>(`[data-cell="${nextCell.row}-${nextCell.column}"]`)
      ?.focus();
  };

  return (
    <>
      <MatrixReadout matrix={matrix} position={shownCell} />
      <div className="table-scroll matrix-scroll">
        <table
          className={matrix.columns.length <= 8 ? 'matrix few' : 'matrix'}
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the arrow keys lead from cell to cell, as in a grid
          role="grid"
          aria-labelledby="damage-matrix"
          aria-readonly="true"
        >
          <thead>
            <tr>
              <th scope="col" className="matrix-corner">
                <span>{t('matrix.corner')}</span>
              </th>
              {matrix.columns.map((index, column) => (
                <th
                  key={index}
                  scope="col"
                  className={`matrix-victim team-${match.players[index]?.team} ${shownCell?.column === column ? 'shown' : ''}`}
                >
                  <span>
                    <PlayerLabel index={index} />
                  </span>
                </th>
              ))}
              <th scope="col" className="matrix-victim matrix-total">
                <span>
                  <Explain stat="damageTotals">{t('matrix.total')}</Explain>
                </span>
              </th>
            </tr>
          </thead>
          <tbody
            ref={body}
            onKeyDown={onKeyDown}
            onPointerLeave={({ pointerType }) => pointerType !== 'touch' && setShownCell(null)}
            onBlur={() => setShownCell(null)}
          >
            {matrix.rows.map((row, rowIndex) => (
              <Row
                key={row.attacker}
                {...{ row, rowIndex, matrix, measure, activeCell, shownCell }}
                onShow={setShownCell}
                onActive={setActiveCell}
              />
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">
                <Explain stat="damageTotals">{t('matrix.received')}</Explain>
              </th>
              {matrix.totals.map((cell, column) => (
                <td key={matrix.columns[column]}>{cellText(cell)}</td>
              ))}
              <td className="matrix-total">{cellText(matrix.total)}</td>
            </tr>
          </tfoot>
        </table>
      </div>
    </>
  );
}

interface RowProps extends GridProps {
  row: MatrixRow;
  rowIndex: number;
  activeCell: CellPosition;
  shownCell: CellPosition | null;
  onShow: (position: CellPosition) => void;
  onActive: (position: CellPosition) => void;
}

function Row({
  row,
  rowIndex,
  matrix,
  measure,
  activeCell,
  shownCell,
  onShow,
  onActive,
}: RowProps) {
  const { match } = useMatch();
  const cellText = useCellText(measure);
  const attacker = match.players[row.attacker];
  return (
    <tr className={`team-${attacker?.team ?? 0}`}>
      <th scope="row" className={shownCell?.row === rowIndex ? 'shown' : undefined}>
        <PlayerLabel index={row.attacker} />
      </th>
      {row.cells.map((cell, column) => {
        const position = { row: rowIndex, column };
        const victim = matrix.columns[column];
        const heat = cell[measure] / (matrix.max[measure] || 1);
        const isFriendly =
          attacker !== undefined && match.players[victim ?? -1]?.team === attacker.team;
        return (
          <td
            key={victim}
            className={`heat ${isFriendly ? 'friendly' : ''}`}
            style={{ '--heat': `${Math.round(heat * 100)}%` } as React.CSSProperties}
            data-cell={`${rowIndex}-${column}`}
            tabIndex={activeCell.row === rowIndex && activeCell.column === column ? 0 : -1}
            onPointerEnter={() => onShow(position)}
            onFocus={() => {
              onShow(position);
              onActive(position);
            }}
          >
            {cell.hits === 0 && cell.damage === 0 ? (
              <span aria-hidden="true">·</span>
            ) : (
              cellText(cell)
            )}
          </td>
        );
      })}
      <td className="matrix-total">{cellText(row.total)}</td>
    </tr>
  );
}

/** Describes the cell under the pointer or the focus. Screen readers announce the cell itself. */
function MatrixReadout({
  matrix,
  position,
}: {
  matrix: GridProps['matrix'];
  position: CellPosition | null;
}) {
  const { t } = useTranslation('matches');
  const format = useFormat();
  const nameOf = usePlayerName();
  const row = matrix.rows[position?.row ?? -1];
  const cell = row?.cells[position?.column ?? -1];
  if (row === undefined || cell === undefined || position === null) {
    return (
      <p className="matrix-readout muted" aria-hidden="true">
        {t('matrix.hint')}
      </p>
    );
  }
  const names = {
    from: nameOf(row.attacker),
    to: nameOf(matrix.columns[position.column] ?? ENVIRONMENT),
  };
  return (
    <p className="matrix-readout" aria-hidden="true">
      {cell.hits === 0
        ? t('matrix.nothing', names)
        : t('matrix.readout', {
            ...names,
            count: cell.hits,
            damage: format.number(cell.damage),
            hits: format.number(cell.hits),
            share: format.percent(cell.share, 0),
          })}
    </p>
  );
}

function useCellText(measure: Measure): (cell: Cell) => string {
  const format = useFormat();
  return (cell) =>
    measure === 'share' ? format.percent(cell.share, 0) : format.number(cell[measure]);
}

function usePlayerName(): (index: number) => string {
  const { t } = useTranslation('matches');
  const { match } = useMatch();
  return (index) => match.players[index]?.nickname ?? t('matrix.environment');
}

function PlayerLabel({ index }: { index: number }) {
  const nameOf = usePlayerName();
  const { match } = useMatch();
  const isBot = match.players[index]?.bot === true;
  return <span className={isBot ? 'matrix-name muted' : 'matrix-name'}>{nameOf(index)}</span>;
}
