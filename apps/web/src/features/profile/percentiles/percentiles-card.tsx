import './percentiles-card.scss';
import type { PlayerPercentiles } from '@scrapboard/contract';
import { MIN_SAMPLE } from '@scrapboard/statistics/sample-size';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Explain } from '../../../explain/explain.tsx';
import { AsOf } from '../../../percentiles/as-of.tsx';
import { useCohortText } from '../../../percentiles/use-cohort-text.ts';
import { Notice } from '../../../ui/notice.tsx';
import { hasMeaningfulRate } from '../../../ui/rate-text.tsx';
import { useFormat } from '../../../use-format.ts';
import { useProfile } from '../use-profile.ts';
import { Advice } from './advice.tsx';
import { CohortMenu } from './cohort-menu.tsx';
import { percentilesQuery } from './percentiles-query.ts';
import { PercentilesTable } from './percentiles-table.tsx';

/** How the player’s rates and means rank among players of the same mode, power score and weapon. */
export function PercentilesCard() {
  const { t } = useTranslation('percentiles');
  const { id, filters } = useProfile();
  const { data } = useSuspenseQuery(percentilesQuery(id, filters));
  return (
    <section className="card percentiles-card" aria-labelledby="percentiles">
      <div className="card-top">
        <h2 id="percentiles">
          <Explain stat="percentile">{t('title')}</Explain>
        </h2>
        <CohortMenu data={data} />
      </div>
      {data.cohort === null ? (
        <NoCohort data={data} />
      ) : (
        <>
          <div className="card-body percentiles-lead">
            <Advice data={data} />
            <CohortNote data={data} cohort={data.cohort} />
          </div>
          <PercentilesTable data={data} />
        </>
      )}
    </section>
  );
}

interface Props {
  data: PlayerPercentiles;
}

/** Who the player is compared with, and why these. */
function CohortNote({
  data: { wanted, widened, games, asOf },
  cohort,
}: Props & { cohort: NonNullable<PlayerPercentiles['cohort']> }) {
  const { t } = useTranslation('percentiles');
  const format = useFormat();
  const cohortText = useCohortText();
  const { filters } = useProfile();
  const sentences = [
    t('among', {
      n: format.number(cohort.count),
      minimum: MIN_SAMPLE,
      cohort: cohortText(cohort),
    }),
    t('own', { n: format.number(games) }),
    widened !== null && wanted !== null && t(`widened.${widened}`, { wanted: cohortText(wanted) }),
    !hasMeaningfulRate(games) && t('few', { minimum: MIN_SAMPLE }),
    Object.keys(filters).length > 0 && t('period'),
  ];
  return (
    <p className="muted small">
      {sentences.filter(Boolean).join(' ')} {asOf !== null && <AsOf instant={asOf} />}
    </p>
  );
}

function NoCohort({ data: { asOf, wanted } }: Props) {
  const { t } = useTranslation('percentiles');
  const text =
    asOf === null
      ? t('pending')
      : wanted === null
        ? t('noGames')
        : t('noneText', { minimum: MIN_SAMPLE });
  return <Notice icon="users" title={t('none')} text={text} />;
}
