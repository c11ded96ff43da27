import type { terms as original } from '../../es/help/terms.ts';
import type { Translated } from '../../translated.ts';

export const terms = {
  title: 'Terms and conditions',
  updated: 'Version 2, in force since 22 November 2026',
  sections: {
    what: {
      title: 'What this service is',
      body: 'Topspin is for organising table-tennis tournaments, entering them, keeping the score and maintaining a ranking. It is offered by whoever administers this installation: a club, a federation or an organiser. That body is responsible for the service and for your data.',
    },
    account: {
      title: 'Your account',
      body: 'The account is personal. Give true details, keep your password to yourself and say so if you think somebody else is using it. You can close the account whenever you like from your profile.',
    },
    player: {
      title: 'Player profile and registrations',
      body: 'To enter a tournament you need a player profile. If you register somebody else you declare that you have their consent, or their guardian’s if they are under 14; we keep who confirmed it, when, and how you are related. A registration is a commitment to turn up: whoever cannot come should withdraw before reception closes.',
    },
    organisers: {
      title: 'Organising tournaments and venues',
      body: 'Whoever creates a tournament or a venue declares that they may do so, that what they publish is true, and that those who administer it with them agree. The phone numbers an organiser sees may be used for that tournament alone.',
    },
    results: {
      title: 'Results and ranking',
      body: 'Results are public to those who use this installation and, where the organiser allows it, to anybody with the link of the tournament. The rules of the ITTF apply. A wrong result is put right by telling the organiser, and the ranking is worked out again.',
    },
    privacy: {
      title: 'What data we keep, and what for',
      body: 'We keep your name, your email, your date of birth, your phone if you give it, your registrations and your results, only so that tournaments work. Others see your age category, never the date. Your phone is seen only by the organisers of your tournaments, unless you choose otherwise. Functional diversity is kept only with your explicit consent. There is no advertising, and no data is passed on to third parties. Mails we send you are deleted after 30 days, ended sessions and refused attempts after 90, and the log of what was done after three years.',
    },
    rights: {
      title: 'Your rights',
      body: 'You can see, correct, download and erase your data from your profile, or by asking whoever administers the installation. When an account is erased its results stay under “Deleted player”, because they belong to your opponents too. If you think your data is not treated properly, you can complain to the Spanish Data Protection Agency.',
    },
    conduct: {
      title: 'Fair play',
      body: 'Falsifying results, passing for somebody else, harassing anyone and trying to get in where you do not belong are not allowed. The organiser may withdraw a registration, and the administration close an account, giving the reason.',
    },
    changes: {
      title: 'Changes to these terms',
      body: 'If they change, we publish the new version here, with the date it takes effect. If you do not agree, you can erase your account. Spanish law applies.',
    },
  },
} as const satisfies Translated<typeof original>;
