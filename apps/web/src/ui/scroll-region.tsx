import type { ComponentProps } from 'react';

/** A named region that scrolls if its content is too large for it. */
export function ScrollRegion(props: ComponentProps<'section'>) {
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard can scroll it only while it has the focus
  return <section tabIndex={0} {...props} />;
}
