import { type ReactNode, useId, useState } from 'react';
import Nav from 'react-bootstrap/Nav';
import Tab from 'react-bootstrap/Tab';

type Data = 'sample' | 'game';

interface Props {
  /** The tabs’ accessible name, such as "Data of the line chart". */
  label: string;
  sample: ReactNode;
  /** The same component on game data; rendered when its tab is first opened. */
  game: ReactNode;
  /** The active tab, if the page controls it. */
  shown?: Data;
  onShow?: (data: Data) => void;
}

/** An example on sample data, and in a second tab on game data. */
export function DemoTabs({ label, sample, game, shown, onShow }: Props) {
  const id = useId();
  const [activeTab, setActiveTab] = useState<Data>('sample');
  return (
    <Tab.Container
      id={id}
      activeKey={shown ?? activeTab}
      onSelect={(key) => (onShow ?? setActiveTab)(key === 'game' ? 'game' : 'sample')}
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
