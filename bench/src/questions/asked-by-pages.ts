import * as activity from '../../../apps/web/src/features/activity/questions.ts';
import type { PageQuestion } from '../../../apps/web/src/questions/page-question.ts';

/** The questions of pages as they ask them, with the widths and steps that a year has. */
export const askedByPages: Readonly<Record<string, PageQuestion>> = {
  'activity: uploads by day': activity.uploadsBy('day'),
  'activity: uploads': activity.uploadTotals,
  'activity: players by day': activity.playersBy('day'),
  'activity: players by week': activity.playersBy('week'),
  'activity: players by month': activity.playersBy('month'),
  'activity: players': activity.playerTotals,
  'activity: sources by month': activity.sourcesByMonth,
  'activity: per player and day': activity.perPlayerDay,
  'activity: per match': activity.perMatch,
  'activity: per player': activity.perPlayer,
  'activity: histogram of games': activity.histogramOf('games', 1),
  'activity: histogram of damage': activity.histogramOf('damage', 250),
  'activity: histogram of win rates': activity.histogramOf('winRate', 5),
  'activity: modes by month': activity.modesBy('month', 'mode'),
  'activity: weapons by month': activity.weaponsByMonth,
  'activity: games by month': activity.gamesByMonth,
  'activity: hours of the week': activity.hoursOfWeek,
  'activity: regions': activity.regions,
  'activity: party sizes': activity.partySizes,
  'activity: cohorts': activity.cohorts,
};
