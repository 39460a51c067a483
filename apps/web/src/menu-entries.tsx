import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router';

interface Entry {
  /** Whether it is what is chosen now. */
  current?: boolean;
  children: ReactNode;
}

const looks = (current: boolean) => ({
  className: current ? 'dropdown-item active' : 'dropdown-item',
  ...(current && { 'aria-current': true as const }),
});

/** An entry of a menu that leads to a page. */
export function MenuLink({ current = false, ...props }: Entry & ComponentProps<typeof Link>) {
  return <Link {...looks(current)} {...props} />;
}

/** An entry of a menu that does something. */
export function MenuButton({ current = false, ...props }: Entry & ComponentProps<'button'>) {
  return <button type="button" {...looks(current)} {...props} />;
}
