import readme from '../../../../../README.md?raw';
import config from '../../../../server/src/config.ts?raw';
import { excerpt } from '../components/excerpt.ts';
import { GuideFrame } from '../components/guide-frame.tsx';
import { Quote } from '../components/quote.tsx';
import { readSection } from '../components/read-section.ts';
import { SectionBlocks } from '../components/section-blocks.tsx';
import { Shell } from '../components/shell.tsx';
import { Topic } from '../components/topic.tsx';

/** Settings of the server. */
export function EnvironmentVariablesPage() {
  return (
    <GuideFrame title="Environment Variables">
      <Topic title="Introduction">
        <p>
          The server is set up by environment variables; none has to be set. A value that makes no
          sense ends the start with one line that says what was expected.
        </p>
        <Shell>SCRAPBOARD_SITE_NAME="Rust League" SCRAPBOARD_DEMO=off npm start</Shell>
        <SectionBlocks
          blocks={readSection(readme, 'Settings').filter(({ kind }) => kind === 'table')}
        />
      </Topic>
      <Topic title="Adding environment variables">
        <p>
          The table of all settings stands in apps/server/src/config.ts: the name, the default, one
          sentence for the README, and how the value is read.
        </p>
        <Quote
          file="apps/server/src/config.ts"
          code={excerpt(config, '  title: setting(', '  ),')}
        />
        <p>Then write the README’s table anew; a test compares the two.</p>
        <Shell>node apps/server/src/settings-table.ts</Shell>
      </Topic>
      <Topic title="Accessing environment variables">
        <p>
          Only config.ts reads the environment. Everything else gets the values it was checked into,
          as <code>config.siteName</code> of the dependencies that routes are given. The web app
          knows what <code>GET /api/status</code> tells it, and nothing else of the server’s
          environment; there is no secret in its bundle.
        </p>
      </Topic>
      <Topic title="Learn more">
        <p>
          docs/operations.md says how a server is run with them, docs/catalogue.md how its game data
          are replaced.
        </p>
      </Topic>
    </GuideFrame>
  );
}
