import type { MailKind, MailText } from '../api.ts';

/** The server's mails. */
export const mails = {
  verifyEmail: {
    subject: 'Verify your email for {{installation}}',
    body: 'Hello {{name}},\n\nOpen this link and type your password to verify your email:\n\n{{link}}\n\nIt is good for three days. If you have not created an account at {{installation}}, there is nothing you need to do.\n',
  },
  alreadyRegistered: {
    subject: 'You already have an account at {{installation}}',
    body: 'Hello {{name}},\n\nSomeone tried to create an account at {{installation}} with this email, which already has one. If it was you, log in with it or change the password:\n\n{{link}}\n\nIf it was not you, there is nothing you need to do.\n',
  },
  recover: {
    subject: '{{code}} is your code to change the password',
    body: 'Hello {{name}},\n\nYour code to change your password at {{installation}} is:\n\n{{code}}\n\nYou can open this link as well:\n\n{{link}}\n\nThey are good for an hour. If you did not ask for them, there is nothing you need to do: your password is still the same.\n',
  },
  placeFreed: {
    subject: 'You now have a place in {{open}}',
    body: 'Hello {{name}},\n\nA place in {{open}} has become free and it is yours: you are no longer on the waiting list.\n\n{{link}}\n',
  },
  placeTaken: {
    subject: '{{player}} plays {{phase}} in {{open}}',
    body: 'Hello {{name}},\n\n{{left}} has withdrawn from {{open}}, and {{player}} takes the place in this stage: {{phase}}. See when and against whom:\n\n{{link}}\n',
  },
  openCanceled: {
    subject: '{{open}} has been cancelled',
    body: 'Hello {{name}},\n\nThe open {{open}}, in which you were registered, has been cancelled. {{organiser}} writes:\n\n“{{reason}}”\n\n{{link}}\n',
  },
  openCanceledPlainly: {
    subject: '{{open}} has been cancelled',
    body: 'Hello {{name}},\n\nThe open {{open}}, in which you or somebody you look after was registered, has been cancelled. The reason is on its page:\n\n{{link}}\n',
  },
  enrolledByOther: {
    subject: '{{player}} is registered in {{open}}',
    body: 'Hello {{name}},\n\n{{player}} is in {{open}}, which starts on {{day}}: somebody else made the registration and says to have your consent. This page shows who organises it and withdraws with one tap, no need to log in:\n\n{{link}}\n\nIf that is fine with you, you need not do anything.\n',
  },
  enrolledSeveral: {
    subject: 'Registrations for {{open}}',
    body: 'Hello, {{name}}:\n\nThese players are in {{open}}, which starts on {{day}}:\n\n{{players}}\n\nSomebody else registered them and says they have their consent. Log in to see who organises it, or to withdraw anyone:\n\n{{link}}\n\nIf that is fine, there is nothing to do.\n',
  },
  invitedToPlay: {
    subject: 'Invitation to play {{open}}',
    body: 'Hello {{name}},\n\n{{player}} is invited to play {{open}}, which starts on {{day}}. Nobody is registered until you accept. Have a look and answer, no need to log in:\n\n{{link}}\n\nIf you are not interested, you need not do anything. Do not share this link: it answers in your name.\n',
  },
  invitedToAnOpen: {
    subject: 'Invitation to play a table-tennis open',
    body: 'Hello {{name}},\n\n{{player}} is invited to play a table-tennis open that starts on {{day}}. Nobody is registered until you accept. See which one and answer, no need to log in:\n\n{{link}}\n\nIf you are not interested, you need not do anything. Do not share this link: it answers in your name.\n',
  },
  invitedSeveral: {
    subject: 'Invitations to play a table-tennis open',
    body: 'Hello, {{name}}:\n\nThese players are invited to a table-tennis open that starts on {{day}}:\n\n{{players}}\n\nNobody is registered until you accept. Log in to see which open it is and to answer:\n\n{{link}}\n\nIf you are not interested, there is nothing to do.\n',
  },
  invited: {
    subject: 'You have an invitation on {{installation}}',
    body: 'Hello {{name}},\n\n“{{inviter}}” invites you to look after “{{what}}” on {{installation}} together. Both names were written by the person inviting you. Open this link to accept:\n\n{{link}}\n\nIf you would rather not, there is nothing you need to do. Do not share this link: it accepts the invitation.\n',
    plain:
      'Hello {{name}},\n\nSomebody invites you to look after an open or a venue on {{installation}} together. Open this link to see which one and who invites you, and accept if you like:\n\n{{link}}\n\nIf you would rather not, there is nothing you need to do. Do not share this link: it accepts the invitation.\n',
  },
  placeAsked: {
    subject: 'An open asks for a place in {{edition}}',
    body: 'Hello, {{name}}:\n\n{{organiser}} asks for {{open}} to be an open of {{edition}}. Accept or refuse it on the page of the edition:\n\n{{link}}\n',
    plain:
      'Hello, {{name}}:\n\nAn open asks for a place in an edition of your circuit. Accept or refuse it on the page of the edition:\n\n{{link}}\n',
  },
  placeAccepted: {
    subject: '{{open}} is in {{edition}}',
    body: 'Hello, {{name}}:\n\n{{open}} has a place in {{edition}}: its results will count for the ranking.\n\n{{link}}\n',
  },
  placeRefused: {
    subject: '{{open}} has no place in {{edition}}',
    body: 'Hello, {{name}}:\n\nThe circuit has not accepted {{open}} in {{edition}}. The open goes ahead without counting for its ranking.\n\n{{link}}\n',
  },
  placeRefusedBecause: {
    subject: '{{open}} has no place in {{edition}}',
    body: 'Hello, {{name}}:\n\nThe circuit has not accepted {{open}} in {{edition}}, for this reason:\n\n“{{reason}}”\n\nThe open goes ahead without counting for its ranking.\n\n{{link}}\n',
  },
  profileClaimed: {
    subject: 'Someone says that a profile you administer is theirs',
    body: 'Hello {{name}},\n\n“{{claimant}}” says that the profile of {{player}}, which you administer, is theirs. They chose that name themselves. Log in to decide:\n\n{{link}}\n',
    plain:
      'Hello {{name}},\n\nSomebody says that a profile you administer is theirs. Log in to see who and which one, and decide:\n\n{{link}}\n',
  },
  profileHandedOver: {
    subject: '{{player}}’s profile is yours now',
    body: 'Hello {{name}},\n\nThe profile of {{player}}, with its results, is in your account now.\n\n{{link}}\n',
  },
  profileOffered: {
    subject: 'Your player profile is waiting',
    body: 'Hello, {{name}}:\n\n“{{inviter}}” wants to pass the profile of {{player}}, with its results, to your account. Those names were chosen by the person inviting you. Log in to accept or decline:\n\n{{link}}\n',
    plain:
      'Hello {{name}},\n\nSomebody wants to pass a player profile, with its results, to your account. Log in to see which one, and accept or decline:\n\n{{link}}\n',
  },
  guardianInvited: {
    subject: 'You are asked to look after a player profile',
    body: 'Hello, {{name}}:\n\n“{{inviter}}” asks you to look after the profile of {{player}} as a parent or guardian. Those names were chosen by the person inviting you. Log in to accept, with your consent, or decline:\n\n{{link}}\n',
    plain:
      'Hello {{name}},\n\nSomebody asks you to look after a player profile as a parent or guardian. Log in to see which one, and accept, with your consent, or decline:\n\n{{link}}\n',
  },
  venueContactErased: {
    subject: 'A contact of {{venue}} is gone',
    body: 'Hello {{name}},\n\nSomebody has erased their account, and a contact of the venue “{{venue}}” with their name and phone was removed. If it was somebody else’s, you can enter it again:\n\n{{link}}\n',
  },
  handedOver: {
    subject: 'Something in {{installation}} is now yours to look after',
    body: 'Hello {{name}},\n\nAn account has been erased, and what it looked after passes to you:\n\nPlayers with nobody to look after them: {{players}}\nOpens: {{opens}}\nVenues: {{venues}}\n\nSee what they are and what you can do:\n\n{{link}}\n',
  },
  administratorAdded: {
    subject: 'One more person looks after {{player}}’s profile',
    body: 'Hello, {{name}}:\n\nAnother person now looks after {{player}}’s profile as a parent or guardian. This page shows who it is and who else looks after it. If it is a mistake, their access can be ended there within seven days:\n\n{{link}}\n',
  },
  ageChanged: {
    subject: '{{player}}’s age has changed',
    body: 'Hello, {{name}}:\n\n{{player}}’s date of birth has changed, and with it what others see of the profile. Check that it is right:\n\n{{link}}\n',
  },
  contactChanged: {
    subject: '{{player}}’s details have changed',
    body: 'Hello, {{name}}:\n\n{{player}}’s name or contact phone, which the organisers of their opens ring, has changed. Check that it is right:\n\n{{link}}\n',
  },
  profileTaken: {
    subject: '{{player}}’s profile is in their account now',
    body: 'Hello, {{name}}:\n\nSomebody has accepted the offer they were sent and now has {{player}}’s profile in their account. This page shows who looks after it:\n\n{{link}}\n',
  },
  accessEnded: {
    subject: 'You no longer look after {{player}}’s profile',
    body: 'Hello, {{name}}:\n\nYou no longer look after {{player}}’s profile: somebody entitled to decide so ended your access. The other profiles you look after are still on this page:\n\n{{link}}\n',
  },
} as const satisfies Record<MailKind, MailText>;
