import type { Translated } from '../../translated.ts';
import type { secure as original } from '../../es/help/secure.ts';

export const secure: Translated<typeof original> = {
  title: 'Secure connection',
  hint: 'So that your phone opens Topspin offline and keeps the screen on while you umpire.',
  already: 'This connection is already secure: there is nothing to do.',
  none: 'This server only offers http. The person who runs it can turn the secure connection on by starting it with HTTPS=1.',
  download: {
    title: '1. Download the certificate',
    body: 'It belongs to this Topspin installation and is only valid for addresses of local networks. Check it by its fingerprint, below.',
    action: 'Download the certificate',
  },
  android: {
    title: '2. Install it on Android',
    one: 'Open Settings and search for “certificate”.',
    two: 'Choose “Install a certificate”, then “CA certificate”; Android warns you: carry on.',
    three: 'Choose the file topspin.crt that you downloaded.',
  },
  ios: {
    title: '2. Install it on an iPhone or iPad',
    one: 'Download it with Safari and allow the profile.',
    two: 'In Settings, tap “Profile Downloaded” and “Install”.',
    three: 'In Settings › General › About › Certificate Trust Settings, turn on trust for Topspin.',
  },
  compare: {
    title: '3. Compare the fingerprint',
    body: 'The SHA-256 fingerprint your phone shows in the details of the certificate must be this one, the same that the computer serving Topspin shows when it starts. If it is not, do not trust the certificate.',
  },
  open: {
    title: '4. Open the secure address',
    body: 'To the browser it is another address: log in again, and add it to your home screen.',
  },
};
