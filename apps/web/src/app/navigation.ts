import type { Status } from '@scrapboard/contract';
import type { ParseKeys } from 'i18next';
import { paths } from '../paths.ts';
import type { IconName } from '../ui/icon.tsx';

export interface NavigationEntry {
  text: ParseKeys<'shell'>;
  to: string;
  /** The operator's link that replaces `to` where it is set. */
  link?: keyof Status['links'];
  icon?: IconName;
  badge?: string;
  children?: NavigationEntry[];
}

export interface NavigationSection {
  title: ParseKeys<'shell'>;
  entries: NavigationEntry[];
}

/** The sidebar of the product. */
export const navigation: NavigationSection[] = [
  {
    title: 'sections.analytics',
    entries: [
      { text: 'nav.users', to: paths.users(), icon: 'users' },
      { text: 'nav.activity', to: paths.activity(), icon: 'activity' },
      {
        text: 'nav.performance',
        to: paths.performance(),
        icon: 'crosshair',
        children: [
          { text: 'nav.weapons', to: paths.performanceWeapon() },
          { text: 'nav.movement', to: paths.performanceMovement() },
          { text: 'nav.cabins', to: paths.performanceCabin() },
        ],
      },
      {
        text: 'nav.meta',
        to: paths.meta(),
        icon: 'barChart2',
        children: [
          { text: 'nav.clanWars', to: paths.metaClanWars() },
          { text: 'nav.eight', to: paths.meta8v8() },
          { text: 'nav.brawl', to: paths.metaBrawl() },
          { text: 'nav.pve', to: paths.metaPve() },
        ],
      },
      { text: 'nav.revenue', to: paths.revenue(), icon: 'dollarSign' },
    ],
  },
  {
    title: 'sections.leaderboards',
    entries: [
      { text: 'nav.mmr', to: paths.mmr(), icon: 'trendingUp' },
      {
        text: 'nav.leader',
        to: paths.leader(),
        icon: 'list',
        children: [
          { text: 'nav.weapons', to: paths.leaderWeapon() },
          { text: 'nav.movement', to: paths.leaderMovement() },
          { text: 'nav.cabins', to: paths.leaderCabin() },
        ],
      },
      { text: 'nav.speedrunning', to: paths.speedrunning(), icon: 'watch' },
    ],
  },
  {
    title: 'sections.tools',
    entries: [
      {
        text: 'nav.schedules',
        to: paths.schedules(),
        icon: 'calendar',
        children: [
          { text: 'nav.scheduleClanWars', to: paths.scheduleClanWars() },
          { text: 'nav.scheduleBrawl', to: paths.scheduleBrawl() },
        ],
      },
      { text: 'nav.fusionCalculator', to: paths.fusionCalculator(), icon: 'divideSquare' },
      { text: 'nav.partPicker', to: paths.partPicker(), icon: 'layout' },
      { text: 'nav.buildOptimization', to: paths.buildOptimization(), icon: 'cpu' },
    ],
  },
  {
    title: 'sections.about',
    entries: [
      { text: 'nav.about', to: paths.help(), link: 'about', icon: 'helpCircle' },
      { text: 'nav.github', to: paths.help(), link: 'github', icon: 'github' },
      { text: 'nav.community', to: paths.help(), link: 'community', icon: 'link' },
    ],
  },
];

/** Pages that say what they will answer until they do. */
export const placeholderPages = [
  { path: paths.activity(), key: 'activity' },
  { path: paths.performance(), key: 'performance' },
  { path: paths.performanceWeapon(), key: 'performanceWeapon' },
  { path: paths.performanceMovement(), key: 'performanceMovement' },
  { path: paths.performanceCabin(), key: 'performanceCabin' },
  { path: paths.meta(), key: 'meta' },
  { path: paths.metaClanWars(), key: 'metaClanWars' },
  { path: paths.meta8v8(), key: 'meta8v8' },
  { path: paths.metaBrawl(), key: 'metaBrawl' },
  { path: paths.metaPve(), key: 'metaPve' },
  { path: paths.revenue(), key: 'revenue' },
  { path: paths.mmr(), key: 'mmr' },
  { path: paths.leader(), key: 'leader' },
  { path: paths.leaderWeapon(), key: 'leaderWeapon' },
  { path: paths.leaderMovement(), key: 'leaderMovement' },
  { path: paths.leaderCabin(), key: 'leaderCabin' },
  { path: paths.speedrunning(), key: 'speedrunning' },
  { path: paths.schedules(), key: 'schedules' },
  { path: paths.scheduleClanWars(), key: 'scheduleClanWars' },
  { path: paths.scheduleBrawl(), key: 'scheduleBrawl' },
  { path: paths.fusionCalculator(), key: 'fusionCalculator' },
  { path: paths.partPicker(), key: 'partPicker' },
  { path: paths.buildOptimization(), key: 'buildOptimization' },
] as const;
