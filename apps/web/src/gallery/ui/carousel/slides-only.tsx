import Carousel from 'react-bootstrap/Carousel';
import { CarouselPlayer } from './carousel-player.tsx';
import { slides } from './slides.ts';

export function SlidesOnly() {
  return (
    <CarouselPlayer name="slides only">
      {(interval) => (
        <Carousel
          interval={interval}
          controls={false}
          indicators={false}
          aria-label="slides only"
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
