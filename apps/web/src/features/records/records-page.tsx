import './records.scss';
import { useTranslation } from 'react-i18next';
import { PageTitle } from '../../page-title.tsx';
import { QuestionFilterBar } from '../../questions/question-filter-bar.tsx';
import { useQuestionFilters } from '../../questions/use-question-filters.ts';
import { useStatus } from '../../status.ts';
import { BoardCard } from './board-card.tsx';
import { OverviewCard } from './overview-card.tsx';
import { recordsCodec, recordsOptions } from './records-search.ts';
import { ScopeLinks } from './scope-links.tsx';

/** The best matches of a period in every number, and the board of one of them. */
export function RecordsPage() {
  const { t } = useTranslation('records');
  const ranked = useStatus()?.ranked;
  const state = useQuestionFilters(recordsCodec, recordsOptions(ranked));
  return (
    <>
      <QuestionFilterBar
        state={state}
        heading={<PageTitle />}
        note={ranked === 'confirmed' ? `${t('note')} ${t('confirmedNote')}` : t('note')}
      />
      <ScopeLinks state={state} />
      <div className="records-cards">
        <OverviewCard state={state} />
        <BoardCard state={state} />
      </div>
    </>
  );
}
