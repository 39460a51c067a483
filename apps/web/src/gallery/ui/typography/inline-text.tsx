export function InlineText() {
  return (
    <div className="text-lines">
      <p>
        Search matches are <mark>highlighted</mark>.
      </p>
      <p>
        Deleted text is <del>struck through</del>.
      </p>
      <p>
        Inserted text is <ins>underlined</ins>.
      </p>
      <p>
        Important text is <strong>strong</strong>.
      </p>
      <p>
        Stressed text is <em>emphasised</em>.
      </p>
    </div>
  );
}
