import Button from 'react-bootstrap/Button';
import ButtonGroup from 'react-bootstrap/ButtonGroup';
import ButtonToolbar from 'react-bootstrap/ButtonToolbar';

const sizes = [
  { size: 'lg', name: 'Large group' },
  { size: undefined, name: 'Medium group' },
  { size: 'sm', name: 'Small group' },
] as const;
const pages = [['1', '2', '3', '4'], ['5', '6', '7'], ['8']];
const colors = ['primary', 'secondary', 'success', 'danger'];

export function ButtonGroups() {
  return (
    <div className="button-group-rows">
      {sizes.map(({ size, name }) => (
        <ButtonGroup key={name} aria-label={name} {...(size && { size })}>
          <Button variant="surface">Left</Button>
          <Button variant="surface">Middle</Button>
          <Button variant="surface">Right</Button>
        </ButtonGroup>
      ))}
      <ButtonToolbar aria-label="Pages">
        {pages.map((group, index) => (
          <ButtonGroup key={group[0]} aria-label={`Pages, part ${index + 1}`}>
            {group.map((page) => (
              <Button key={page} variant="surface">
                {page}
              </Button>
            ))}
          </ButtonGroup>
        ))}
      </ButtonToolbar>
      <div className="button-row">
        {colors.map((color) => (
          <ButtonGroup key={color} vertical aria-label={`Vertical, ${color}`}>
            <Button variant={color}>Top</Button>
            <Button variant={color}>Middle</Button>
            <Button variant={color}>Bottom</Button>
          </ButtonGroup>
        ))}
      </div>
    </div>
  );
}
