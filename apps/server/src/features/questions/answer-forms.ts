import { setImmediate } from 'node:timers/promises';
import type { QuestionAnswer } from '@scrapboard/contract';
import type { Question, QuestionRows } from '@scrapboard/questions';
import type { RankingRule } from '@scrapboard/questions/leaders';
import {
  leaderIdsOf,
  type PartRankings,
  playerIdsOf,
  rankParts,
  toNamedAnswer,
} from '@scrapboard/read-models';
import type { Deps } from '../../deps.ts';
import { type AnswerCache, createAnswerCache } from './create-answer-cache.ts';
import type { AskedQuestion } from './create-asked-questions.ts';
import { fetchNicknames } from './fetch-nicknames.ts';

/** What is made and kept of the rows that answer a question. */
export interface AnswerForm<Asked extends AskedQuestion, Kept extends { version: string }> {
  cache: AnswerCache<Kept>;
  /**
   * Returns what is kept, and about how many bytes it takes. `ask` answers questions from the facts of
   * this version.
   */
  load(
    asked: Asked,
    ask: (question: Question) => Promise<QuestionRows>,
    version: string,
  ): Promise<{ answer: Kept; bytes: number }>;
}

/** A question whose rows are only ranked. */
export type RankedQuestion = AskedQuestion & { ranking: RankingRule };

export type KeptAnswer = Omit<QuestionAnswer, 'asOf' | 'outdated'>;

export interface KeptRankings {
  version: string;
  rankings: PartRankings;
  /** The nicknames of the leaders, by id. */
  nicknames: ReadonlyMap<string, string>;
}

export interface AnswerForms {
  rows: AnswerForm<AskedQuestion, KeptAnswer>;
  rankings: AnswerForm<RankedQuestion, KeptRankings>;
}

const ROWS_CACHE_BYTES = 32 * 1024 ** 2;
const RANKINGS_CACHE_BYTES = 8 * 1024 ** 2;
/** A kept answer is an object and, once it was sent, its text. */
const COPIES = 2;
/** A string of a player's id, with its place in an array. */
const BYTES_PER_PLAYER = 40;

/** Creates the forms of answers, each with a cache of its own. */
export function createAnswerForms({
  pool,
  catalogue,
}: Pick<Deps, 'pool' | 'catalogue'>): AnswerForms {
  return {
    rows: {
      cache: createAnswerCache(ROWS_CACHE_BYTES),
      async load({ question }, ask, version) {
        const { by } = question;
        const rows = await ask(question);
        const nicknames = await fetchNicknames(pool, playerIdsOf(rows.rows));
        const answer = { version, ...toNamedAnswer(rows, { by, catalogue, nicknames }) };
        return { answer, bytes: COPIES * JSON.stringify(answer).length };
      },
    },
    rankings: {
      cache: createAnswerCache(RANKINGS_CACHE_BYTES),
      async load(question, ask, version) {
        const rankings = await rankParts(question, async (pairs) => {
          const rows = await ask(pairs);
          // Ranking takes as long as reading the rows did; what waits need not wait for both.
          await setImmediate();
          return rows;
        });
        const nicknames = await fetchNicknames(pool, leaderIdsOf(rankings));
        const { players, parts } = rankings;
        const orderBytes = parts.reduce((sum, { order }) => sum + order.byteLength, 0);
        const bests = parts.map(({ best }) => best);
        const bytes =
          orderBytes + BYTES_PER_PLAYER * players.length + COPIES * JSON.stringify(bests).length;
        return { answer: { version, rankings, nicknames }, bytes };
      },
    },
  };
}

/** Returns whether the rows of a question are only ranked. */
export function isRanked(asked: AskedQuestion): asked is RankedQuestion {
  return asked.ranking !== undefined;
}
