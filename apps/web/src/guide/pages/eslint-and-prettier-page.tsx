import biome from '../../../../../biome.json?raw';
import { FileLink } from '../components/file-link.tsx';
import { GuideFrame } from '../components/guide-frame.tsx';
import { Quote } from '../components/quote.tsx';
import { Shell } from '../components/shell.tsx';
import { Topic } from '../components/topic.tsx';

/** Linting and formatting. */
export function EslintAndPrettierPage() {
  return (
    <GuideFrame title="ESLint & Prettier">
      <Topic title="Introduction">
        <p>
          Scrapboard uses Biome instead of ESLint and Prettier: it lints and formats the whole
          repository in seconds. Its rules are in <FileLink file="biome.json" />; an exception has a{' '}
          <code>biome-ignore</code> comment with the reason above it.
        </p>
        <Quote file="biome.json" code={biome} />
      </Topic>
      <Topic title="Usage">
        <p>To check everything, including types, dead code and architecture rules:</p>
        <Shell>npm run check</Shell>
        <p>To fix files:</p>
        <Shell>npx biome check --write apps/web/src</Shell>
      </Topic>
      <Topic title="VSCode integration">
        <p>
          Install the “Biome” extension (biomejs.biome), make it the workspace’s formatter and turn
          on format on save. It uses the same biome.json.
        </p>
      </Topic>
    </GuideFrame>
  );
}
