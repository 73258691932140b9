import type { ComponentChildren } from 'preact';
import type { PlainParam } from '../catalogue/entries.ts';
import { Check } from './check.tsx';
import { NumberField } from './number-field.tsx';
import { Row } from './row.tsx';
import { Select } from './select.tsx';
import { Slider } from './slider.tsx';
import { TextField } from './text-field.tsx';

interface KnobProps {
  /** Unlike those of other knobs on the page. */
  readonly id: string;
  readonly name: string;
  readonly param: PlainParam;
  readonly value: unknown;
  /** Told whether a slider is still moving. */
  readonly onChange: (value: number | string | boolean, isMoving?: boolean) => void;
  /** Instead of what the catalogue says. */
  readonly note?: ComponentChildren;
}

/** Ranges wider than this are typed. */
const WIDEST = 200;

/** The control of a knob of the catalogue, by its type. */
export function Knob({ id, name, param, value, onChange, note }: KnobProps) {
  const label = wordsOf(name);
  return (
    <Row label={label} for={id} note={note ?? sentence(param.help)}>
      {control(id, label, param, value ?? param.default, onChange)}
    </Row>
  );
}

function control(id: string, label: string, param: PlainParam, value: unknown, onChange: KnobProps['onChange']) {
  switch (param.type) {
    case 'boolean':
      return <Check id={id} isOn={value === true} onChange={onChange} />;
    case 'choice':
      return (
        <Select
          id={id}
          value={String(value)}
          choices={Object.keys(param.choices).map((choice) => ({ value: choice, label: wordsOf(choice) }))}
          onChange={onChange}
        />
      );
    case 'text':
      return <TextField id={id} class="text" value={String(value)} onChange={onChange} />;
    default: {
      const { type, min, max } = param;
      const isWhole = type === 'integer';
      if (max - min > WIDEST) {
        return (
          <NumberField
            id={id}
            value={Number(value)}
            min={min}
            max={max}
            step={isWhole ? 1 : 0.01}
            onChange={onChange}
          />
        );
      }
      return (
        <Slider
          id={id}
          label={label}
          value={Number(value)}
          min={min}
          max={max}
          step={isWhole ? 1 : 0.01}
          onChange={onChange}
        />
      );
    }
  }
}

/** `runLimit` and `run-limit` as words: `Run limit`. */
export function wordsOf(name: string): string {
  const words = name.replace(/([a-z])([A-Z])/g, '$1 $2').replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1).toLowerCase();
}

function sentence(help: string): string {
  return help === '' ? '' : `${help.charAt(0).toUpperCase()}${help.slice(1)}.`;
}
