// Components whose code is loaded when they are first shown.

import { signal } from '@preact/signals';
import type { ComponentChildren, ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';
import * as text from '../text/en.ts';

/**
 * A component that stands for one whose code is not there yet.
 *
 * @param load where the code comes from; asked again with the next showing if it did not come
 * @param instead stands there meanwhile
 */
export function later<P extends object>(
  load: () => Promise<ComponentType<P>>,
  instead: ComponentChildren = null,
): ComponentType<P> {
  const arrived = signal<ComponentType<P> | null>(null);
  const isLost = signal(false);
  let isComing = false;
  const fetchIt = async (): Promise<void> => {
    if (isComing) return;
    isComing = true;
    isLost.value = false;
    try {
      arrived.value = await load();
    } catch {
      isComing = false;
      isLost.value = true;
    }
  };
  return function Later(props: P) {
    const { value: Part } = arrived;
    useEffect(() => void fetchIt(), []);
    if (Part !== null) return <Part {...props} />;
    return isLost.value ? <p role="alert">{text.notLoaded}</p> : instead;
  };
}
