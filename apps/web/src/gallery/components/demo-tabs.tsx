import { type ReactNode, useId, useState } from 'react';
import Nav from 'react-bootstrap/Nav';
import Tab from 'react-bootstrap/Tab';

type TabKey = 'sample' | 'game';

interface Props {
  /** The tabs’ accessible name, such as "Data of the line chart". */
  label: string;
  sample: ReactNode;
  /** The same component on game data; rendered when its tab is first opened. */
  game: ReactNode;
  /** The active tab, if the page controls it. */
  activeTab?: TabKey;
  onTabChange?: (tab: TabKey) => void;
}

/** An example on sample data, and in a second tab on game data. */
export function DemoTabs({ label, sample, game, activeTab, onTabChange }: Props) {
  const id = useId();
  const [ownActiveTab, setOwnActiveTab] = useState<TabKey>('sample');
  return (
    <Tab.Container
      id={id}
      activeKey={activeTab ?? ownActiveTab}
      onSelect={(key) => (onTabChange ?? setOwnActiveTab)(key === 'game' ? 'game' : 'sample')}
      transition={false}
      mountOnEnter
    >
      <Nav className="demo-tabs" aria-label={label}>
        <Nav.Link as="button" type="button" eventKey="sample">
          Sample data
        </Nav.Link>
        <Nav.Link as="button" type="button" eventKey="game">
          Game data
        </Nav.Link>
      </Nav>
      <Tab.Content>
        <Tab.Pane eventKey="sample">{sample}</Tab.Pane>
        <Tab.Pane eventKey="game">{game}</Tab.Pane>
      </Tab.Content>
    </Tab.Container>
  );
}
