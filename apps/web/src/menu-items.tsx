import type { ComponentProps } from 'react';
import { Link } from 'react-router';

/**
 * Entries of a react-bootstrap menu, to be passed as `as`. It marks the active one as selected,
 * which is allowed only for options of a list (WAI-ARIA 1.2, aria-selected); links and buttons use
 * aria-current.
 */
function toCurrent<Props extends { 'aria-selected'?: unknown }>(props: Props) {
  const { 'aria-selected': selected, ...rest } = props;
  return { ...rest, ...(selected === true && { 'aria-current': true as const }) };
}

export function MenuLink(props: ComponentProps<typeof Link>) {
  return <Link {...toCurrent(props)} />;
}

export function MenuButton(props: ComponentProps<'button'>) {
  return <button type="button" {...toCurrent(props)} />;
}
