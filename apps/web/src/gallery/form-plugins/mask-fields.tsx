import { MaskedInput } from './masked-input.tsx';
import { generalMasks, numberMasks } from './masks.ts';

export function MaskFields() {
  return (
    <div className="demo-columns">
      {[generalMasks, numberMasks].map((masks) => (
        <div key={masks[0]?.id} className="demo-column">
          {masks.map((mask) => (
            <MaskedInput key={mask.id} rule={mask} />
          ))}
        </div>
      ))}
    </div>
  );
}
