import type { Catalogue } from '@scrapboard/catalogue';
import type { MatchPlayer, Named } from '@scrapboard/contract';

/** The part of the catalogue that answers take display names from; operators can have their own catalogue. */
export type NamingCatalogue = Pick<Catalogue, 'part' | 'map' | 'mode'>;
export type Namer = ReturnType<typeof createNamer>;

/** Creates the functions that return an id with its display name. */
export function createNamer(catalogue: NamingCatalogue) {
  const toNamed = ({ id, name }: Named): Named => ({ id, name });
  return {
    part: (id: string) => toNamed(catalogue.part(id)),
    /** With its kind, which its link needs. */
    partWithKind: (id: string): MatchPlayer['parts'][number]['part'] => {
      const { name, category, ...part } = catalogue.part(id);
      return { id: part.id, name, kind: category };
    },
    map: (id: string) => toNamed(catalogue.map(id)),
    mode: (id: string) => toNamed(catalogue.mode(id)),
  };
}
