import './cards.scss';
import { Demo } from '../components/demo.tsx';
import { GalleryFrame } from '../components/gallery-frame.tsx';
import { ButtonCard } from './cards/button-card.tsx';
import { LinksCard } from './cards/links-card.tsx';
import { ListCard } from './cards/list-card.tsx';
import { PictureButtonCard } from './cards/picture-button-card.tsx';
import { PictureLinksCard } from './cards/picture-links-card.tsx';
import { PictureListCard } from './cards/picture-list-card.tsx';

/** The cards page. */
export function CardsPage() {
  return (
    <GalleryFrame
      title="Cards"
      lead="A container for one item: its picture, its text and its actions."
      columns={3}
    >
      <Demo
        title="Picture and links"
        subtitle="A picture, text and links."
        source={() => import('./cards/picture-links-card.tsx?raw')}
      >
        <PictureLinksCard />
      </Demo>
      <Demo
        title="Picture and button"
        subtitle="A picture, text and one action."
        source={() => import('./cards/picture-button-card.tsx?raw')}
      >
        <PictureButtonCard />
      </Demo>
      <Demo
        title="Picture and list"
        subtitle="A picture, text and a list."
        source={() => import('./cards/picture-list-card.tsx?raw')}
      >
        <PictureListCard />
      </Demo>
      <Demo
        title="Links"
        subtitle="Text and links, without a picture."
        source={() => import('./cards/links-card.tsx?raw')}
      >
        <LinksCard />
      </Demo>
      <Demo
        title="Button"
        subtitle="Text and one action."
        source={() => import('./cards/button-card.tsx?raw')}
      >
        <ButtonCard />
      </Demo>
      <Demo
        title="List"
        subtitle="A list that reaches the card’s edges."
        source={() => import('./cards/list-card.tsx?raw')}
      >
        <ListCard />
      </Demo>
    </GalleryFrame>
  );
}
