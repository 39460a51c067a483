import Accordion from 'react-bootstrap/Accordion';

const parts = [
  {
    title: 'Which logs are read?',
    text: 'Those of matches, of whatever mode. What a match was worth stands in them too.',
  },
  {
    title: 'What is kept of them?',
    text: 'Who was there, what they drove, what they did and what became of them. Not what was said.',
  },
  {
    title: 'Can a match be taken back?',
    text: 'The operator can delete an upload, and with it the matches that nobody else has sent.',
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
