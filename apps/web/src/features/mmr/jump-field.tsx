import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useSearchAnswer } from '../../questions/use-search-answer.ts';
import { useDebounced } from '../../use-debounced.ts';
import { useFormat } from '../../use-format.ts';
import { playerPageQuery } from './find-player-page.ts';
import { type MmrSearch, mmrHref } from './mmr-search.ts';

const DEBOUNCE_MS = 150;
const MAX_DIGITS = 7;

interface Props {
  /** The list to jump in, from its first page on. */
  search: MmrSearch;
}

/** Jumps to a rank of the list, or to a player by name or ID on whichever list they are. */
export function JumpField({ search }: Props) {
  const { t } = useTranslation(['mmr', 'common']);
  const format = useFormat();
  const navigate = useNavigate();
  const client = useQueryClient();
  const id = useId();
  const [text, setText] = useState('');
  const debouncedText = useDebounced(text.trim(), DEBOUNCE_MS);
  const data = useSearchAnswer(debouncedText);
  const players = text.trim() === '' ? [] : (data?.players ?? []);
  const rank = /^\d+$/.test(text.trim()) && text.trim().length <= MAX_DIGITS ? text.trim() : '';
  const isRank = rank !== '' && Number(rank) > 0;
  const open = (page: MmrSearch) => {
    setText('');
    void navigate(mmrHref(page), { preventScrollReset: true });
  };
  const { player: _, ...rest } = search;
  const jumpToRank = () => open({ ...rest, rank });
  const jumpToPlayer = async (player: string) => {
    // If their list cannot be found out, the page says why.
    const fallback = { ...rest, player };
    open(await client.fetchQuery(playerPageQuery(rest, player)).catch(() => fallback));
  };
  return (
    <form
      className="mmr-jump"
      onSubmit={(event) => {
        event.preventDefault();
        if (isRank) jumpToRank();
        else if (players[0] !== undefined) void jumpToPlayer(players[0].id);
      }}
    >
      <label className="form-label" htmlFor={id}>
        {t('jump.label')}
      </label>
      <input
        id={id}
        type="search"
        className="form-control form-control-sm"
        autoComplete="off"
        placeholder={t('jump.hint')}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      {(isRank || players.length > 0) && (
        <ul className="dropdown-menu show" aria-label={t('jump.label')}>
          {isRank && (
            <li>
              <button type="button" className="dropdown-item" onClick={jumpToRank}>
                {t('jump.toRank', { n: format.number(Number(rank)) })}
              </button>
            </li>
          )}
          {players.map((player) => (
            <li key={player.id}>
              <button
                type="button"
                className="dropdown-item"
                onClick={() => void jumpToPlayer(player.id)}
              >
                {player.nickname}
                <span className="menu-note">
                  {t('common:games', { count: player.games, n: format.number(player.games) })}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </form>
  );
}
