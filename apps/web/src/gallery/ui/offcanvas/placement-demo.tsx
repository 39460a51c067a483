import { PanelButton } from './panel-button.tsx';

const placements = ['start', 'end', 'top', 'bottom'] as const;

export function PlacementDemo() {
  return (
    <div className="d-flex flex-wrap gap-2">
      {placements.map((placement) => (
        <PanelButton
          key={placement}
          label={`From ${placement}`}
          title={`Panel from ${placement}`}
          placement={placement}
        >
          <p>It slides in from this edge and back to it.</p>
        </PanelButton>
      ))}
    </div>
  );
}
