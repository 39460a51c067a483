import Carousel from 'react-bootstrap/Carousel';
import { CarouselPlayer } from './carousel-player.tsx';
import { slides } from './slides.ts';

export function WithCaptions() {
  return (
    <CarouselPlayer name="with captions">
      {(interval) => (
        <Carousel
          interval={interval}
          aria-label="with captions"
          role="group"
          aria-roledescription="carousel"
          tabIndex={0}
          indicatorLabels={slides.map(({ title }) => title)}
        >
          {slides.map(({ src, title, text }) => (
            <Carousel.Item key={title}>
              <img src={src} alt="" />
              <Carousel.Caption>
                <h3>{title}</h3>
                <p>{text}</p>
              </Carousel.Caption>
            </Carousel.Item>
          ))}
        </Carousel>
      )}
    </CarouselPlayer>
  );
}
