interface CheckProps {
  readonly id: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

export function Check({ id, isOn, onChange }: CheckProps) {
  return (
    <input
      id={id}
      type="checkbox"
      checked={isOn}
      aria-describedby={`${id}-note`}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  );
}
