import { SETTINGS } from './config.ts';

/** The table of all settings, in Markdown, as the README has it. */
export function settingsTable(): string {
  const rows = Object.values(SETTINGS).map(
    ({ name, fallback, description }) =>
      `| \`${name}\` | ${fallback === '' ? 'not set' : `\`${fallback}\``} | ${description} |`,
  );
  return ['| Variable | Default | Meaning |', '| --- | --- | --- |', ...rows].join('\n');
}

if (import.meta.main) console.log(settingsTable());
