export function BlockquotesDemo() {
  return (
    <>
      <figure className="quote">
        <blockquote>A car that comes home with three wheels has won with three wheels.</blockquote>
        <figcaption>Mechanics’ saying</figcaption>
      </figure>
      <figure className="quote quote-end">
        <blockquote>Count what you hit, not what you shot.</blockquote>
        <figcaption>Gunners’ saying</figcaption>
      </figure>
    </>
  );
}
