import type { HTMLAttributes } from 'react';

type MathElement = HTMLAttributes<MathMLElement> & { mathvariant?: 'normal' };

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      math: MathElement;
      mfrac: MathElement;
      mrow: MathElement;
      mi: MathElement;
      mo: MathElement;
    }
  }
}
