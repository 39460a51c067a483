import { VideoEmbed } from './video-embed.tsx';

export function Ratio21x9() {
  return <VideoEmbed ratio="21 / 9" />;
}
