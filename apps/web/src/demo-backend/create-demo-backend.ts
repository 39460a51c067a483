import { createGame } from './data/create-game.ts';
import { dataRoutes } from './data/data-routes.ts';
import { type Answer, type AnswerOptions, createAnswer } from './frame/create-answer.ts';
import type { Keep } from './frame/kept.ts';
import type { DemoRoute } from './frame/route.ts';
import type { Viewers } from './viewers.ts';

export interface DemoBackendOptions extends Omit<AnswerOptions, 'routes'> {
  keep: Keep;
}

/** Every call that the demo back end answers. */
export function demoRoutes(keep: Keep): DemoRoute[] {
  const game = createGame(keep);
  const viewers: Viewers = {
    viewerOf: async () => null,
    requireViewer: async () => {
      throw new Error('not yet');
    },
    uploaderOf: async () => null,
    hiddenFrom: async () => new Set(),
  };
  void game;
  return [...dataRoutes({ keep, viewers })];
}

/** The server of the product, in the page. */
export function createDemoBackend({ keep, ...options }: DemoBackendOptions): Answer {
  return createAnswer({ ...options, routes: demoRoutes(keep) });
}
