import Carousel from 'react-bootstrap/Carousel';
import { CarouselPlayer } from './carousel-player.tsx';
import { slides } from './slides.ts';

export function Crossfade() {
  return (
    <CarouselPlayer name="crossfade">
      {(interval) => (
        <Carousel
          interval={interval}
          fade
          indicators={false}
          aria-label="crossfade"
          role="group"
          aria-roledescription="carousel"
          tabIndex={0}
        >
          {slides.map(({ src, title }) => (
            <Carousel.Item key={title}>
              <img src={src} alt={title} />
            </Carousel.Item>
          ))}
        </Carousel>
      )}
    </CarouselPlayer>
  );
}
