/** Fictional figures of a garage that builds and repairs vehicles. */
import type { Candle, ChartData } from './chart-data.ts';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

export const salesAndOrders: ChartData = {
  labels: months,
  series: [
    {
      name: 'Sales',
      values: [1380, 1465, 1720, 1640, 1890, 2240, 2610, 2555, 2180, 2395, 2870, 3260],
    },
    {
      name: 'Orders',
      values: [610, 655, 790, 740, 845, 990, 1175, 1130, 960, 1045, 1290, 1480],
    },
  ],
};

export const twoYears: ChartData = {
  labels: months,
  series: [
    { name: 'Last year', values: [38, 42, 57, 49, 63, 71, 66, 58, 52, 60, 74, 88] },
    { name: 'This year', values: [44, 51, 53, 62, 70, 68, 82, 77, 61, 69, 85, 93] },
  ],
};

export const visits: ChartData = {
  labels: ['Guides', 'Videos', 'Friends', 'Other'],
  series: [{ name: 'Visits', values: [1840, 1120, 760, 430] }],
};

export const twoBuilds: ChartData = {
  labels: ['Speed', 'Armour', 'Firepower', 'Range', 'Repair'],
  series: [
    { name: 'Scout', values: [92, 35, 58, 74, 41] },
    { name: 'Bruiser', values: [38, 95, 81, 46, 67] },
  ],
};

export const fiveMaps: ChartData = {
  labels: ['Desert', 'Harbour', 'Quarry', 'City', 'Forest'],
  series: [{ name: 'Matches', values: [64, 48, 81, 37, 55] }],
};

export const threeLines: ChartData = {
  labels: months,
  series: [
    { name: 'Engines', values: [28, 31, 36, 33, 41, 47, 52, 49, 44, 50, 57, 63] },
    { name: 'Wheels', values: [64, 60, 55, 58, 49, 46, 40, 43, 51, 47, 39, 35] },
    { name: 'Cabins', values: [12, 19, 15, 24, 22, 31, 27, 35, 30, 38, 34, 42] },
  ],
};

const everyNinetyMinutes = Array.from({ length: 7 }, (_, step) =>
  new Date(Date.UTC(2020, 6, 7, 8, step * 90)).toISOString(),
);

export const twoAreas: ChartData = {
  labels: everyNinetyMinutes,
  series: [
    { name: 'North', values: [24, 37, 33, 58, 72, 66, 91] },
    { name: 'South', values: [41, 29, 46, 38, 57, 49, 63] },
  ],
};

export const fiveStacks: ChartData = {
  labels: ['2018', '2019', '2020', '2021', '2022', '2023', '2024'],
  series: [
    { name: 'Scrap', values: [31, 36, 42, 39, 47, 52, 58] },
    { name: 'Copper', values: [22, 19, 26, 31, 28, 35, 33] },
    { name: 'Wires', values: [14, 18, 16, 21, 24, 23, 29] },
    { name: 'Plastic', values: [9, 12, 11, 15, 13, 18, 17] },
    { name: 'Batteries', values: [5, 6, 9, 8, 12, 11, 15] },
  ],
};

export const threeColumns: ChartData = {
  labels: months.slice(1, 10),
  series: [
    { name: 'Income', values: [62, 68, 74, 71, 83, 89, 94, 86, 98] },
    { name: 'Costs', values: [41, 44, 52, 47, 55, 58, 60, 57, 63] },
    { name: 'Profit', values: [21, 24, 22, 24, 28, 31, 34, 29, 35] },
  ],
};

/** Nine metrics of twenty values from 0 to 90, generated without randomness. */
export const nineMetrics: ChartData = {
  labels: Array.from({ length: 20 }, (_, index) => `w${index + 1}`),
  series: Array.from({ length: 9 }, (_, metric) => ({
    name: `Metric ${metric + 1}`,
    values: Array.from(
      { length: 20 },
      (_, week) => ((metric + 3) * (week + 5) * 37 + metric * 11) % 91,
    ),
  })),
};

export const mixed: ChartData = {
  labels: months.slice(0, 11),
  series: [
    { name: 'Repairs', values: [18, 22, 17, 26, 31, 24, 29, 35, 27, 33, 38] },
    { name: 'Paint', values: [46, 41, 52, 58, 49, 63, 57, 68, 72, 61, 76] },
    { name: 'Tuning', values: [30, 33, 31, 38, 41, 39, 44, 47, 45, 50, 54] },
  ],
};

/** 23 months; each opens where the previous one closed. */
export const candles: Candle[] = Array.from({ length: 23 }, (_, month) => {
  const level = (step: number) => 52 + step * 0.8 + ((step * 29) % 17) - ((step * 13) % 11);
  const [open, close] = [level(month), level(month + 1)];
  return {
    at: new Date(Date.UTC(2019, month, 1)).toISOString(),
    values: [
      open,
      Math.max(open, close) + 1 + ((month * 7) % 5),
      Math.min(open, close) - 1 - ((month * 5) % 4),
      close,
    ],
  };
});
