import type { ComponentProps } from 'react';

/**
 * An entry of a react-bootstrap menu, to be given as `as`. It marks the chosen one as selected, which
 * only options of a list may be (WAI-ARIA 1.2, aria-selected); buttons are current.
 */
export function MenuButton(props: ComponentProps<'button'> & { 'aria-selected'?: unknown }) {
  const { 'aria-selected': selected, ...rest } = props;
  return <button type="button" {...rest} {...(selected === true && { 'aria-current': true })} />;
}
