import { sizeOf } from '@scrapboard/fusion';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../use-format.ts';
import { useCategoryName } from './use-category-name.ts';
import type { FusionResult } from './use-fusion.ts';

interface Props {
  result: FusionResult;
  /** The plan's name, if there are two. */
  name?: string;
}

/** What to keep after each outcome that is not a success, for plans that use stabilisers. */
export function PolicyCard({ result, name }: Props) {
  const { t, i18n } = useTranslation('fusion');
  const categoryName = useCategoryName();
  const format = useFormat();
  const id = useId();
  const { policy, chancePerAttempt } = result.fusion;
  const categoryCount = result.plan.categories.length;
  if (result.search.stabilise === 'never' || chancePerAttempt === 0 || categoryCount < 2)
    return null;
  const listFormat = new Intl.ListFormat(i18n.language, { type: 'conjunction' });
  const namesOf = (set: number) =>
    listFormat.format(
      Array.from({ length: categoryCount }, (_, index) => index)
        .filter((index) => set & (1 << index))
        .map(categoryName),
    );
  // The empty set keeps nothing; the full one is the success.
  const outcomes = policy.map((keptSet, hits) => ({ hits, keptSet })).slice(1, -1);
  return (
    <section className="card" aria-labelledby={id}>
      <div className="card-top">
        <h2 id={id}>
          {t('policy.heading')}
          {name !== undefined && ` (${name})`}
        </h2>
        <p className="card-note">{t(`policy.note.${result.search.stabilise}`)}</p>
      </div>
      <div className="table-scroll">
        <table className="table data-table">
          <thead>
            <tr>
              <th scope="col">{t('policy.hit')}</th>
              <th scope="col">{t('policy.keep')}</th>
              <th scope="col" className="numeric">
                {t('policy.stabilisers')}
              </th>
            </tr>
          </thead>
          <tbody>
            {outcomes.map(({ hits, keptSet }) => (
              <tr key={hits}>
                <th scope="row">{namesOf(hits)}</th>
                <td>{keptSet === 0 ? t('policy.nothing') : namesOf(keptSet)}</td>
                <td className="numeric">{format.number(sizeOf(keptSet))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
