import type { BuildAnswer, BuildRequest } from '@scrapboard/builds';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../use-format.ts';
import type { OptimiserData } from './use-optimiser-data.ts';

interface Props {
  answer: BuildAnswer;
  request: BuildRequest;
  data: OptimiserData;
}

/** What the answer is based on, and what it could not take into account. */
export function DataCard({ answer, request, data }: Props) {
  const { t } = useTranslation('optimiser');
  const format = useFormat();
  const id = useId();
  const { unusable, unusedTerms, unmeasured } = answer;
  const joinNames = (parts: readonly string[]) =>
    parts.map((part) => data.names.get(part) ?? part).join(', ');
  const unpricedParts = unusable.filter(({ missing }) => missing.every((name) => name === 'cost'));
  const unusableIds = new Set(unusable.map(({ part }) => part));
  const freeParts = request.parts.filter(({ id, cost }) => cost === 0 && !unusableIds.has(id));
  const idsOf = (parts: readonly { part: string }[]) => parts.map(({ part }) => part);
  const notes = [
    [
      t('data.unusable', { count: unusable.length - unpricedParts.length }),
      idsOf(unusable.filter((part) => !unpricedParts.includes(part))),
    ],
    [t('data.withoutPrice', { count: unpricedParts.length }), idsOf(unpricedParts)],
    [t('data.free', { count: freeParts.length }), freeParts.map(({ id: part }) => part)],
    [t('data.unmeasured', { count: unmeasured.damage.length }), unmeasured.damage],
  ] as const;
  return (
    <section className="card" aria-labelledby={id}>
      <div className="card-top">
        <h2 id={id}>{t('data.heading')}</h2>
      </div>
      <div className="card-body">
        {unusedTerms.map(({ term, reason }) => (
          <p key={term}>{t(`data.unused.${reason}`, { term: t(`term.${term}`) })}</p>
        ))}
        {notes.map(
          ([text, parts]) =>
            parts.length > 0 && (
              <details key={text}>
                <summary>{text}</summary>
                <p>{joinNames(parts)}</p>
              </details>
            ),
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
