import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { Icon } from './icon.tsx';

interface FoldProps {
  readonly title: string;
  /** Shown while it is closed. */
  readonly value: string;
  /** What it holds; a function makes it as long as it is open. */
  readonly children: ComponentChildren | (() => ComponentChildren);
}

/** A part of a panel that opens. */
export function Fold({ title, value, children }: FoldProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details class="fold" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <span>{title}</span>
        <span class="fold-value">{value}</span>
        <Icon name="on" />
      </summary>
      <div class="fold-body">{typeof children === 'function' ? isOpen && children() : children}</div>
    </details>
  );
}
