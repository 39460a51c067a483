import { Link } from 'react-router';
import compose from '../../../../../compose.yaml?raw';
import dockerfile from '../../../../../Dockerfile?raw';
import readme from '../../../../../README.md?raw';
import { paths } from '../../paths.ts';
import { GuideFrame } from '../components/guide-frame.tsx';
import { Quote } from '../components/quote.tsx';
import { readSection } from '../components/read-section.ts';
import { SectionBlocks } from '../components/section-blocks.tsx';
import { Shell } from '../components/shell.tsx';
import { Topic } from '../components/topic.tsx';

/** Where to run it. */
export function DeploymentPage() {
  return (
    <GuideFrame title="Deployment">
      <Topic title="Introduction">
        <p>
          The product is a server and a web app that the server itself sends. To try it or to show
          it, there is a build without a server: all that a visitor does stays in his browser.
        </p>
      </Topic>
      <Topic title="Static Server">
        <SectionBlocks blocks={readSection(readme, 'Try it without a server')} />
        <p>Any server of files will do; at port 5000, for example:</p>
        <Shell>{'npm run build:demo\nnpx serve --single --listen 5000 apps/web/dist-demo'}</Shell>
      </Topic>
      <Topic title="Other Solutions">
        <p>The real product, on a machine of yours:</p>
        <Shell>HOST=0.0.0.0 SCRAPBOARD_DATA=/srv/scrapboard npm start</Shell>
        <p>or as containers, with a PostgreSQL beside it:</p>
        <Quote file="compose.yaml" code={compose} />
        <Quote file="Dockerfile" code={dockerfile} />
        <p>
          docs/operations.md goes on from there: the data folder, backups, upgrades.{' '}
          <Link to={paths.guide('environment-variables')}>Environment Variables</Link> says how to
          set it up.
        </p>
      </Topic>
      <Topic title="Express">
        <p>
          None is needed: the product’s server is Fastify, and sends the web app with the right
          headers, its files compressed beforehand. What to tell it and another server that stands
          before it, docs/operations.md says under “Ports and addresses”.
        </p>
      </Topic>
      <Topic title="Netlify">
        <p>
          Netlify and hosts like it serve files: give them <code>npm run build:demo</code> as the
          command and apps/web/dist-demo as the folder. The file _redirects in it leads every
          address to the app. The real product needs a machine on which a process can stay.
        </p>
      </Topic>
    </GuideFrame>
  );
}
