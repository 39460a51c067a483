import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { QuestionSearch } from '../../questions/question-filters.ts';
import { Icon } from '../../ui/icon.tsx';
import { useFormat } from '../../use-format.ts';
import type { ChangeMeasure, PartChange } from './compare-versions.ts';
import { partHrefWith } from './part-href.ts';

interface Props {
  /** The largest rise first. */
  changes: readonly PartChange[];
  measure: ChangeMeasure;
  search: QuestionSearch;
}

const MAX_ROWS = 6;
/** What has not changed: a difference of 0, or a factor of 1. */
const NEUTRAL: Record<ChangeMeasure, number> = { result: 0, share: 1 };

/** The largest rises and falls beside each other, each with its interval on a common scale. */
export function ChangeList({ changes, measure, search }: Props) {
  const { t } = useTranslation('performance');
  const neutral = NEUTRAL[measure];
  const rose = changes.filter(({ value }) => value > neutral).slice(0, MAX_ROWS);
  const fell = changes
    .filter(({ value }) => value < neutral)
    .slice(-MAX_ROWS)
    .reverse();
  const position = scaleOf([...rose, ...fell], measure);
  return (
    <div className="change-lists">
      <ChangeHalf
        title={t('changes.rose')}
        direction="rose"
        {...{ changes: rose, measure, search, position }}
      />
      <ChangeHalf
        title={t('changes.fell')}
        direction="fell"
        {...{ changes: fell, measure, search, position }}
      />
    </div>
  );
}

type Position = (value: number) => number;

/** Returns where values are on a scale with no change in the middle, in percent. */
function scaleOf(changes: readonly PartChange[], measure: ChangeMeasure): Position {
  const toAxis = (value: number) => (measure === 'share' ? Math.log(value) : value);
  const reach = Math.max(
    ...changes.flatMap(({ low, high }) => [Math.abs(toAxis(low)), Math.abs(toAxis(high))]),
    Number.EPSILON,
  );
  return (value) => 50 + (50 * toAxis(value)) / reach;
}

interface ChangeHalfProps extends Props {
  title: string;
  direction: 'rose' | 'fell';
  position: Position;
}

function ChangeHalf({ title, direction, changes, measure, search, position }: ChangeHalfProps) {
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
            <ChangeRow key={change.id} {...{ change, measure, search, position }} />
          ))}
        </ol>
      )}
    </section>
  );
}

interface RowProps extends Pick<ChangeHalfProps, 'measure' | 'search' | 'position'> {
  change: PartChange;
}

function ChangeRow({ change, measure, search, position }: RowProps) {
  const { t } = useTranslation(['performance', 'common']);
  const format = useFormat();
  const { id, kind, name, now, before, value, low, high, isReal, games } = change;
  const amount = (of: number) =>
    measure === 'share'
      ? t('performance:changes.times', { n: format.number(of, 2) })
      : t('performance:changes.points', { n: format.signed(of, 1) });
  const level = (of: number) => (measure === 'share' ? format.percent(of) : format.signed(of, 1));
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
          {level(before)} <Icon name="chevronRight" className="change-arrow" /> {level(now)}
          {' · '}
          {t('common:games', { count: games, n: format.number(games) })}
          {!isReal && ` · ${t('performance:changes.chance')}`}
        </span>
      </div>
      <span className="change-plot" aria-hidden="true">
        <span style={{ left: `${position(low)}%`, width: `${position(high) - position(low)}%` }} />
        <i style={{ left: `${position(value)}%` }} />
      </span>
      <span className="change-value">
        {amount(value)}
        <span className="visually-hidden">
          {t('performance:changes.range', { low: amount(low), high: amount(high) })}
        </span>
      </span>
    </li>
  );
}
