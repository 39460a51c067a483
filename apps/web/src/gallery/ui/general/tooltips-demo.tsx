import { HintButton } from './hint-button.tsx';

export function TooltipsDemo() {
  return (
    <div className="side-buttons">
      <HintButton side="left" hint="Before it">
        Left
      </HintButton>
      <HintButton side="top" hint="Above it">
        Top
      </HintButton>
      <HintButton side="bottom" hint="Below it">
        Bottom
      </HintButton>
      <HintButton side="right" hint="After it">
        Right
      </HintButton>
    </div>
  );
}
