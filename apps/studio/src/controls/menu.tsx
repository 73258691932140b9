import type { ComponentChildren } from 'preact';

interface MenuProps {
  readonly id: string;
  readonly label: string;
  /** Told when it has opened or closed. */
  readonly onToggle?: (isOpen: boolean) => void;
  readonly children: ComponentChildren;
}

/** A native popover that buttons open by its id. */
export function Menu({ id, label, onToggle, children }: MenuProps) {
  return (
    <div
      id={id}
      class="menu"
      popover="auto"
      role="dialog"
      aria-label={label}
      onToggle={(event) => onToggle?.(event.newState === 'open')}
    >
      {children}
    </div>
  );
}
