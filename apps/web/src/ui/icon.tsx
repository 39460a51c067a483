import { type IconName, iconPaths } from './icon-paths.ts';

export type { IconName };

/** A decorative icon in the colour and size of the text beside it. */
export function Icon({ name, className = '' }: { name: IconName; className?: string }) {
  return (
    <svg className={`icon ${className}`} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={iconPaths[name]} />
    </svg>
  );
}
