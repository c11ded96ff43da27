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
  mine: {
    title: 'In your calendar',
    hint: 'Your matches, and those of the people you look after, at their expected time, in your phone’s calendar.',
    make: 'Make the address',
    secret: 'Copy or open it now: it is not shown again',
    secretHint:
      'Whoever has this address sees when and where you play. Do not share it; if it gets out, renew it.',
    since: 'You have had an address since {{when}}.',
    read: 'A calendar last read it on {{when}}.',
    unread: 'No calendar has read it yet.',
    renew: 'Renew',
    renewTitle: 'Renew the address?',
    renewHint: 'The present one stops working, and each calendar has to subscribe to the new one.',
    end: 'Remove',
    endTitle: 'Remove the address?',
    endHint: 'The calendars that read it are no longer kept up to date.',
    ended: 'The address is no longer valid',
  },
} as const;
