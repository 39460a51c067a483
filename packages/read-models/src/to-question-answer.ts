import type { QuestionAnswer } from '@scrapboard/contract';
import { createNamer, type Names } from './create-namer.ts';

type Rows = Pick<QuestionAnswer, 'rows' | 'total' | 'truncated'>;

interface Naming {
  /** The dimensions of the question. */
  by: readonly string[];
  catalogue: Names;
  /** The nicknames of players in the rows, by id. */
  nicknames: ReadonlyMap<string, string>;
}

/** Returns the ids of the players that rows name. */
export function playersOfRows(rows: Rows['rows']): string[] {
  return [...new Set(rows.flatMap(({ player }) => (typeof player === 'string' ? player : [])))];
}

/** Returns the rows of an answer with the display names of their values. */
export function toNamedAnswer(
  answer: Rows,
  { by, catalogue, nicknames }: Naming,
): Omit<QuestionAnswer, 'asOf' | 'version'> {
  const namer = createNamer(catalogue);
  const nameOfPart = (id: string) => namer.part(id).name;
  const nameOfParts = (ids: string) =>
    ids
      .split('+')
      .map((id) => (id === '-' ? id : nameOfPart(id)))
      .join(' + ');
  const nameOf: Record<string, (id: string) => string> = {
    part: nameOfPart,
    withPart: nameOfPart,
    allyPart: nameOfPart,
    againstPart: nameOfPart,
    teamWeapons: nameOfParts,
    teamCabins: nameOfParts,
    map: (id) => namer.map(id).name,
    mode: (id) => namer.mode(id).name,
    player: (id) => nicknames.get(id) ?? id,
  };
  const names: QuestionAnswer['names'] = {};
  for (const dimension of by) {
    const name = nameOf[dimension];
    if (name === undefined) continue;
    const ids = new Set(answer.rows.map((row) => row[dimension]));
    names[dimension] = Object.fromEntries(
      [...ids].flatMap((id) => (typeof id === 'string' ? [[id, name(id)]] : [])),
    );
  }
  return { ...answer, names };
}
