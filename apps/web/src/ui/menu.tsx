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
  /** The content of the button. */
  toggle: ReactNode;
  /** The classes of the button. */
  className: string;
  /** The entries. Clicking a `dropdown-item` closes the menu; others have to call `close`. */
  children: (close: () => void) => ReactNode;
}

/**
 * A button with a menu below it: arrow keys move through the entries, Escape closes it and returns
 * the focus. Kept small because every page contains it: the layout engine of react-bootstrap's menu
 * takes a quarter of a second to load on a slow phone.
 */
export function Menu({ toggle, className, children }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const list = useFitIntoWindow(isOpen);
  const isOpenedByKey = useRef(false);
  const close = () => setIsOpen(false);

  useEffect(() => {
    if (!isOpen) return;
    if (isOpenedByKey.current) findEntries(list.current)[0]?.focus();
    isOpenedByKey.current = false;
    const onPointerDown = ({ target }: PointerEvent) => {
      if (target instanceof Node && root.current?.contains(target) === false) setIsOpen(false);
    };
    document.addEventListener('pointerdown', onPointerDown);
    return () => document.removeEventListener('pointerdown', onPointerDown);
  }, [isOpen, list]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isOpen) {
      // An overlay below it stays open.
      event.stopPropagation();
      close();
      button.current?.focus();
      return;
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined || event.target instanceof HTMLInputElement) return;
    event.preventDefault();
    if (!isOpen) {
      isOpenedByKey.current = true;
      setIsOpen(true);
      return;
    }
    const entries = findEntries(list.current);
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
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        {toggle}
      </button>
      {isOpen && (
        <div ref={list} className="dropdown-menu dropdown-menu-end show" data-bs-popper="static">
          {children(close)}
        </div>
      )}
    </div>
  );
}

function findEntries(list: HTMLElement | null): HTMLElement[] {
  return [...(list?.querySelectorAll<HTMLElement>('.dropdown-item') ?? [])];
}
