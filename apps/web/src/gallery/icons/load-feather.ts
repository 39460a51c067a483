import { type IconEntry, toImportName } from './icon-entry.ts';

/** Returns every icon of Feather. */
export async function loadFeather(): Promise<IconEntry[]> {
  const { default: feather } = await import('feather-icons');
  return Object.values(feather.icons).map(({ name, contents, tags }) => ({
    name,
    terms: tags.join(' ').toLowerCase(),
    viewBox: '0 0 24 24',
    body: contents,
    importLine: `import ${toImportName(name)} from 'feather-icons/dist/icons/${name}.svg';`,
  }));
}
