import Carousel from 'react-bootstrap/Carousel';
import { CarouselPlayer } from './carousel-player.tsx';
import { slides } from './slides.ts';

export function WithControls() {
  return (
    <CarouselPlayer name="with controls">
      {(interval) => (
        <Carousel
          interval={interval}
          indicators={false}
          aria-label="with controls"
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
