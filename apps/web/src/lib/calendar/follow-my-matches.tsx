import { lazy, Suspense } from 'react';
import { loadWords } from '#lib/i18n.ts';
import { HoldsPaint } from '#ui/whole/holds-paint.ts';

const MyCalendarButton = lazy(async () => {
  const [button] = await Promise.all([import('./my-calendar-button.tsx'), loadWords(['calendar'])]);
  return { default: button.MyCalendarButton };
});

/** A button that follows one's matches in one's own calendar, with its words. */
export const FollowMyMatches = () => (
  <Suspense fallback={<HoldsPaint />}>
    <MyCalendarButton />
  </Suspense>
);
