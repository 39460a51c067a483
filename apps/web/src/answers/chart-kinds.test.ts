import { expect, test } from 'vitest';
import { measureOf } from '../questions/measure-of.ts';
import { chooseChart, isAdditive, suitableCharts } from './chart-kinds.ts';

const wins = measureOf('players', 'wins');
const players = measureOf('players', 'players');
const winRate = measureOf('players', 'winRate');
const kills = measureOf('players', 'killsQuantiles');
const few = { keys: 5, series: 3 };

test('the best chart follows from the measure and its dimensions', () => {
  const best = (...args: Parameters<typeof suitableCharts>) => suitableCharts(...args)[0];
  expect(best({ measure: winRate })).toBe('value');
  expect(best({ measure: winRate, by: 'month' })).toBe('line');
  expect(best({ measure: winRate, by: 'map' })).toBe('ranges');
  expect(best({ measure: winRate, by: 'hour' })).toBe('bars');
  expect(best({ measure: kills, by: 'map' })).toBe('bars');
  expect(best({ measure: winRate, by: 'map', split: 'month' })).toBe('line');
  expect(best({ measure: wins, by: 'map', split: 'mode' })).toBe('stacked');
  expect(best({ measure: winRate, by: 'map', split: 'mode' })).toBe('grouped');
  expect(best({ measure: wins, by: 'weekday', split: 'hour' })).toBe('heat');
  expect(best({ measure: measureOf('players', 'first'), by: 'map' })).toBe('table');
});

test('only counts and sums are stacked: a player may be counted in two modes', () => {
  expect(isAdditive(wins)).toBe(true);
  expect(isAdditive(players)).toBe(false);
  expect(isAdditive(winRate)).toBe(false);
  expect(suitableCharts({ measure: players, by: 'month', split: 'mode' })).not.toContain('stacked');
});

test('a chosen chart is drawn if it fits, and too many bars become a heat map', () => {
  const chartQuestion = { measure: winRate, by: 'map', split: 'mode' } as const;
  expect(chooseChart(chartQuestion, 'table', few)).toBe('table');
  expect(chooseChart(chartQuestion, 'line', few)).toBe('grouped');
  expect(chooseChart(chartQuestion, undefined, { keys: 30, series: 8 })).toBe('heat');
  expect(chooseChart(chartQuestion, 'grouped', { keys: 30, series: 8 })).toBe('grouped');
});
