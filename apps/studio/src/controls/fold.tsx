import type { ComponentChildren } from 'preact';
import { Icon } from './icon.tsx';

interface FoldProps {
  readonly title: string;
  /** Shown while it is closed. */
  readonly value: string;
  readonly children: ComponentChildren;
}

/** A part of a panel that opens. */
export function Fold({ title, value, children }: FoldProps) {
  return (
    <details class="fold">
      <summary>
        <span>{title}</span>
        <span class="fold-value">{value}</span>
        <Icon name="on" />
      </summary>
      <div class="fold-body">{children}</div>
    </details>
  );
}
