import { useId, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { add, addIfOdd, addLater, decrement, increment } from './counter-slice.ts';
import type { CounterDispatch, CounterState } from './counter-store.ts';

export function Counter() {
  const { value, status } = useSelector((state: CounterState) => state.counter);
  const dispatch = useDispatch<CounterDispatch>();
  const [typed, setTyped] = useState('2');
  const amountId = useId();
  const amount = Math.trunc(Number(typed)) || 0;
  const button = 'btn btn-outline-primary';

  return (
    <>
      <div className="guide-live-row">
        <button
          type="button"
          className={button}
          aria-label="Decrement"
          onClick={() => dispatch(decrement())}
        >
          −
        </button>
        <output aria-label="Count">{value}</output>
        <button
          type="button"
          className={button}
          aria-label="Increment"
          onClick={() => dispatch(increment())}
        >
          +
        </button>
      </div>
      <div className="guide-live-row mt-3">
        <label htmlFor={amountId}>Amount</label>
        <input
          id={amountId}
          className="form-control"
          type="number"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <button type="button" className={button} onClick={() => dispatch(add(amount))}>
          Add Amount
        </button>
        <button
          type="button"
          className={button}
          disabled={status === 'loading'}
          onClick={() => dispatch(addLater(amount))}
        >
          {status === 'loading' ? 'Adding…' : 'Add Async'}
        </button>
        <button type="button" className={button} onClick={() => dispatch(addIfOdd(amount))}>
          Add If Odd
        </button>
      </div>
    </>
  );
}
