/** Opens, seasons and matches in the calendar of a phone. */
export const calendar = {
  add: 'Add to calendar',
  subscribe: 'Subscribe',
  subscribeHint:
    'Opens your calendar. It keeps itself up to date: changes and cancellations arrive by themselves.',
  copy: 'Copy the address',
  copyHint: 'For calendars that ask for it, such as Google’s.',
  copied: 'Address copied',
  save: 'Download the file',
  saveHint: 'As it is now: it is not kept up to date.',
} as const;
