import type { MatchPlayer } from '@scrapboard/contract';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Explain } from '../../explain/explain.tsx';
import { TableHead } from '../../tables/table-head.tsx';
import { useFormat } from '../../use-format.ts';
import { PlayerName } from './player-name.tsx';
import { sortPlayers, statsOf } from './players.ts';
import { useMatch } from './use-match.ts';

/** A chart of damage by player: received to the left of the middle, dealt to the right. */
export function DamageBars() {
  const { t } = useTranslation('matches');
  const { match, search } = useMatch();
  const players = sortPlayers(match.players, { column: 'damage', direction: 'desc' }, search.round);
  const max = Math.max(
    1,
    ...players.flatMap((player) => {
      const { damage, damageRec } = statsOf(player, search.round);
      return [damage, damageRec];
    }),
  );
  return (
    <section className="card" aria-labelledby="damage-bars">
      <div className="card-top">
        <h2 id="damage-bars">{t('bars.heading')}</h2>
        <p className="card-note">{t('bars.note')}</p>
      </div>
      <table className="damage-bars">
        <caption className="visually-hidden">{t('bars.caption')}</caption>
        <TableHead
          columns={[
            { key: 'nickname', label: t('columns.nickname') },
            {
              key: 'received',
              label: <Explain stat="damageReceived">{t('bars.received')}</Explain>,
              className: 'received',
            },
            {
              key: 'dealt',
              label: <Explain stat="damage">{t('bars.dealt')}</Explain>,
              className: 'dealt',
            },
          ]}
        />
        <tbody>
          {players.map((player) => (
            <BarRow key={player.index} player={player} max={max} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function BarRow({ player, max }: { player: MatchPlayer; max: number }) {
  const { t } = useTranslation('matches');
  const format = useFormat();
  const { search, linkProps } = useMatch();
  const { damage, damageRec, cabinDamage } = statsOf(player, search.round);
  const cabin = Math.min(cabinDamage, damage);
  return (
    <tr className={`team-${player.team}`}>
      <th scope="row">
        <PlayerName player={player} />
      </th>
      <td className="received">
        <span className="bar">
          <Fill share={damageRec / max} />
          <span className="bar-value">{format.number(damageRec)}</span>
        </span>
      </td>
      <td>
        <Link
          className="bar"
          {...linkProps({ tab: 'scoreboard', open: [player.index] })}
          aria-label={t('bars.title', {
            name: player.nickname,
            damage: format.number(damage),
            cabin: format.number(cabin),
          })}
        >
          <Fill share={cabin / max} kind="cabin" />
          <Fill share={(damage - cabin) / max} />
          <span className="bar-value">{format.number(damage)}</span>
        </Link>
      </td>
    </tr>
  );
}

function Fill({ share, kind = '' }: { share: number; kind?: string }) {
  const style = { '--share': share } as CSSProperties;
  return <span className={`bar-fill ${kind}`} style={style} aria-hidden="true" />;
}
