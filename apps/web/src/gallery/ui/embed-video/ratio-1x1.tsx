import { VideoEmbed } from './video-embed.tsx';

export function Ratio1x1() {
  return <VideoEmbed ratio="1 / 1" />;
}
