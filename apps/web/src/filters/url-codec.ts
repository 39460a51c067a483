/** A query in the form that `paths` accepts; undefined values are left out of the URL. */
export type UrlQuery = Record<string, string | undefined>;

/** One value of a query. A default is written as undefined, so that URLs stay short. */
export interface UrlField<Value> {
  read: (text: string | null) => Value;
  write: (value: Value) => string | undefined;
}

/** Reads a page's state from its URL and writes it back. */
export interface UrlCodec<Search> {
  /** Invalid values are read as the default. */
  read: (query: URLSearchParams) => Search;
  write: (search: Search) => UrlQuery;
}

/** Returns a codec with one field per value; undefined values are left out of the result. */
export function urlCodec<Search extends object>(
  fields: {
    [Name in keyof Search]-?: UrlField<Search[Name]>;
  },
): UrlCodec<Search> {
  const names = Object.keys(fields) as (string & keyof Search)[];
  return {
    read(query) {
      const values = names.map((name) => [name, fields[name].read(query.get(name))] as const);
      return Object.fromEntries(values.filter(([, value]) => value !== undefined)) as Search;
    },
    write: (search) =>
      Object.fromEntries(names.map((name) => [name, fields[name].write(search[name])])),
  };
}

/** Joins two codecs whose values have different names. */
export function joinCodecs<First extends object, Second extends object>(
  first: UrlCodec<First>,
  second: UrlCodec<Second>,
): UrlCodec<First & Second> {
  return {
    read: (query) => ({ ...first.read(query), ...second.read(query) }),
    write: (search) => ({ ...first.write(search), ...second.write(search) }),
  };
}
