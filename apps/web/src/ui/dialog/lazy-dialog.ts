import { type ComponentType, createElement, lazy, Suspense } from 'react';

/** A dialog whose code is loaded when it is opened: nothing is shown until then. */
export function lazyDialog<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Dialog: ComponentType<Props> = lazy(async () => ({ default: await load() }));
  return (props) => createElement(Suspense, null, createElement(Dialog, props));
}
