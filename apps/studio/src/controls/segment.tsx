import type { Choice } from './select.tsx';

interface SegmentProps {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly choices: readonly Choice[];
  readonly onChange: (value: string) => void;
}

/** Two to four choices side by side: radios, of which the chosen one lies on paper. */
export function Segment({ name, label, value, choices, onChange }: SegmentProps) {
  return (
    <fieldset class="segment">
      <legend class="visually-hidden">{label}</legend>
      {choices.map((choice) => (
        <label key={choice.value} title={choice.reason}>
          <input
            type="radio"
            name={name}
            value={choice.value}
            checked={choice.value === value}
            aria-disabled={choice.reason !== undefined}
            aria-description={choice.reason}
            onChange={() => onChange(choice.value)}
          />
          <span>{choice.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
