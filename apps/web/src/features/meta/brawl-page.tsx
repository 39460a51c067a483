import { useTranslation } from 'react-i18next';
import { PageTitle } from '../../page-title.tsx';
import { QuestionFilterBar } from '../../questions/question-filter-bar.tsx';
import { BandsCard } from './bands-card.tsx';
import { BuildsCard } from './builds-card.tsx';
import { ChangesCard } from './changes-card.tsx';
import { LengthCard } from './length-card.tsx';
import { MapsCard } from './maps-card.tsx';
import { ModesCard } from './modes-card.tsx';
import { pageOptions } from './page-options.ts';
import { PairsCard } from './pairs-card.tsx';
import { TiersCard } from './tiers-card.tsx';
import { TotalsCard } from './totals-card.tsx';
import { useMetaState } from './use-meta-state.ts';

/** What wins in brawls: all of them, or the one that is chosen. */
export function BrawlPage() {
  const { t } = useTranslation('meta');
  const state = useMetaState(() => pageOptions.brawl);
  return (
    <>
      <QuestionFilterBar state={state} heading={<PageTitle />} />
      <div className="meta-cards">
        <TotalsCard state={state} />
        <ModesCard state={state} title={t('brawls.title')} note={t('brawls.note')} />
        <TiersCard state={state} />
        <PairsCard state={state} />
        <BuildsCard state={state} />
        {/* Many brawls have more than two teams, or none: sides of a map would mean nothing. */}
        <MapsCard state={state} hasSides={false} />
        <BandsCard state={state} />
        <LengthCard state={state} />
        <ChangesCard state={state} />
      </div>
    </>
  );
}
