import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { PageTitle } from '../../page-title.tsx';
import { paths } from '../../paths.ts';
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

/** What wins in PvP, and what is used. */
export function MetaPage() {
  const { t } = useTranslation(['meta', 'shell']);
  const state = useMetaState(() => pageOptions.pvp);
  return (
    <>
      <QuestionFilterBar
        state={state}
        heading={<PageTitle />}
        note={
          <>
            {t('meta:scope.pvp')} <Link to={paths.metaBrawl()}>{t('shell:nav.brawl')}</Link>,{' '}
            <Link to={paths.metaPve()}>{t('shell:nav.pve')}</Link>
          </>
        }
      />
      <div className="meta-cards">
        <TotalsCard state={state} />
        <TiersCard state={state} />
        <ChangesCard state={state} />
        <PairsCard state={state} />
        <BuildsCard state={state} />
        <ModesCard state={state} title={t('meta:modes.title')} note={t('meta:modes.note')} />
        <MapsCard state={state} hasSides />
        <BandsCard state={state} />
        <LengthCard state={state} />
      </div>
    </>
  );
}
