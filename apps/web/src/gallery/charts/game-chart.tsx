import { type ReactNode, useMemo } from 'react';
import { GameData } from '../components/game-data.tsx';
import type { ChartData } from './chart-data.ts';
import { ChartWithTable } from './chart-with-table.tsx';
import type { GameNumbers } from './game-charts.ts';
import { useGameNumbers } from './use-game-numbers.ts';

interface NumbersProps {
  children: (numbers: GameNumbers) => ReactNode;
}

/** The stats of the player shown at `/`, once loaded. */
export function GameNumbersLoader({ children }: NumbersProps) {
  return <GameData query={useGameNumbers()}>{children}</GameData>;
}

interface Props {
  caption: string;
  /** Selects the chart’s data from the player’s stats. */
  read: (numbers: GameNumbers) => ChartData;
  draw: (data: ChartData) => ReactNode;
}

/** A chart of the player shown at `/`, and its numbers as a table. */
export function GameChart(props: Props) {
  return (
    <GameNumbersLoader>
      {(numbers) => <LoadedChart {...props} numbers={numbers} />}
    </GameNumbersLoader>
  );
}

function LoadedChart({ caption, read, draw, numbers }: Props & { numbers: GameNumbers }) {
  // A chart is redrawn whenever its data object changes.
  const data = useMemo(() => read(numbers), [read, numbers]);
  return (
    <>
      <p className="card-note">{caption}</p>
      <ChartWithTable chart={draw(data)} caption={caption} data={data} />
    </>
  );
}
