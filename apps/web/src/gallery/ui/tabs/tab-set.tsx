import { useId } from 'react';
import Nav from 'react-bootstrap/Nav';
import Tab from 'react-bootstrap/Tab';
import { Icon } from '../../../ui/icon.tsx';

interface Props {
  /** The accessible name of the tab list. */
  label: string;
  color?: 'primary' | 'success' | 'danger';
  /** Whether to show icons instead of names. */
  hasIcons?: boolean;
  vertical?: boolean;
}

const tabs = [
  { name: 'Home', icon: 'layout', text: 'The first thing you see.' },
  { name: 'Profile', icon: 'user', text: 'Your stats from every match you played.' },
  { name: 'Messages', icon: 'book', text: 'Your messages, newest first.' },
] as const;

/** Three tabs, in one of six styles. */
export function TabSet({ label, color, hasIcons = false, vertical = false }: Props) {
  const id = useId();
  const colored = color === undefined ? '' : `demo-tab-colored demo-tab-${color}`;
  return (
    <Tab.Container id={id} defaultActiveKey="Home" transition={false}>
      <div className={`demo-tab ${colored} ${vertical ? 'demo-tab-vertical' : ''}`}>
        <Nav aria-label={label} {...(vertical && { 'aria-orientation': 'vertical' })}>
          {tabs.map(({ name, icon }) => (
            <Nav.Link
              key={name}
              as="button"
              type="button"
              eventKey={name}
              {...(hasIcons && { 'aria-label': name, title: name })}
            >
              {hasIcons ? <Icon name={icon} /> : name}
            </Nav.Link>
          ))}
        </Nav>
        <Tab.Content>
          {tabs.map(({ name, text }) => (
            <Tab.Pane key={name} eventKey={name} tabIndex={0}>
              <h3>{name}</h3>
              <p>{text}</p>
            </Tab.Pane>
          ))}
        </Tab.Content>
      </div>
    </Tab.Container>
  );
}
