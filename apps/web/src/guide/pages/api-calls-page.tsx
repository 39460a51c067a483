import contributing from '../../../../../CONTRIBUTING.md?raw';
import clientCode from '../../api-client.ts?raw';
import demoRoutesCode from '../../demo-backend/documentation/documentation-routes.ts?raw';
import callSampleCode from '../api/call-sample.ts?raw';
import { LiveCall } from '../api/live-call.tsx';
import { excerpt } from '../components/excerpt.ts';
import { GuideFrame } from '../components/guide-frame.tsx';
import { Quote } from '../components/quote.tsx';
import { readSection } from '../components/read-section.ts';
import { SectionBlocks } from '../components/section-blocks.tsx';
import { Topic } from '../components/topic.tsx';
import { addProduct } from '../snippets/add-product.ts';
import addProductCode from '../snippets/add-product.ts?raw';
import { addUser } from '../snippets/add-user.ts';
import addUserCode from '../snippets/add-user.ts?raw';
import { listProducts } from '../snippets/list-products.ts';
import productsCode from '../snippets/list-products.ts?raw';
import playersCode from '../snippets/read-players.ts?raw';
import { readUser } from '../snippets/read-user.ts';
import readUserCode from '../snippets/read-user.ts?raw';

/** How pages call the server. */
export function ApiCallsPage() {
  return (
    <GuideFrame title="API Calls">
      <Topic title="Introduction">
        <p>
          All calls go through one client, <code>callApi</code>. It sends the signed-in user’s
          token, reads the answer, and rejects with the server’s error, or with “Something went
          wrong” if there is none. Requests and answers are defined in packages/contract; the server
          documents them at{' '}
          {import.meta.env.MODE === 'demo' ? <code>/api</code> : <a href="/api">/api</a>}.
        </p>
        <Quote
          file="apps/web/src/api-client.ts"
          code={excerpt(clientCode, 'export async function callApi', '}')}
        />
        <h3>How to add a call</h3>
        <SectionBlocks blocks={readSection(contributing, 'Adding a call')} />
      </Topic>
      <Topic title="Axios">
        <p>
          Scrapboard doesn’t use Axios: <code>callApi</code> wraps the browser’s <code>fetch</code>,
          and pages use it through TanStack Query, which caches, refetches and cancels.
        </p>
        <Quote file="apps/web/src/guide/snippets/read-players.ts" code={playersCode} />
        <h3>GET request</h3>
        <Quote file="apps/web/src/guide/snippets/read-user.ts" code={readUserCode} />
        <LiveCall
          calls={[
            { label: 'GET /api/user?id=12345', run: () => readUser('12345') },
            { label: 'GET /api/user?id=', run: () => readUser('') },
          ]}
        />
        <h3>POST request</h3>
        <Quote file="apps/web/src/guide/snippets/add-user.ts" code={addUserCode} />
        <LiveCall
          calls={[
            { label: 'POST Rusty Wheel', run: () => addUser('Rusty', 'Wheel') },
            { label: 'POST without a last name', run: () => addUser('Rusty', '') },
          ]}
        />
      </Topic>
      <Topic title="Axios Mock Adapter">
        <p>
          Instead of mocks there is a complete back end that runs in the browser:{' '}
          <code>npm run demo</code> serves the product without a server, typed by the same contract.
          Write a call there before the server has it. The calls on this page only exist in that
          demo; elsewhere, a stand-in on this page answers them.
        </p>
        <Quote file="apps/web/src/guide/api/call-sample.ts" code={callSampleCode} />
        <h3>GET request</h3>
        <Quote file="apps/web/src/guide/snippets/list-products.ts" code={productsCode} />
        <LiveCall
          calls={[
            { label: 'GET /api/products', run: () => listProducts() },
            { label: 'GET /api/products?search=', run: () => listProducts('') },
          ]}
        />
        <h3>POST request and status 400</h3>
        <p>
          If something required is missing, the answer has status 400 and says so: “Looks like you
          didn’t provide the required data.” Try it with the second button of each pair.
        </p>
        <Quote file="apps/web/src/guide/snippets/add-product.ts" code={addProductCode} />
        <p>The demo’s route for it:</p>
        <Quote
          file="apps/web/src/demo-backend/documentation/documentation-routes.ts"
          code={excerpt(demoRoutesCode, '  const addProduct = defineRoute(', '  });')}
        />
        <LiveCall
          calls={[
            { label: 'POST Door, 40', run: () => addProduct('Door', 40) },
            { label: 'POST without a price', run: () => addProduct('Door') },
          ]}
        />
      </Topic>
    </GuideFrame>
  );
}
