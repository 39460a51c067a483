import { HintButton } from './hint-button.tsx';

export function TooltipsDemo() {
  return (
    <div className="side-buttons">
      <HintButton side="left" hint="On the left">
        Left
      </HintButton>
      <HintButton side="top" hint="Above">
        Top
      </HintButton>
      <HintButton side="bottom" hint="Below">
        Bottom
      </HintButton>
      <HintButton side="right" hint="On the right">
        Right
      </HintButton>
    </div>
  );
}
