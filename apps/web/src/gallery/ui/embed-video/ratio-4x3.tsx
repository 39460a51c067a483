import { VideoEmbed } from './video-embed.tsx';

export function Ratio4x3() {
  return <VideoEmbed ratio="4 / 3" />;
}
