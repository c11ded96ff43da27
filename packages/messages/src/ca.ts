import { core } from './ca/core.ts';
import { errors } from './ca/pages/errors.ts';
import { account } from './ca/pages/account.ts';
import { admin } from './ca/pages/admin.ts';
import { audit } from './ca/pages/audit.ts';
import { circuits } from './ca/pages/circuits.ts';
import { competition } from './ca/pages/competition.ts';
import { consents } from './ca/pages/consents.ts';
import { day } from './ca/opens/day.ts';
import { decisions } from './ca/pages/decisions.ts';
import { editionForm } from './ca/circuits/editionForm.ts';
import { descriptions } from './ca/forms/descriptions.ts';
import { faq } from './ca/help/faq.ts';
import { lab } from './ca/lab/lab.ts';
import { management } from './ca/pages/management.ts';
import { map } from './ca/venues/map.ts';
import { matches } from './ca/pages/matches.ts';
import { opens } from './ca/pages/opens.ts';
import { playerList } from './ca/pages/playerList.ts';
import { paper } from './ca/opens/paper.ts';
import { players } from './ca/pages/players.ts';
import { match } from './ca/opens/match.ts';
import { publicPages } from './ca/opens/public.ts';
import { turns } from './ca/opens/turns.ts';
import { ranking } from './ca/pages/ranking.ts';
import { scoring } from './ca/umpire/scoring.ts';
import { embedding } from './ca/opens/embedding.ts';
import { finish } from './ca/opens/finish.ts';
import { openKeys } from './ca/opens/open-keys.ts';
import { clickTt } from './ca/opens/click-tt.ts';
import { travel } from './ca/opens/travel.ts';
import { calendar } from './ca/forms/calendar.ts';
import { screens } from './ca/opens/screens.ts';
import { settings } from './ca/pages/settings.ts';
import { simulators } from './ca/pages/simulators.ts';
import { table } from './ca/pages/table.ts';
import { secure } from './ca/help/secure.ts';
import { terms } from './ca/help/terms.ts';
import { trust } from './ca/pages/trust.ts';
import { umpires } from './ca/umpire/umpires.ts';
import { users } from './ca/pages/users.ts';
import { venues } from './ca/pages/venues.ts';

/** Every area in this language. */
export const ca = {
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
