import type { MatchPlayer } from '@scrapboard/contract';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Explain } from '../../explain/explain.tsx';
import { paths } from '../../paths.ts';
import { Icon } from '../../ui/icon.tsx';

const PARTY_LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Returns the letter of a party: a number could be mistaken for one of the many on the page. */
export function partyLetter(party: number): string {
  return PARTY_LETTERS[(party - 1) % PARTY_LETTERS.length] ?? String(party);
}

/** A player of the match, linked to their profile; bots and players without an ID are only named. */
export function PlayerName({ player }: { player: MatchPlayer }) {
  const { t } = useTranslation('matches');
  return (
    <span className={`player-name team-${player.team}`}>
      {player.id === null ? (
        <span className={player.bot ? 'muted' : undefined}>{player.nickname}</span>
      ) : (
        <Link to={paths.player(player.id)}>{player.nickname}</Link>
      )}
      {player.bot && <span className="tag">{t('bot')}</span>}
      {player.id === null && !player.bot && player.nickname !== t('hidden') && (
        <span className="tag">
          <Explain stat="noId">{t('noId')}</Explain>
        </span>
      )}
    </span>
  );
}

export function PartyMark({ party }: { party: number }) {
  const { t } = useTranslation('matches');
  const name = t('party', { letter: partyLetter(party) });
  return (
    <span className={`party party-${((party - 1) % 4) + 1}`}>
      <Explain stat="party">
        <Icon name="users" />
        <span aria-hidden="true">{partyLetter(party)}</span>
        <span className="visually-hidden">{name}</span>
      </Explain>
    </span>
  );
}
