const headings = [
  { level: 'h1', note: 'The title of a page.' },
  { level: 'h2', note: 'The title of a card.' },
  { level: 'h3', note: 'A section of a card.' },
  { level: 'h4', note: 'A subsection.' },
  { level: 'h5', note: 'Smaller than body text.' },
  { level: 'h6', note: 'The smallest; set apart by its weight.' },
] as const;

export function HeadingsDemo() {
  return (
    <div className="type-scale">
      {headings.map(({ level: Heading, note }) => (
        <div key={Heading}>
          <Heading>Heading {Heading.slice(1)}</Heading>
          <p>{note}</p>
        </div>
      ))}
    </div>
  );
}
