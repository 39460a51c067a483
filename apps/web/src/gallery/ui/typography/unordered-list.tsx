export function UnorderedList() {
  return (
    <ul>
      <li>Cabin</li>
      <li>Weapons</li>
      <li>Wheels, legs or tracks</li>
      <li>Generator</li>
      <li>Radiator</li>
    </ul>
  );
}
