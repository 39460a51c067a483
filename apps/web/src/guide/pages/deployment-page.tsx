import { Link } from 'react-router';
import compose from '../../../../../compose.yaml?raw';
import dockerfile from '../../../../../Dockerfile?raw';
import readme from '../../../../../README.md?raw';
import { paths } from '../../paths.ts';
import { FileLink } from '../components/file-link.tsx';
import { GuideFrame } from '../components/guide-frame.tsx';
import { Quote } from '../components/quote.tsx';
import { readSection } from '../components/read-section.ts';
import { SectionBlocks } from '../components/section-blocks.tsx';
import { Shell } from '../components/shell.tsx';
import { Topic } from '../components/topic.tsx';

/** How to deploy it. */
export function DeploymentPage() {
  return (
    <GuideFrame title="Deployment">
      <Topic title="Introduction">
        <p>
          Scrapboard is a server that also serves the web app. To try it out or show it, there is a
          build without a server: everything visitors do stays in their browser.
        </p>
      </Topic>
      <Topic title="Static Server">
        <SectionBlocks blocks={readSection(readme, 'Try it without a server')} />
        <p>Any static file server will do, for example on port 5000:</p>
        <Shell>{'npm run build:demo\nnpx serve --single --listen 5000 apps/web/dist-demo'}</Shell>
      </Topic>
      <Topic title="Other Solutions">
        <p>Run the real product on your own machine:</p>
        <Shell>HOST=0.0.0.0 SCRAPBOARD_DATA=/srv/scrapboard npm start</Shell>
        <p>or as containers, with PostgreSQL:</p>
        <Quote file="compose.yaml" code={compose} />
        <Quote file="Dockerfile" code={dockerfile} />
        <p>
          <FileLink file="docs/operations.md" /> covers the data folder, backups and upgrades;{' '}
          <Link to={paths.guide('environment-variables')}>Environment Variables</Link> the
          configuration.
        </p>
      </Topic>
      <Topic title="Express">
        <p>
          You don’t need Express: Scrapboard’s server is built on Fastify and serves the web app
          with the right headers and precompressed files. To run it behind a reverse proxy, see
          “Ports and addresses” in <FileLink file="docs/operations.md" />.
        </p>
      </Topic>
      <Topic title="Netlify">
        <p>
          Netlify and similar hosts serve static files: set <code>npm run build:demo</code> as the
          build command and <code>apps/web/dist-demo</code> as the folder. Its{' '}
          <code>_redirects</code> file sends every URL to the app. The real product needs a host
          that runs a process.
        </p>
      </Topic>
    </GuideFrame>
  );
}
