import Badge from 'react-bootstrap/Badge';
import { ResultBadge } from '../../../ui/result-badge.tsx';
import { variants } from '../variants.ts';

export function BadgesDemo() {
  return (
    <div className="badge-rows">
      {[false, true].map((pill) => (
        <div key={String(pill)}>
          {variants.map(({ variant, name }) => (
            <Badge key={variant} bg="" className={`text-bg-${variant}`} pill={pill}>
              {name}
            </Badge>
          ))}
        </div>
      ))}
      <div>
        <ResultBadge result="win" />
        <ResultBadge result="loss" />
        <ResultBadge result="draw" />
        <ResultBadge result="unfinished" />
      </div>
    </div>
  );
}
