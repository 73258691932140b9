import { useEffect, useState } from 'preact/hooks';

interface TextFieldProps {
  readonly id?: string;
  /** Where no label beside it names it. */
  readonly label?: string;
  readonly value: string;
  /** Told with Enter, on leaving, and with each letter where it is live. */
  readonly onChange: (value: string) => void;
  /** True where what is half typed makes sense too. */
  readonly isLive?: boolean;
  readonly maxLength?: number;
  readonly inputMode?: 'decimal';
  readonly disabled?: boolean;
  /** `text` as wide as the row, `number` as a number, or none of both. */
  readonly class?: 'text' | 'number';
}

/** A text. What is typed stays as it is until another value comes: the page may be drawn anew meanwhile, or refuse it. */
export function TextField({ id, label, value, onChange, isLive = false, ...look }: TextFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  useEffect(() => setTyped(null), [value]);
  return (
    <input
      {...look}
      id={id}
      aria-label={label}
      value={typed ?? value}
      aria-describedby={id && `${id}-note`}
      onInput={(event) => {
        setTyped(event.currentTarget.value);
        if (isLive) onChange(event.currentTarget.value);
      }}
      onChange={(event) => {
        if (!isLive) onChange(event.currentTarget.value);
      }}
    />
  );
}
