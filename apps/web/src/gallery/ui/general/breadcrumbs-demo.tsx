import { Link } from 'react-router';
import { paths } from '../../../paths.ts';

const levels = [
  { name: 'Home', to: paths.home() },
  { name: 'Players', to: paths.players() },
  { name: 'Matches', to: '' },
];

export function BreadcrumbsDemo() {
  return [1, 2, 3].map((depth) => (
    <nav key={depth} aria-label={`Breadcrumb of ${depth} ${depth === 1 ? 'level' : 'levels'}`}>
      <ol className="breadcrumb">
        {levels.slice(0, depth).map(({ name, to }, index) =>
          index === depth - 1 ? (
            <li key={name} className="breadcrumb-item active" aria-current="page">
              {name}
            </li>
          ) : (
            <li key={name} className="breadcrumb-item">
              <Link to={to}>{name}</Link>
            </li>
          ),
        )}
      </ol>
    </nav>
  ));
}
