import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router';

interface Entry {
  /** Whether it is the current choice. */
  isCurrent?: boolean;
  children: ReactNode;
}

const entryProps = (isCurrent: boolean) => ({
  className: isCurrent ? 'dropdown-item active' : 'dropdown-item',
  ...(isCurrent && { 'aria-current': true as const }),
});

/** An entry of a menu that links to a page. */
export function MenuLink({ isCurrent = false, ...props }: Entry & ComponentProps<typeof Link>) {
  return <Link {...entryProps(isCurrent)} {...props} />;
}

/** An entry of a menu that runs an action. */
export function MenuButton({ isCurrent = false, ...props }: Entry & ComponentProps<'button'>) {
  return <button type="button" {...entryProps(isCurrent)} {...props} />;
}
