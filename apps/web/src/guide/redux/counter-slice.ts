import { createAsyncThunk, createSlice, type PayloadAction } from '@reduxjs/toolkit';

export interface Counter {
  value: number;
  status: 'idle' | 'loading';
}

const initialState: Counter = { value: 0, status: 'idle' };

/** As long as a server might take. */
const DELAY_MS = 500;

export const addLater = createAsyncThunk('counter/addLater', async (amount: number) => {
  await new Promise((resolve) => setTimeout(resolve, DELAY_MS));
  return amount;
});

/** Adds only to an odd number. */
export const addIfOdd = createAsyncThunk<void, number, { state: { counter: Counter } }>(
  'counter/addIfOdd',
  (amount, { dispatch, getState }) => {
    if (Math.abs(getState().counter.value % 2) === 1) dispatch(add(amount));
  },
);

const counterSlice = createSlice({
  name: 'counter',
  initialState,
  reducers: {
    increment: (state) => {
      state.value += 1;
    },
    decrement: (state) => {
      state.value -= 1;
    },
    add: (state, action: PayloadAction<number>) => {
      state.value += action.payload;
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(addLater.pending, (state) => {
        state.status = 'loading';
      })
      .addCase(addLater.fulfilled, (state, action) => {
        state.status = 'idle';
        state.value += action.payload;
      });
  },
});

export const { increment, decrement, add } = counterSlice.actions;
export const counterReducer = counterSlice.reducer;
