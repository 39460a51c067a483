import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { CrosshairGroup } from '../../../charts/crosshair-group.tsx';
import { NoMatches } from '../../../filters/no-matches.tsx';
import { useFormat } from '../../../use-format.ts';
import { DistributionCard } from '../graphs/distribution-card.tsx';
import { StepCard } from '../graphs/step-card.tsx';
import { WinRateCard } from '../graphs/win-rate-card.tsx';
import { graphsQuery } from '../profile-queries.ts';
import { useProfile } from '../use-profile.ts';

/** Form over time and the distribution of damage. */
export function GraphsTab() {
  const { t } = useTranslation('profile');
  const format = useFormat();
  const { id, filters } = useProfile();
  const { data } = useSuspenseQuery(graphsQuery(id, filters));
  if (data.form.length === 0) {
    return (
      <div className="card">
        <NoMatches />
      </div>
    );
  }
  const step = t(`graphs.step.${data.step}`);
  return (
    <div className="dashboard">
      <CrosshairGroup>
        <div className="dashboard-wide">
          <WinRateCard graphs={data} />
        </div>
        <StepCard
          graphs={data}
          title={t('graphs.damageOverTime')}
          measure="damage"
          color="series2"
          formatValue={format.compact}
          showsRollingMean
        />
        <StepCard
          graphs={data}
          title={t('graphs.mmr')}
          note={t('graphs.mmrNote', { step })}
          measure="mmr"
          color="series3"
          formatValue={(value) => format.number(value)}
        />
      </CrosshairGroup>
      <div className="dashboard-wide">
        <DistributionCard graphs={data} />
      </div>
    </div>
  );
}
