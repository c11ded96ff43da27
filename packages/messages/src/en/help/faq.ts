import type { faq as original } from '../../es/help/faq.ts';
import type { Translated } from '../../translated.ts';

export const faq = {
  title: 'Frequently asked questions',
  hint: 'What people ask most at the organisers’ desk.',
  search: 'Search the questions',
  found_one: '{{count}} question',
  found_other: '{{count}} questions',
  none: 'No question is about that',
  noneHint: 'Try other words, or ask at the organisers’ desk.',
  all: 'All questions',
  items: {
    enrol: {
      question: 'How do I enter an open?',
      answer:
        'Create your player profile, go to the open and press “Register”. If it is full you go on the waiting list, and we email you when a place comes free.',
    },
    leave: {
      question: 'I cannot come. What do I do?',
      answer:
        'Withdraw on the page of the open while registration is open: your place goes to the first person waiting. If you change your mind, one button brings you back while it is still open. Once it has closed, let the organisers know and they will withdraw you: their contact is on the page of the open. If somebody else registered you, you can withdraw until play begins.',
    },
    reception: {
      question: 'What is reception?',
      answer:
        'The time when the organisers check who has come. Players who are not there when it closes are marked absent and left out of the draw.',
    },
    others: {
      question: 'Can I register somebody else?',
      answer:
        'Yes, if you administer them: your children, or the people you coach. With the registration button on the page of the open you add anyone missing, with your consent if you are the guardian, or with theirs, and register the whole family or team at once. Each person withdraws and comes back separately, also from Management.',
    },
    groups: {
      question: 'How is a tie in a group decided?',
      answer:
        'By the ITTF’s regulation 3.7.5: only matches between the tied players count. First match points, then the ratio of games, then the ratio of points and, in the end, lot. The table explains each tie with its numbers.',
    },
    crossings: {
      question: 'How do crossings work?',
      answer:
        'Group winners enter the bracket as seeds: the winner of group 1 on the first line, of group 2 on the last, the others by lot. Runners-up are drawn into the half opposite to the winner of their group, and third places meet both as late as possible. Nobody meets somebody from their own group in the first round nor, if it can be avoided, somebody from their own club.',
    },
    draw: {
      question: 'Is the draw rigged?',
      answer:
        'No. All chance comes from a seed that is kept with the stage: the same seed gives the same draw. Anybody can see it under “About the draw”, above the groups and the bracket.',
    },
    rating: {
      question: 'How is my rating worked out?',
      answer:
        'With the Elo system. Everyone starts at 1000; beating a stronger player is worth more than beating a weaker one. During the first 30 matches it moves twice as fast. Your page shows every change with its match. The page of each open says whether it is rated.',
    },
    toss: {
      question: 'How does the serve draw work?',
      answer:
        'Before the match a coin is tossed, or the scoreboard tosses it. The winner chooses to serve, to receive, or an end; the other player decides what is left. Whoever received first in a set serves first in the next, and players change ends.',
    },
    walkover: {
      question: 'What if somebody does not turn up, retires or leaves?',
      answer:
        'A player who does not turn up (walkover) loses every set 11-0, gets no match point, and the match is not rated. If a player retires or is disqualified once the match has begun, the points played count, the opponent wins those that are missing, and the match is rated. A player who withdraws after the draw loses what is left by walkover; what was played stands.',
    },
    wrong: {
      question: 'A result is wrong. Can it be corrected?',
      answer:
        'Yes. Tell the open’s organisers: before correcting it they see what changes, and standings and ratings are worked out again by themselves.',
    },
    serve: {
      question: 'When does the serve change?',
      answer:
        'Every two points, and every point from 10-all or under the expedite system. The scoreboard keeps track for you and says when to change ends.',
    },
    points: {
      question: 'Where do the points of a circuit come from?',
      answer:
        'Every finished open gives points for the final position, by the edition’s table; a shared position gives those of the best. The edition may add some for matches, sets and points won, and for taking part. In the circuit the results of the period set by the edition count, or only the best ones: the ranking says which.',
    },
    wifi: {
      question: 'The hall has lost the internet. What now?',
      answer:
        'Nothing to worry about: Topspin can run from a laptop over the hall’s Wi-Fi. If a phone loses the line while umpiring, the points are kept on it and sent when the line is back.',
    },
    privacy: {
      question: 'Who sees my phone and my date of birth?',
      answer:
        'The date, only you and the people who administer your profile: others see your category. The phone, the organisers of the opens you are in (only if you entered yourself, where the organiser is not trusted), unless you choose to show it to everybody. The phone, picture and social networks of players under 18 are only for those who administer them and for the trusted organisers of their opens.',
    },
    erase: {
      question: 'How do I erase my account?',
      answer:
        'In Profile, under Security. Your data is erased, and your results stay under “Deleted player”.',
    },
  },
} as const satisfies Translated<typeof original>;
