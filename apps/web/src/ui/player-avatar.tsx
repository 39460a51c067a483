import type { CSSProperties } from 'react';
import { avatarOf } from './avatar-of.ts';

interface Props {
  /** The id of the player. */
  id: string;
  size?: 'small' | 'large';
}

/** The avatar of a player, derived from their id; decorative, because their name is beside it. */
export function PlayerAvatar({ id, size = 'small' }: Props) {
  const { hue, path } = avatarOf(id);
  return (
    <svg
      className={`player-avatar player-avatar-${size}`}
      style={{ '--hue': hue } as CSSProperties}
      viewBox="-1 -1 12 12"
      aria-hidden="true"
      focusable="false"
    >
      <path d={path} />
    </svg>
  );
}
