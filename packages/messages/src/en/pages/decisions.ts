import type { decisions as original } from '../../es/pages/decisions.ts';
import type { Translated } from '../../translated.ts';

export const decisions = {
  title: 'Waiting for your answer',
  invitation: {
    play: 'Invitation to play in {{name}}',
    open: 'Invitation to organise {{name}}',
    venue: 'Invitation to look after the venue {{name}}',
  },
  partners: {
    pending: '{{other}} invites {{player}} to play doubles in {{open}}',
    declined: '{{other}} has declined to be {{player}}’s partner in {{open}}',
    left: '{{other}} has withdrawn from {{open}}: {{player}} is without a partner',
    parted: 'The organisers of {{open}} have parted {{player}} and {{other}}',
    ended: '{{other}} has ended the pair with {{player}} in {{open}}',
    answer: 'See and answer',
    search: 'Find another partner',
  },
  invitedBy: '{{by}} invites you',
  accept: 'Accept',
  decline: 'Decline',
  accepted: { open: 'You organise {{name}}', venue: 'You look after the venue {{name}}' },
  declined: 'You have declined the invitation to {{name}}',
  declinedOnes: { title: 'Invitations you declined', accept: 'Accept after all' },
  page: {
    open: 'You will be able to edit the open, register players, make the draw and enter results. Only the person who created it can delete it or remove other organisers. You can stop whenever you like.',
    venue:
      'You will be able to edit the venue’s details and its tables. Only the person who created it can delete it or change who looks after it. You can stop whenever you like.',
    go: { open: 'Go to the open', venue: 'Go to the venue' },
    none: 'There is no invitation for you here',
    noneHint:
      'You are logged in as {{email}}. If the invitation went to another address, log in with that account. You may also have answered it already, or it may have been withdrawn.',
    otherAccount: 'Log in with another account',
  },
  handedOver: {
    title: 'Now yours to look after',
    hint: 'The account that looked after it was erased.',
    player:
      'Nobody else looks after this profile. Invite a parent or guardian, or erase it if you cannot find one.',
    open: 'Open: you are now its organiser',
    venue: 'Venue: you now look after it',
    since: 'Since {{day}}',
    erase: 'Erase the profile',
    eraseTitle: 'Erase the profile of {{name}}?',
    eraseBody:
      'The name, data and consents are erased, and the player is withdrawn from opens that are not over. Results stay as those of a deleted player. This cannot be undone.',
    eraseConfirm: 'Erase forever',
    erased: 'The profile of {{name}} has been erased',
    seen: 'Opens and venues seen',
    seenDone: 'Seen: they stay in your opens and venues',
  },
  claim: {
    text: '{{who}} says that the profile of {{player}} is theirs',
    since: 'Account since {{date}}',
    verified: 'email verified',
    inCommon: 'Opens in common: {{opens}}',
    hand: 'Hand over the profile',
    reject: 'It is not theirs',
    handTitle: 'Hand over the profile of {{player}}?',
    handBody:
      'The profile moves to the account of {{who}}, with its results and its rating. You will still look after it. This cannot be undone.',
    rejectTitle: 'Turn down the request from {{who}}?',
    rejectBody: 'The profile of {{player}} stays as it is. {{who}} can ask again after 30 days.',
    keepsPhone: 'Keep the contact phone in the profile',
    handDone: 'The profile of {{player}} now belongs to {{who}}',
    rejectDone: 'Request from {{who}} turned down',
  },
  mine: {
    question: 'Is this you?',
    hint: 'Somebody else created this profile. If it is yours, ask for it: the person who looks after it is notified and decides. If they agree, it moves to your account with its results and its rating.',
    claim: 'This is me',
    sent: 'Request sent to the person who looks after the profile',
    pending: 'You have asked for this profile',
    pendingHint:
      'The person who looks after it has yet to decide. If they hand it over, it will appear in your account.',
    withdraw: 'Withdraw the request',
    withdrawn: 'Request withdrawn',
  },
} as const satisfies Translated<typeof original>;
