import { type CSSProperties, useEffect, useRef, useState } from 'react';
import poster from '../pictures/dunes.svg';

interface Props {
  /** Width to height, such as `16 / 9`. */
  ratio: string;
}

/** A short film under a free licence (CC BY): "Big Buck Bunny" by the Blender Foundation. */
const film = { id: 'aqz-KE-bpKQ', title: 'Big Buck Bunny' };
/** The address of YouTube that sets no cookie. It is the one frame that the server's policy allows. */
const host = 'https://www.youtube-nocookie.com';

/** A video of another site: a picture of ours until somebody presses play. */
export function VideoEmbed({ ratio }: Props) {
  const [playing, setPlaying] = useState(false);
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    if (playing) frame.current?.focus();
  }, [playing]);
  const style = { aspectRatio: ratio, '--poster': `url("${poster}")` } as CSSProperties;
  return (
    <div className="video" style={style}>
      {playing ? (
        <iframe
          ref={frame}
          src={`${host}/embed/${film.id}?autoplay=1&rel=0`}
          title={`${film.title}, ${ratio}`}
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          // The player shows nothing where it is not told which site it is on.
          referrerPolicy="strict-origin-when-cross-origin"
        />
      ) : (
        <button type="button" onClick={() => setPlaying(true)}>
          <span className="video-play" aria-hidden="true">
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M6 3 20 12 6 21Z" />
            </svg>
          </span>
          <span className="video-title">Play “{film.title}”</span>
          <span className="video-note">Loads from youtube-nocookie.com, not before.</span>
        </button>
      )}
    </div>
  );
}
