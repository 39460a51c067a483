import { useTranslation } from 'react-i18next';
import { DailyChange } from '../../questions/daily-change.tsx';
import { MeasureLabel } from '../../questions/measure-label.tsx';
import { PeriodTiles } from '../../questions/period-tiles.tsx';
import { countOf } from '../../questions/read-row.ts';
import { usePreviousPeriodFilters } from '../../questions/use-previous-period-filters.ts';
import type { QuestionFilters } from '../../questions/use-question-filters.ts';
import { useQuestions } from '../../questions/use-questions.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useFormat } from '../../use-format.ts';
import type { ActivitySearch } from './activity-search.ts';
import {
  playersQuestion,
  playerTotalsQuestion,
  uploadsQuestion,
  uploadTotalsQuestion,
} from './questions.ts';

const [DAILY_UPLOADS, DAILY_PLAYERS] = [uploadsQuestion('day'), playersQuestion('day')];
const TILE_MEASURES = ['uploads', 'uploaders', 'matches', 'players', 'humans', 'bots'] as const;

/** The totals of the period, each with the change of its daily average since the period before. */
export function UploadTiles({ state }: { state: QuestionFilters<ActivitySearch> }) {
  const { t } = useTranslation('questions');
  const format = useFormat();
  const totals = useQuestions(
    { uploads: uploadTotalsQuestion, players: playerTotalsQuestion },
    state.filters,
  ).data;
  const previousPeriodFilters = usePreviousPeriodFilters(state.filters);
  if (totals === undefined) return <Skeleton height="4.5rem" />;
  const [uploads] = totals.uploads.rows;
  const [players] = totals.players.rows;
  const tiles = TILE_MEASURES.map((name) => {
    const isUploadMeasure = name === 'uploads' || name === 'uploaders';
    return {
      id: name,
      label: <MeasureLabel name={name}>{t(`measures.${name}`)}</MeasureLabel>,
      value: format.number(isUploadMeasure ? countOf(uploads, name) : countOf(players, name)),
      change: previousPeriodFilters !== undefined && (
        <DailyChange
          question={isUploadMeasure ? DAILY_UPLOADS : DAILY_PLAYERS}
          name={name}
          now={state.filters}
          before={previousPeriodFilters}
        />
      ),
    };
  });
  return <PeriodTiles tiles={tiles} before={previousPeriodFilters} />;
}
