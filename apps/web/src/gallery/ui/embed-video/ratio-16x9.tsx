import { VideoEmbed } from './video-embed.tsx';

export function Ratio16x9() {
  return <VideoEmbed ratio="16 / 9" />;
}
