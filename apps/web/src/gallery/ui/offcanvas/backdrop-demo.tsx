import { PanelButton } from './panel-button.tsx';

const kinds = [
  { label: 'Backdrop', options: { scroll: false, backdrop: true } },
  { label: 'No backdrop', options: { scroll: false, backdrop: false } },
  { label: 'Body scroll', options: { scroll: true, backdrop: false } },
  { label: 'Scroll and backdrop', options: { scroll: true, backdrop: true } },
];

export function BackdropDemo() {
  return (
    <div className="d-flex flex-wrap gap-2">
      {kinds.map(({ label, options }) => (
        <PanelButton key={label} label={label} title={`${label} panel`} options={options}>
          <p>
            {options.scroll ? 'The page behind it scrolls.' : 'The page behind it doesn’t scroll.'}
          </p>
          <p>{options.backdrop ? 'A backdrop dims the page.' : 'The page isn’t dimmed.'}</p>
        </PanelButton>
      ))}
    </div>
  );
}
