/** A server region: where its players live and when they play. */
export interface Region {
  id: 'eu' | 'ru' | 'us' | 'asia';
  share: number;
  /** The region's typical offset from UTC in hours, used only for how busy each hour is. */
  utcOffsetHours: number;
  timeZones: readonly string[];
}

export const regions: readonly Region[] = [
  {
    id: 'eu',
    share: 0.42,
    utcOffsetHours: 1,
    timeZones: [
      'Europe/Berlin',
      'Europe/London',
      'Europe/Paris',
      'Europe/Warsaw',
      'Europe/Madrid',
      'Europe/Rome',
      'Europe/Stockholm',
      'Europe/Athens',
    ],
  },
  {
    id: 'ru',
    share: 0.26,
    utcOffsetHours: 3,
    timeZones: ['Europe/Moscow', 'Asia/Yekaterinburg', 'Asia/Novosibirsk', 'Europe/Minsk'],
  },
  {
    id: 'us',
    share: 0.22,
    utcOffsetHours: -5,
    timeZones: [
      'America/New_York',
      'America/Chicago',
      'America/Los_Angeles',
      'America/Denver',
      'America/Sao_Paulo',
    ],
  },
  {
    id: 'asia',
    share: 0.1,
    utcOffsetHours: 8,
    timeZones: ['Asia/Tokyo', 'Asia/Shanghai', 'Asia/Singapore', 'Asia/Seoul', 'Australia/Sydney'],
  },
];

/** How busy each hour of a local day is: quiet nights, a lunch bump, the evening peak. */
export const hourWeights: readonly number[] = [
  3, 2, 1, 1, 1, 1, 1, 2, 2, 3, 3, 4, 5, 5, 5, 6, 7, 9, 11, 13, 14, 13, 10, 6,
];

/** Sunday first. */
export const weekdayWeights: readonly number[] = [1.42, 0.86, 0.84, 0.9, 0.92, 1.12, 1.5];
