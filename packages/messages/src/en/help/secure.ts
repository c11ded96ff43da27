import type { Translated } from '../../translated.ts';
import type { secure as original } from '../../es/help/secure.ts';

export const secure: Translated<typeof original> = {
  title: 'Secure connection',
  hint: 'So that your phone opens Topspin offline and keeps the screen on while you umpire.',
  already: 'This connection is already secure: there is nothing to do.',
  none: 'This server only offers http. The person who runs it can turn the secure connection on by starting it with HTTPS=1.',
  download: {
    title: '1. Download the certificate',
    body: 'It belongs to this Topspin installation and is only valid for addresses of local networks. Check its fingerprint in the next step.',
    action: 'Download the certificate',
  },
  compare: {
    title: '2. Compare the fingerprint',
    body: 'This is the SHA-256 fingerprint of the certificate. Before you trust it, compare it with the one shown by the computer serving Topspin when it starts: if it is not the same, stop here. An iPhone shows it in the details before you install the certificate; Android shows it afterwards, under trusted credentials.',
  },
  android: {
    title: '3. Install it on Android',
    one: 'Open Settings and search for “certificate”.',
    two: 'Choose “Install a certificate”, then “CA certificate”; Android warns you: carry on.',
    three: 'Choose the file topspin.crt that you downloaded.',
  },
  ios: {
    title: '3. Install it on an iPhone or iPad',
    one: 'Download it with Safari and allow the profile.',
    two: 'In Settings, tap “Profile Downloaded” and “Install”.',
    three: 'In Settings › General › About › Certificate Trust Settings, turn on trust for Topspin.',
  },
  open: {
    title: '4. Open the secure address',
    body: 'To the browser it is another address: log in again, and add it to your home screen.',
  },
};
