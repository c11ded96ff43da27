import { type ComponentProps, lazy, Suspense } from 'react';
import { loadWords } from '#lib/i18n.ts';
import { HoldsPaint } from '#ui/whole/holds-paint.ts';

const CalendarButton = lazy(async () => {
  const [button] = await Promise.all([import('./calendar-button.tsx'), loadWords(['calendar'])]);
  return { default: button.CalendarButton };
});

/** A button that adds a public calendar to one's own, with its words. */
export const AddToCalendar = (props: ComponentProps<typeof CalendarButton>) => (
  <Suspense fallback={<HoldsPaint />}>
    <CalendarButton {...props} />
  </Suspense>
);
