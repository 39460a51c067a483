import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Answer, Row } from '../../questions/ask.ts';
import { MeasureCell } from '../../questions/measure-cell.tsx';
import { measureOf } from '../../questions/measure-of.ts';
import type { MeasureName } from '../../questions/page-question.ts';
import { countOf } from '../../questions/read-row.ts';
import { useFormat } from '../../use-format.ts';

const shownMeasures = [
  'winRate',
  'winRateAboveExpectation',
  'damagePerGame',
  'damagePerMinute',
  'killsPerGame',
  'damageShare',
  'damagePerHit',
  'maxDamage',
] as const satisfies MeasureName[];

interface Props {
  part: Answer;
  /** Vehicles with a known part of the same kind. */
  vehicles: number;
}

/** The most important numbers of a part, of all selected matches. */
export function PartTiles({ part, vehicles }: Props) {
  const { t } = useTranslation(['performance', 'questions']);
  const format = useFormat();
  const row: Row = part.rows[0] ?? {};
  const games = countOf(row, 'games');
  return (
    <dl className="card part-tiles">
      <Tile label={t('questions:measures.games')}>
        <span className="part-figure">{format.number(games)}</span>
        <span className="row-note">
          {t('tiles.games', {
            matches: format.number(countOf(row, 'matches')),
            players: format.number(countOf(row, 'players')),
          })}
        </span>
      </Tile>
      <Tile label={t('columns.share')}>
        <span className="part-figure">
          {vehicles === 0 ? '–' : format.percent((100 * games) / vehicles)}
        </span>
        <span className="row-note">{t('tiles.share', { n: format.number(vehicles) })}</span>
      </Tile>
      {shownMeasures.map((name) => (
        <Tile key={name} label={t(`questions:measures.${name}`)}>
          <MeasureCell
            name={name}
            measure={measureOf('parts', name)}
            value={row[name] ?? null}
            games={games}
          />
        </Tile>
      ))}
    </dl>
  );
}

function Tile({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
