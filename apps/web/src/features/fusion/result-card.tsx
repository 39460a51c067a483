import type { ReactNode } from 'react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../use-format.ts';
import { useCategoryName } from './use-category-name.ts';
import { useChanceText } from './use-chance-text.ts';
import { useCoinText } from './use-coin-text.ts';
import type { FusionResult, Limit } from './use-fusion.ts';

interface Props {
  title: string;
  result: FusionResult;
  limit: Limit | undefined;
}

/** The results of a plan, as a description list. */
export function ResultCard({ title, result, limit }: Props) {
  const { t } = useTranslation('fusion');
  const id = useId();
  return (
    <section className="card fusion-result" aria-labelledby={id}>
      <div className="card-top">
        <h2 id={id}>{title}</h2>
      </div>
      <Verdict result={result} />
      <dl className="fusion-figures">
        <ResultList result={result} />
        {limit !== undefined && <WithinLimit result={result} limit={limit} />}
      </dl>
      <p className="card-note fusion-note">{t('exact')}</p>
    </section>
  );
}

/** States what is certain: a success at once, or none ever. */
function Verdict({ result }: { result: FusionResult }) {
  const { t } = useTranslation('fusion');
  const categoryName = useCategoryName();
  const { chancePerAttempt } = result.fusion;
  if (chancePerAttempt === 1) return <p className="fusion-verdict">{t('certain')}</p>;
  if (chancePerAttempt > 0) return null;
  const impossibleIndex = result.plan.categories.findIndex(({ accepted }) => accepted === 0);
  return (
    <p className="fusion-verdict">{t('impossible', { category: categoryName(impossibleIndex) })}</p>
  );
}

function ResultList({ result }: { result: FusionResult }) {
  const { t } = useTranslation('fusion');
  const format = useFormat();
  const chanceText = useChanceText();
  const coinText = useCoinText();
  const { fusion, quantiles, leastCost, search } = result;
  const { expected } = fusion;
  const formatDecimal = (value: number) => format.number(value, 1);
  return (
    <>
      <LabelledResult
        label={t('figure.chance')}
        value={chanceText(fusion.chancePerAttempt)}
        isMain
      />
      {expected !== null && (
        <>
          <LabelledResult label={t('figure.cost')} value={coinText(expected.cost)} isMain />
          <LabelledResult label={t('figure.attempts')} value={formatDecimal(expected.attempts)} />
          <LabelledResult label={t('figure.copies')} value={formatDecimal(expected.copies)} />
          <LabelledResult
            label={t('figure.stabilisers')}
            value={formatDecimal(expected.stabilisers)}
          />
          {quantiles.map(({ chance, attempts, cost }) => (
            <LabelledResult
              key={chance}
              label={t('figure.quantile', { percent: format.percent(100 * chance, 0) })}
              value={
                attempts === null
                  ? '–'
                  : t('attempts', { count: attempts, n: format.number(attempts) })
              }
              detail={cost === null ? undefined : coinText(cost)}
            />
          ))}
          {leastCost !== null && search.stabilise !== 'whenItPays' && (
            <LabelledResult
              label={t('figure.leastCost')}
              value={coinText(leastCost)}
              detail={
                expected.cost - leastCost < 0.5
                  ? t('alreadyLeast')
                  : t('saves', { amount: coinText(expected.cost - leastCost) })
              }
            />
          )}
        </>
      )}
    </>
  );
}

/** The chance of a success within the budget or the attempts. */
function WithinLimit({ result, limit }: { result: FusionResult; limit: Limit }) {
  const { t } = useTranslation('fusion');
  const format = useFormat();
  const coinText = useCoinText();
  const chanceText = useChanceText();
  const { withinLimit } = result;
  if (withinLimit === null) return null;
  const label =
    limit.kind === 'budget'
      ? t('figure.withinBudget', { amount: coinText(limit.value) })
      : t('figure.withinAttempts', { count: limit.value, n: format.number(limit.value) });
  return (
    <>
      <LabelledResult label={label} value={chanceText(withinLimit.chance)} isMain />
      {withinLimit.best !== null && (
        <LabelledResult
          label={t('figure.bestWithin')}
          value={chanceText(withinLimit.best.chance)}
          detail={t('bestWithinNote')}
        />
      )}
    </>
  );
}

interface LabelledResultProps {
  label: string;
  value: ReactNode;
  detail?: string | undefined;
  isMain?: boolean;
}

function LabelledResult({ label, value, detail, isMain = false }: LabelledResultProps) {
  return (
    <div className={isMain ? 'fusion-figure fusion-figure-main' : 'fusion-figure'}>
      <dt>{label}</dt>
      <dd>
        {value}
        {detail !== undefined && <span className="fusion-detail">{detail}</span>}
      </dd>
    </div>
  );
}
