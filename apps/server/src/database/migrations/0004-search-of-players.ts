const latin: Record<string, string> = {
  ...{ ß: 'ss', ẞ: 'ss', æ: 'ae', Æ: 'ae', œ: 'oe', Œ: 'oe', ø: 'o', Ø: 'o', đ: 'd', Đ: 'd' },
  ...{ ð: 'd', Ð: 'd', þ: 'th', Þ: 'th', ł: 'l', Ł: 'l', ı: 'i', ħ: 'h', Ħ: 'h', ŧ: 't', Ŧ: 't' },
  ...{ ŋ: 'ng', Ŋ: 'ng' },
  ...pairs('αβγδεζικλμνξοπρστυφω', 'abgdeziklmnxoprstyfo'),
  ...pairs('ΑΒΓΔΕΖΙΚΛΜΝΞΟΠΡΣΤΥΦΩ', 'abgdeziklmnxoprstyfo'),
  ...{ ς: 's', η: 'i', Η: 'i', θ: 'th', Θ: 'th', χ: 'ch', Χ: 'ch', ψ: 'ps', Ψ: 'ps' },
  ...pairs('абвгдезиклмнопрстуфхыэієґјћ', 'abvgdeziklmnoprstufhyeiegjc'),
  ...pairs('АБВГДЕЗИКЛМНОПРСТУФХЫЭІЄҐЈЋ', 'abvgdeziklmnoprstufhyeiegjc'),
  ...{ ж: 'zh', Ж: 'zh', ц: 'ts', Ц: 'ts', ч: 'ch', Ч: 'ch', ш: 'sh', Ш: 'sh', щ: 'sch', Щ: 'sch' },
  ...{ ю: 'yu', Ю: 'yu', я: 'ya', Я: 'ya', ъ: '', Ъ: '', ь: '', Ь: '', ђ: 'dj', Ђ: 'dj' },
  ...{ љ: 'lj', Љ: 'lj', њ: 'nj', Њ: 'nj', џ: 'dz', Џ: 'dz', ѕ: 'dz', Ѕ: 'dz' },
};

function pairs(letters: string, replacements: string): Record<string, string> {
  return Object.fromEntries([...letters].map((letter, i) => [letter, replacements.charAt(i)]));
}

type Ranges = [from: number, to: number][];
const ignored: Ranges = [
  ...([
    [0x300, 0x36f],
    [0x483, 0x489],
    [0x200b, 0x200f],
    [0x20d0, 0x20ff],
  ] as Ranges),
  ...([
    [0x3099, 0x309a],
    [0xfe00, 0xfe0f],
    [0xfeff, 0xfeff],
  ] as Ranges),
];
const spaces: Ranges = [
  [0, 0x20],
  [0x7f, 0x9f],
  [0x2028, 0x2029],
];
const symbols: Ranges = [
  ...([
    [0x21, 0x2f],
    [0x3a, 0x40],
    [0x5b, 0x60],
    [0x7b, 0x7e],
    [0xa0, 0xbf],
  ] as Ranges),
  ...([
    [0xd7, 0xd7],
    [0xf7, 0xf7],
    [0x2000, 0x2bff],
    [0x3000, 0x303f],
  ] as Ranges),
  ...([
    [0x30fb, 0x30fb],
    [0x1f000, 0x1faff],
  ] as Ranges),
];

const rangesSql = (ranges: Ranges) =>
  ranges.map(([from, to]) => `code between ${from} and ${to}`).join(' or ');
const encoded = `'~' || ${[1, 26, 676, 17_576, 456_976]
  .map((power) => `chr((65 + code::bigint * 1299709 % 2097152 / ${power} % 26)::integer)`)
  .join(' || ')}`;
const collapseSpaces = (form: string) => `btrim(regexp_replace(${form}, ' +', ' ', 'g'), ' ')`;

/**
 * Adds names in the form they are searched by: `toSearchForm` of packages/search, repeated in SQL so that
 * the database derives it from every name itself. pg_trgm only sees letters of the database's own
 * locale, which is ASCII for the built-in one; the form is ASCII for every script.
 */
export const statements = [
  `create function search_form_of_any(name text) returns text
    language sql immutable strict parallel safe
    begin atomic
      select coalesce(
        nullif(${collapseSpaces(`string_agg(coalesce(form, ' '), '' order by place)`)}, ''),
        ${collapseSpaces(`string_agg(coalesce(form, ${encoded}), '' order by place)`)},
        ''
      )
      from (
        select place, code, case
            when code between 48 and 57 or code between 97 and 122 then sign
            when code between 65 and 90 then chr(code + 32)
            when '${JSON.stringify(latin)}'::jsonb ? sign
              then '${JSON.stringify(latin)}'::jsonb ->> sign
            when ${rangesSql(ignored)} then ''
            when ${rangesSql(spaces)} then ' '
            when ${rangesSql(symbols)} then null
            else ${encoded}
          end as form
        from (
          select sign, ascii(sign) as code, place
          from string_to_table(normalize(name, NFKD), null) with ordinality as t (sign, place)
        ) signs
      ) forms;
    end`,

  // Most names are ASCII, for which this is much faster.
  `create function search_form(name text) returns text
    language sql immutable strict parallel safe
    return case
      when name collate "C" ~ '^[ -~]*[A-Za-z0-9][ -~]*$'
        then btrim(regexp_replace(lower(name collate "C"), '[^a-z0-9]+', ' ', 'g'), ' ')
      else search_form_of_any(name)
    end`,

  `alter table player add column search_form text collate "C" not null
    generated always as (search_form(nickname)) stored`,
  `alter table player_nickname add column search_form text collate "C" not null
    generated always as (search_form(nickname)) stored`,

  // The list of players searches current names, the search box all names a player ever had.
  'drop index player_nickname_trigram',
  'create index player_search_trigram on player using gin (search_form gin_trgm_ops)',
  'create index player_nickname_search on player_nickname (search_form, player_id)',
  'create index player_nickname_trigram on player_nickname using gin (search_form gin_trgm_ops)',
];
