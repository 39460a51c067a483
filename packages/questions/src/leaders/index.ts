export * from './find-leaders.ts';
export * from './leader-question.ts';
export * from './rank-players.ts';
