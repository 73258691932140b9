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
  /** Parts of the list, each with its name; a choice of none stands before them. */
  readonly groups?: readonly { readonly label: string; readonly has: (value: string) => boolean }[];
}

/** A native list. What cannot be combined says so in the list, and may still be tried: the answer has the way out. */
export function Select({ id, value, choices, onChange, label, groups = [] }: SelectProps) {
  return (
    <span class="select">
      <select
        id={id}
        value={value}
        aria-label={label}
        aria-describedby={`${id}-note`}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        {choices.filter(({ value: one }) => !groups.some(({ has }) => has(one))).map(option)}
        {groups.map((group) => (
          <optgroup key={group.label} label={group.label}>
            {choices.filter((choice) => group.has(choice.value)).map(option)}
          </optgroup>
        ))}
      </select>
      <Icon name="down" />
    </span>
  );
}

function option({ value, label, reason }: Choice) {
  return (
    <option key={value} value={value} class={reason === undefined ? '' : 'refused'}>
      {reason === undefined ? label : `${label} (${reason})`}
    </option>
  );
}
