import biome from '../../../../../biome.json?raw';
import { GuideFrame } from '../components/guide-frame.tsx';
import { Quote } from '../components/quote.tsx';
import { Shell } from '../components/shell.tsx';
import { Topic } from '../components/topic.tsx';

/** Lint and format. */
export function EslintAndPrettierPage() {
  return (
    <GuideFrame title="ESLint & Prettier">
      <Topic title="Introduction">
        <p>
          One tool does here what ESLint and Prettier do together: Biome, which lints and formats
          the whole repository in a few seconds. Its rules stand in biome.json; where a line breaks
          one, <code>biome-ignore</code> and the reason stand above it.
        </p>
        <Quote file="biome.json" code={biome} />
      </Topic>
      <Topic title="Usage">
        <p>With types, dead code and the rules of the architecture:</p>
        <Shell>npm run check</Shell>
        <p>To have files put right:</p>
        <Shell>npx biome check --write apps/web/src</Shell>
      </Topic>
      <Topic title="VSCode integration">
        <p>
          Install the extension “Biome” (biomejs.biome) and choose it as the formatter of the
          workspace, with formatting at saving. It reads the same biome.json.
        </p>
      </Topic>
    </GuideFrame>
  );
}
