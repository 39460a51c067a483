import Image from 'react-bootstrap/Image';
import driver from '../pictures/driver.svg';
import dunes from '../pictures/dunes.svg';
import foundry from '../pictures/foundry.svg';

export function ImagesDemo() {
  return (
    <div className="image-row">
      <figure>
        <Image src={dunes} alt="A buggy in the dunes" rounded />
        <figcaption>Rounded</figcaption>
      </figure>
      <figure>
        <Image src={driver} alt="A driver with goggles" roundedCircle />
        <figcaption>Circle</figcaption>
      </figure>
      <figure>
        <Image src={foundry} alt="A foundry with two chimneys" thumbnail />
        <figcaption>Thumbnail</figcaption>
      </figure>
    </div>
  );
}
