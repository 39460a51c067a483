import { ChartPoints } from './chart-points.tsx';
import { ChartTooltip } from './chart-tooltip.tsx';
import type { PixelPosition } from './line-path.ts';

interface Props {
  /** The name of the chart, for the list of its marks. */
  label: string;
  /** The size of the chart in px; it is 0 wide until it has been measured. */
  width: number;
  height: number;
  /** Where the marks are, in px. */
  positions: readonly PixelPosition[];
  /** The texts of each mark's tooltip and of its name for screen readers. */
  texts: readonly { title: string; lines: readonly string[] }[];
  /** The number of marks in a row, if there are several rows. */
  columns?: number;
  marks: {
    selected: number | null;
    show: (index: number | null) => void;
    pick: (index: number) => void;
  };
  /** Returns the target of a mark that is a link. */
  href?: ((index: number) => string | undefined) | undefined;
  /** Half the width of a mark, in px. */
  clearance: (index: number) => number;
}

/** The texts of a chart's marks, as tooltips and for screen readers, and their keyboard navigation. */
export function MarkTexts(props: Props) {
  const { label, positions, texts, columns, marks, clearance, href, ...size } = props;
  const { selected } = marks;
  const text = selected === null ? undefined : texts[selected];
  const position = selected === null ? undefined : positions[selected];
  return (
    <>
      {size.width > 0 && (
        <ChartPoints
          label={label}
          {...(columns !== undefined && { columns })}
          points={texts.map(({ title, lines }, index) => ({
            index,
            x: positions[index]?.x ?? 0,
            y: positions[index]?.y ?? 0,
            label: [title, ...lines].join(', '),
          }))}
          onFocus={marks.show}
          onPick={marks.pick}
          href={href}
        />
      )}
      {selected !== null && text !== undefined && position !== undefined && (
        <ChartTooltip {...size} {...text} mark={position} clearance={clearance(selected)} />
      )}
    </>
  );
}
