/**
 * Latin forms of letters that Unicode does not decompose: special Latin ones, Greek and Cyrillic. The
 * database has the same table (see the migrations); a test compares the two.
 */
const latinByLetter: Record<string, string> = {
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ð: 'd', þ: 'th', ł: 'l', ı: 'i', ħ: 'h' },
  ...{ ŧ: 't', ŋ: 'ng' },
  ...{ α: 'a', β: 'b', γ: 'g', δ: 'd', ε: 'e', ζ: 'z', η: 'i', θ: 'th', ι: 'i', κ: 'k', λ: 'l' },
  ...{ μ: 'm', ν: 'n', ξ: 'x', ο: 'o', π: 'p', ρ: 'r', σ: 's', ς: 's', τ: 't', υ: 'y', φ: 'f' },
  ...{ χ: 'ch', ψ: 'ps', ω: 'o' },
  ...{ а: 'a', б: 'b', в: 'v', г: 'g', д: 'd', е: 'e', ж: 'zh', з: 'z', и: 'i', к: 'k', л: 'l' },
  ...{ м: 'm', н: 'n', о: 'o', п: 'p', р: 'r', с: 's', т: 't', у: 'u', ф: 'f', х: 'h', ц: 'ts' },
  ...{ ч: 'ch', ш: 'sh', щ: 'sch', ъ: '', ы: 'y', ь: '', э: 'e', ю: 'yu', я: 'ya' },
  ...{ і: 'i', є: 'e', ґ: 'g', ђ: 'dj', ј: 'j', љ: 'lj', њ: 'nj', ћ: 'c', џ: 'dz', ѕ: 'dz' },
};

const capitalEntries = Object.entries(latinByLetter).flatMap(([letter, latin]) => {
  const capital = letter.toUpperCase();
  return capital.length === 1 && capital !== letter ? [[capital, latin] as const] : [];
});

export const latinLetters: ReadonlyMap<string, string> = new Map([
  ...Object.entries(latinByLetter),
  ...capitalEntries.filter(([capital]) => !/[A-Z]/.test(capital)),
  ['ẞ', 'ss'],
]);
