import brands from '@fortawesome/fontawesome-free/sprites/brands.svg?url';
import regular from '@fortawesome/fontawesome-free/sprites/regular.svg?url';
import solid from '@fortawesome/fontawesome-free/sprites/solid.svg?url';
import { type IconEntry, toImportName } from './icon-entry.ts';

const sprites = { solid, regular, brands };

export type IconStyle = keyof typeof sprites;

async function fetchSprite(style: IconStyle): Promise<string> {
  const response = await fetch(sprites[style]);
  if (!response.ok) throw new Error(`${response.status} ${sprites[style]}`);
  return response.text();
}

/** Returns every icon of Font Awesome Free in one style, sorted by name. */
export async function loadFontAwesome(style: IconStyle): Promise<IconEntry[]> {
  const [sprite, { default: terms }] = await Promise.all([
    fetchSprite(style),
    import('virtual:font-awesome-terms'),
  ]);
  const symbols = sprite.matchAll(
    /<symbol id="([^"]+)" viewBox="([^"]+)">\s*([\s\S]*?)\s*<\/symbol>/g,
  );
  return [...symbols]
    .map(([, name = '', viewBox = '', body = '']) => ({
      name,
      terms: terms[name] ?? '',
      viewBox,
      body,
      importLine: `import ${toImportName(name)} from '@fortawesome/fontawesome-free/svgs/${style}/${name}.svg';`,
    }))
    .sort((a, b) => a.name.localeCompare(b.name, 'en', { numeric: true }));
}
