import Spinner from 'react-bootstrap/Spinner';

const colors = ['dark', 'primary', 'secondary', 'success', 'danger', 'warning', 'info'];

export function SpinnersDemo() {
  return (
    <div className="spinner-rows">
      {(['border', 'grow'] as const).map((animation) =>
        [undefined, 'sm' as const].map((size) => (
          <div key={`${animation}-${size}`}>
            {colors.map((color) => (
              <Spinner
                key={color}
                animation={animation}
                variant={color}
                role="status"
                {...(size && { size })}
              >
                <span className="visually-hidden">Loading</span>
              </Spinner>
            ))}
          </div>
        )),
      )}
    </div>
  );
}
