import { useState } from 'react';
import { Provider } from 'react-redux';
import { Counter } from './counter.tsx';
import { createCounterStore } from './counter-store.ts';

export function CounterApp() {
  const [store] = useState(createCounterStore);
  return (
    <Provider store={store}>
      <Counter />
    </Provider>
  );
}
