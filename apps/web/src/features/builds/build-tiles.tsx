import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { MeasureCell } from '../../questions/measure-cell.tsx';
import { MeasureLabel } from '../../questions/measure-label.tsx';
import { measureOf } from '../../questions/measure-of.ts';
import type { MeasureName } from '../../questions/page-question.ts';
import { questionQuery, type Row } from '../../questions/question-query.ts';
import { countOf } from '../../questions/read-row.ts';
import { Tile } from '../../questions/tile.tsx';
import { useFormat } from '../../use-format.ts';
import { buildAppearancesQuestion } from './questions.ts';

const shownMeasures = [
  'winRate',
  'winRateAboveExpectation',
  'damagePerGame',
  'damageRecPerGame',
  'killsPerGame',
  'survivalRate',
  'durationPerGame',
  'maxPowerScore',
] as const satisfies MeasureName[];

/** A build’s numbers, and when it was first and last driven. */
export function BuildTiles({ build, row = {} }: { build: string; row: Row | undefined }) {
  const { t } = useTranslation(['builds', 'questions']);
  const format = useFormat();
  const { data } = useQuery(questionQuery(buildAppearancesQuestion(build), {}));
  const appearances: Row | undefined = data?.rows[0];
  const dateOf = (name: 'first' | 'last') => {
    const value = appearances?.[name];
    return typeof value === 'string' ? format.date(value) : '–';
  };
  return (
    <div className="card question-summary">
      <dl className="question-tiles">
        <Tile label={<MeasureLabel name="games">{t('questions:measures.games')}</MeasureLabel>}>
          <span>{format.number(countOf(row, 'games'))}</span>
          <span className="row-note">
            {(['matches', 'players'] as const)
              .map((name) => {
                const count = countOf(row, name);
                return t(`questions:source.${name}`, { count, n: format.number(count) });
              })
              .join(', ')}
          </span>
        </Tile>
        {shownMeasures.map((name) => (
          <Tile
            key={name}
            label={
              <MeasureLabel name={name}>
                {t(
                  name === 'maxPowerScore'
                    ? 'questions:dimensions.powerScoreBand'
                    : `questions:measures.${name}`,
                )}
              </MeasureLabel>
            }
          >
            <MeasureCell
              name={name}
              measure={measureOf('players', name)}
              value={row[name] ?? null}
              games={countOf(row, 'games')}
            />
          </Tile>
        ))}
        <Tile label={t('builds:tiles.last')}>
          <span>{dateOf('last')}</span>
          <span className="row-note">{t('builds:tiles.first', { day: dateOf('first') })}</span>
        </Tile>
      </dl>
    </div>
  );
}
