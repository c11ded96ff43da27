import { core } from './es/core.ts';
import { errors } from './es/pages/errors.ts';
import { account } from './es/pages/account.ts';
import { admin } from './es/pages/admin.ts';
import { audit } from './es/pages/audit.ts';
import { circuits } from './es/pages/circuits.ts';
import { competition } from './es/pages/competition.ts';
import { consents } from './es/pages/consents.ts';
import { day } from './es/opens/day.ts';
import { decisions } from './es/pages/decisions.ts';
import { editionForm } from './es/circuits/editionForm.ts';
import { descriptions } from './es/forms/descriptions.ts';
import { faq } from './es/help/faq.ts';
import { lab } from './es/lab/lab.ts';
import { management } from './es/pages/management.ts';
import { map } from './es/venues/map.ts';
import { matches } from './es/pages/matches.ts';
import { opens } from './es/pages/opens.ts';
import { playerList } from './es/pages/playerList.ts';
import { paper } from './es/opens/paper.ts';
import { players } from './es/pages/players.ts';
import { match } from './es/opens/match.ts';
import { publicPages } from './es/opens/public.ts';
import { turns } from './es/opens/turns.ts';
import { ranking } from './es/pages/ranking.ts';
import { scoring } from './es/umpire/scoring.ts';
import { embedding } from './es/opens/embedding.ts';
import { finish } from './es/opens/finish.ts';
import { openKeys } from './es/opens/open-keys.ts';
import { clickTt } from './es/opens/click-tt.ts';
import { travel } from './es/opens/travel.ts';
import { calendar } from './es/forms/calendar.ts';
import { screens } from './es/opens/screens.ts';
import { settings } from './es/pages/settings.ts';
import { simulators } from './es/pages/simulators.ts';
import { table } from './es/pages/table.ts';
import { secure } from './es/help/secure.ts';
import { terms } from './es/help/terms.ts';
import { trust } from './es/pages/trust.ts';
import { umpires } from './es/umpire/umpires.ts';
import { users } from './es/pages/users.ts';
import { venues } from './es/pages/venues.ts';

/** Every area in this language. */
export const es = {
  ...core,
  errors,
  account,
  admin,
  audit,
  calendar,
  circuits,
  competition,
  consents,
  day,
  decisions,
  editionForm,
  descriptions,
  faq,
  lab,
  management,
  map,
  match,
  matches,
  opens,
  playerList,
  paper,
  players,
  publicPages,
  ranking,
  scoring,
  screens,
  finish,
  clickTt,
  travel,
  embedding,
  openKeys,
  settings,
  simulators,
  table,
  secure,
  terms,
  trust,
  umpires,
  turns,
  users,
  venues,
} as const;
