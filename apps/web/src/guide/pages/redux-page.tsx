import { GuideFrame } from '../components/guide-frame.tsx';
import { Quote } from '../components/quote.tsx';
import { Topic } from '../components/topic.tsx';
import counterCode from '../redux/counter.tsx?raw';
import { CounterApp } from '../redux/counter-app.tsx';
import appCode from '../redux/counter-app.tsx?raw';
import sliceCode from '../redux/counter-slice.ts?raw';
import storeCode from '../redux/counter-store.ts?raw';

/** A counter by Redux Toolkit. */
export function ReduxPage() {
  return (
    <GuideFrame title="Redux">
      <Topic title="Introduction">
        <p>
          The product keeps what the server answers in TanStack Query, what an address can hold in
          the address, and the little that is left in React itself. It needs no store of its own.
          Where a page of yours does, Redux Toolkit is at hand; only this page loads it.
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
          The very files above at work. “Add Async” waits for half a second, “Add If Odd” adds to
          odd numbers alone.
        </p>
        <div className="guide-live">
          <CounterApp />
        </div>
        <Quote file="apps/web/src/guide/redux/counter-app.tsx" code={appCode} />
      </Topic>
      <Topic title="Redux DevTools">
        <p>
          The store of Redux Toolkit tells the browser extension “Redux DevTools” what happens in
          it, as long as it is there; nothing is to be set up.
        </p>
      </Topic>
    </GuideFrame>
  );
}
