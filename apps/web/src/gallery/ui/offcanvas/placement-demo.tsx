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
          <p>Slides in from this edge.</p>
        </PanelButton>
      ))}
    </div>
  );
}
