import type { ComponentProps } from 'react';

/**
 * An entry of a react-bootstrap menu, for its `as` prop. React-bootstrap marks the chosen entry as
 * selected, which only options of a list may be (WAI-ARIA 1.2, aria-selected); this one is marked
 * as current.
 */
export function MenuItemButton(props: ComponentProps<'button'> & { 'aria-selected'?: unknown }) {
  const { 'aria-selected': selected, ...rest } = props;
  return <button type="button" {...rest} {...(selected === true && { 'aria-current': true })} />;
}
