import type { consents as original } from '../../es/pages/consents.ts';
import type { Translated } from '../../translated.ts';

export const consents = {
  inscription: {
    guardian:
      'As the parent or legal guardian of {{player}}, I authorise their registration in {{open}}, and that their name, club, category and results are shown in the tournament.',
    representative:
      'I have the consent of {{player}}, or of their parent or legal guardian if they are a minor, to register them in {{open}} and to have their name, club, category and results shown in the tournament.',
    paper:
      'I have the consent of {{player}}, or of their parent or legal guardian if they are a minor, to register them in {{open}}.',
    paperWithProfile:
      'I have the consent of {{player}}, or of their parent or legal guardian if a minor, to register them in {{open}} and to create their profile: their name, club, category and results can be seen in Topspin.',
  },
  profile: {
    self: 'I create my player profile: my name, club, category and results are shown in Topspin.',
    guardian:
      'As their parent or legal guardian, I authorise a profile for this person: their name, club, category and results are shown in Topspin.',
    representative:
      'This person, or their parent or legal guardian if they are a minor, agrees that I create their profile: their name, club, category and results are shown in Topspin.',
    paper:
      'I have the consent of {{player}}, or of their parent or legal guardian if a minor, to create their profile: their name, club, category and results can be seen in Topspin.',
  },
  guardian: {
    guardian: 'Under {{age}}: as their parent or legal guardian, I give my consent.',
    paper:
      'Under {{age}}: I have the signed consent of their parent or legal guardian on paper, and I keep it.',
  },
  functionalDiversity: {
    self: 'I declare that I have functional diversity and agree that this is kept for this open. Only its organisers see the declaration; that I take part, and my results, are seen by them and by those registered in the open, or who look after them, alone. Organisers of other opens in the same hall on the same day can see that I am in a match, but not which one.',
    guardian:
      'As their parent or legal guardian, I declare that {{player}} has functional diversity and agree that this is kept for this open. Only its organisers see the declaration; that they take part, and their results, are seen by the organisers and by those registered in the open, or who look after them, alone. Organisers of other opens in the same hall on the same day can see that they are in a match, but not which one.',
    representative:
      'I declare that {{player}} has functional diversity, with their explicit consent, or that of their parent or legal guardian, to keep this for this open. Only its organisers see the declaration; that they take part, and their results, are seen by the organisers and by those registered in the open, or who look after them, alone. Organisers of other opens in the same hall on the same day can see that they are in a match, but not which one.',
  },
} as const satisfies Translated<typeof original>;
