import type { ComponentProps } from 'react';
import { Link } from 'react-router';

/**
 * Entries of a react-bootstrap menu, to be given as `as`. It marks the chosen one as selected, which
 * only options of a list may be (WAI-ARIA 1.2, aria-selected); links and buttons are current.
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
