import { PopoverButton } from './popover-button.tsx';

export function PopoversDemo() {
  return (
    <div className="side-buttons">
      <PopoverButton side="left" title="To the left">
        Opens where there is room: on a narrow screen that may be the other side.
      </PopoverButton>
      <PopoverButton side="top" title="Above">
        The focus goes into the popover and comes back with Escape.
      </PopoverButton>
      <PopoverButton side="bottom" title="Below">
        A press anywhere else closes it as well.
      </PopoverButton>
      <PopoverButton side="right" title="To the right">
        Longer than a tooltip, and it stays until it is put away.
      </PopoverButton>
    </div>
  );
}
