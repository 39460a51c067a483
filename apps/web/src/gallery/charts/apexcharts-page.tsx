import './charts.scss';
import { Demo } from '../components/demo.tsx';
import { DemoTabs } from '../components/demo-tabs.tsx';
import { GalleryFrame } from '../components/gallery-frame.tsx';
import { ApexAreaDemo } from './apex-area-demo.tsx';
import { ApexBarDemo } from './apex-bar-demo.tsx';
import { ApexCandlestickDemo } from './apex-candlestick-demo.tsx';
import { ApexColumnDemo } from './apex-column-demo.tsx';
import { ApexHeatmapDemo } from './apex-heatmap-demo.tsx';
import { ApexLineDemo } from './apex-line-demo.tsx';
import { ApexMixedDemo } from './apex-mixed-demo.tsx';
import { ApexPieDemo } from './apex-pie-demo.tsx';
import { formatTimes, toChartData } from './chart-data.ts';
import { ChartDataTable } from './chart-data-table.tsx';
import { ChartWithTable } from './chart-with-table.tsx';
import { GameChart, PlayerStatsLoader } from './game-chart.tsx';
import {
  toAveragesByPowerScore,
  toAveragesPerMatch,
  toMatchesAndTrend,
  toMatchesAndWins,
  toMatchesByHour,
  toMatchesByResult,
  toRatingCandles,
  toResultsByMode,
} from './game-charts.ts';
import {
  candles,
  fiveStacks,
  mixed,
  nineMetrics,
  threeColumns,
  threeLines,
  twoAreas,
  visits,
} from './sample-series.ts';

/** The ApexCharts page, on sample data and on game data. */
export function ApexchartsPage() {
  return (
    <GalleryFrame
      title="ApexCharts"
      lead="Charts for special cases, drawn as SVG. Colours come from the theme; “Show the numbers” opens them as a table."
    >
      <Demo
        title="Line Chart"
        subtitle="Three lines with different widths and dashes; zoom is off."
        source={() => import('./apex-line-demo.tsx?raw')}
      >
        <DemoTabs
          label="Data of the line chart"
          sample={
            <ChartWithTable
              chart={<ApexLineDemo {...threeLines} />}
              caption="Line Chart"
              data={threeLines}
            />
          }
          game={
            <GameChart
              caption="Averages per match"
              select={toAveragesPerMatch}
              render={(data) => <ApexLineDemo {...data} />}
            />
          }
        />
      </Demo>
      <Demo
        title="Area Chart"
        subtitle="Smooth areas over time, one point every 90 minutes."
        source={() => import('./apex-area-demo.tsx?raw')}
      >
        <DemoTabs
          label="Data of the area chart"
          sample={
            <ChartWithTable
              chart={<ApexAreaDemo {...twoAreas} />}
              caption="Area Chart"
              data={formatTimes(twoAreas)}
            />
          }
          game={
            <GameChart
              caption="Matches and wins"
              select={toMatchesAndWins}
              render={(data) => <ApexAreaDemo {...data} />}
            />
          }
        />
      </Demo>
      <Demo
        title="Bar Chart"
        subtitle="Horizontal bars with five stacked series."
        source={() => import('./apex-bar-demo.tsx?raw')}
      >
        <DemoTabs
          label="Data of the bar chart"
          sample={
            <ChartWithTable
              chart={<ApexBarDemo {...fiveStacks} suffix="K" />}
              caption="Bar Chart"
              data={fiveStacks}
            />
          }
          game={
            <GameChart
              caption="Results of the latest matches by mode"
              select={toResultsByMode}
              render={(data) => <ApexBarDemo {...data} />}
            />
          }
        />
      </Demo>
      <Demo
        title="Column Chart"
        subtitle="Three columns a month, 55% wide."
        source={() => import('./apex-column-demo.tsx?raw')}
      >
        <DemoTabs
          label="Data of the column chart"
          sample={
            <ChartWithTable
              chart={<ApexColumnDemo {...threeColumns} />}
              caption="Column Chart"
              data={threeColumns}
            />
          }
          game={
            <GameChart
              caption="Averages per match by power score"
              select={toAveragesByPowerScore}
              render={(data) => <ApexColumnDemo {...data} />}
            />
          }
        />
      </Demo>
      <Demo
        title="Pie Chart"
        subtitle="Four shares in a ring."
        source={() => import('./apex-pie-demo.tsx?raw')}
      >
        <DemoTabs
          label="Data of the pie chart"
          sample={
            <ChartWithTable chart={<ApexPieDemo {...visits} />} caption="Pie Chart" data={visits} />
          }
          game={
            <GameChart
              caption="Results of the latest matches"
              select={toMatchesByResult}
              render={(data) => <ApexPieDemo {...data} />}
            />
          }
        />
      </Demo>
      <Demo
        title="Heatmap Chart"
        subtitle="Nine metrics with twenty values; stronger colours mean higher values."
        source={() => import('./apex-heatmap-demo.tsx?raw')}
      >
        <DemoTabs
          label="Data of the heatmap chart"
          sample={
            <ChartWithTable
              chart={<ApexHeatmapDemo {...nineMetrics} />}
              caption="Heatmap Chart"
              data={nineMetrics}
            />
          }
          game={
            <GameChart
              caption="Latest matches by weekday and hour"
              select={toMatchesByHour}
              render={(data) => <ApexHeatmapDemo {...data} />}
            />
          }
        />
      </Demo>
      <Demo
        title="Mixed Chart"
        subtitle="Columns, an area and a line with a shared tooltip."
        source={() => import('./apex-mixed-demo.tsx?raw')}
      >
        <DemoTabs
          label="Data of the mixed chart"
          sample={
            <ChartWithTable
              chart={<ApexMixedDemo {...mixed} unit="points" />}
              caption="Mixed Chart"
              data={mixed}
            />
          }
          game={
            <GameChart
              caption="Matches, wins and trend"
              select={toMatchesAndTrend}
              render={(data) => <ApexMixedDemo {...data} unit="matches" />}
            />
          }
        />
      </Demo>
      <Demo
        title="Candlestick Chart"
        subtitle="Opening, highest, lowest and closing values of 23 months."
        source={() => import('./apex-candlestick-demo.tsx?raw')}
      >
        <DemoTabs
          label="Data of the candlestick chart"
          sample={
            <>
              <ApexCandlestickDemo name="Price" candles={candles} />
              <ChartDataTable caption="Candlestick Chart" {...toChartData(candles)} />
            </>
          }
          game={
            <PlayerStatsLoader>
              {(stats) => (
                <>
                  <ApexCandlestickDemo name="Rating" candles={toRatingCandles(stats)} />
                  <ChartDataTable
                    caption="Rating by day"
                    {...toChartData(toRatingCandles(stats))}
                  />
                </>
              )}
            </PlayerStatsLoader>
          }
        />
      </Demo>
    </GalleryFrame>
  );
}
