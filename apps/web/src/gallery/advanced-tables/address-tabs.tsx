import type { ReactNode } from 'react';
import { settings } from '../../appearance.ts';
import { DemoTabs } from '../components/demo-tabs.tsx';
import { useAddress } from './use-address.ts';

interface Props {
  sample: ReactNode;
  game: ReactNode;
}

/** A table on invented rows and on the game's; which of them is in the address as well. */
export function AddressTabs({ sample, game }: Props) {
  const [query, change] = useAddress();
  // Other rows: nothing that was said of those before holds for them.
  const others = Object.fromEntries(
    [...query.keys()]
      .filter((name) => !settings.some((setting) => setting === name))
      .map((name) => [name, undefined]),
  );
  return (
    <DemoTabs
      label="Rows of the table"
      shown={query.get('data') === 'game' ? 'game' : 'sample'}
      onShow={(data) => change({ ...others, data: data === 'game' ? data : undefined })}
      sample={sample}
      game={game}
    />
  );
}
