export function OrderedList() {
  return (
    <ol>
      <li>Build the car</li>
      <li>Play a match</li>
      <li>Upload its log</li>
      <li>Look at the stats</li>
      <li>Build a better one</li>
    </ol>
  );
}
