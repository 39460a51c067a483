import './chart.scss';
import { type ReactNode, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { tokenColor } from '../theme.ts';
import { Icon } from '../ui/icon.tsx';
import { saveFile } from '../ui/save-file.ts';
import type { ChartTable } from './chart-table.ts';
import { colorTokens } from './colors.ts';
import { NumbersTable } from './numbers-table.tsx';
import type { SeriesStyle } from './series.ts';
import { type SummaryKind, summaryText } from './summary-text.ts';
import { toCsv } from './to-csv.ts';
import { toFileName } from './to-file-name.ts';

interface FigurePoint {
  title: string;
  value: number | null;
  /** Whether it is of too few games for the summary to call it the highest or lowest. */
  isSmallSample?: boolean | undefined;
  lines: readonly string[];
}

interface Props {
  /** What it shows, in a few words. */
  name: string;
  /** How the summary describes the points. */
  kind: SummaryKind;
  /** The points drawn; with fewer than two values a sentence replaces the chart. */
  points: readonly FigurePoint[];
  formatValue: (value: number) => string;
  /**
   * A one-sentence summary, if the first, highest, lowest and latest values would not describe it.
   */
  summary?: string;
  table: ChartTable;
  /** Opens the matches of the only point, if there is no chart to click. */
  onPick?: (index: number) => void;
  /** The series that are drawn, for the legend of a saved picture. */
  series?: readonly SeriesStyle[];
  /** What the marks mean, if that needs explaining. */
  legend?: ReactNode;
  /** The chart. */
  children: ReactNode;
}

/**
 * A chart with a name and a summary for screen readers, its numbers as a table, and downloads of
 * both.
 */
export function ChartFigure(props: Props) {
  const { name, kind, points, formatValue, table, legend, children } = props;
  const { t } = useTranslation('charts');
  const [isTableOpen, setIsTableOpen] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const idPrefix = useId();
  const drawnPoints = points.flatMap(({ title, value, isSmallSample }) =>
    value === null ? [] : [{ title, value, isSmallSample }],
  );
  if (drawnPoints.length < 2) return <FewPoints {...props} />;

  const savePicture = async (
    extension: 'png' | 'svg',
    render: (svg: SVGSVGElement) => Promise<Blob>,
  ) => {
    const svg = frame.current?.querySelector('svg');
    if (svg == null) return;
    try {
      saveFile(`${toFileName(name)}.${extension}`, await render(svg));
      setHasFailed(false);
    } catch {
      setHasFailed(true);
    }
  };
  // Loaded on demand, because few viewers save charts.
  const savePng = () =>
    savePicture('png', async (svg) => {
      const { renderPng } = await import('./render-png.ts');
      return await renderPng(svg, name, legendOf(props.series));
    });
  const saveSvg = () =>
    savePicture('svg', async (svg) => {
      const { standaloneSvg } = await import('./standalone-svg.ts');
      return new Blob([await standaloneSvg(svg)], { type: 'image/svg+xml' });
    });
  const saveTable = () => {
    const text = toCsv(
      table.headings,
      table.rows.map(({ raw }) => raw),
    );
    saveFile(`${toFileName(name)}.csv`, new Blob([text], { type: 'text/csv' }));
  };
  return (
    <figure className="chart-figure" aria-label={name} aria-describedby={`${idPrefix}summary`}>
      <p id={`${idPrefix}summary`} className="visually-hidden">
        {props.summary ?? summaryText(kind, drawnPoints, formatValue, t)}
      </p>
      <div ref={frame}>{children}</div>
      {legend !== undefined && <p className="chart-legend">{legend}</p>}
      <div className="chart-tools">
        <button
          type="button"
          aria-expanded={isTableOpen}
          aria-controls={`${idPrefix}table`}
          onClick={() => setIsTableOpen(!isTableOpen)}
        >
          <Icon name="chevronRight" />
          {t('numbers')}
        </button>
        <button type="button" onClick={savePng}>
          <Icon name="download" />
          {t('savePng')}
        </button>
        <button type="button" onClick={saveSvg}>
          <Icon name="download" />
          {t('saveSvg')}
        </button>
        <button type="button" onClick={saveTable}>
          <Icon name="download" />
          {t('saveCsv')}
        </button>
        <span role="status">{hasFailed && t('pngFailed')}</span>
      </div>
      <div id={`${idPrefix}table`} className="chart-numbers" hidden={!isTableOpen}>
        {isTableOpen && (
          <NumbersTable
            caption={name}
            headings={table.headings}
            rows={table.rows.map(({ text }) => text)}
          />
        )}
      </div>
    </figure>
  );
}

function legendOf(series: readonly SeriesStyle[] = []) {
  return series.map(({ name, color }) => ({ name, color: tokenColor(colorTokens[color]) }));
}

/** The only point of a chart in words, or a note that there is none. */
function FewPoints({ points, onPick }: Props) {
  const { t } = useTranslation('charts');
  const index = points.findIndex(({ value }) => value !== null);
  const onlyPoint = points[index];
  if (onlyPoint === undefined) return <p className="chart-sentence">{t('none')}</p>;
  // The tooltip of some charts repeats the title as its first line.
  const text = `${onlyPoint.title}: ${onlyPoint.lines.filter((line) => line !== onlyPoint.title).join(', ')}`;
  return (
    <p className="chart-sentence">
      {t('one')}{' '}
      {onPick === undefined ? (
        text
      ) : (
        <button type="button" className="btn btn-link" onClick={() => onPick(index)}>
          {text}
        </button>
      )}
    </p>
  );
}
