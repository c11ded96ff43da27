import type { ErrorCode } from '@topspin/contract';
import type { ErrorText } from '../api.ts';

/** The server's error messages. */
export const errors = {
  'request.malformed': { message: 'The request cannot be understood.' },
  'request.unknownApplication': { message: 'The request comes from an unknown application.' },
  'request.unknownFilter': { message: 'You cannot filter, search or sort by {{field}}.' },
  'request.pageTooDeep': { message: 'After the first {{most}} rows, page on with “cursor”.' },
  'request.tooManyWrites': {
    message: 'You have made too many changes in a minute.',
    hint: 'Try again in {{seconds}} seconds.',
  },
  'request.tooManyMessages': {
    message: 'You have written too many messages.',
    hint: 'You can write three times a day about each registration, and twenty times an hour in all.',
  },
  'request.rangeNotSatisfiable': { message: 'The file does not have that part.' },
  'request.timeout': { message: 'The request took too long to arrive.' },
  'request.tooLarge': { message: 'The request is too large.' },
  'request.invalid': { message: 'Some fields need correcting.', hint: 'Check the marked fields.' },
  'request.notFound': { message: 'Not found' },
  'request.methodNotAllowed': { message: 'This address does not allow that operation.' },
  'request.unsupportedMediaType': { message: 'This type of content is not supported.' },
  'request.tooMany': { message: 'Too many attempts.', hint: 'Wait a moment and try again.' },
  'request.idempotencyKeyReused': { message: 'This was already sent with different data.' },
  'request.inProgress': { message: 'This is still being done.', hint: 'Wait a moment.' },
  'request.versionRequired': { message: 'Say which version you are changing.' },
  'request.staleVersion': {
    message: 'Someone has changed this in the meantime.',
    hint: 'Load the new version and make your change again.',
  },
  'server.failed': { message: 'Something went wrong on the server.', hint: 'Try again in a moment.' },
  'server.overloaded': { message: 'The server is overloaded.', hint: 'Try again in a few seconds.' },
  'server.databaseAway': {
    message: 'The database is not responding.',
    hint: 'Try again in a few seconds.',
  },
  'server.diskFull': {
    message: 'The server’s disk is full.',
    hint: 'Nothing can be saved until there is room: let the admin of the server know.',
  },
  'server.readOnly': {
    message: 'The database is not accepting changes right now.',
    hint: 'Try again in a few seconds.',
  },
  'server.notReady': { message: 'The server is not ready yet.' },
  'auth.required': { message: 'Log in to continue.' },
  'auth.expired': { message: 'Your session has expired.', hint: 'Log in again.' },
  'auth.badCredentials': {
    message: 'Your identity could not be verified.',
    hint: 'Check your email and password. If it keeps happening, contact the admin.',
  },
  'auth.badApiKey': {
    message: 'Your identity could not be verified.',
    hint: 'Check the API key. If it keeps happening, contact the admin.',
  },
  'auth.badRefreshToken': { message: 'The session is no longer valid.', hint: 'Log in again.' },
  'auth.disabled': { message: 'This account is disabled.', hint: 'Contact the admin.' },
  'auth.forbidden': { message: 'You are not allowed to do this.' },
  'auth.emailNotVerified': {
    message: 'You need to verify your email first.',
    hint: 'Open the link we sent you.',
  },
  'auth.emailTaken': {
    message: 'The account could not be created.',
    hint: 'If you already have an account with this email, log in or set a new password.',
  },
  'auth.badCode': { message: 'The code is wrong or has expired.', hint: 'Ask for another code.' },
  'auth.badToken': { message: 'The link has expired or was already used.', hint: 'Ask for another link.' },
  'auth.wrongPassword': { message: 'The current password is wrong.' },
  'auth.setupCodeRequired': {
    message: 'The first account needs the setup code.',
    hint: 'It is shown in the server’s console when it starts.',
  },
  'auth.ownAccount': {
    message: 'You cannot do this to your own account.',
    hint: 'Use your profile, or ask another admin.',
  },
  'auth.lastAdmin': {
    message: 'This is the last admin account of the installation.',
    hint: 'Make somebody else an admin first.',
  },
  'request.tooMuchMade': {
    message: 'You have reached the limit of {{most}}.',
    hint: 'If you need more, contact the admin.',
  },
  'auth.tooManyKeys': {
    message: 'You already have {{most}} API keys, which is the maximum.',
    hint: 'Revoke one you no longer use.',
  },
  'push.notAccepted': {
    message: 'This browser cannot receive notifications from Topspin.',
    hint: 'It uses a push service that this installation does not know. Try another browser.',
  },
  'avatar.notAnImage': { message: 'The image cannot be read.', hint: 'Use a JPEG, PNG or WebP picture.' },
  'avatar.tooLarge': { message: 'The image is too large.', hint: 'The maximum is 10 MB and 25 megapixels.' },
  'player.alreadyExists': { message: 'You already have a player profile.' },
  'player.consentRequired': { message: 'Confirm that you have the person’s consent.' },
  'player.taken': { message: 'This profile already belongs to an account.' },
  'player.guardianConsentRequired': { message: 'At that age a parent or guardian has to consent.' },
  'player.tooYoung': {
    message: 'Players can have their profile in their own account from the age of {{age}}.',
    hint: 'Check the date of birth in the profile.',
  },
  'player.codeNeeded': {
    message: 'That is not the code.',
    hint: 'Ask the person who invited you, face to face: they can see it in the player’s profile.',
  },
  'player.birthDateNeeded': {
    message: 'The date of birth is missing.',
    hint: 'A profile with a parent or guardian needs one, because less is shown about minors.',
  },
  'player.ratingNotAllowed': {
    message: 'Only trusted organisers can set initial ratings.',
    hint: 'Remove the column with the rating.',
  },
  'player.guardianDecides': {
    message: 'This is not up to you.',
    hint: 'Players who are old enough decide from their own account; otherwise a parent or guardian who looks after the profile does.',
  },
  'player.otherGuardian': {
    message: 'Another parent or guardian looks after this profile too.',
    hint: 'Erasing it is for both of you to decide: ask them to stop looking after it, in this same profile, and then you can erase it.',
  },
  'player.inPlay': {
    message: 'They are playing in {{open}}, which is under way.',
    hint: 'Wait until it is over, or have its organisers withdraw them first.',
  },
  'player.inOpenInPlay': {
    message: 'They are playing in an open that is under way.',
    hint: 'Wait until it is over, or until its organisers withdraw them.',
  },
  'player.playedEachOther': { message: 'They have played each other: they are two people.' },
  'player.sameOpen': {
    message: 'Both profiles are in {{open}}.',
    hint: 'Remove one of them from that open, then try again.',
  },
  'player.bothPlayed': { message: 'They cannot be merged: both played in {{open}}.' },
  'player.keepOther': {
    message: 'Both profiles are in {{open}}.',
    hint: 'Merge the other way round: keep the one that is still in that open.',
  },
  'player.bothHaveAccounts': {
    message: 'Each profile has an account.',
    hint: 'One is enough: ask them to erase the other.',
  },
  'player.sameProfile': { message: 'That is the same profile.' },
  'player.claimRejected': {
    message: 'Your claim to this profile was rejected.',
    hint: 'Talk to the person who looks after it. You can claim it again after 30 days.',
  },
  'player.lastAdministrator': {
    message: 'Nobody else looks after this profile.',
    hint: 'First invite somebody else to look after it, hand it over to the player, or ask an admin to delete it.',
  },
  'player.needed': { message: 'You are not a player', hint: 'Create your player profile to register.' },
  'consent.textChanged': {
    message: 'The texts you agree to have changed.',
    hint: 'Read them again and confirm.',
  },
  'coOrganiser.isOwner': { message: 'The creator cannot be removed.' },
  'thing.notFound': { message: 'Not found' },
  'open.mayNotCreate': {
    message: 'You cannot create opens here.',
    hint: 'The admins decide who can: ask one of them.',
  },
  'club.nameTaken': {
    message: 'There is already a club with that name.',
    hint: 'If it is the same one, merge them.',
  },
  'club.sameClub': { message: 'A club cannot be merged with itself.' },
  'venue.mayNotCreate': {
    message: 'You cannot create venues here.',
    hint: 'The admins decide who can: ask one of them.',
  },
  'venue.tooManyPhotos': {
    message: 'The venue already has {{most}} photos.',
    hint: 'Remove one to add another.',
  },
  'open.transitionNotAllowed': {
    message: 'The open cannot go to that step from where it is.',
    hint: 'Check where it is and carry on from there.',
  },
  'open.reasonRequired': { message: 'The reason is missing.', hint: 'It is sent to everyone registered.' },
  'open.tooFewPlayers': {
    message: 'Present: {{present}}. The minimum is {{minimum}}.',
    hint: 'Confirm to start anyway.',
  },
  'open.matchesUnfinished': { message: 'Some matches have not finished.' },
  'open.full': {
    message: 'The open is full: {{most}} players.',
    hint: 'Raise the maximum number of players if there is room for more.',
  },
  'open.groupsSaved': { message: 'The groups are already saved.' },
  'open.notFinished': { message: 'The open has not finished yet.' },
  'open.genderOfClass': {
    message: 'The class of an open of doubles decides about the gender.',
    hint: 'Leave the gender as it is.',
  },
  'open.notForSingles': { message: 'There are no pairs in an open of singles.' },
  'pair.needed': {
    message: 'Pairs enter an open of doubles.',
    hint: 'Make the pair in the tab of pairs, and add it then.',
  },
  'pair.notRegistered': {
    message: '{{person}} is not in the open.',
    hint: 'Register both people first, then make the pair.',
  },
  'pair.taken': {
    message: '{{person}} already has a partner in this open.',
    hint: 'Part that pair first.',
  },
  'pair.notOfClass': {
    message: 'These two people cannot be a pair in this class.',
    hint: 'Mixed doubles are played by a man and a woman.',
  },
  'pair.sumTooLow': {
    message: 'The two ratings add up to {{sum}}, and the minimum is {{min}}.',
    hint: 'Another partner may do.',
  },
  'pair.sumTooHigh': {
    message: 'The two ratings add up to {{sum}}, and the maximum is {{max}}.',
    hint: 'Another partner may do.',
  },
  'pair.alreadyAsked': {
    message: '{{person}} has not answered an invitation yet.',
    hint: 'Take it back before you invite somebody else.',
  },
  'pair.askedOften': {
    message: 'This person already has several invitations to answer.',
    hint: 'Talk to them, or invite somebody else.',
  },
  'pair.declined': {
    message: '{{person}} has already declined this invitation.',
    hint: 'If they change their mind, they can invite you on the page of the open.',
  },
  'pair.guest': {
    message: '{{person}} has no account and cannot answer.',
    hint: 'Ask the organisers to make the pair.',
  },
  'pair.notAsked': {
    message: 'This invitation is no longer valid.',
    hint: 'It may have been taken back, or that person may have a partner by now.',
  },
  'open.stateNotAllowed': {
    message: 'That cannot be done at this point of the open.',
    hint: 'Its page shows where it is and what comes next.',
  },
  'edition.transitionNotAllowed': {
    message: 'The edition cannot go to that step from where it is.',
    hint: 'Check where it is and carry on from there.',
  },
  'edition.circuitDeleted': {
    message: 'The circuit of this edition is deleted too.',
    hint: 'Restore the circuit first.',
  },
  'edition.finished': {
    message: 'This edition is over.',
    hint: 'Choose one that has not started or is under way.',
  },
  'edition.hasPlace': {
    message: 'The open is already in an edition.',
    hint: 'Only a circuit manager can take it out.',
  },
  'edition.notAsked': { message: 'The open no longer asks for a place in this edition.' },
  'edition.answered': {
    message: 'Somebody else has already answered this request.',
    hint: 'Reload the page to see what they decided.',
  },
  'edition.conditionsWider': {
    message: 'The open admits more people than the circuit.',
    hint: '{{differences}}',
  },
  'inscription.closed': { message: 'Registration closed' },
  'inscription.leaveClosed': {
    message: 'The organisers have closed registration.',
    hint: 'If you cannot come, let them know so that they can withdraw you.',
  },
  'inscription.alreadyThere': { message: 'This person is already registered.' },
  'inscription.notEligible': { message: 'The conditions of the open are not met.' },
  'inscription.genderAskedOften': {
    message: 'You cannot register this person in an open for one gender.',
    hint: 'Invite them: only they, or the person who looks after their profile, will be told whether they can play.',
  },
  'inscription.nobodyToWriteTo': {
    message: 'Nobody with an account has to confirm this registration.',
    hint: 'You can write only to the family of a minor who has not confirmed it yet. Otherwise speak to them, or to their club, in person.',
  },
  'inscription.ageAtLimit': {
    message: 'The age category alone does not show whether this person meets the age limits.',
    hint: 'Invite them: only they, or the person who looks after their profile, will be told whether they can play.',
  },
  'inscription.guestsNotTaken': {
    message: 'This open has entry conditions and takes no guests without an account.',
    hint: 'All we know of a guest is a name. Create a player profile, or change the conditions of the open.',
  },
  'inscription.tooManyGuests': {
    message: 'You have added {{most}} guests in a day, which is the maximum.',
    hint: 'You can add more tomorrow. Once an admin approves the open there is no limit.',
  },
  'trust.refusedLately': {
    message: 'An admin has already refused.',
    hint: 'You can ask again a week after their answer.',
  },
  'trust.sameFile': {
    message: 'It is the same open as “{{open}}” by {{organiser}}: its matches would count twice.',
    hint: 'Leave this one unapproved. If it is the right one, first take away the other and what it rated.',
  },
  'trust.notAsked': { message: 'This open has not asked for approval, or is already approved.' },
  'backup.off': {
    message: 'This server keeps no backups.',
    hint: 'Whoever runs it can name a folder with BACKUP_DIR.',
  },
  'backup.underWay': { message: 'A backup is already under way.', hint: 'Wait until it ends.' },
  'travel.notAFile': {
    message: 'This file is not an open exported from Topspin.',
    hint: 'Choose the .zip file as it was downloaded, without unpacking it.',
  },
  'travel.damaged': {
    message: 'The file is damaged: {{place}} is not complete.',
    hint: 'Export or copy it again.',
  },
  'travel.newer': {
    message: 'The file is version {{version}}, and this Topspin reads up to {{known}}.',
    hint: 'Update this Topspin, or export the open with an earlier version.',
  },
  'travel.tooLarge': {
    message: 'The file is too large: {{place}} has more than {{most}} MB.',
  },
  'travel.impossible': {
    message: 'The file cannot be imported. {{place}}: {{reason}}.',
    hint: 'Nothing has been saved.',
  },
  'travel.otherVersion': {
    message: 'You have imported this open before, with other contents.',
    hint: 'Delete the one that is here to import it again.',
  },
  'travel.enoughToday': {
    message:
      'Until an admin trusts your account you can import {{opens}} opens a day, with {{people}} people and {{thousands}},000 points in all.',
    hint: 'You can go on tomorrow. Once an admin trusts your account there is no limit.',
  },
  'travel.notEmpty': {
    message: 'An open is restored whole only where there are no opens yet.',
    hint: 'Here you can import it as an open of yours.',
  },
  'travel.resultsOnly': {
    message: 'This file has results alone: there are no profiles to restore.',
    hint: 'Import it as an open of yours.',
  },
  'clickTt.tooLarge': { message: 'The file is too large: more than {{most}} MB.' },
  'clickTt.encoding': {
    message:
      'The text of the file cannot be read: it is not in {{encoding}}, or that encoding is not supported.',
    hint: 'Download it from click-TT again, without opening it in another program.',
  },
  'clickTt.notClickTt': {
    message: 'This file does not come from click-TT.',
    hint: 'Choose the XML of participants just as it was downloaded.',
  },
  'clickTt.unreadable': {
    message: 'The file is damaged: it cannot be read from line {{line}}, column {{column}}.',
    hint: 'Nothing was saved. Download it from click-TT again.',
  },
  'clickTt.doctype': {
    message: 'The file has declarations of its own on line {{line}}, which are not allowed.',
    hint: 'Nothing was saved. Download it from click-TT again.',
  },
  'clickTt.impossible': {
    message: 'The file is not like those of click-TT. Line {{line}}, {{place}}: {{reason}}.',
    hint: 'Nothing was saved.',
  },
  'clickTt.noCompetition': {
    message: 'Nobody in that class can enter this open.',
    hint: 'Choose another one: singles enter an open of singles, and pairs one of doubles. Teams cannot be registered yet.',
  },
  'clickTt.otherCompetition': {
    message: 'This open already has participants of another class of click-TT: {{competition}}.',
    hint: 'Create another open for this one, or remove the present file first.',
  },
  'clickTt.notInFile': {
    message: 'The list names somebody who is not in the click-TT file of this open.',
    hint: 'Choose the file again.',
  },
  'clickTt.nothingPlayed': {
    message: 'There is no result to take to click-TT yet.',
    hint: 'A file without matches would delete those it has there, so none is made.',
  },
  'trust.notVerified': {
    message: 'This account has not verified its email yet.',
    hint: 'Somebody else may have created it with that address. Wait until it is verified.',
  },
  'inscription.leftAlone': {
    message: 'This player has withdrawn.',
    hint: 'They can register again or accept an invitation from you.',
  },
  'inscription.invitationOnly': {
    message: 'In this open players register themselves.',
    hint: 'Invite them: they are in once they accept.',
  },
  'inscription.markedSince': {
    message: 'Somebody else has changed this in the meantime.',
    hint: 'Check how it is now, then decide.',
  },
  'inscription.transitionNotAllowed': {
    message: 'That cannot be done with this registration any more.',
    hint: 'Check where it is and carry on from there.',
  },
  'phase.transitionNotAllowed': {
    message: 'The stage cannot go to that step from where it is.',
    hint: 'Check where it is and carry on from there.',
  },
  'phase.sourceNotFinished': { message: 'The stage that the qualifiers come from has not finished.' },
  'phase.playersUnknown': { message: 'Somebody in it is not in the open.' },
  'phase.playersMissing': { message: 'Somebody still has to be placed.' },
  'phase.playerTwice': { message: 'Somebody has been placed twice.' },
  'phase.matchesBegun': { message: 'A match of this stage has already begun.' },
  'phase.matchesUnfinished': { message: 'Some matches of this stage have not finished.' },
  'phase.changedSince': {
    message: 'This can no longer be undone: the participants or results of the open have changed since.',
  },
  'phase.isSource': { message: 'Another stage takes its qualifiers from this one: delete that one first.' },
  'phase.noVacancy': { message: 'That place is not free, or has already been decided.' },
  'phase.notNext': {
    message: 'Only the next of the same group can come in.',
    hint: 'See who that is now and choose again.',
  },
  'phase.thereAlready': {
    message: 'There is an equal stage already that has not begun: “{{name}}”.',
    hint: 'Somebody else may have just created it. Carry on with that one, or delete it first.',
  },
  'phase.tooMany': {
    message: 'The open already has {{most}} stages, which is the maximum.',
    hint: 'Delete one that has not begun.',
  },
  'swiss.roundsPaired': {
    message: '{{rounds}} rounds are paired already: there cannot be fewer.',
    hint: 'Take the last round back first, if it has not begun.',
  },
  'swiss.noRoundLeft': {
    message: 'All {{rounds}} rounds are paired.',
    hint: 'To play one more, change the number of rounds.',
  },
  'swiss.roundChanged': {
    message: 'Somebody else has changed the rounds meanwhile: there are {{round}} now.',
    hint: 'See how it stands and go on from there.',
  },
  'swiss.roundWaits': {
    message: 'A result is missing that can change these pairings.',
    hint: 'See which are missing: the round can be fixed once they are in.',
  },
  'swiss.notToBePaired': {
    message: 'Somebody in it does not play this round.',
    hint: 'They left while it was being paired. See the round without them.',
  },
  'swiss.notPaired': {
    message: 'Somebody has been left without a pairing.',
    hint: 'They came while it was being paired. See the round with them.',
  },
  'phase.fillNeedsGroups': { message: 'Only a group stage has next positions to compare.' },
  'phase.fillOneGroup': {
    message: 'With a single group there is nobody to compare with.',
    hint: 'Choose the positions that qualify.',
  },
  'phase.fillTooFew': {
    message: 'The chosen positions alone give {{least}}, more than {{fill_to}}.',
    hint: 'Enter {{least}} or more, or choose fewer positions.',
  },
  'phase.fillTooMany': {
    message: 'Not enough for {{fill_to}}: with all of the next position there are {{most}}.',
    hint: 'Enter {{most}} or fewer, or choose more positions.',
  },
  'draw.groupTooSmall': { message: 'Each group needs at least two players or pairs' },
  'draw.groupTooLarge': { message: 'A group holds at most {{max}}.', hint: 'Make more groups.' },
  'draw.linesWrong': { message: 'The draw must have {{expected}} lines.' },
  'draw.tooFewPlayers': { message: 'There are too few for the draw.' },
  'draw.tooManyPlayers': { message: 'There are too many for this draw.' },
  'draw.tooManyGroups': { message: 'There are too few for so many groups.' },
  'draw.tooManySeeds': { message: 'There are too many seeds for the draw.' },
  'match.notReady': { message: 'It is not known yet who plays this match.' },
  'match.endStands': {
    message: 'The match is over.',
    hint: 'If the result is wrong, let the organisers know: they can correct it.',
  },
  'match.resultStands': {
    message: 'This result can no longer be undone.',
    hint: 'You can correct it on the page of the match.',
  },
  'match.notYoursToAward': {
    message: 'Only the umpire or the organisers can award you this match.',
    hint: 'You can enter the result as played, or your own retirement.',
  },
  'match.scoredForYou': {
    message: 'The umpire or the organisers are scoring this match.',
    hint: 'If something is wrong, let them know.',
  },
  'match.undoNotYours': {
    message: 'You can only undo what your side has scored.',
    hint: 'Ask the person who scored it, or the organisers.',
  },
  'match.logTooLong': {
    message: 'Too much has been scored in this match.',
    hint: 'Enter the result on the match sheet, or let the organisers know.',
  },
  'match.alreadyFinished': { message: 'The match has already finished.' },
  'match.resultEntered': {
    message: '{{by}} has already entered {{a}}–{{b}} for this match.',
    hint: 'If that is wrong, save your result again: you will see what changes first.',
  },
  'match.finished': { message: 'The match has already finished.' },
  'match.tossMissing': { message: 'The toss has not been made.' },
  'match.tossTwice': { message: 'The toss has already been made.' },
  'match.tossInconsistent': {
    message: 'That player does not serve first after the choice made at the toss.',
  },
  'match.setUnderWay': { message: 'The game has already begun.' },
  'match.cardOutOfOrder': { message: 'Cards go in order: a warning, one point, two points.' },
  'match.timeoutUsed': { message: 'This side has already taken its time-out.' },
  'match.timeoutBetweenSets': { message: 'A time-out can only be called during a game.' },
  'match.expediteOn': { message: 'The expedite system is already in force.' },
  'match.expediteTooLate': {
    message: 'Once 18 points have been played, the expedite system is no longer introduced.',
  },
  'match.nothingToUndo': { message: 'There is nothing to undo.' },
  'match.walkoverAfterPoint': { message: 'It cannot be a walkover: a point has been played.' },
  'match.winnerMissing': { message: 'The winner is missing.' },
  'match.undecided': { message: 'On these games nobody has won yet.' },
  'match.alreadyDecided': {
    message: 'With those games the match was already decided.',
    hint: 'Remove the games that were not played or, if they were, choose “Played”.',
  },
  'match.setNotWhole': { message: 'The points of a game are whole numbers.' },
  'match.setNegative': { message: 'The points of a game cannot be negative.' },
  'match.setPointsTooMany': { message: 'That is too many points for a game.' },
  'match.setNotFinished': { message: 'The game is not over: it is played to 11 points.' },
  'match.setLeadTooSmall': { message: 'A game is won by two clear points.' },
  'match.setTooLong': { message: 'The game was over before that score.' },
  'match.setAfterDecision': { message: 'One game too many: the match was already decided.' },
  'match.setEntryUnreadable': { message: 'That is not a score.', hint: 'Write 11-9, 9, -9 or -0.' },
  'match.notBegun': { message: 'The match has not begun.' },
  'match.nextBegun': { message: 'The next match has already begun.' },
  'match.phaseDrawn': {
    message: 'The stage “{{phase}}” is already drawn with this result.',
    hint: 'Undo its draw first.',
  },
  'match.notWalkover': { message: 'Only a walkover, with nothing played, can be put back to be played.' },
  'match.playerLeft': {
    message: 'Somebody who plays this match has withdrawn from the open.',
    hint: 'If they are back, restore them in Registrations: their matches come back with them.',
  },
  'match.seqConflict': { message: 'The score has changed on another device.' },
  'match.heldElsewhere': {
    message: 'Another device is scoring this match now.',
    hint: 'You can follow it, or score it from here.',
  },
  'match.conflictDecided': { message: 'This conflict has already been resolved.' },
  'match.tooManyConflicts': {
    message: 'You have already sent too many conflicts of this match.',
    hint: 'Ask the organisers to resolve them, or give them the result.',
  },
  'match.basisGone': { message: 'The match was started again: what that device scored no longer fits.' },
  'match.undoBeyondOwn': { message: 'That device undid points that both had: the two cannot be joined.' },
  'open.conflictsUndecided': {
    message: 'Some matches have an unresolved conflict.',
    hint: 'Resolve them, or finish without: the score as it is counts.',
  },
  'match.reasonRequired': { message: 'The reason for the correction is missing.' },
  'day.alreadyCalled': {
    message: 'That match has already been called to table {{table}}.',
    hint: '{{by}} called it.',
  },
  'day.alreadyPlaying': { message: 'That match has already begun.' },
  'day.bothBusy': {
    message:
      '{{person}} is at table {{table}} ({{match}}) and {{other}} at table {{other_table}} ({{other_match}}).',
    hint: 'If they are one person, one of the two matches has to end or go back to the queue first.',
  },
  'day.bothElsewhere': { message: '{{person}} and {{other}} are in two matches now.' },
  'day.callEnded': { message: 'That call is over.' },
  'day.callMissing': { message: 'The second call comes first.' },
  'day.otherPerson': {
    message:
      '{{person}} is also somebody in another open of the day: only the organisers of that open can say that they are not there.',
  },
  'day.personBusy': { message: '{{person}} is at table {{table}}: {{match}}.' },
  'day.personElsewhere': { message: '{{person}} is in another match now.' },
  'day.sameOpen': { message: '{{person}} and {{other}} are in the same open: they are two people.' },
  'day.tableClosed': { message: 'Table {{table}} is not open.' },
  'day.tableTaken': { message: 'Table {{table}} is taken: {{match}}.' },
  'day.tableThere': { message: 'Table {{table}} is there already.' },
  'day.tooManyVolunteers': {
    message: 'This day already has {{most}} volunteers.',
    hint: 'Remove one to add another.',
  },
  'calendar.ended': {
    message: 'This calendar address is no longer valid.',
    hint: 'If you renewed it, the new one is what you copied then; if you do not have it, make another in “Management”.',
  },
  'openKey.ended': {
    message: 'This key is not valid: it was revoked, or copied wrongly.',
    hint: 'Ask an organiser of the open for another.',
  },
  'openKey.otherOpen': {
    message: 'This key belongs to another open.',
    hint: 'Use the key of the open in this address.',
  },
  'openKey.tooMany': {
    message: 'The open already has {{most}} keys, which is the maximum.',
    hint: 'Revoke one that is no longer used.',
  },
  'screen.codeUnknown': {
    message: 'No screen shows that code. It is valid for ten minutes: look at the one it shows now.',
  },
  'day.notOrganiser': { message: 'That person organises no other open of this day.' },
  'scoreLink.unknown': {
    message: 'This QR code belongs to no match here.',
    hint: 'Scan it again, or ask the organisers for another.',
  },
  'scoreLink.revoked': {
    message: 'The organisers have cancelled this QR code.',
    hint: 'Ask for the new one at the organisers’ desk.',
  },
  'scoreLink.openOver': {
    message: 'This QR code was for the open “{{open}}”, which is over.',
    hint: 'To umpire in another one, ask for its QR code at the organisers’ desk.',
  },
} as const satisfies Record<ErrorCode, ErrorText>;
