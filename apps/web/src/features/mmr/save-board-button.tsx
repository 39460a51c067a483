import type { MmrBoardRow } from '@scrapboard/contract';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toCsv } from '../../charts/to-csv.ts';
import { Icon } from '../../ui/icon.tsx';
import { saveFile } from '../../ui/save-file.ts';
import { useFormat } from '../../use-format.ts';
import { fetchWholeList } from './fetch-whole-list.ts';
import type { MmrSearch } from './mmr-search.ts';

/** Progress of quick downloads would only flicker. */
const PROGRESS_DELAY_MS = 1000;

interface Props {
  search: MmrSearch;
  /** How many players the list has, if known. */
  players: number | undefined;
}

type State =
  | { step: 'ready' | 'failed' }
  | { step: 'saved'; players: number }
  | { step: 'loading'; players: number; showsProgress: boolean };

/** Saves the whole list that is shown; if that takes long, it shows its progress and can be cancelled. */
export function SaveBoardButton({ search, players }: Props) {
  const { t } = useTranslation('mmr');
  const format = useFormat();
  const toText = useCsvText();
  const [state, setState] = useState<State>({ step: 'ready' });
  const download = useRef<AbortController>(null);
  useEffect(() => () => download.current?.abort(), []);
  const save = async () => {
    const controller = new AbortController();
    download.current = controller;
    const { signal } = controller;
    const update = (change: { players?: number; showsProgress?: boolean }) =>
      setState((current) => (current.step === 'loading' ? { ...current, ...change } : current));
    const timer = setTimeout(() => update({ showsProgress: true }), PROGRESS_DELAY_MS);
    setState({ step: 'loading', players: 0, showsProgress: false });
    try {
      const rows = await fetchWholeList(search, {
        signal,
        onProgress: (fetched) => update({ players: fetched }),
      });
      saveFile('mmr.csv', new Blob([toText(rows)], { type: 'text/csv' }));
      setState({ step: 'saved', players: rows.length });
    } catch {
      setState({ step: signal.aborted ? 'ready' : 'failed' });
    } finally {
      clearTimeout(timer);
    }
  };
  const playersText = (count: number) =>
    t('distribution.players', { count, n: format.number(count) });
  if (state.step === 'loading' && state.showsProgress) {
    return (
      <span className="mmr-download">
        <progress
          max={players ?? 1}
          {...(players !== undefined && { value: state.players })}
          aria-label={t('csv.save')}
        />
        <span className="card-note">
          {players === undefined
            ? playersText(state.players)
            : t('csv.progress', { n: format.number(state.players), of: format.number(players) })}
        </span>
        <button type="button" className="btn btn-surface" onClick={() => download.current?.abort()}>
          {t('csv.cancel')}
        </button>
      </span>
    );
  }
  const text = state.step === 'failed' ? t('csv.failed') : t('csv.save');
  return (
    <>
      <button
        type="button"
        className="btn btn-surface"
        disabled={state.step === 'loading'}
        onClick={() => void save()}
      >
        <Icon name="download" />
        {players === undefined
          ? text
          : t('lists.withCount', { list: text, n: format.number(players) })}
      </button>
      <span className="visually-hidden" role="status">
        {state.step === 'saved' && t('csv.saved', { players: playersText(state.players) })}
      </span>
    </>
  );
}

/** Returns a function that writes players as CSV. */
function useCsvText(): (rows: readonly MmrBoardRow[]) => string {
  const { t } = useTranslation('mmr');
  const names = ['rank', 'player', 'mmr', 'uncertainty', 'games', 'winRate'] as const;
  const winRate = t('columns.winRate');
  return (rows) =>
    toCsv(
      [
        ...['ID', ...names.map((name) => t(`columns.${name}`))],
        ...[`${winRate}: ${t('calibration.low')}`, `${winRate}: ${t('calibration.high')}`],
        ...[t('columns.best'), t('columns.lastRated')],
      ],
      rows.map((row) => [
        ...[row.id, row.rank, row.nickname, row.mmr, row.uncertainty, row.games],
        ...[row.winRate.percent, row.winRate.low, row.winRate.high, row.best, row.lastRatedOn],
      ]),
    );
}
