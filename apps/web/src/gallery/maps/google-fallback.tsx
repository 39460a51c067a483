import { PLACE_LINK, PLACE_NAME, place } from './google-place.ts';

export type GoogleKind = 'roadmap' | 'hybrid' | 'street' | 'marker';

interface Props {
  kind: GoogleKind;
  /** Whether there is a key, but Google doesn’t respond or rejects it. */
  hasFailed?: boolean;
}

const streets = [40, 90, 135, 190, 250];
const avenues = [60, 150, 215, 320, 400, 470, 560];

/** A drawing in place of a map: without a key, nothing is requested from Google. */
export function GoogleFallback({ kind, hasFailed = false }: Props) {
  const reason = hasFailed
    ? 'Google Maps couldn’t be loaded with this server’s key'
    : 'this server has no Google Maps key';
  return (
    <figure className={`demo-google demo-drawn demo-drawn-${kind}`}>
      <svg viewBox="0 0 600 300" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        {kind === 'street' ? (
          <g>
            <path className="ground" d="M0 190h600v110H0z" />
            <path className="road" d="M260 190h80l170 110H90z" />
            <path className="house" d="M0 60h170v130H0zM430 30h170v160H430zM180 110h60v80h-60z" />
            <path className="line" d="M300 200v14m0 20v20m0 24v22" />
          </g>
        ) : (
          <g>
            <path className="water" d="M0 0h95l-40 120 30 180H0z" />
            {streets.map((y) => (
              <path key={y} className="road" d={`M70 ${y}L600 ${y - 25}`} />
            ))}
            {avenues.map((x) => (
              <path key={x} className="road" d={`M${x + 40} 0L${x} 300`} />
            ))}
            <path className="park" d="M330 70l62-3-10 55-60 3z" />
          </g>
        )}
        {kind === 'marker' && (
          <g className="pin">
            <path d="M300 155c-26-38-34-48-34-64a34 34 0 1 1 68 0c0 16-8 26-34 64z" />
            <circle cx="300" cy="90" r="11" />
          </g>
        )}
      </svg>
      <figcaption>
        A drawing, not a map, because {reason}. The map would show {PLACE_NAME} ({place.lat},{' '}
        {place.lng}).{' '}
        <a href={PLACE_LINK} target="_blank" rel="noopener noreferrer">
          Open in Google Maps
        </a>
      </figcaption>
    </figure>
  );
}
