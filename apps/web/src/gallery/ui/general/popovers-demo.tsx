import { PopoverButton } from './popover-button.tsx';

export function PopoversDemo() {
  return (
    <div className="side-buttons">
      <PopoverButton side="left" title="To the left">
        Opens where there is room; on a narrow screen that may be the other side.
      </PopoverButton>
      <PopoverButton side="top" title="Above">
        Focus moves into the popover and returns with Escape.
      </PopoverButton>
      <PopoverButton side="bottom" title="Below">
        Clicking anywhere else also closes it.
      </PopoverButton>
      <PopoverButton side="right" title="To the right">
        Longer than a tooltip, and stays open until dismissed.
      </PopoverButton>
    </div>
  );
}
