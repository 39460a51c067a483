import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useFitIntoWindow } from './use-fit-into-window.ts';

interface Props {
  /** What the button shows. */
  toggle: ReactNode;
  /** The classes of the button. */
  className: string;
  /** The entries; choosing one of the class `dropdown-item` closes the menu, others call `close`. */
  children: (close: () => void) => ReactNode;
}

/**
 * A button with a menu below it: arrow keys move through the entries, Escape closes it and returns
 * the focus. Every page contains it, so it is small: react-bootstrap's menu brings a layout engine
 * that took a quarter of a second on a slow phone.
 */
export function Menu({ toggle, className, children }: Props) {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const list = useFitIntoWindow(open);
  const opensByKey = useRef(false);
  const close = () => setOpen(false);

  useEffect(() => {
    if (!open) return;
    if (opensByKey.current) entriesOf(list.current)[0]?.focus();
    opensByKey.current = false;
    const onPress = ({ target }: PointerEvent) => {
      if (target instanceof Node && root.current?.contains(target) === false) setOpen(false);
    };
    document.addEventListener('pointerdown', onPress);
    return () => document.removeEventListener('pointerdown', onPress);
  }, [open, list]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && open) {
      // An overlay below it stays open.
      event.stopPropagation();
      close();
      button.current?.focus();
      return;
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined || event.target instanceof HTMLInputElement) return;
    event.preventDefault();
    if (!open) {
      opensByKey.current = true;
      setOpen(true);
      return;
    }
    const entries = entriesOf(list.current);
    const index = entries.indexOf(document.activeElement as HTMLElement);
    const next = index === -1 && step < 0 ? entries.length - 1 : index + step;
    entries[(next + entries.length) % entries.length]?.focus();
  };
  const onBlur = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) close();
  };

  const onClick = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('.dropdown-item') !== null) close();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the events bubble from the button and the entries
    <div ref={root} className="dropdown" onKeyDown={onKeyDown} onBlur={onBlur} onClick={onClick}>
      <button
        ref={button}
        type="button"
        className={className}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {toggle}
      </button>
      {open && (
        <div ref={list} className="dropdown-menu dropdown-menu-end show" data-bs-popper="static">
          {children(close)}
        </div>
      )}
    </div>
  );
}

function entriesOf(list: HTMLElement | null): HTMLElement[] {
  return [...(list?.querySelectorAll<HTMLElement>('.dropdown-item') ?? [])];
}
