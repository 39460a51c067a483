import './questions.scss';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { QueryState, type QueryStatus } from '../query-states/query-state.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { NoResults } from './no-results.tsx';
import type { RangeFilter } from './question-filters.ts';
import type { QuestionFilters } from './use-question-filters.ts';
import { RANGE_MEASURES } from './use-range-text.ts';

interface Props<Data> {
  title: string;
  /** A question mark after the title that explains what the card shows. */
  explain?: ReactNode;
  /** One line below the heading: what is shown, or what to note about it. */
  note?: ReactNode;
  query: QueryStatus<Data>;
  /** The page’s filters, which an empty card offers to remove. */
  state: QuestionFilters;
  /** How many matches, games or uploads the card shows, in words. */
  sample?: (data: Data) => string;
  /** Whether there is nothing to show. */
  isEmpty?: (data: Data) => boolean;
  /** Shown if empty for another reason than the filters. */
  empty?: ReactNode;
  /** Filters that do not apply to the card’s facts, see `Answer.ignored`. */
  ignored?: (data: Data) => readonly string[];
  /** The height of the content while loading, so that nothing moves: `22rem`. */
  height: string;
  /** Whether it spans all columns of its page. */
  isWide?: boolean;
  /** Controls at the end of the heading. */
  actions?: ReactNode;
  children: (data: Data) => ReactNode;
}

/**
 * A section of a page of questions: its heading, the size of its sample, and its numbers or why there
 * are none. Charts and tables inside have their own buttons for numbers, CSV and PNG.
 */
export function QuestionCard<Data>(props: Props<Data>) {
  const { title, note, query, state, sample, isEmpty, empty, ignored, height, actions, children } =
    props;
  const id = useId();
  const { data } = query;
  return (
    <section
      className={`card question-card${props.isWide === true ? ' card-wide' : ''}`}
      aria-labelledby={id}
    >
      <div className="card-top">
        <h2 id={id}>{title}</h2>
        {props.explain}
        {sample !== undefined && data !== undefined && (
          <span className="card-sample">{sample(data)}</span>
        )}
        {actions !== undefined && <div className="card-actions">{actions}</div>}
        {note !== undefined && <p className="card-note card-note-wide">{note}</p>}
        {ignored !== undefined && data !== undefined && <IgnoredFilters names={ignored(data)} />}
      </div>
      <QueryState
        query={query}
        loading={<CardSkeleton height={height} />}
        {...(isEmpty !== undefined && {
          empty: { when: isEmpty, show: empty ?? <NoResults state={state} /> },
        })}
      >
        {children}
      </QueryState>
    </section>
  );
}

function CardSkeleton({ height }: { height: string }) {
  const { t } = useTranslation();
  return (
    <div className="card-body">
      <p className="visually-hidden" role="status">
        {t('loading')}
      </p>
      <Skeleton height={height} />
    </div>
  );
}

const DIMENSION_OF_FILTER: Record<string, string> = {
  minPowerScore: 'powerScoreBand',
  maxPowerScore: 'powerScoreBand',
  party: 'partySize',
  carrying: 'part',
  notCarrying: 'part',
};

/** Lists the filters of the page that a card ignores. */
function IgnoredFilters({ names }: { names: readonly string[] }) {
  const { t, i18n } = useTranslation('questions');
  if (names.length === 0) return null;
  const texts = names.map((name) =>
    name in RANGE_MEASURES
      ? t(`measures.${RANGE_MEASURES[name as RangeFilter]}`)
      : t(`dimensions.${DIMENSION_OF_FILTER[name] ?? name}` as 'dimensions.map'),
  );
  const list = new Intl.ListFormat(i18n.language.replace('cn', 'zh-CN').replace('kr', 'ko'));
  return (
    <p className="card-note card-note-wide">
      {t('card.ignored', { names: list.format(new Set(texts)) })}
    </p>
  );
}
