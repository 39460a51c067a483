const headings = [
  { look: 'h1', note: 'The title of a page, and there is one.' },
  { look: 'h2', note: 'The title of a card.' },
  { look: 'h3', note: 'A part of a card.' },
  { look: 'h4', note: 'A part of a part.' },
  { look: 'h5', note: 'Smaller than the text below it.' },
  { look: 'h6', note: 'The smallest; its weight tells it from text.' },
];

/** The looks of headings; they are none here, where they would head nothing. */
export function HeadingsDemo() {
  return (
    <div className="type-scale">
      {headings.map(({ look, note }) => (
        <div key={look}>
          <p className={look}>Heading {look.slice(1)}</p>
          <p>{note}</p>
        </div>
      ))}
    </div>
  );
}
