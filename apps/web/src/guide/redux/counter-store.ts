import { configureStore } from '@reduxjs/toolkit';
import { counterReducer } from './counter-slice.ts';

/** Creates a separate store for each counter on a page. */
export const createCounterStore = () => configureStore({ reducer: { counter: counterReducer } });

type CounterStore = ReturnType<typeof createCounterStore>;
export type CounterState = { counter: ReturnType<typeof counterReducer> };
export type CounterDispatch = CounterStore['dispatch'];
