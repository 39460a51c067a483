import Accordion from 'react-bootstrap/Accordion';

const parts = [
  {
    title: 'Which logs are read?',
    text: 'Those of matches, of whatever mode. What a match was worth stands in them too.',
  },
  {
    title: 'What is kept of them?',
    text: 'Who was there, what he drove, what he did and what became of him. Not what was said.',
  },
  {
    title: 'Can a match be taken back?',
    text: 'Whoever uploaded it can delete it, and with it every number that was made of it.',
  },
];

export function AccordionDemo() {
  return (
    <Accordion defaultActiveKey="0">
      {parts.map(({ title, text }, index) => (
        <Accordion.Item eventKey={String(index)} key={title}>
          <Accordion.Header as="h3">{title}</Accordion.Header>
          <Accordion.Body>{text}</Accordion.Body>
        </Accordion.Item>
      ))}
    </Accordion>
  );
}
