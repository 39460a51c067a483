import { differenceOfMeans } from '@scrapboard/statistics/difference-of-means';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Explain } from '../../explain/explain.tsx';
import { questionQuery } from '../../questions/ask.ts';
import { ChangeText } from '../../questions/change-text.tsx';
import { dailySample, filtersBefore } from '../../questions/compare-periods.ts';
import { countDays } from '../../questions/period.ts';
import type { PageFilters } from '../../questions/question-filters.ts';
import { countOf } from '../../questions/read-row.ts';
import type { QuestionFilters } from '../../questions/use-question-filters.ts';
import { useQuestions } from '../../questions/use-questions.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useFormat } from '../../use-format.ts';
import type { ActivitySearch } from './activity-search.ts';
import { firstMatch, playersBy, playerTotals, uploadsBy, uploadTotals } from './questions.ts';

const DAILY = { uploads: uploadsBy('day'), players: playersBy('day') };
const COMPARED = ['uploads', 'uploaders', 'matches', 'players', 'humans', 'bots'] as const;

/** The totals of the period, each with the change of its daily average since the period before. */
export function UploadTiles({ state }: { state: QuestionFilters<ActivitySearch> }) {
  const { t } = useTranslation(['activity', 'questions']);
  const format = useFormat();
  const totals = useQuestions({ uploads: uploadTotals, players: playerTotals }, state.filters).data;
  const before = useCoveredBefore(state.filters);
  if (totals === undefined) return <Skeleton height="4.5rem" />;
  const [uploads] = totals.uploads.rows;
  const [players] = totals.players.rows;
  const values = {
    uploads: countOf(uploads, 'uploads'),
    uploaders: countOf(uploads, 'uploaders'),
    matches: countOf(players, 'matches'),
    players: countOf(players, 'players'),
    humans: countOf(players, 'humans'),
    bots: countOf(players, 'bots'),
  };
  return (
    <>
      <dl className="stat-tiles">
        {COMPARED.map((name) => (
          <div key={name}>
            <dt>
              {name === 'humans' || name === 'bots' ? (
                <Explain stat="seats">{t(`questions:measures.${name}`)}</Explain>
              ) : (
                t(`questions:measures.${name}`)
              )}
            </dt>
            <dd>{format.number(values[name])}</dd>
            {before !== undefined && (
              <dd className="tile-change">
                <Change name={name} now={state.filters} before={before} />
              </dd>
            )}
          </div>
        ))}
      </dl>
      {before !== undefined && (
        <p className="card-note tiles-note">
          <Explain stat="periodChange">
            {t('questions:change.note', {
              from: format.utcDate(before.from ?? ''),
              to: format.utcDate(before.to ?? ''),
            })}
          </Explain>
        </p>
      )}
    </>
  );
}

/** Returns the filters of the period before; undefined if matches were not recorded yet when it began. */
function useCoveredBefore(filters: PageFilters): PageFilters | undefined {
  const { from: _, to: _to, ...ofAllTime } = filters;
  const { data } = useQuery(questionQuery(firstMatch, ofAllTime));
  const before = filtersBefore(filters);
  const first = data?.rows[0]?.first;
  const isCovered = typeof first === 'string' && first.slice(0, 10) <= (before?.from ?? '');
  return isCovered ? before : undefined;
}

interface ChangeProps {
  name: (typeof COMPARED)[number];
  now: PageFilters;
  before: PageFilters;
}

function Change({ name, now, before }: ChangeProps) {
  const answers = [useQuestions(DAILY, now).data, useQuestions(DAILY, before).data];
  const days = countDays({ from: now.from ?? '', to: now.to ?? '' });
  const [sampleNow, sampleBefore] = answers.map((answer) => {
    if (answer === undefined) return undefined;
    const { uploads, players } = answer;
    const counts =
      name === 'uploads' || name === 'uploaders'
        ? uploads.rows.map((row) => countOf(row, name))
        : players.rows.map((row) => countOf(row, name));
    return dailySample(counts, days);
  });
  if (sampleNow === undefined || sampleBefore === undefined) {
    return <Skeleton height="1rem" width="3rem" />;
  }
  return (
    <ChangeText
      difference={differenceOfMeans(sampleNow, sampleBefore)}
      before={sampleBefore.sum / sampleBefore.n}
    />
  );
}
