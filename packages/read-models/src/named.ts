import type { Catalogue } from '@scrapboard/catalogue';
import type { Named } from '@scrapboard/contract';

/** The catalogue as far as answers need it: an operator's own may be another one. */
export type Names = Pick<Catalogue, 'part' | 'map' | 'mode'>;
export type Namer = ReturnType<typeof namer>;

/** Ids as the database holds them, with the names people know; nothing else of the catalogue. */
export function namer(catalogue: Names) {
  const named = ({ id, name }: Named): Named => ({ id, name });
  return {
    part: (id: string) => named(catalogue.part(id)),
    map: (id: string) => named(catalogue.map(id)),
    mode: (id: string) => named(catalogue.mode(id)),
  };
}
