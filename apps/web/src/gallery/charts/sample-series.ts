/** Invented figures of a small shop, the same at every visit. */
import type { Candle, ChartData } from './chart-data.ts';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

export const salesAndOrders: ChartData = {
  labels: months,
  series: [
    {
      name: 'Sales',
      values: [2120, 1690, 1540, 1830, 1960, 2380, 2410, 2930, 3350, 3120, 2790, 3480],
    },
    {
      name: 'Orders',
      values: [940, 720, 670, 820, 1010, 1180, 1090, 1460, 1620, 1510, 1330, 1790],
    },
  ],
};

export const twoYears: ChartData = {
  labels: months,
  series: [
    { name: 'Last year', values: [54, 67, 41, 55, 62, 45, 55, 73, 60, 76, 48, 79] },
    { name: 'This year', values: [69, 66, 24, 48, 52, 51, 44, 53, 62, 79, 51, 68] },
  ],
};

export const visits: ChartData = {
  labels: ['Search', 'Direct', 'Mail', 'Other'],
  series: [{ name: 'Visits', values: [2602, 1253, 541, 1465] }],
};

export const twoBuilds: ChartData = {
  labels: ['Speed', 'Reliability', 'Comfort', 'Safety', 'Range'],
  series: [
    { name: 'Model X', values: [70, 53, 82, 60, 33] },
    { name: 'Model S', values: [35, 38, 65, 85, 84] },
  ],
};

export const fiveScores: ChartData = {
  labels: ['Speed', 'Reliability', 'Comfort', 'Safety', 'Range'],
  series: [{ name: 'Score', values: [35, 38, 65, 70, 24] }],
};

export const threeLines: ChartData = {
  labels: months,
  series: [
    { name: 'Session duration', values: [45, 52, 38, 24, 33, 26, 21, 20, 6, 8, 15, 10] },
    { name: 'Page views', values: [35, 41, 62, 42, 13, 18, 29, 37, 36, 51, 32, 35] },
    { name: 'Total visits', values: [87, 57, 74, 99, 75, 38, 62, 47, 82, 56, 45, 47] },
  ],
};

const everyNinetyMinutes = Array.from({ length: 7 }, (_, step) =>
  new Date(Date.UTC(2020, 8, 19, 0, step * 90)).toISOString(),
);

export const twoAreas: ChartData = {
  labels: everyNinetyMinutes,
  series: [
    { name: 'North', values: [31, 40, 28, 51, 42, 109, 100] },
    { name: 'South', values: [11, 32, 45, 32, 34, 52, 41] },
  ],
};

export const fiveStacks: ChartData = {
  labels: ['2014', '2015', '2016', '2017', '2018', '2019', '2020'],
  series: [
    { name: 'Marine', values: [44, 55, 41, 37, 22, 43, 21] },
    { name: 'Calf', values: [53, 32, 33, 52, 13, 43, 32] },
    { name: 'Tank', values: [12, 17, 11, 9, 15, 11, 20] },
    { name: 'Bucket', values: [9, 7, 5, 8, 6, 9, 4] },
    { name: 'Reborn', values: [25, 12, 19, 32, 25, 24, 10] },
  ],
};

export const threeColumns: ChartData = {
  labels: months.slice(1, 10),
  series: [
    { name: 'Net profit', values: [44, 55, 57, 56, 61, 58, 63, 60, 66] },
    { name: 'Revenue', values: [76, 85, 101, 98, 87, 105, 91, 114, 94] },
    { name: 'Cash flow', values: [35, 41, 36, 26, 45, 48, 52, 53, 41] },
  ],
};

/** Nine metrics of twenty values from 0 to 90, drawn by a fixed rule instead of by chance. */
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
    { name: 'Team A', values: [23, 11, 22, 27, 13, 22, 37, 21, 44, 22, 30] },
    { name: 'Team B', values: [44, 55, 41, 67, 22, 43, 21, 41, 56, 27, 43] },
    { name: 'Team C', values: [30, 25, 36, 30, 45, 35, 64, 52, 59, 36, 39] },
  ],
};

/** 23 months; each opens where the one before closed. */
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
