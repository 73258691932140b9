import { useEffect, useState } from 'preact/hooks';

interface NumberFieldProps {
  readonly id: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step?: number;
  readonly onChange: (value: number) => void;
  readonly label?: string;
}

/** A number that is taken while it is typed as soon as it is in range, and with Enter or on leaving whatever it is. */
export function NumberField({ id, value, min, max, step = 1, onChange, label }: NumberFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  useEffect(() => setTyped(null), [value]);
  const take = (entry: string): void => {
    const asked = Number(entry);
    if (entry.trim() !== '' && Number.isFinite(asked) && asked !== value) onChange(asked);
  };
  const isFine = (entry: string): boolean => {
    const asked = Number(entry);
    return entry.trim() !== '' && asked >= min && asked <= max && (step !== 1 || Number.isInteger(asked));
  };
  return (
    <input
      id={id}
      class="number"
      type="number"
      inputMode={step === 1 ? 'numeric' : 'decimal'}
      min={min}
      max={max}
      step={step}
      value={typed ?? value}
      aria-label={label}
      aria-describedby={`${id}-note`}
      onInput={(event) => {
        const entry = event.currentTarget.value;
        setTyped(entry);
        if (isFine(entry)) take(entry);
      }}
      onChange={(event) => take(event.currentTarget.value)}
      onBlur={() => setTyped(null)}
    />
  );
}
