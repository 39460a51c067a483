import { Link } from 'react-router';
import packages from '../../../../../package.json?raw';
import { paths } from '../../paths.ts';
import { excerpt } from '../parts/excerpt.ts';
import { GuideFrame } from '../parts/guide-frame.tsx';
import { Quote } from '../parts/quote.tsx';
import { Shell } from '../parts/shell.tsx';
import { Topic } from '../parts/topic.tsx';

const places = [
  ['apps/web', 'What people see: React pages, one folder a screen under src/features.'],
  ['apps/server', 'What answers: Fastify, and the queries behind each screen.'],
  ['apps/cli', 'The command line: upload, watch, rebuild, simulate, admin.'],
  ['packages/contract', 'Every request and answer, as schemas that both sides share.'],
  ['packages/match-log', 'Log lines in, matches out; knows neither Node nor browser.'],
  ['packages/statistics', 'Every formula, once.'],
  ['packages/catalogue', 'Parts, maps, modes and schedules, to be replaced by an operator.'],
  ['packages/back-end', 'What the server and the demo in the browser do alike.'],
  ['packages/search', 'How names are compared and ranked.'],
  ['packages/simulator', 'Writes logs like those of the game.'],
  ['e2e', 'The built product in a real browser.'],
  ['bench', 'Measurements, each as a ratio to a named reference.'],
  ['docs', 'Glossary, operations, decisions.'],
];

/** How to run and to build it. */
export function GettingStartedPage() {
  return (
    <GuideFrame title="Getting Started">
      <Topic title="Installation">
        <p>
          Any Node from version 20 on and npm are enough; the version the product runs on, the
          database and all libraries come from the package registry.
        </p>
        <Shell>npm start</Shell>
        <p>
          sets everything up, serves the product at http://localhost:5000 and fills it with
          simulated matches. The second start takes about a second. For work on the code,
        </p>
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
          Before a commit, <code>npm run check</code> takes some seconds; <code>npm test</code> runs
          everything, the browser included. See also{' '}
          <Link to={paths.guide('eslint-and-prettier')}>lint and format</Link>.
        </p>
      </Topic>
      <Topic title="Contents">
        <dl>
          {places.map(([place, meaning]) => (
            <div key={place}>
              <dt>
                <code>{place}</code>
              </dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
      </Topic>
    </GuideFrame>
  );
}
