import { unknownPlayer } from '@scrapboard/contract';
import { type CallName, operationOf } from '@scrapboard/contract/operations';
import type { Visibility } from './visibility.ts';
import { withoutHidden } from './without-hidden.ts';

type AnyFilter = (answer: unknown, visibility: Visibility) => unknown;

/**
 * Answers a call for one viewer: the one place where hidden players are kept from others, as the
 * entry of the call says. Both back ends answer every call of the table through it. A hidden player
 * as the subject is not found, like one nobody has met.
 */
export async function answerVisibly<Answer>(
  call: CallName,
  params: unknown,
  visibility: Visibility,
  answer: () => Answer | Promise<Answer>,
): Promise<Answer> {
  const { players } = operationOf(call);
  if (players.startsWith('subject') && visibility.isHidden((params as { id: string }).id)) {
    throw unknownPlayer();
  }
  const answered = await answer();
  const filter = (withoutHidden as Partial<Record<CallName, AnyFilter>>)[call];
  return (filter === undefined ? answered : await filter(answered, visibility)) as Answer;
}
