// The panel of a view: at the left on wide pages, a sheet that is pulled up on a phone.

import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import * as text from './text/en.ts';

const heights = ['peek', 'half', 'full'] as const;
type Height = (typeof heights)[number];

interface PanelProps {
  readonly label: string;
  /** What stands at the left of the foot on wide pages: on a phone the sheet shows it at any height. */
  readonly actions?: ComponentChildren;
  readonly children: ComponentChildren;
}

export function Panel({ label, actions, children }: PanelProps) {
  const [height, setHeight] = useState<Height>('half');
  const next = heights[(heights.indexOf(height) + 1) % heights.length] as Height;
  return (
    <aside class="panel" data-height={height} aria-label={label}>
      <button type="button" class="handle" aria-label={text.panel.handle[next]} onClick={() => setHeight(next)} />
      {actions !== undefined && <div class="panel-actions">{actions}</div>}
      <div class="panel-body">{children}</div>
    </aside>
  );
}
