import { PanelButton } from './panel-button.tsx';

export function ToggleDemo() {
  return (
    <PanelButton label="Toggle panel" title="Crew">
      <p>Whatever belongs to the page and is not needed all the time.</p>
      <ul>
        <li>Gunner</li>
        <li>Engineer</li>
        <li>Scout</li>
      </ul>
    </PanelButton>
  );
}
