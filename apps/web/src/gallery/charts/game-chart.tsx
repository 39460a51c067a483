import { type ReactNode, useMemo } from 'react';
import { GameDataState } from '../components/game-data-state.tsx';
import type { ChartData } from './chart-data.ts';
import { ChartWithTable } from './chart-with-table.tsx';
import type { PlayerStats } from './game-charts.ts';
import { usePlayerStats } from './use-player-stats.ts';

interface LoaderProps {
  children: (stats: PlayerStats) => ReactNode;
}

/** The stats of the player shown at `/`, once loaded. */
export function PlayerStatsLoader({ children }: LoaderProps) {
  return <GameDataState query={usePlayerStats()}>{children}</GameDataState>;
}

interface Props {
  caption: string;
  /** Selects the chart’s data from the player’s stats. */
  select: (stats: PlayerStats) => ChartData;
  render: (data: ChartData) => ReactNode;
}

/** A chart of the player shown at `/`, and its numbers as a table. */
export function GameChart(props: Props) {
  return (
    <PlayerStatsLoader>{(stats) => <LoadedChart {...props} stats={stats} />}</PlayerStatsLoader>
  );
}

function LoadedChart({ caption, select, render, stats }: Props & { stats: PlayerStats }) {
  // A chart is redrawn whenever its data object changes.
  const data = useMemo(() => select(stats), [select, stats]);
  return (
    <>
      <p className="card-note">{caption}</p>
      <ChartWithTable chart={render(data)} caption={caption} data={data} />
    </>
  );
}
