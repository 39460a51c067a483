/** Returns the game id of a uid: `00136686` -> `136686`, `04654375@live` -> `4654375@live`; null if it is not an id. */
export function parseGameId(uid: string): string | null {
  const id = uid.replace(/^0+/, '');
  return /^\w{1,32}(?:@[a-z]{1,16})?$/i.test(id) ? id : null;
}
