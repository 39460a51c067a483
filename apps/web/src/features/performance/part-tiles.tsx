import { useTranslation } from 'react-i18next';
import { ComparedWith } from '../../questions/compared-with.tsx';
import { MeasureCell } from '../../questions/measure-cell.tsx';
import { MeasureLabel } from '../../questions/measure-label.tsx';
import { measureOf } from '../../questions/measure-of.ts';
import type { MeasureName } from '../../questions/page-question.ts';
import type { Row } from '../../questions/question-query.ts';
import { countOf } from '../../questions/read-row.ts';
import { Tile } from '../../questions/tile.tsx';
import { usePreviousPeriodFilters } from '../../questions/use-previous-period-filters.ts';
import { useFormat } from '../../use-format.ts';
import { type ComparedMeasure, comparedMeasures, type PartTotals } from './change-of-measure.ts';
import { MeasureChange } from './measure-change.tsx';
import type { PartCardProps } from './part-card-props.ts';

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
  cardProps: PartCardProps;
  totals: PartTotals;
}

/** The most important numbers of a part, of all selected matches, and how they changed. */
export function PartTiles({ cardProps, totals }: Props) {
  const { t } = useTranslation(['performance', 'questions']);
  const format = useFormat();
  const row: Row = totals.part.rows[0] ?? {};
  const games = countOf(row, 'games');
  const vehicles = countOf(totals.kindVehicles.rows[0], 'vehicles');
  const previousPeriodFilters = usePreviousPeriodFilters(cardProps.state.filters);
  const renderChange = (measure: ComparedMeasure) =>
    previousPeriodFilters !== undefined && (
      <div className="part-change">
        <MeasureChange
          measure={measure}
          cardProps={cardProps}
          now={totals}
          before={previousPeriodFilters}
        />
      </div>
    );
  return (
    <div className="card question-summary">
      <dl className="question-tiles">
        <Tile label={<MeasureLabel name="games">{t('questions:measures.games')}</MeasureLabel>}>
          <span>{format.number(games)}</span>
          <span className="row-note">
            {(['matches', 'players'] as const)
              .map((name) => {
                const count = countOf(row, name);
                return t(`questions:source.${name}`, { count, n: format.number(count) });
              })
              .join(', ')}
          </span>
        </Tile>
        <Tile label={t('columns.share')}>
          <span>{vehicles === 0 ? '–' : format.percent((100 * games) / vehicles)}</span>
          <span className="row-note">{t('tiles.share', { n: format.number(vehicles) })}</span>
          {renderChange('share')}
        </Tile>
        {shownMeasures.map((name) => (
          <Tile
            key={name}
            label={<MeasureLabel name={name}>{t(`questions:measures.${name}`)}</MeasureLabel>}
          >
            <MeasureCell
              name={name}
              measure={measureOf('parts', name)}
              value={row[name] ?? null}
              games={games}
            />
            {isCompared(name) && renderChange(name)}
          </Tile>
        ))}
      </dl>
      {previousPeriodFilters !== undefined && (
        <p className="card-note">
          <ComparedWith before={previousPeriodFilters} />
        </p>
      )}
    </div>
  );
}

function isCompared(name: string): name is ComparedMeasure {
  return comparedMeasures.some((measure) => measure === name);
}
