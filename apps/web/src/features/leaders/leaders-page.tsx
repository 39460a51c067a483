import './leaders.scss';
import { partPageKinds } from '@scrapboard/contract/part-page-kinds';
import { useTranslation } from 'react-i18next';
import { PageTitle } from '../../page-title.tsx';
import { QuestionFilterBar } from '../../questions/question-filter-bar.tsx';
import { LEADERBOARD_PAGE_OPTIONS } from '../../questions/question-filters.ts';
import { useQuestionFilters } from '../../questions/use-question-filters.ts';
import { useFormat } from '../../use-format.ts';
import { ChangesCard } from './changes-card.tsx';
import { KindCard } from './kind-card.tsx';
import { leadersCodec } from './leaders-search.ts';
import { MinGamesControl } from './min-games-control.tsx';
import { SaveLeadersButton } from './save-leaders-button.tsx';

/** The leaders with the most played parts of each kind, and where the leader changed. */
export function LeadersPage() {
  const { t } = useTranslation('leaders');
  const format = useFormat();
  const state = useQuestionFilters(leadersCodec, LEADERBOARD_PAGE_OPTIONS);
  const { minGames } = state.pageSearch;
  return (
    <>
      <QuestionFilterBar
        state={state}
        heading={<PageTitle />}
        note={t('note', { n: format.number(minGames) })}
        actions={
          <>
            <MinGamesControl
              value={minGames}
              onChange={(games) => state.set({ minGames: games })}
            />
            <SaveLeadersButton state={state} />
          </>
        }
      />
      <div className="leader-kinds">
        {partPageKinds.map((kind) => (
          <KindCard key={kind} kind={kind} state={state} />
        ))}
      </div>
      <ChangesCard state={state} />
    </>
  );
}
