import type { MatchPlayer } from '@scrapboard/contract';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Explain } from '../../explain/explain.tsx';
import { paths } from '../../paths.ts';
import { LazyPlayerMark } from '../../records/lazy-player-mark.tsx';
import { TableHead } from '../../tables/table-head.tsx';
import { useFormat } from '../../use-format.ts';
import { MmrChange } from './mmr-change.tsx';
import { statsOf } from './players.ts';
import { humanize, scoreReasonTextKey } from './reason-texts.ts';
import { useMarkedMatch } from './use-marked-match.ts';
import { useMatch } from './use-match.ts';

/** The details of a player's stats: parts, medals and score by reason. */
export function PlayerDetails({ player }: { player: MatchPlayer }) {
  const markedMatch = useMarkedMatch();
  return (
    <div className="details">
      <LazyPlayerMark match={markedMatch} player={player.id} isDetailed />
      <MainStats player={player} />
      <Parts player={player} />
      <ScoreByReason player={player} />
      <Medals player={player} />
    </div>
  );
}

function MainStats({ player }: { player: MatchPlayer }) {
  const { t } = useTranslation('matches');
  const format = useFormat();
  const { search } = useMatch();
  const stats = statsOf(player, search.round);
  const cabinPercent = stats.damage === 0 ? 0 : (100 * stats.cabinDamage) / stats.damage;
  return (
    <dl className="details-figures">
      <div>
        <dt>
          <Explain stat="powerScore">{t('columnNames.powerScore')}</Explain>
        </dt>
        <dd>{player.powerScore === 0 ? '–' : format.number(player.powerScore)}</dd>
      </div>
      <div>
        <dt>
          <Explain stat="damageReceived">{t('columnNames.damageRec')}</Explain>
        </dt>
        <dd>{format.number(stats.damageRec)}</dd>
      </div>
      <div>
        <dt>
          <Explain stat="cabinDamage">{t('details.cabinDamage')}</Explain>
        </dt>
        <dd>
          {format.number(stats.cabinDamage)}{' '}
          <span className="muted small">{format.percent(cabinPercent, 0)}</span>
        </dd>
      </div>
      <div>
        <dt>
          <Explain stat="droneKills">{t('details.droneKills')}</Explain>
        </dt>
        <dd>{format.number(stats.droneKills)}</dd>
      </div>
      <div>
        <dt>
          <Explain stat="mmrChange">{t('columnNames.mmrChange')}</Explain>
        </dt>
        <dd>
          <MmrChange change={player.mmrChange} />
        </dd>
      </div>
      {player.build !== null && (
        <div>
          <dt>
            <Explain stat="build">{t('details.build')}</Explain>
          </dt>
          <dd>
            <Link className="build-link" to={paths.build(player.build)}>
              <code>{player.build}</code>
            </Link>
          </dd>
        </div>
      )}
    </dl>
  );
}

function Parts({ player }: { player: MatchPlayer }) {
  const { t } = useTranslation('matches');
  const format = useFormat();
  const maxDamage = Math.max(1, ...player.parts.map(({ damage }) => damage));
  return (
    <section className="details-parts">
      <h3>
        <Explain stat="parts">{t('details.parts')}</Explain>
      </h3>
      {player.parts.length === 0 ? (
        <p className="muted">{t('details.noParts')}</p>
      ) : (
        <table>
          <caption className="visually-hidden">
            {t('details.partsCaption', { name: player.nickname })}
          </caption>
          <TableHead
            columns={[
              { key: 'part', label: t('details.part') },
              {
                key: 'damage',
                label: <Explain stat="partDamage">{t('columns.damage')}</Explain>,
                className: 'numeric',
              },
              {
                key: 'hits',
                label: <Explain stat="hits">{t('details.hits')}</Explain>,
                className: 'numeric',
              },
              {
                key: 'kills',
                label: <Explain stat="kills">{t('details.kills')}</Explain>,
                className: 'numeric',
              },
            ]}
          />
          <tbody>
            {player.parts.map(({ part, damage, hits, kills }) => (
              <tr key={part.id}>
                <th scope="row">
                  <Link to={paths.part(part.kind, part.id)}>{part.name}</Link>
                  <span className="part-bar" aria-hidden="true">
                    <span style={{ width: `${(100 * damage) / maxDamage}%` }} />
                  </span>
                </th>
                <td className="numeric">{format.number(damage)}</td>
                <td className="numeric">{format.number(hits)}</td>
                <td className="numeric">{format.number(kills)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

function ScoreByReason({ player }: { player: MatchPlayer }) {
  const { t } = useTranslation('matches');
  const format = useFormat();
  return (
    <section>
      <h3>{t('details.score')}</h3>
      {player.scoreByReason.length === 0 && <p className="muted">{t('details.noScore')}</p>}
      <dl className="details-score">
        {player.scoreByReason.map(({ reason, points }) => {
          const textKey = scoreReasonTextKey(reason);
          return (
            <div key={reason}>
              <dt>{textKey === null ? humanize(reason) : t(textKey)}</dt>
              <dd>{format.number(points)}</dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}

function Medals({ player }: { player: MatchPlayer }) {
  const { t } = useTranslation('matches');
  const format = useFormat();
  return (
    <section>
      <h3>{t('details.medals')}</h3>
      {player.medals.length === 0 && <p className="muted">{t('details.noMedals')}</p>}
      <ul className="medals">
        {player.medals.map(({ id, name, count }) => (
          <li key={id}>
            {name}
            {count > 1 && <span className="muted">{`× ${format.number(count)}`}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
