import { useTranslation } from 'react-i18next';
import { Explain } from '../../explain/explain.tsx';
import { DailyChange } from '../../questions/daily-change.tsx';
import { PeriodTiles } from '../../questions/period-tiles.tsx';
import { countOf } from '../../questions/read-row.ts';
import { useFiltersBefore } from '../../questions/use-filters-before.ts';
import type { QuestionFilters } from '../../questions/use-question-filters.ts';
import { useQuestions } from '../../questions/use-questions.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useFormat } from '../../use-format.ts';
import type { ActivitySearch } from './activity-search.ts';
import { playersBy, playerTotals, uploadsBy, uploadTotals } from './questions.ts';

const [DAILY_UPLOADS, DAILY_PLAYERS] = [uploadsBy('day'), playersBy('day')];
const TILE_MEASURES = ['uploads', 'uploaders', 'matches', 'players', 'humans', 'bots'] as const;

/** The totals of the period, each with the change of its daily average since the period before. */
export function UploadTiles({ state }: { state: QuestionFilters<ActivitySearch> }) {
  const { t } = useTranslation('questions');
  const format = useFormat();
  const totals = useQuestions({ uploads: uploadTotals, players: playerTotals }, state.filters).data;
  const before = useFiltersBefore(state.filters);
  if (totals === undefined) return <Skeleton height="4.5rem" />;
  const [uploads] = totals.uploads.rows;
  const [players] = totals.players.rows;
  const tiles = TILE_MEASURES.map((name) => {
    const isUploadMeasure = name === 'uploads' || name === 'uploaders';
    const text = t(`measures.${name}`);
    return {
      id: name,
      label: name === 'humans' || name === 'bots' ? <Explain stat="seats">{text}</Explain> : text,
      value: format.number(isUploadMeasure ? countOf(uploads, name) : countOf(players, name)),
      change: before !== undefined && (
        <DailyChange
          question={isUploadMeasure ? DAILY_UPLOADS : DAILY_PLAYERS}
          name={name}
          now={state.filters}
          before={before}
        />
      ),
    };
  });
  return <PeriodTiles tiles={tiles} before={before} />;
}
