export function OrderedList() {
  return (
    <ol>
      <li>Build the car</li>
      <li>Drive a match</li>
      <li>Upload its log</li>
      <li>Look at the numbers</li>
      <li>Build a better one</li>
    </ol>
  );
}
