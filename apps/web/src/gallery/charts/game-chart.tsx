import { type ReactNode, useMemo } from 'react';
import { GameData } from '../components/game-data.tsx';
import type { ChartData } from './chart-data.ts';
import type { GameNumbers } from './game-charts.ts';
import { useGameNumbers } from './use-game-numbers.ts';
import { WithTable } from './with-table.tsx';

interface NumbersProps {
  children: (numbers: GameNumbers) => ReactNode;
}

/** What is stored of the player shown at `/`, once it is there. */
export function GameNumbersOf({ children }: NumbersProps) {
  return <GameData query={useGameNumbers()}>{children}</GameData>;
}

interface Props {
  caption: string;
  /** What the chart shows of the player. */
  read: (numbers: GameNumbers) => ChartData;
  draw: (data: ChartData) => ReactNode;
}

/** A chart of the player shown at `/`, and its numbers. */
export function GameChart(props: Props) {
  return <GameNumbersOf>{(numbers) => <Drawn {...props} numbers={numbers} />}</GameNumbersOf>;
}

function Drawn({ caption, read, draw, numbers }: Props & { numbers: GameNumbers }) {
  // A chart is drawn anew whenever its data are other objects.
  const data = useMemo(() => read(numbers), [read, numbers]);
  return (
    <>
      <p className="card-note">{caption}</p>
      <WithTable chart={draw(data)} caption={caption} data={data} />
    </>
  );
}
