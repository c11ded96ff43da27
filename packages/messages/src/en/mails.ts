import type { MailKind, MailText } from '../api.ts';

/** The server's mails. */
export const mails = {
  verifyEmail: {
    subject: 'Verify your email for {{installation}}',
    body: 'Hello {{name}},\n\nOpen this link and type your password to verify your email:\n\n{{link}}\n\nIt is valid for three days. If you did not create an account at {{installation}}, there is nothing you need to do.\n',
  },
  alreadyRegistered: {
    subject: 'You already have an account at {{installation}}',
    body: 'Hello {{name}},\n\nSomeone tried to create an account at {{installation}} with this email, which already has one. If it was you, log in with it or set a new password:\n\n{{link}}\n\nIf it was not you, there is nothing you need to do.\n',
  },
  recover: {
    subject: '{{code}} is your code to change your password',
    body: 'Hello {{name}},\n\nYour code to change your password at {{installation}} is:\n\n{{code}}\n\nOr open this link:\n\n{{link}}\n\nBoth are valid for an hour. If you did not ask for them, there is nothing you need to do: your password has not changed.\n',
  },
  placeFreed: {
    subject: 'You now have a place in {{open}}',
    body: 'Hello {{name}},\n\nA place has come free in {{open}} and it is yours: you are no longer on the waiting list.\n\n{{link}}\n',
  },
  placeTaken: {
    subject: '{{player}} has a place in {{open}}: {{phase}}',
    body: 'Hello {{name}},\n\n{{left}} has withdrawn from {{open}}, and {{player}} takes their place in this stage: {{phase}}. See when the next match is, and against whom:\n\n{{link}}\n',
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
    body: 'Hello {{name}},\n\n{{player}} is in {{open}}, which starts on {{day}}: somebody else registered them, and says they had consent. This page shows who organises the open, and lets you confirm the registration or withdraw with one tap, without logging in:\n\n{{link}}\n\nIf all is well, there is nothing you need to do.\n',
  },
  enrolledSeveral: {
    subject: 'Registrations for {{open}}',
    body: 'Hello {{name}},\n\nThese players are in {{open}}, which starts on {{day}}:\n\n{{players}}\n\nSomebody else registered them, and says they had consent. Log in to see who organises the open, or to withdraw any of them:\n\n{{link}}\n\nIf all is well, there is nothing you need to do.\n',
  },
  removedByOther: {
    subject: '{{player}} is no longer in {{open}}',
    body: 'Hello {{name}},\n\n{{organiser}} removed {{player}} from {{open}}, which starts on {{day}}. The organisers had made the registration. Your management page shows who it was:\n\n{{link}}\n',
  },
  organiserWrote: {
    subject: 'Message about {{player}} in {{open}}',
    body: 'Hello {{name}},\n\n{{organiser}}, who organises {{open}}, writes about {{player}}:\n\n“{{message}}”\n\nYour phone is not shown to them until you confirm the registration. This page lets you confirm it, or withdraw {{player}}, without logging in:\n\n{{link}}\n',
  },
  invitedToPlay: {
    subject: 'Invitation to play in {{open}}',
    body: 'Hello {{name}},\n\n{{player}} is invited to play in {{open}}, which starts on {{day}}. Nobody is registered until you accept. Have a look and answer, without logging in:\n\n{{link}}\n\nIf you are not interested, there is nothing you need to do. Do not share this link: anyone who has it can answer in your name.\n',
  },
  invitedToAnOpen: {
    subject: 'Invitation to play in a table-tennis open',
    body: 'Hello {{name}},\n\n{{player}} is invited to play in a table-tennis open that starts on {{day}}. Nobody is registered until you accept. See which one it is and answer, without logging in:\n\n{{link}}\n\nIf you are not interested, there is nothing you need to do. Do not share this link: anyone who has it can answer in your name.\n',
  },
  partnerAsked: {
    subject: '{{partner}} invites {{player}} to play doubles in {{open}}',
    body: 'Hello {{name}},\n\n{{partner}} invites {{player}} to play the doubles of {{open}} as a pair. Log in to accept or decline the invitation:\n\n{{link}}\n\nIf you are not interested, there is nothing you need to do.\n',
  },
  partnerAskedPlainly: {
    subject: 'Invitation to play doubles',
    body: 'Hello {{name}},\n\nThere is an invitation to play a doubles open as a pair. Log in to see who sent it and for which open, and to answer:\n\n{{link}}\n\nIf you are not interested, there is nothing you need to do.\n',
  },
  pairMade: {
    subject: '{{player}} and {{partner}} are a pair in {{open}}',
    body: 'Hello {{name}},\n\n{{partner}} has accepted the invitation: {{player}} and {{partner}} play {{open}} as a pair.\n\n{{link}}\n',
  },
  pairWaits: {
    subject: '{{player}} and {{partner}} are waiting for places in {{open}}',
    body: 'Hello {{name}},\n\n{{partner}} has accepted the invitation: {{player}} and {{partner}} are a pair in {{open}}. There is no room for both at the moment, so the pair is on the waiting list, in the turn of whoever registered first, and gets in together as soon as there is.\n\n{{link}}\n',
  },
  partnerDeclined: {
    subject: '{{partner}} will not play with {{player}} in {{open}}',
    body: 'Hello {{name}},\n\n{{partner}} has declined the invitation to play {{open}} as a pair. {{player}} can invite somebody else:\n\n{{link}}\n',
  },
  partnerLeft: {
    subject: '{{player}} is without a partner in {{open}}',
    body: 'Hello {{name}},\n\n{{partner}} and {{player}} are no longer a pair in {{open}}. {{player}} can find another partner until they are in the draw:\n\n{{link}}\n',
  },
  partnerGone: {
    subject: '{{player}} is without a partner in {{open}}',
    body: 'Hello {{name}},\n\n{{player}} no longer has a partner in {{open}}. Another one can be found until they are in the draw:\n\n{{link}}\n',
  },
  invitedSeveral: {
    subject: 'Invitations to play in a table-tennis open',
    body: 'Hello {{name}},\n\nThese players are invited to play in a table-tennis open that starts on {{day}}:\n\n{{players}}\n\nNobody is registered until you accept. Log in to see which open it is and to answer:\n\n{{link}}\n\nIf you are not interested, there is nothing you need to do.\n',
  },
  invited: {
    subject: 'You have an invitation on {{installation}}',
    body: 'Hello {{name}},\n\n“{{inviter}}” invites you to help look after “{{what}}” on {{installation}}. Both names were written by the person inviting you. Open this link to accept:\n\n{{link}}\n\nIf you would rather not, there is nothing you need to do. Do not share this link: anyone who has it can accept the invitation.\n',
    plain:
      'Hello {{name}},\n\nSomebody invites you to help look after an open or a venue on {{installation}}. Open this link to see which one and who invites you, and accept if you like:\n\n{{link}}\n\nIf you would rather not, there is nothing you need to do. Do not share this link: anyone who has it can accept the invitation.\n',
  },
  invitedToRounds: {
    subject: 'You are invited to organise opens on {{installation}}',
    body: 'Hello {{name}},\n\n“{{inviter}}” invites you to help organise these opens on {{installation}}:\n\n{{what}}\n\nAll names were written by the person inviting you. Log in to accept, each one separately:\n\n{{link}}\n\nIf you would rather not, there is nothing you need to do.\n',
    plain:
      'Hello {{name}},\n\nSomebody invites you to help organise several opens on {{installation}}. Log in to see which ones and who invites you, and accept those you like:\n\n{{link}}\n\nIf you would rather not, there is nothing you need to do.\n',
  },
  placeAsked: {
    subject: 'An open asks for a place in {{edition}}',
    body: 'Hello {{name}},\n\n{{organiser}} would like {{open}} to be part of {{edition}}. Accept or refuse it on the page of the edition:\n\n{{link}}\n',
    plain:
      'Hello {{name}},\n\nAn open asks for a place in an edition of your circuit. Accept or refuse it on the page of the edition:\n\n{{link}}\n',
  },
  placeAccepted: {
    subject: '{{open}} is in {{edition}}',
    body: 'Hello {{name}},\n\n{{open}} has a place in {{edition}}: its results will count for the ranking.\n\n{{link}}\n',
  },
  placeRefused: {
    subject: '{{open}} has no place in {{edition}}',
    body: 'Hello {{name}},\n\nThe circuit has not accepted {{open}} in {{edition}}. The open goes ahead without counting for its ranking.\n\n{{link}}\n',
  },
  placeRefusedBecause: {
    subject: '{{open}} has no place in {{edition}}',
    body: 'Hello {{name}},\n\nThe circuit has not accepted {{open}} in {{edition}}, for this reason:\n\n“{{reason}}”\n\nThe open goes ahead without counting for its ranking.\n\n{{link}}\n',
  },
  placeEnded: {
    subject: '{{open}} is no longer in {{edition}}',
    body: 'Hello {{name}},\n\nThe circuit has taken {{open}} out of {{edition}}. The open goes ahead; its results no longer count for that ranking. If you think this is a mistake, talk to those who manage the circuit or ask for a place again:\n\n{{link}}\n',
  },
  placedOpenChanged: {
    subject: '{{open}}, in {{edition}}, has changed',
    body: 'Hello {{name}},\n\n{{organiser}} has changed {{open}}, which has a place in {{edition}}: its name, dates, venue or who may enter. Please check it; if it no longer fits, you can take it out of the edition:\n\n{{link}}\n',
    plain:
      'Hello {{name}},\n\nAn open that has a place in an edition of your circuit has changed: its name, dates, venue or who may enter. Please check it; if it no longer fits, you can take it out of the edition:\n\n{{link}}\n',
  },
  profileClaimed: {
    subject: 'Somebody says that a profile you look after is theirs',
    body: 'Hello {{name}},\n\n“{{claimant}}” says that the profile of {{player}}, which you look after, is theirs. They chose that name themselves. Log in to decide:\n\n{{link}}\n',
    plain:
      'Hello {{name}},\n\nSomebody says that a profile you look after is theirs. Log in to see who it is and which profile, and to decide:\n\n{{link}}\n',
  },
  profileHandedOver: {
    subject: '{{player}}’s profile is yours now',
    body: 'Hello {{name}},\n\nThe profile of {{player}} is now in your account, with its results.\n\n{{link}}\n',
  },
  profileOffered: {
    subject: 'Your player profile is waiting',
    body: 'Hello {{name}},\n\n“{{inviter}}” wants to hand over the profile of {{player}}, with its results, to your account. Those names were chosen by the person inviting you. Log in to accept or decline:\n\n{{link}}\n',
    plain:
      'Hello {{name}},\n\nSomebody wants to hand over a player profile, with its results, to your account. Log in to see which one it is, and accept or decline:\n\n{{link}}\n',
  },
  guardianInvited: {
    subject: 'You have been asked to look after a player profile',
    body: 'Hello {{name}},\n\n“{{inviter}}” asks you to look after the profile of {{player}} as a parent or guardian. Those names were chosen by the person inviting you. Log in to accept, with your consent, or decline:\n\n{{link}}\n',
    plain:
      'Hello {{name}},\n\nSomebody asks you to look after a player profile as a parent or guardian. Log in to see which one it is, and accept, with your consent, or decline:\n\n{{link}}\n',
  },
  venueContactErased: {
    subject: 'A contact of {{venue}} has been removed',
    body: 'Hello {{name}},\n\nSomebody has erased their account, so a contact of the venue “{{venue}}” with their name and phone has been removed. If it was somebody else’s, you can add it again:\n\n{{link}}\n',
  },
  handedOver: {
    subject: 'You have something new to look after on {{installation}}',
    body: 'Hello {{name}},\n\nAn account has been erased, and what it looked after is now yours to look after:\n\nPlayers with nobody else to look after them: {{players}}\nOpens: {{opens}}\nVenues: {{venues}}\n\nSee what they are and what you can do:\n\n{{link}}\n',
  },
  administratorAdded: {
    subject: 'One more person looks after {{player}}’s profile',
    body: 'Hello {{name}},\n\nAnother person now looks after {{player}}’s profile as a parent or guardian. This page shows who it is and who else looks after it. If it is a mistake, you can end their access there within seven days:\n\n{{link}}\n',
  },
  ageChanged: {
    subject: '{{player}}’s date of birth has changed',
    body: 'Hello {{name}},\n\n{{player}}’s date of birth has changed, and so has what others can see of the profile. Check that it is right:\n\n{{link}}\n',
  },
  contactChanged: {
    subject: '{{player}}’s details have changed',
    body: 'Hello {{name}},\n\n{{player}}’s name has changed, or the phone number on which organisers contact them. Check that it is right:\n\n{{link}}\n',
  },
  profileTaken: {
    subject: '{{player}}’s profile is now in their own account',
    body: 'Hello {{name}},\n\nSomebody has accepted the offer they were sent, and {{player}}’s profile is now in their account. This page shows who looks after it:\n\n{{link}}\n',
  },
  accessEnded: {
    subject: 'You no longer look after {{player}}’s profile',
    body: 'Hello {{name}},\n\nYou no longer look after {{player}}’s profile: somebody entitled to decide has ended your access. The other profiles you look after are still on this page:\n\n{{link}}\n',
  },
} as const satisfies Record<MailKind, MailText>;
