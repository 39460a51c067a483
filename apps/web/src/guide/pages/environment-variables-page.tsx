import readme from '../../../../../README.md?raw';
import config from '../../../../server/src/config.ts?raw';
import { excerpt } from '../components/excerpt.ts';
import { FileLink } from '../components/file-link.tsx';
import { GuideFrame } from '../components/guide-frame.tsx';
import { Quote } from '../components/quote.tsx';
import { readSection } from '../components/read-section.ts';
import { SectionBlocks } from '../components/section-blocks.tsx';
import { Shell } from '../components/shell.tsx';
import { Topic } from '../components/topic.tsx';

/** The server’s settings. */
export function EnvironmentVariablesPage() {
  return (
    <GuideFrame title="Environment Variables">
      <Topic title="Introduction">
        <p>
          The server is configured with environment variables; all are optional. With an invalid
          value it doesn’t start, and one line says what was expected.
        </p>
        <Shell>SCRAPBOARD_SITE_NAME="Rust League" SCRAPBOARD_DEMO=off npm start</Shell>
        <SectionBlocks
          blocks={readSection(readme, 'Settings').filter(({ kind }) => kind === 'table')}
        />
      </Topic>
      <Topic title="Adding environment variables">
        <p>
          All settings are defined in <FileLink file="apps/server/src/config.ts" />: name, default,
          one sentence for the README, and how the value is parsed.
        </p>
        <Quote
          file="apps/server/src/config.ts"
          code={excerpt(config, '  title: defineSetting(', '  ),')}
        />
        <p>Then regenerate the README’s table; a test compares the two.</p>
        <Shell>node apps/server/src/settings-table.ts</Shell>
      </Topic>
      <Topic title="Accessing environment variables">
        <p>
          Only config.ts reads the environment. All other code receives the validated values, such
          as <code>config.siteName</code>. The web app only knows what <code>GET /api/status</code>{' '}
          returns; its bundle contains no secrets.
        </p>
      </Topic>
      <Topic title="Learn more">
        <p>
          <FileLink file="docs/operations.md" /> explains how to run a server,{' '}
          <FileLink file="docs/catalogue.md" /> how to replace its game data.
        </p>
      </Topic>
    </GuideFrame>
  );
}
