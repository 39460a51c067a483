import { useTranslation } from 'react-i18next';
import { ChoiceLinks } from '../../choice-links.tsx';
import { PageTitle } from '../../page-title.tsx';
import { QuestionFilterBar } from '../../questions/question-filter-bar.tsx';
import { BandsCard } from './bands-card.tsx';
import { BuildsCard } from './builds-card.tsx';
import { ChangesCard } from './changes-card.tsx';
import { LengthCard } from './length-card.tsx';
import { MapsCard } from './maps-card.tsx';
import { SQUADS } from './meta-search.ts';
import { squadOptions } from './page-options.ts';
import { PairsCard } from './pairs-card.tsx';
import { PartySizesCard } from './party-sizes-card.tsx';
import { TiersCard } from './tiers-card.tsx';
import { TotalsCard } from './totals-card.tsx';
import { useMetaState } from './use-meta-state.ts';

const PARTIES = ['all', 'solo', 'party'] as const;

/** What wins in 8 vs 8 and 6 vs 6; solo players and parties can be shown separately. */
export function EightVsEightPage() {
  const { t } = useTranslation(['meta', 'questions']);
  const state = useMetaState(({ squad }) => squadOptions[squad]);
  const { squad } = state.pageSearch;
  return (
    <>
      <QuestionFilterBar
        state={state}
        heading={<PageTitle />}
        actions={
          <>
            <ChoiceLinks
              label={t('meta:squads.label')}
              current={squad}
              choices={SQUADS.map((value) => ({ value, text: t(`meta:squads.${value}`) }))}
              href={(value) => state.href({ squad: value })}
            />
            <ChoiceLinks
              label={t('questions:party.label')}
              current={state.search.party ?? 'all'}
              choices={PARTIES.map((value) => ({ value, text: t(`meta:parties.${value}`) }))}
              href={(value) => state.href({ party: value === 'all' ? undefined : value })}
            />
          </>
        }
      />
      <div className="meta-cards">
        <TotalsCard state={state} />
        <PartySizesCard state={state} />
        <TiersCard state={state} />
        <PairsCard state={state} />
        <ChangesCard state={state} />
        <BuildsCard state={state} />
        <MapsCard state={state} hasSides />
        <BandsCard state={state} />
        <LengthCard state={state} />
      </div>
    </>
  );
}
