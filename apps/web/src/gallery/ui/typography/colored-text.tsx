import { variants } from '../variants.ts';

export function ColoredText() {
  return (
    <div className="text-lines">
      {variants.map(({ variant, name, text }) => (
        <p key={variant} className={`text-${variant}`}>
          {name}: {text}
        </p>
      ))}
    </div>
  );
}
