export * from './build-board.ts';
export * from './complete-question.ts';
export * from './days.ts';
export * from './page-data.ts';
export * from './part-boards.ts';
export * from './record-boards.ts';
export * from './record-definitions.ts';
