import './placeholders.scss';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { QueryFailure } from '../../query-states/query-failure.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useFormat } from '../../use-format.ts';
import { buildFacts, type FactRow } from './build-facts.ts';
import { overviewQuery } from './overview-query.ts';
import type { Placeholder } from './placeholders.ts';

/** Defaults of the values that a sentence may contain. */
const EMPTY_VALUES = { matches: '' };

/** What the stored matches already show about a page's topic: a sentence, and rows of numbers. */
export function FactList({ page }: { page: Placeholder }) {
  const { t } = useTranslation('placeholders');
  const format = useFormat();
  const overview = useQuery(overviewQuery);

  if (overview.isError) {
    return <QueryFailure failure={overview.error} onRetry={() => void overview.refetch()} />;
  }
  if (overview.data === undefined) return <Skeleton height="9rem" />;
  const { values, rows } = buildFacts(page.facts, { overview: overview.data, format });
  if (rows.length === 0) return <p>{t('none')}</p>;
  return (
    <>
      <p>{t(`pages.${page.name}.fact`, { ...EMPTY_VALUES, ...values })}</p>
      <FactRows rows={rows} />
    </>
  );
}

function FactRows({ rows }: { rows: FactRow[] }) {
  return (
    <ul className="fact-list">
      {rows.map(({ label, value, to }) => (
        <li key={`${label} ${to}`}>
          {to === undefined ? <span>{label}</span> : <Link to={to}>{label}</Link>}
          <strong>{value}</strong>
        </li>
      ))}
    </ul>
  );
}
