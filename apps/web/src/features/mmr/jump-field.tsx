import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useSearchAnswer } from '../../questions/use-search-answer.ts';
import { ComboboxField, type Hit } from '../../ui/combobox-field.tsx';
import { useFormat } from '../../use-format.ts';
import { boardPageOfPlayerQuery } from './board-page-of-player-query.ts';
import { type MmrSearch, mmrHref } from './mmr-search.ts';

const MAX_DIGITS = 7;

interface JumpHit extends Hit {
  /** The rank to jump to; undefined for a player. */
  rank?: string;
}

interface Props {
  /** The list to jump in, at its first page. */
  search: MmrSearch;
}

/** Jumps to a rank of the list, or to a player by name or ID, whichever list the player is on. */
export function JumpField({ search }: Props) {
  const { t } = useTranslation(['mmr', 'common']);
  const format = useFormat();
  const navigate = useNavigate();
  const client = useQueryClient();
  const [text, setText] = useState('');
  const { answer, isUpToDate } = useSearchAnswer(text);
  const rank = readRank(text);
  const open = (page: MmrSearch) => {
    setText('');
    void navigate(mmrHref(page), { preventScrollReset: true });
  };
  const { player: _, ...rest } = search;
  const jumpToPlayer = async (player: string) => {
    // If the player's list cannot be determined, the page says why.
    const fallback = { ...rest, player };
    open(await client.fetchQuery(boardPageOfPlayerQuery(rest, player)).catch(() => fallback));
  };
  const hits: JumpHit[] = [
    ...(rank === undefined
      ? []
      : [{ key: 'rank', text: t('jump.toRank', { n: format.number(Number(rank)) }), rank }]),
    ...(answer?.players ?? []).map(({ id, nickname, games }) => ({
      key: id,
      text: nickname,
      note: t('common:games', { count: games, n: format.number(games) }),
    })),
  ];
  return (
    <div className="mmr-jump">
      <ComboboxField
        label={t('jump.label')}
        placeholder={t('jump.hint')}
        isSmall
        text={text}
        onTextChange={setText}
        hits={hits}
        // The rank comes first, so it can be picked before the answer arrives.
        isUpToDate={isUpToDate || rank !== undefined}
        onPick={(hit) => {
          if (hit.rank === undefined) void jumpToPlayer(hit.key);
          else open({ ...rest, rank: hit.rank });
        }}
      />
    </div>
  );
}

/** Returns the rank in a text; undefined if the text is not a rank. */
function readRank(typedText: string): string | undefined {
  const text = typedText.trim();
  return /^\d+$/.test(text) && text.length <= MAX_DIGITS && Number(text) > 0 ? text : undefined;
}
