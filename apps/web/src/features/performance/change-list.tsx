import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { QuestionSearch } from '../../questions/question-filters.ts';
import { Icon } from '../../ui/icon.tsx';
import { useFormat } from '../../use-format.ts';
import type { ChangeMeasure, PartChange } from './compare-releases.ts';
import { partHrefWith } from './part-href.ts';

interface Props {
  /** The largest rise first. */
  changes: readonly PartChange[];
  measure: ChangeMeasure;
  search: QuestionSearch;
}

const MAX_ROWS = 6;
/** The value of no change: a difference of 0, or a factor of 1. */
const NEUTRAL: Record<ChangeMeasure, number> = { result: 0, share: 1 };

/** The largest rises and falls beside each other, each with its interval on a common scale. */
export function ChangeList({ changes, measure, search }: Props) {
  const { t } = useTranslation('performance');
  const neutral = NEUTRAL[measure];
  const rises = changes.filter(({ value }) => value > neutral).slice(0, MAX_ROWS);
  const falls = changes
    .filter(({ value }) => value < neutral)
    .slice(-MAX_ROWS)
    .reverse();
  const scale = createScale([...rises, ...falls], measure);
  return (
    <div className="change-lists">
      <ChangeColumn
        title={t('changes.rose')}
        direction="rose"
        {...{ changes: rises, measure, search, scale }}
      />
      <ChangeColumn
        title={t('changes.fell')}
        direction="fell"
        {...{ changes: falls, measure, search, scale }}
      />
    </div>
  );
}

type Scale = (value: number) => number;

/** Returns where values are on a scale with no change in the middle, in percent. */
function createScale(changes: readonly PartChange[], measure: ChangeMeasure): Scale {
  const toAxis = (value: number) => (measure === 'share' ? Math.log(value) : value);
  const extent = Math.max(
    ...changes.flatMap(({ low, high }) => [Math.abs(toAxis(low)), Math.abs(toAxis(high))]),
    Number.EPSILON,
  );
  return (value) => 50 + (50 * toAxis(value)) / extent;
}

interface ChangeColumnProps extends Props {
  title: string;
  direction: 'rose' | 'fell';
  scale: Scale;
}

function ChangeColumn({ title, direction, changes, measure, search, scale }: ChangeColumnProps) {
  const { t } = useTranslation('performance');
  return (
    <section className="change-half" aria-label={title}>
      <h3>
        <Icon name={direction === 'rose' ? 'arrowUp' : 'arrowDown'} />
        {title}
      </h3>
      {changes.length === 0 ? (
        <p className="card-note">{t('changes.nothing')}</p>
      ) : (
        <ol>
          {changes.map((change) => (
            <ChangeRow key={change.id} {...{ change, measure, search, scale }} />
          ))}
        </ol>
      )}
    </section>
  );
}

interface RowProps extends Pick<ChangeColumnProps, 'measure' | 'search' | 'scale'> {
  change: PartChange;
}

function ChangeRow({ change, measure, search, scale }: RowProps) {
  const { t } = useTranslation(['performance', 'common']);
  const format = useFormat();
  const { id, kind, name, now, before, value, low, high, isReal, games } = change;
  const formatChange = (n: number) =>
    measure === 'share'
      ? t('performance:changes.times', { n: format.number(n, 2) })
      : t('performance:changes.points', { n: format.signed(n, 1) });
  const formatLevel = (n: number) =>
    measure === 'share' ? format.percent(n) : format.signed(n, 1);
  const tone = isReal
    ? value > NEUTRAL[measure]
      ? 'change-rose'
      : 'change-fell'
    : 'change-chance';
  return (
    <li className={tone}>
      <div>
        <Link className="row-link" to={partHrefWith(search, kind, id)}>
          {name}
        </Link>
        <span className="row-note">
          {formatLevel(before)} <Icon name="chevronRight" className="change-arrow" />{' '}
          {formatLevel(now)}
          {' · '}
          {t('common:games', { count: games, n: format.number(games) })}
          {!isReal && ` · ${t('performance:changes.chance')}`}
        </span>
      </div>
      <span className="change-plot" aria-hidden="true">
        <span style={{ left: `${scale(low)}%`, width: `${scale(high) - scale(low)}%` }} />
        <i style={{ left: `${scale(value)}%` }} />
      </span>
      <span className="change-value">
        {formatChange(value)}
        <span className="visually-hidden">
          {t('performance:changes.range', { low: formatChange(low), high: formatChange(high) })}
        </span>
      </span>
    </li>
  );
}
