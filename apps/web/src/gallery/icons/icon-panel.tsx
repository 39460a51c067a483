import './icons.scss';
import { useId } from 'react';
import { CopyButton } from '../components/copy-button.tsx';
import { IconDrawing } from './icon-drawing.tsx';
import type { IconSelection } from './use-icon-selection.ts';

/** Stays above the icons: the search box, and what can be copied from the selected icon. */
export function IconPanel({ selection }: { selection: IconSelection }) {
  const { search, setSearch, selected } = selection;
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
      {selected === undefined ? (
        <p className="card-note">Select an icon to copy its name or import line.</p>
      ) : (
        <div className="icon-selected">
          <span className={`icon-preview icons-${selected.set.toLowerCase()}`}>
            <IconDrawing icon={selected.icon} />
          </span>
          <p>
            <strong role="status">{selected.icon.name}</strong>
            <code>{selected.icon.importLine}</code>
          </p>
          <CopyButton
            key={`name-${selected.icon.name}`}
            text={selected.icon.name}
            label="Copy name"
            announcement={`Copied ${selected.icon.name}.`}
          >
            Copy name
          </CopyButton>
          <CopyButton
            key={`import-${selected.icon.importLine}`}
            text={selected.icon.importLine}
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
