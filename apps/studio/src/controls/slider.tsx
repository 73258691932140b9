import { NumberField } from './number-field.tsx';

interface SliderProps {
  readonly id: string;
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  /** Told whether the slider is still moving. */
  readonly onChange: (value: number, isMoving?: boolean) => void;
}

/** A range, and its value as a number that can be typed. */
export function Slider({ id, label, value, min, max, step, onChange }: SliderProps) {
  const share = `${(100 * (value - min)) / (max - min)}%`;
  return (
    <span class="slider">
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        style={{ '--share': share }}
        aria-describedby={`${id}-note`}
        onInput={(event) => onChange(Number(event.currentTarget.value), true)}
      />
      <NumberField
        id={`${id}-number`}
        label={label}
        value={value}
        min={min}
        max={max}
        step={step}
        onChange={onChange}
      />
    </span>
  );
}
