import './records.scss';
import { isStreak, recordNames } from '@scrapboard/questions/boards';
import { useTranslation } from 'react-i18next';
import { PageTitle } from '../../page-title.tsx';
import { QuestionFilterBar } from '../../questions/question-filter-bar.tsx';
import { useQuestionFilters } from '../../questions/use-question-filters.ts';
import { useStatus } from '../../status.ts';
import { BoardCard } from './board-card.tsx';
import { OverviewCard } from './overview-card.tsx';
import { RECORDS_PAGE_OPTIONS, recordsCodec } from './records-search.ts';
import { ScopeLinks } from './scope-links.tsx';

// Streaks take longer to find, and the others do not wait for them.
const streaks = recordNames.filter(isStreak);
const numbers = recordNames.filter((name) => !isStreak(name));

/** The best matches of a period in every number, and the board of one of them. */
export function RecordsPage() {
  const { t } = useTranslation('records');
  const state = useQuestionFilters(recordsCodec, RECORDS_PAGE_OPTIONS);
  const needsConfirmed = (useStatus()?.minWitnesses ?? 1) > 1;
  return (
    <>
      <QuestionFilterBar
        state={state}
        heading={<PageTitle />}
        note={needsConfirmed ? `${t('note')} ${t('confirmedNote')}` : t('note')}
      />
      <ScopeLinks state={state} />
      <div className="records-cards">
        <div className="records-overview">
          <OverviewCard title={t('overview.title')} names={numbers} state={state} height="28rem" />
          <OverviewCard title={t('overview.streaks')} names={streaks} state={state} height="8rem" />
        </div>
        <BoardCard state={state} />
      </div>
    </>
  );
}
