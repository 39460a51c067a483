import type { BuildAnswer } from '@scrapboard/builds';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../use-format.ts';
import type { OptimiserData } from './use-sources.ts';

/** What the answer is based on, and what it could not take into account. */
export function DataCard({ answer, data }: { answer: BuildAnswer; data: OptimiserData }) {
  const { t } = useTranslation('optimiser');
  const format = useFormat();
  const id = useId();
  const { unusable, unusedTerms, unmeasured } = answer;
  const names = (parts: readonly string[]) =>
    parts.map((part) => data.names.get(part) ?? part).join(', ');
  return (
    <section className="card" aria-labelledby={id}>
      <div className="card-top">
        <h2 id={id}>{t('data.heading')}</h2>
      </div>
      <div className="card-body">
        {unusedTerms.map(({ term, reason }) => (
          <p key={term}>{t(`data.unused.${reason}`, { term: t(`term.${term}`) })}</p>
        ))}
        {unusable.length > 0 && (
          <details>
            <summary>{t('data.unusable', { count: unusable.length })}</summary>
            <p>{names(unusable.map(({ part }) => part))}</p>
          </details>
        )}
        {unmeasured.damage.length > 0 && (
          <details>
            <summary>{t('data.unmeasured', { count: unmeasured.damage.length })}</summary>
            <p>{names(unmeasured.damage)}</p>
          </details>
        )}
        <p>{t('data.armament')}</p>
        <p className="mb-0 muted small">
          {t('data.asOf', { parts: data.catalogue.asOf, prices: data.prices.asOf })}{' '}
          {data.factsAsOf !== null && t('data.facts', { date: format.date(data.factsAsOf) })}
        </p>
      </div>
    </section>
  );
}
