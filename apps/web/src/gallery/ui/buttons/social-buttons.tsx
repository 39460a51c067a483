import type { CSSProperties } from 'react';
import Button from 'react-bootstrap/Button';
import { services } from './services.ts';

/** The logo of a service in the text colour. */
function BrandLogo({ logo }: { logo: string }) {
  return <span className="brand-mark" style={{ '--mark': `url("${logo}")` } as CSSProperties} />;
}

export function SocialButtons() {
  return (
    <div className="button-rows">
      <div className="button-row">
        {services.map(({ name, logo }) => (
          <Button key={name} variant={name.toLowerCase()}>
            <BrandLogo logo={logo} />
            {name}
          </Button>
        ))}
      </div>
      <div className="button-row">
        {services.map(({ name, logo }) => (
          <Button
            key={name}
            variant={name.toLowerCase()}
            className="btn-icon-only"
            aria-label={name}
          >
            <BrandLogo logo={logo} />
          </Button>
        ))}
      </div>
    </div>
  );
}
