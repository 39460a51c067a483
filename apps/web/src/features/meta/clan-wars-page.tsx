import { useTranslation } from 'react-i18next';
import { ChoiceLinks } from '../../choice-links.tsx';
import { PageTitle } from '../../page-title.tsx';
import { QuestionFilterBar } from '../../questions/question-filter-bar.tsx';
import { BandsCard } from './bands-card.tsx';
import { BuildsCard } from './builds-card.tsx';
import { ChangesCard } from './changes-card.tsx';
import { CompositionsCard } from './compositions-card.tsx';
import { LengthCard } from './length-card.tsx';
import { MapsCard } from './maps-card.tsx';
import { LEAGUES } from './meta-search.ts';
import { leagueOptions } from './page-options.ts';
import { PairsCard } from './pairs-card.tsx';
import { PartyMatchupsCard } from './party-matchups-card.tsx';
import { RoundsByMapCard } from './rounds-by-map-card.tsx';
import { RoundsCard } from './rounds-card.tsx';
import { TiersCard } from './tiers-card.tsx';
import { TimesCard } from './times-card.tsx';
import { TotalsCard } from './totals-card.tsx';
import { useMetaState } from './use-meta-state.ts';

/** What wins in Clan Wars; Leviathan Clan Wars are shown separately. */
export function ClanWarsPage() {
  const { t } = useTranslation('meta');
  const state = useMetaState(({ league }) => leagueOptions[league]);
  const { league } = state.pageSearch;
  return (
    <>
      <QuestionFilterBar
        state={state}
        heading={<PageTitle />}
        actions={
          <ChoiceLinks
            label={t('leagues.label')}
            current={league}
            choices={LEAGUES.map((value) => ({ value, text: t(`leagues.${value}`) }))}
            href={(value) => state.href({ league: value })}
          />
        }
      />
      <div className="meta-cards">
        <TotalsCard state={state} />
        <TiersCard state={state} />
        <CompositionsCard state={state} />
        <PartyMatchupsCard state={state} />
        <div className="meta-pair">
          <RoundsCard state={state} />
          <RoundsByMapCard state={state} />
        </div>
        <PairsCard state={state} />
        <TimesCard state={state} />
        <MapsCard state={state} hasSides />
        <BandsCard state={state} />
        <BuildsCard state={state} />
        <ChangesCard state={state} />
        <LengthCard state={state} />
      </div>
    </>
  );
}
