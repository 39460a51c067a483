import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Icon } from '../../ui/icon.tsx';

/**
 * A note that outlives the page it was made on: it stands beside the app, so that no other page has
 * to carry a place for it.
 */
export function showAccountDeletedNotice(text: string, close: string): void {
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  const leave = () => {
    root.unmount();
    host.remove();
  };
  root.render(<Farewell text={text} close={close} onClose={leave} />);
}

interface Props {
  text: string;
  close: string;
  onClose: () => void;
}

function Farewell({ text, close, onClose }: Props) {
  // What is there from the start is not announced; what comes into a live region is.
  const [told, setTold] = useState('');
  useEffect(() => setTold(text), [text]);
  return (
    <div className="farewell" role="status">
      <Icon name="check" />
      <span>{told}</span>
      <button type="button" className="icon-button" aria-label={close} onClick={onClose}>
        <Icon name="x" />
      </button>
    </div>
  );
}
