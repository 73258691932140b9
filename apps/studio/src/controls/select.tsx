import { Icon } from './icon.tsx';

export interface Choice {
  readonly value: string;
  readonly label: string;
  /** Why it cannot be chosen; it stays in the list and says so. */
  readonly reason?: string | undefined;
}

interface SelectProps {
  readonly id: string;
  readonly value: string;
  readonly choices: readonly Choice[];
  readonly onChange: (value: string) => void;
  readonly label?: string;
}

/** A native list. What cannot be combined says so in the list, and may still be tried: the answer has the way out. */
export function Select({ id, value, choices, onChange, label }: SelectProps) {
  return (
    <span class="select">
      <select
        id={id}
        value={value}
        aria-label={label}
        aria-describedby={`${id}-note`}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value} class={choice.reason === undefined ? '' : 'refused'}>
            {choice.reason === undefined ? choice.label : `${choice.label} (${choice.reason})`}
          </option>
        ))}
      </select>
      <Icon name="down" />
    </span>
  );
}
