import type { CSSProperties } from 'react';
import Button from 'react-bootstrap/Button';
import { services } from './services.ts';

/** The logo of a service in the text colour. */
function BrandMark({ mark }: { mark: string }) {
  return <span className="brand-mark" style={{ '--mark': `url("${mark}")` } as CSSProperties} />;
}

export function SocialButtons() {
  return (
    <div className="button-rows">
      <div className="button-row">
        {services.map(({ name, mark }) => (
          <Button key={name} variant={name.toLowerCase()}>
            <BrandMark mark={mark} />
            {name}
          </Button>
        ))}
      </div>
      <div className="button-row">
        {services.map(({ name, mark }) => (
          <Button
            key={name}
            variant={name.toLowerCase()}
            className="btn-icon-only"
            aria-label={name}
          >
            <BrandMark mark={mark} />
          </Button>
        ))}
      </div>
    </div>
  );
}
