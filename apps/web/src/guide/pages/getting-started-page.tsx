import { Link } from 'react-router';
import packageJson from '../../../../../package.json?raw';
import readme from '../../../../../README.md?raw';
import { paths } from '../../paths.ts';
import { excerpt } from '../components/excerpt.ts';
import { FileLink } from '../components/file-link.tsx';
import { GuideFrame } from '../components/guide-frame.tsx';
import { Quote } from '../components/quote.tsx';
import { readSection } from '../components/read-section.ts';
import { SectionBlocks } from '../components/section-blocks.tsx';
import { Shell } from '../components/shell.tsx';
import { Topic } from '../components/topic.tsx';

/** How to run and build it. */
export function GettingStartedPage() {
  return (
    <GuideFrame title="Getting Started">
      <Topic title="Installation">
        <SectionBlocks blocks={readSection(readme, 'Start')} />
        <p>To work on the code:</p>
        <Shell>npm run dev</Shell>
        <p>
          This restarts the server on every change, with Vite in front of it at
          http://localhost:5173.
        </p>
      </Topic>
      <Topic title="Build tools">
        <p>
          Vite builds the web app; Node runs the server’s and command line’s TypeScript directly.
          Biome lints and formats, Vitest and Playwright run the tests. The commands are in{' '}
          <FileLink file="package.json" />:
        </p>
        <Quote file="package.json" code={excerpt(packageJson, '  "scripts": {', '  },')} />
        <p>
          <FileLink file="CONTRIBUTING.md" /> explains when to run which, and where to find what in
          the code. See also{' '}
          <Link to={paths.guide('eslint-and-prettier')}>linting and formatting</Link>.
        </p>
      </Topic>
      <Topic title="Contents">
        <SectionBlocks
          blocks={readSection(readme, 'How it is built').filter(({ kind }) => kind !== 'list')}
        />
      </Topic>
    </GuideFrame>
  );
}
