import { type CSSProperties, useEffect, useRef, useState } from 'react';
import poster from '../pictures/dunes.svg';

interface Props {
  /** Width to height, such as `16 / 9`. */
  ratio: string;
}

/** A short film under a free licence (CC BY): "Big Buck Bunny" by the Blender Foundation. */
const film = { id: 'aqz-KE-bpKQ', title: 'Big Buck Bunny' };
/** YouTube’s cookie-free host, and the only frame source that the server’s content policy allows. */
const VIDEO_HOST = 'https://www.youtube-nocookie.com';

/** A video from another site: a local picture until the user presses play. */
export function VideoEmbed({ ratio }: Props) {
  const [isPlaying, setIsPlaying] = useState(false);
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    if (isPlaying) frame.current?.focus();
  }, [isPlaying]);
  const style = { aspectRatio: ratio, '--poster': `url("${poster}")` } as CSSProperties;
  return (
    <div className="video" style={style}>
      {isPlaying ? (
        <iframe
          ref={frame}
          src={`${VIDEO_HOST}/embed/${film.id}?autoplay=1&rel=0`}
          title={`${film.title}, ${ratio}`}
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          // The player shows nothing without a referrer.
          referrerPolicy="strict-origin-when-cross-origin"
        />
      ) : (
        <button type="button" onClick={() => setIsPlaying(true)}>
          <span className="video-play" aria-hidden="true">
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M6 3 20 12 6 21Z" />
            </svg>
          </span>
          <span className="video-title">Play “{film.title}”</span>
          <span className="video-note">Press play to load it from youtube-nocookie.com.</span>
        </button>
      )}
    </div>
  );
}
