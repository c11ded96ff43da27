import type { terms as original } from '../../es/help/terms.ts';
import type { Translated } from '../../translated.ts';

export const terms = {
  title: 'Terms and conditions',
  updated: 'Version 2, in force since 22 November 2026',
  sections: {
    what: {
      title: 'What this service is',
      body: 'Topspin is for organising table-tennis opens, registering for them, keeping score and maintaining a ranking. It is provided by the body that runs this installation: a club, a federation or an organiser. That body is responsible for the service and for your data.',
    },
    account: {
      title: 'Your account',
      body: 'The account is personal. Give true details, keep your password to yourself and let us know if you think somebody else is using it. You can close the account whenever you like from your profile.',
    },
    player: {
      title: 'Player profile and registrations',
      body: 'To register for an open you need a player profile. If you register somebody else you declare that you have their consent, or their guardian’s if they are under 14; we keep a record of who confirmed it, when, and how you are related. A registration is a commitment to turn up: anyone who cannot come must withdraw before reception closes.',
    },
    organisers: {
      title: 'Organising opens and venues',
      body: 'Anyone who creates an open or a venue declares that they may do so, that what they publish is true, and that those who manage it with them agree. The phone numbers an organiser sees may be used for that open alone.',
    },
    results: {
      title: 'Results and ranking',
      body: 'Results are visible to everyone who uses this installation and, where the organiser allows it, to anyone with the link to the open. ITTF rules apply. To have a wrong result corrected, let the organiser know; the ranking is then recalculated.',
    },
    privacy: {
      title: 'What data we keep, and what for',
      body: 'We keep your name, your email, your date of birth, your phone if you give it, your registrations and your results, only so that opens can be run. Others see your age category, never the date. Your phone is seen only by the organisers of your opens, unless you choose otherwise. Functional diversity is kept only with your explicit consent, and who takes part in an open for people with functional diversity is seen by its organisers and by those registered in it, or who look after them, alone. Organisers of other opens in the same hall on the same day are told that somebody is in another match, but not which one. If you turn on notifications on a device we keep, until you log out there, the address given by its browser’s push service, which delivers them encrypted. There is no advertising, and no data is passed on to third parties. The emails and notifications we send you, and the names of people who umpire with a QR code and no account, are deleted after 30 days, ended sessions and refused attempts after 90, and the log of what was done after three years. If an open takes its participants from click-TT, their years of birth and licences go back there with the results, and are deleted here 90 days later.',
    },
    maps: {
      title: 'Maps and photos of venues',
      body: 'Nobody is asked for a map until you open it; your browser then asks the service named below the map, which sees your IP address and the area you look at. Addresses you search for are looked up by this installation on your behalf. Anyone who uploads a photo declares that they may publish it; its position and the data of the camera are removed. If you are in a photo and do not want to be, ask those who manage the venue: photos that were removed are deleted after 90 days.',
    },
    rights: {
      title: 'Your rights',
      body: 'You can see, correct, download and erase your data from your profile, or by asking the admins of the installation. As a parent or guardian you can do the same with the data of the children you look after, and withdraw your consent whenever you like, from their profile: it is then erased, and what was done before remains valid. If another parent or guardian looks after that profile too, it is for both of you to decide. When you erase your account its results stay as those of a deleted player, because they are your opponents’ too. If you think your data is not being handled properly, you can complain to the Spanish Data Protection Agency.',
    },
    conduct: {
      title: 'Fair play',
      body: 'You may not falsify results, impersonate anyone, harass anyone or try to get in where you do not belong. The organisers may withdraw a registration, and the admins close an account, giving the reason.',
    },
    changes: {
      title: 'Changes to these terms',
      body: 'If they change, we publish the new version here, with the date it takes effect. If you do not agree, you can erase your account. Spanish law applies.',
    },
  },
} as const satisfies Translated<typeof original>;
