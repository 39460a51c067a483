import Accordion from 'react-bootstrap/Accordion';

const sections = [
  {
    title: 'Which logs are read?',
    text: 'Logs of matches in any mode, including the rewards.',
  },
  {
    title: 'What is stored?',
    text: 'Who played, what they drove, what they did and how it ended. Never the chat.',
  },
  {
    title: 'Can a match be deleted?',
    text: 'The operator can delete an upload, and with it the matches that nobody else has uploaded.',
  },
];

export function AccordionDemo() {
  return (
    <Accordion defaultActiveKey="0">
      {sections.map(({ title, text }, index) => (
        <Accordion.Item eventKey={String(index)} key={title}>
          <Accordion.Header as="h3">{title}</Accordion.Header>
          <Accordion.Body>{text}</Accordion.Body>
        </Accordion.Item>
      ))}
    </Accordion>
  );
}
