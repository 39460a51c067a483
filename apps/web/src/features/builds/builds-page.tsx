import './builds.scss';
import { useTranslation } from 'react-i18next';
import { PageTitle } from '../../page-title.tsx';
import { QuestionFilterBar } from '../../questions/question-filter-bar.tsx';
import { useQuestionFilters } from '../../questions/use-question-filters.ts';
import { BoardCard } from './board-card.tsx';
import { boardCodec } from './builds-search.ts';
import { ChosenBuilds } from './chosen-builds.tsx';
import { FindCard } from './find-card.tsx';
import { PAGE_OPTIONS } from './page-options.ts';

/** The builds that were driven, with a search by the parts that they carry. */
export function BuildsPage() {
  const { t } = useTranslation('builds');
  const state = useQuestionFilters(boardCodec, PAGE_OPTIONS);
  return (
    <>
      <QuestionFilterBar state={state} heading={<PageTitle />} note={t('lead')} />
      <div className="build-cards wrapped-headings">
        <FindCard state={state} />
        <ChosenBuilds state={state} />
        <BoardCard state={state} />
      </div>
    </>
  );
}
