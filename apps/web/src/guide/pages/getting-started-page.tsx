import { Link } from 'react-router';
import packages from '../../../../../package.json?raw';
import readme from '../../../../../README.md?raw';
import { paths } from '../../paths.ts';
import { excerpt } from '../components/excerpt.ts';
import { GuideFrame } from '../components/guide-frame.tsx';
import { Quote } from '../components/quote.tsx';
import { readSection } from '../components/read-section.ts';
import { SectionBlocks } from '../components/section-blocks.tsx';
import { Shell } from '../components/shell.tsx';
import { Topic } from '../components/topic.tsx';

/** How to run and to build it. */
export function GettingStartedPage() {
  return (
    <GuideFrame title="Getting Started">
      <Topic title="Installation">
        <SectionBlocks blocks={readSection(readme, 'Start')} />
        <p>For work on the code,</p>
        <Shell>npm run dev</Shell>
        <p>
          starts the server anew at each change and puts Vite before it, at http://localhost:5173.
        </p>
      </Topic>
      <Topic title="Build tools">
        <p>
          Vite builds the web app; the server and the command line are TypeScript that Node runs
          directly. Biome keeps lint and format, Vitest and Playwright run the tests. The commands
          are those of package.json:
        </p>
        <Quote file="package.json" code={excerpt(packages, '  "scripts": {', '  },')} />
        <p>
          CONTRIBUTING.md says which of them to run when, and where in the code to find what. See
          also <Link to={paths.guide('eslint-and-prettier')}>lint and format</Link>.
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
