import type { ComponentChildren } from 'preact';

interface RowProps {
  readonly label: string;
  /** The id of the control that the label names. */
  readonly for?: string;
  /** A sentence below, or more. */
  readonly note?: ComponentChildren;
  readonly children: ComponentChildren;
}

/** A label and its control, as one line of a panel. */
export function Row({ label, for: id, note, children }: RowProps) {
  return (
    <div class="row">
      <label for={id}>{label}</label>
      <div class="row-value">{children}</div>
      {note !== undefined && note !== null && note !== '' && (
        <div class="row-note" id={id === undefined ? undefined : `${id}-note`}>
          {note}
        </div>
      )}
    </div>
  );
}
