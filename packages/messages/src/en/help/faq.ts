import type { faq as original } from '../../es/help/faq.ts';
import type { Translated } from '../../translated.ts';

export const faq = {
  title: 'Frequently asked questions',
  hint: 'What people ask most at the organisers’ desk.',
  search: 'Search the questions',
  found_one: '{{count}} question',
  found_other: '{{count}} questions',
  none: 'No question matches',
  noneHint: 'Try other words, or ask at the organisers’ desk.',
  /** Words of a search that say nothing about what is asked, as they are folded: without accents. */
  stopWords:
    'a about am an and are at be can could do does for from have how i if in is it me my of on or please should that the there this to want was what when where who why will with would you your',
  all: 'All questions',
  also: {
    filesIn: 'file csv excel xlsx xml zip import list click-tt organiser',
    filesOut: 'file csv excel xlsx xml zip export download click-tt federation organiser',
    shown: 'file ical calendar embed paper print match sheets poster qr organiser',
    erase: 'delete remove close account profile data',
    turn: 'alerts notifications notify remind',
    enrol: 'enter join registration',
    partner: 'doubles mixed pair',
    leave: 'cancel registration',
    privacy: 'personal data private',
    rating: 'points ranking elo level',
    wifi: 'offline no connection',
  },
  items: {
    enrol: {
      question: 'How do I register for an open?',
      answer:
        'Create your player profile, go to the open and press “Register”. If it is full you join the waiting list, and we email you when a place comes free.',
    },
    leave: {
      question: 'I cannot come. What do I do?',
      answer:
        'Withdraw on the page of the open while registration is open: your place goes to the first on the waiting list. If you change your mind, one button registers you again while registration is still open. Once it has closed, let the organisers know and they will withdraw you: their contact is on the page of the open. If somebody else registered you, you can withdraw until play begins.',
    },
    reception: {
      question: 'What is reception?',
      answer:
        'It is when the organisers check who has arrived. Anyone who is not there when it closes is marked absent and left out of the draw.',
    },
    others: {
      question: 'Can I register somebody else?',
      answer:
        'Yes, if you look after their profile: your children, or the people you coach. The registration button on the page of the open lets you add anyone missing, with your consent if you are their guardian, or with theirs, and register the whole family or team at once. You can withdraw each person and register them again separately, also from Management.',
    },
    partner: {
      question: 'How do I play doubles if I have no partner yet?',
      answer:
        'Register, then choose “Find a partner” on the page of the open: you see who is looking for one too, or invite somebody by name. By accepting, that person is registered and you are a pair. If they withdraw before the draw, you can find another partner. In a full open a pair gets in or waits as a whole.',
    },
    groups: {
      question: 'How is a tie in a group decided?',
      answer:
        'By ITTF regulation 3.7.5: only the matches between the tied players count. First match points, then the ratio of games, then the ratio of points and, finally, the drawing of lots. The table explains each tie with its numbers.',
    },
    crossings: {
      question: 'How are the knockout pairings made?',
      answer:
        'Group winners enter the draw as seeds: the winner of group 1 on the first line, the winner of group 2 on the last, the others by lot. Runners-up are drawn into the opposite half from the winner of their group, and third-placed players meet either of them as late as possible. Nobody meets a player from their own group in the first round or, if it can be avoided, one from their own club. To fill the draw, the organiser can complete it with the best of the next position, such as the four best thirds: match points count, then the ratio of games, the ratio of points, and the lot, without the matches against the last player of larger groups.',
    },
    draw: {
      question: 'Is the draw rigged?',
      answer:
        'No. All the chance comes from a random number that is kept with the stage: the same number gives the same draw. Anyone can see it under “About the draw”, above the groups and the bracket.',
    },
    rating: {
      question: 'How is my rating worked out?',
      answer:
        'With the Elo system. Everyone starts at 1000, and beating a stronger player is worth more than beating a weaker one. It moves twice as fast during your first 30 matches. Your page shows every change with its match. The page of each open says whether it is rated.',
    },
    toss: {
      question: 'How does the toss work?',
      answer:
        'Before the match you toss a coin, or let the scoreboard do it. The winner chooses to serve, to receive, or an end; the other side makes the remaining choice. In doubles a pair chooses: the one that serves says who serves first, and the other who receives. The side that received first in one game serves first in the next, and they change ends.',
    },
    walkover: {
      question: 'What if somebody does not turn up, retires or withdraws?',
      answer:
        'A player who does not turn up (walkover) loses every game 11-0 and gets no match point, and the match is not rated. If a player retires or is disqualified once the match has begun, the points played count, the opponent is given the points still needed, and the match is rated. A player who withdraws after the draw loses the remaining matches by walkover; those already played stand.',
    },
    wrong: {
      question: 'A result is wrong. Can it be corrected?',
      answer:
        'Yes. Let the organisers of the open know: before they correct it they see what changes, and standings and ratings are recalculated automatically.',
    },
    serve: {
      question: 'When does the serve change?',
      answer:
        'Every two points, and every point from 10-all or under the expedite system. In doubles whoever received serves then, to the partner of whoever served. The scoreboard keeps track for you and says when to change ends.',
    },
    points: {
      question: 'Where do circuit points come from?',
      answer:
        'Every finished open gives points for the final position, according to the edition’s table; a shared position earns the points of the best of them, and in doubles each of a pair gets those of the pair. The edition may add points for matches, games and points won, and for taking part. In the circuit, the results of the period set by the edition count, or only the best ones: the ranking shows which.',
    },
    turn: {
      question: 'Can my phone notify me when I am up?',
      answer:
        'Yes, if you came over https: tap “Notify me on this phone” beside “When do I play?” or in your profile. It notifies you when two matches or fewer come before yours, and when you are up to play or umpire, also for the minors you are a guardian of. On an iPhone, add Topspin to the home screen first. It takes the internet, on the phone and on the computer that serves Topspin.',
    },
    wifi: {
      question: 'The hall has lost the internet. What now?',
      answer:
        'Nothing to worry about: Topspin can run from a laptop over the hall’s Wi-Fi. If a phone loses its connection while umpiring, the points are kept on it and sent when the connection is back. The same goes for reception and entries: you see what has not been sent yet, and can undo it. Over https Topspin also opens without a connection, and the scoring screen stays on.',
    },
    twoPhones: {
      question: 'Can two phones score the same match?',
      answer:
        'One scores, and the others see the score and who keeps it. With “Score here” another one goes on, for example when a battery dies. If a phone without a connection scored points that no longer fit, they are not lost: the match shows both scores, and the umpire or the organisers decide which one counts; the players do only if nobody else has scored it. Once the match is over, the organisers decide.',
    },
    umpireByQr: {
      question: 'Can somebody without an account umpire?',
      answer:
        'Yes. In the open, its organisers create “QR codes for umpires”, one for each table, and print them, or show the code of one match. Scanning it with the camera of a phone lets that phone score the matches at that table, or that match, and nothing else. It works until the open is over or the code is cancelled. A point that does not fit the score is kept apart, and the organisers decide.',
    },
    filesIn: {
      question: 'I organise an open: which file goes in, and where?',
      answer:
        'A list of people, pasted or as CSV or XLSX: in the open, Players, “Add players”, “Add a list”; before anything is saved you see who is who and which row is wrong. The XML of participants of click-TT goes into the same place: you choose the class, and each class is an open; pairs enter an open of doubles, and teams cannot enter yet. A whole open from another Topspin, as a ZIP: Management, “Import”.',
    },
    filesOut: {
      question: 'I organise an open: which file comes out, and where?',
      answer:
        'What is in a list or a table comes as CSV or XLSX with its download button, for example in Players and in Results. The whole open, for another Topspin, is a ZIP: Information, “Export”; with personal data for admins alone. The results for click-TT are in Results, at the download button, and in “Export”, if the participants came from there. They have the matches that were played, with seven games at most: a walkover is left out, since it would be an 11-0 there.',
    },
    shown: {
      question: 'I organise an open: how do I take it to paper, to a website or to a calendar?',
      answer:
        'Match sheets with a QR code, group sheets, draws, the order of play, lists and the poster are printed in Information, “Print”. For a club’s website, “Share” and “Embed” give a text to paste there; the results have to be public. With “Add to calendar” an open is downloaded as a file, which does not change, or followed by its address, which is kept up to date.',
    },
    privacy: {
      question: 'Who sees my phone and my date of birth?',
      answer:
        'Only you and the people who look after your profile see the date of birth: others see your category. The organisers of your opens see the phone (organisers who are not trusted, only if you registered yourself), unless you choose to show it to everyone. The phone, picture and social networks of players under 18 are only for those who look after their profile and for the trusted organisers of their opens, who see the phone and networks once the family has made or confirmed the registration; until then they can write through Topspin.',
    },
    erase: {
      question: 'How do I erase my account?',
      answer:
        'In Profile, under Security. Your data is erased, and your results stay as those of a deleted player. There you also decide, for each child you look after, whether their profile is erased too. To erase only theirs: Management, their profile, “Withdraw the consent and erase the profile”.',
    },
  },
} as const satisfies Translated<typeof original>;
