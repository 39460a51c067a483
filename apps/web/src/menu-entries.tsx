import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router';

interface Entry {
  /** Whether it is the current choice. */
  current?: boolean;
  children: ReactNode;
}

const entryProps = (current: boolean) => ({
  className: current ? 'dropdown-item active' : 'dropdown-item',
  ...(current && { 'aria-current': true as const }),
});

/** An entry of a menu that links to a page. */
export function MenuLink({ current = false, ...props }: Entry & ComponentProps<typeof Link>) {
  return <Link {...entryProps(current)} {...props} />;
}

/** An entry of a menu that runs an action. */
export function MenuButton({ current = false, ...props }: Entry & ComponentProps<'button'>) {
  return <button type="button" {...entryProps(current)} {...props} />;
}
