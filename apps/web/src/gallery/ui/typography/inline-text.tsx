export function InlineText() {
  return (
    <div className="text-lines">
      <p>
        What was looked for is <mark>marked</mark>.
      </p>
      <p>
        What no longer holds is <del>struck out</del>.
      </p>
      <p>
        What was added later is <ins>underlined</ins>.
      </p>
      <p>
        What must not be missed is <strong>strong</strong>.
      </p>
      <p>
        What the voice would stress is <em>emphasised</em>.
      </p>
    </div>
  );
}
