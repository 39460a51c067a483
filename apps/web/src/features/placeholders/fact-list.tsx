import './placeholders.scss';
import type { Rate } from '@scrapboard/contract';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { QueryFailure } from '../../query-states/query-failure.tsx';
import { RateText } from '../../ui/rate-text.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useFormat } from '../../use-format.ts';
import { buildFacts, type FactRow } from './build-facts.ts';
import { overviewQuery } from './overview-query.ts';
import type { Placeholder } from './placeholders.ts';

/** Defaults of the values that a sentence may contain. */
const EMPTY_VALUES = { uploads: '', uploaders: '', parts: '', modes: '', matches: '' };

/** What the stored matches already show about a page's topic: a sentence, and rows of numbers. */
export function FactList({ page }: { page: Placeholder }) {
  const { t } = useTranslation(['placeholders', 'common']);
  const format = useFormat();
  const overview = useQuery(overviewQuery);

  if (overview.isError) {
    return <QueryFailure failure={overview.error} onRetry={() => void overview.refetch()} />;
  }
  if (overview.data === undefined) return <Skeleton height="9rem" />;
  const { values, rows } = buildFacts(page.facts, { overview: overview.data, t, format });
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
      {rows.map(({ label, note, to, ...fact }) => (
        <li key={`${label} ${to}`}>
          {to === undefined ? <span>{label}</span> : <Link to={to}>{label}</Link>}
          {note !== undefined && <span className="fact-note">{note}</span>}
          <strong>{'winRate' in fact ? <GamesWon rate={fact.winRate} /> : fact.value}</strong>
        </li>
      ))}
    </ul>
  );
}

/** The games won, as rates are shown in tables, with their interval below. */
function GamesWon({ rate }: { rate: Rate }) {
  const { t } = useTranslation('placeholders');
  const format = useFormat();
  if (rate.of === 0) return <RateText rate={rate} />;
  const [before, after] = t('won', { percent: '\u0000' }).split('\u0000');
  return (
    <>
      {before}
      <RateText rate={rate} />
      {after}
      <span className="row-note" aria-hidden="true">
        {format.interval(rate.low, rate.high)}
      </span>
    </>
  );
}
