import { unknownPlayer } from '@scrapboard/contract';
import { type CallName, operationOf } from '@scrapboard/contract/operations';
import { hiddenPlayerFilters } from './hidden-player-filters.ts';
import type { Visibility } from './visibility.ts';

type AnyFilter = (answer: unknown, visibility: Visibility) => unknown;

/**
 * Answers a call for one viewer, without the players hidden from them. This is the only place that
 * does so, for every call of both back ends, according to the call's entry in the table. A call about
 * a hidden player fails as if the player were unknown.
 */
export async function answerForViewer<Answer>(
  call: CallName,
  params: unknown,
  visibility: Visibility,
  readAnswer: () => Answer | Promise<Answer>,
): Promise<Answer> {
  const { players } = operationOf(call);
  if (players.startsWith('subject') && visibility.isHidden((params as { id: string }).id)) {
    throw unknownPlayer();
  }
  const answer = await readAnswer();
  const filter = (hiddenPlayerFilters as Partial<Record<CallName, AnyFilter>>)[call];
  return (filter === undefined ? answer : await filter(answer, visibility)) as Answer;
}
