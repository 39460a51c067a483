import './icons.scss';
import { useId } from 'react';
import { CopyButton } from '../components/copy-button.tsx';
import { IconDrawing } from './icon-drawing.tsx';
import type { IconChoice } from './use-icon-choice.ts';

/** Stays above the icons: the search box, and what can be copied from the selected icon. */
export function IconPanel({ choice }: { choice: IconChoice }) {
  const { search, setSearch, chosen } = choice;
  const id = useId();
  return (
    <div className="card icon-panel">
      <div>
        <label className="form-label" htmlFor={id}>
          Search icons
        </label>
        <input
          id={id}
          type="search"
          className="form-control"
          placeholder="arrow, user, wrench…"
          autoComplete="off"
          spellCheck={false}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
      </div>
      {chosen === undefined ? (
        <p className="card-note">Select an icon to copy its name or import line.</p>
      ) : (
        <div className="icon-chosen">
          <span className={`icon-preview icons-${chosen.set.toLowerCase()}`}>
            <IconDrawing icon={chosen.icon} />
          </span>
          <p>
            <strong role="status">{chosen.icon.name}</strong>
            <code>{chosen.icon.importLine}</code>
          </p>
          <CopyButton
            key={`name-${chosen.icon.name}`}
            text={chosen.icon.name}
            label="Copy name"
            announcement={`Copied ${chosen.icon.name}.`}
          >
            Copy name
          </CopyButton>
          <CopyButton
            key={`import-${chosen.icon.importLine}`}
            text={chosen.icon.importLine}
            label="Copy import"
            announcement="Import line copied."
          >
            Copy import
          </CopyButton>
        </div>
      )}
    </div>
  );
}
