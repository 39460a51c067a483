import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { useKeyText } from '../../questions/use-key-text.ts';
import { Icon } from '../../ui/icon.tsx';
import { useFormat } from '../../use-format.ts';
import type { RankedWeapon } from './rank-weapons.ts';

interface Props {
  weapons: readonly (RankedWeapon & { name: string })[];
  months: readonly string[];
  valueText: (weapon: RankedWeapon, month: string) => string;
  /** The marked player’s uses of a weapon in a month, in words; undefined if there are none. */
  markedText: (weapon: RankedWeapon, month: string) => string | undefined;
}

/** The weapons by their rank in the last month, with the change since the month before. */
export function RankList({ weapons, months, valueText, markedText }: Props) {
  const { t } = useTranslation('activity');
  const format = useFormat();
  const keyText = useKeyText();
  const [lastMonth, previousMonth] = [months.at(-1), months.at(-2)];
  if (lastMonth === undefined) return null;
  const rows = weapons
    .map((weapon) => ({
      weapon,
      rank: weapon.byMonth.get(lastMonth)?.rank,
      previousRank:
        previousMonth === undefined ? undefined : weapon.byMonth.get(previousMonth)?.rank,
    }))
    .toSorted((a, b) => (a.rank ?? Infinity) - (b.rank ?? Infinity));
  return (
    <div className="rank-list">
      <h3>{t('weapons.ranks', { month: keyText('month', lastMonth) })}</h3>
      <ol>
        {rows.map(({ weapon, rank, previousRank }) => (
          <li key={weapon.part}>
            <span className="rank">{rank === undefined ? '–' : format.number(rank)}</span>
            <RankChange rank={rank} previousRank={previousRank} />
            <Link to={paths.part('weapon', weapon.part)}>{weapon.name}</Link>
            <span className="rank-value">
              {valueText(weapon, lastMonth)}
              <MarkedUses text={markedText(weapon, lastMonth)} />
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}

function MarkedUses({ text }: { text: string | undefined }) {
  return text === undefined ? null : <span className="row-note">{text}</span>;
}

function RankChange({
  rank,
  previousRank,
}: {
  rank: number | undefined;
  previousRank: number | undefined;
}) {
  const { t } = useTranslation('activity');
  if (rank === undefined || previousRank === undefined || rank === previousRank) {
    return <span className="rank-change" />;
  }
  const isUp = rank < previousRank;
  const n = Math.abs(rank - previousRank);
  return (
    <span className="rank-change">
      <Icon name={isUp ? 'arrowUp' : 'arrowDown'} />
      {n}
      <span className="visually-hidden">
        {t(isUp ? 'weapons.up' : 'weapons.down', { count: n, n })}
      </span>
    </span>
  );
}
