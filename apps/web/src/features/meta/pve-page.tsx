import { PageTitle } from '../../page-title.tsx';
import { QuestionFilterBar } from '../../questions/question-filter-bar.tsx';
import { BandsCard } from './bands-card.tsx';
import { BuildsCard } from './builds-card.tsx';
import { ChangesCard } from './changes-card.tsx';
import { LengthCard } from './length-card.tsx';
import { MapsCard } from './maps-card.tsx';
import { pageOptions } from './page-options.ts';
import { PairsCard } from './pairs-card.tsx';
import { RaidViewCard } from './raid-view-card.tsx';
import { RaidsCard } from './raids-card.tsx';
import { TiersCard } from './tiers-card.tsx';
import { TotalsCard } from './totals-card.tsx';
import { useMetaState } from './use-meta-state.ts';

/** Raids and other missions against bots. */
export function PvePage() {
  const state = useMetaState(() => pageOptions.pve);
  return (
    <>
      <QuestionFilterBar state={state} heading={<PageTitle />} />
      <div className="meta-cards">
        <TotalsCard state={state} />
        <RaidsCard state={state} />
        <RaidViewCard state={state} />
        <TiersCard state={state} />
        <PairsCard state={state} />
        <BuildsCard state={state} />
        <MapsCard state={state} hasSides={false} />
        <BandsCard state={state} />
        <LengthCard state={state} />
        <ChangesCard state={state} />
      </div>
    </>
  );
}
