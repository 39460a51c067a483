import { PanelButton } from './panel-button.tsx';

export function ToggleDemo() {
  return (
    <PanelButton label="Toggle panel" title="Crew">
      <p>For content that isn’t needed all the time.</p>
      <ul>
        <li>Gunner</li>
        <li>Engineer</li>
        <li>Scout</li>
      </ul>
    </PanelButton>
  );
}
