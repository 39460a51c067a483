import './cards.scss';
import { Demo } from '../components/demo.tsx';
import { GalleryFrame } from '../components/gallery-frame.tsx';
import { ButtonCard } from './cards/button-card.tsx';
import { LinksCard } from './cards/links-card.tsx';
import { ListCard } from './cards/list-card.tsx';
import { PictureButtonCard } from './cards/picture-button-card.tsx';
import { PictureLinksCard } from './cards/picture-links-card.tsx';
import { PictureListCard } from './cards/picture-list-card.tsx';

/** Cards of the six usual contents. */
export function CardsPage() {
  return (
    <GalleryFrame
      title="Cards"
      lead="A frame around one thing: what it is, what it looks like, what can be done with it."
      columns={3}
    >
      <Demo
        title="Picture and links"
        subtitle="Where to go on from here."
        source={() => import('./cards/picture-links-card.tsx?raw')}
      >
        <PictureLinksCard />
      </Demo>
      <Demo
        title="Picture and button"
        subtitle="One thing to do."
        source={() => import('./cards/picture-button-card.tsx?raw')}
      >
        <PictureButtonCard />
      </Demo>
      <Demo
        title="Picture and list"
        subtitle="Three facts below the text."
        source={() => import('./cards/picture-list-card.tsx?raw')}
      >
        <PictureListCard />
      </Demo>
      <Demo
        title="Links"
        subtitle="The same without a picture."
        source={() => import('./cards/links-card.tsx?raw')}
      >
        <LinksCard />
      </Demo>
      <Demo
        title="Button"
        subtitle="A card as small as a question."
        source={() => import('./cards/button-card.tsx?raw')}
      >
        <ButtonCard />
      </Demo>
      <Demo
        title="List"
        subtitle="Rows that reach to the edge."
        source={() => import('./cards/list-card.tsx?raw')}
      >
        <ListCard />
      </Demo>
    </GalleryFrame>
  );
}
