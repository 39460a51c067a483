interface Props {
  user: { displayName: string; avatar: string | null };
}

/** An account's picture, or the initials of its name. */
export function Avatar({ user: { displayName, avatar } }: Props) {
  if (avatar !== null) return <img className="avatar" src={avatar} alt="" width="28" height="28" />;
  return (
    <span className="avatar" aria-hidden="true">
      {initialsOf(displayName)}
    </span>
  );
}

/** Returns at most two letters: the initials of the first and the last word. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => word !== '');
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined];
  return letters
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase();
}
