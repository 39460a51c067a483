import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Icon } from '../../ui/icon.tsx';

/**
 * Shows a notice that outlives its page. It is rendered beside the app, so that no other page needs a
 * place for it.
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
  // Screen readers announce only what is added to a live region.
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
