import Carousel from 'react-bootstrap/Carousel';
import { CarouselPlayer } from './carousel-player.tsx';
import { slides } from './slides.ts';

export function WithIndicators() {
  return (
    <CarouselPlayer name="with indicators">
      {(interval) => (
        <Carousel
          interval={interval}
          controls={false}
          aria-label="with indicators"
          role="group"
          aria-roledescription="carousel"
          tabIndex={0}
          indicatorLabels={slides.map(({ title }) => title)}
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
