import './charts.scss';
import { Demo } from '../components/demo.tsx';
import { DemoTabs } from '../components/demo-tabs.tsx';
import { GalleryFrame } from '../components/gallery-frame.tsx';
import { BarDemo } from './bar-demo.tsx';
import { ChartWithTable } from './chart-with-table.tsx';
import { DoughnutDemo } from './doughnut-demo.tsx';
import { GameChart } from './game-chart.tsx';
import {
  compareBands,
  toDamageByWeapon,
  toMatchesAndWins,
  toMatchesByWeapon,
} from './game-charts.ts';
import { LineDemo } from './line-demo.tsx';
import { PieDemo } from './pie-demo.tsx';
import { PolarDemo } from './polar-demo.tsx';
import { RadarDemo } from './radar-demo.tsx';
import { fiveMaps, salesAndOrders, twoBuilds, twoYears, visits } from './sample-series.ts';

/** The Chart.js page, on sample data and on game data. */
export function ChartjsPage() {
  return (
    <GalleryFrame
      title="Chart.js"
      lead="A small chart library that draws on a canvas. Colours come from the theme; “Show the numbers” opens them as a table."
    >
      <Demo
        title="Line Chart"
        subtitle="Twelve months; the second line is dashed."
        source={() => import('./line-demo.tsx?raw')}
      >
        <DemoTabs
          label="Data of the line chart"
          sample={
            <ChartWithTable
              chart={<LineDemo {...salesAndOrders} />}
              caption="Line Chart"
              data={salesAndOrders}
            />
          }
          game={
            <GameChart
              caption="Matches and wins"
              select={toMatchesAndWins}
              render={(data) => <LineDemo {...data} />}
            />
          }
        />
      </Demo>
      <Demo
        title="Bar Chart"
        subtitle="Two years side by side; corners rounded by up to 10 px."
        source={() => import('./bar-demo.tsx?raw')}
      >
        <DemoTabs
          label="Data of the bar chart"
          sample={
            <ChartWithTable
              chart={<BarDemo {...twoYears} step={20} />}
              caption="Bar Chart"
              data={twoYears}
            />
          }
          game={
            <GameChart
              caption="Matches and wins over time"
              select={toMatchesAndWins}
              render={(data) => <BarDemo {...data} />}
            />
          }
        />
      </Demo>
      <Demo
        title="Doughnut Chart"
        subtitle="Four shares around a 65% cutout."
        source={() => import('./doughnut-demo.tsx?raw')}
      >
        <DemoTabs
          label="Data of the doughnut chart"
          sample={
            <ChartWithTable
              chart={<DoughnutDemo {...visits} />}
              caption="Doughnut Chart"
              data={visits}
            />
          }
          game={
            <GameChart
              caption="Damage by weapon"
              select={toDamageByWeapon}
              render={(data) => <DoughnutDemo {...data} />}
            />
          }
        />
      </Demo>
      <Demo
        title="Pie Chart"
        subtitle="The same four shares as slices."
        source={() => import('./pie-demo.tsx?raw')}
      >
        <DemoTabs
          label="Data of the pie chart"
          sample={
            <ChartWithTable chart={<PieDemo {...visits} />} caption="Pie Chart" data={visits} />
          }
          game={
            <GameChart
              caption="Damage dealt by weapon"
              select={toDamageByWeapon}
              render={(data) => <PieDemo {...data} />}
            />
          }
        />
      </Demo>
      <Demo
        title="Radar Chart"
        subtitle="Two profiles over five measures."
        source={() => import('./radar-demo.tsx?raw')}
      >
        <DemoTabs
          label="Data of the radar chart"
          sample={
            <ChartWithTable
              chart={<RadarDemo {...twoBuilds} />}
              caption="Radar Chart"
              data={twoBuilds}
            />
          }
          game={
            <GameChart
              caption="Two power score bands, as a percentage of the better one"
              select={compareBands}
              render={(data) => <RadarDemo {...data} />}
            />
          }
        />
      </Demo>
      <Demo
        title="Polar Area Chart"
        subtitle="Five slices; their radius shows the value."
        source={() => import('./polar-demo.tsx?raw')}
      >
        <DemoTabs
          label="Data of the polar area chart"
          sample={
            <ChartWithTable
              chart={<PolarDemo {...fiveMaps} />}
              caption="Polar Area Chart"
              data={fiveMaps}
            />
          }
          game={
            <GameChart
              caption="Matches by weapon"
              select={toMatchesByWeapon}
              render={(data) => <PolarDemo {...data} />}
            />
          }
        />
      </Demo>
    </GalleryFrame>
  );
}
