import { SETTINGS } from './config.ts';

/** Returns the table of all settings in Markdown, for the README. */
export function renderSettingsTable(): string {
  const rows = Object.values(SETTINGS).map(
    ({ name, fallback, description }) =>
      `| \`${name}\` | ${fallback === '' ? 'not set' : `\`${fallback}\``} | ${description} |`,
  );
  return ['| Variable | Default | Meaning |', '| --- | --- | --- |', ...rows].join('\n');
}

if (import.meta.main) console.log(renderSettingsTable());
