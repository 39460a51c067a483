import type { PartPageKind } from '@scrapboard/contract/part-page-kinds';
import { MIN_SAMPLE } from '@scrapboard/statistics/sample-size';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { QueryState } from '../../query-states/query-state.tsx';
import { MeasureCell } from '../../questions/measure-cell.tsx';
import { measureOf } from '../../questions/measure-of.ts';
import { countOf, keyOf, nameOf, rateOf } from '../../questions/read-row.ts';
import { type Answers, useQuestions } from '../../questions/use-questions.ts';
import { Icon } from '../../ui/icon.tsx';
import { RateText } from '../../ui/rate-text.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useFormat } from '../../use-format.ts';
import { partResultsQuestions } from './questions.ts';

const shownMeasures = [
  'games',
  'players',
  'winRate',
  'winRateAboveExpectation',
  'damagePerGame',
] as const;

/** A part's results in all stored matches, and the players who do best with it. */
export function PartResultsCard({ kind, id }: { kind: PartPageKind; id: string }) {
  const { t } = useTranslation(['parts', 'shell']);
  const questions = useMemo(() => partResultsQuestions(kind, id), [kind, id]);
  const query = useQuestions(questions, {});
  return (
    <section className="card played-card" aria-labelledby="played">
      <div className="card-top">
        <h2 id="played">{t('parts:played.title')}</h2>
        <div className="played-links">
          <Link className="btn btn-surface btn-sm" to={paths.performancePart(kind, id)}>
            <Icon name="crosshair" />
            {t('parts:part.results')}
          </Link>
          <Link className="btn btn-surface btn-sm" to={paths.leaderPart(kind, id)}>
            <Icon name="list" />
            {t('shell:nav.leader')}
          </Link>
        </div>
      </div>
      <div className="card-body">
        <QueryState
          query={query}
          loading={<Skeleton height="9rem" />}
          empty={{
            when: ({ part }) => countOf(part.rows[0], 'games') === 0,
            show: <p className="muted mb-0">{t('parts:played.none')}</p>,
          }}
        >
          {(answers) => <ResultFigures answers={answers} />}
        </QueryState>
      </div>
    </section>
  );
}

function ResultFigures({ answers }: { answers: Answers<ReturnType<typeof partResultsQuestions>> }) {
  const { t } = useTranslation(['parts', 'questions', 'performance']);
  const format = useFormat();
  const { part, players } = answers;
  const [row] = part.rows;
  if (row === undefined) return null;
  return (
    <>
      <dl className="played-figures">
        {shownMeasures.map((name) => (
          <div key={name}>
            <dt>{t(`questions:measures.${name}`)}</dt>
            <dd>
              <MeasureCell
                name={name}
                measure={measureOf('parts', name)}
                value={row[name]}
                games={countOf(row, 'games')}
              />
            </dd>
          </div>
        ))}
      </dl>
      <h3>{t('performance:players.title')}</h3>
      {players.rows.length === 0 ? (
        <p className="muted mb-0">{t('performance:players.none', { n: MIN_SAMPLE })}</p>
      ) : (
        <ol className="played-best">
          {players.rows.map((player) => {
            const playerId = keyOf(player, 'player');
            return (
              <li key={playerId}>
                <Link to={paths.player(playerId)}>{nameOf(players, 'player', playerId)}</Link>
                <span className="row-note">
                  {t('played.games', {
                    count: countOf(player, 'games'),
                    n: format.number(countOf(player, 'games')),
                  })}
                </span>
                <RateText rate={rateOf(player, 'winRate')} />
              </li>
            );
          })}
        </ol>
      )}
    </>
  );
}
