import type { ClaimedNumber, ModeratedLog } from '@scrapboard/contract';
import { useTranslation } from 'react-i18next';
import { TableHead } from '../../tables/table-head.tsx';
import { ScrollRegion } from '../../ui/scroll-region.tsx';
import { useFormat } from '../../use-format.ts';

type Player = ModeratedLog['players'][number];

const numberNames = [
  'kills',
  'deaths',
  'assists',
  'droneKills',
  'score',
  'damage',
  'damageRec',
  'cabinDamage',
  'mvp',
] as const satisfies ClaimedNumber[];

/** What a log says about each player, beside the description that counts where they differ. */
export function PlayersTable({ log }: { log: ModeratedLog }) {
  const { t } = useTranslation('moderation');
  const columns = [
    { key: 'player', label: t('columns.player') },
    ...numberNames.map((key) => ({ key, label: t(`numbers.${key}`), className: 'numeric' })),
  ];
  return (
    <ScrollRegion className="table-scroll" aria-labelledby="players-heading">
      <table className="table data-table moderation-players">
        <TableHead columns={columns} />
        <tbody>
          {log.players.map((player) => (
            <tr key={player.id}>
              <th scope="row">
                <span className="moderation-name">{player.nickname}</span>
                <Notes player={player} isCompared={log.standing !== null} />
              </th>
              {numberNames.map((name) => (
                <td key={name} className="numeric nowrap">
                  <Value player={player} name={name} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

/** Shows what differs in the roster. */
function Notes({ player, isCompared }: { player: Player; isCompared: boolean }) {
  const { t } = useTranslation('moderation');
  const format = useFormat();
  const { claimed, standing, isBot, differences } = player;
  const description = claimed ?? standing;
  const team = description?.team ?? null;
  return (
    <>
      <span className="row-note">
        {[
          ...(team === null ? [] : [t('log.team', { n: format.number(team) })]),
          ...(isBot ? [t('log.bot')] : []),
        ].join(', ')}
      </span>
      {isCompared && claimed === null && <Difference text={t('log.missing')} />}
      {isCompared && standing === null && <Difference text={t('log.onlyHere')} />}
      {(['team', 'powerScore'] as const).map(
        (name) =>
          differences.includes(name) && (
            <Difference
              key={name}
              text={t(`log.other.${name}`, {
                claimed: format.number(claimed?.[name] ?? 0),
                standing: format.number(standing?.[name] ?? 0),
              })}
            />
          ),
      )}
      {differences.includes('build') && <Difference text={t('log.other.build')} />}
    </>
  );
}

const Difference = ({ text }: { text: string }) => (
  <span className="row-note">
    <span className="moderation-differs">{text}</span>
  </span>
);

function Value({ player, name }: { player: Player; name: ClaimedNumber }) {
  const { t } = useTranslation('moderation');
  const format = useFormat();
  const { claimed, standing, differences } = player;
  const description = claimed ?? standing;
  if (description === null) return null;
  if (claimed === null || standing === null || !differences.includes(name)) {
    return format.number(description.numbers[name]);
  }
  return (
    <>
      <span className="visually-hidden">{t('log.claimed')}: </span>
      <strong className="moderation-differs">{format.number(claimed.numbers[name])}</strong>{' '}
      <span className="visually-hidden">{t('log.standing')}: </span>
      <span className="muted">{format.number(standing.numbers[name])}</span>
    </>
  );
}
