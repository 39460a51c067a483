import { GuideFrame } from '../components/guide-frame.tsx';
import { Quote } from '../components/quote.tsx';
import { Topic } from '../components/topic.tsx';
import counterCode from '../redux/counter.tsx?raw';
import { CounterApp } from '../redux/counter-app.tsx';
import appCode from '../redux/counter-app.tsx?raw';
import sliceCode from '../redux/counter-slice.ts?raw';
import storeCode from '../redux/counter-store.ts?raw';

/** A counter with Redux Toolkit. */
export function ReduxPage() {
  return (
    <GuideFrame title="Redux">
      <Topic title="Introduction">
        <p>
          Scrapboard keeps server data in TanStack Query, shareable state in the URL, and the rest
          in React. It doesn’t need a store. If one of your pages does, Redux Toolkit is available;
          only this page loads it.
        </p>
      </Topic>
      <Topic title="Usage">
        <h3>1. Create a slice</h3>
        <Quote file="apps/web/src/guide/redux/counter-slice.ts" code={sliceCode} />
        <h3>2. Add the reducer to a store</h3>
        <Quote file="apps/web/src/guide/redux/counter-store.ts" code={storeCode} />
        <h3>3. Use it in a component</h3>
        <Quote file="apps/web/src/guide/redux/counter.tsx" code={counterCode} />
      </Topic>
      <Topic title="Real-life example">
        <p>
          The files above, running. “Add Async” waits half a second; “Add If Odd” only adds to odd
          numbers.
        </p>
        <div className="guide-live">
          <CounterApp />
        </div>
        <Quote file="apps/web/src/guide/redux/counter-app.tsx" code={appCode} />
      </Topic>
      <Topic title="Redux DevTools">
        <p>
          Redux Toolkit’s store works with the “Redux DevTools” browser extension without any setup.
        </p>
      </Topic>
    </GuideFrame>
  );
}
