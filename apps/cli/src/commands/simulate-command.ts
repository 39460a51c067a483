import type { Command } from './command.ts';
export const simulateCommand: Command = {
  name: 'simulate',
  summary: '',
  help: '',
  run: async () => 1,
};
