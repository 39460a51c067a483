const SHOWN_CHARACTERS = 6;

/** Returns the key's number and the first characters of a network's pseudonym. */
export function shortenPseudonym(pseudonym: string): string {
  const end = pseudonym.indexOf('.') + 1 + SHOWN_CHARACTERS;
  return pseudonym.length <= end ? pseudonym : `${pseudonym.slice(0, end)}…`;
}
