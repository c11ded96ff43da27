import {
  addDayTable,
  addVolunteer,
  arrangeDayTables,
  callAgain,
  callMatch,
  editDay,
  editDayTable,
  fixMatch,
  getDayEstimates,
  getDaySettings,
  getDayWhatIf,
  getFreeTables,
  getOpenDay,
  getVenueDay,
  listDayManagers,
  listDayPeople,
  listMatchesBefore,
  listSharedDays,
  listTurns,
  listUmpires,
  moveCall,
  noteAbsence,
  notePresence,
  putDaySettings,
  removeVolunteer,
  restoreCall,
  returnToQueue,
  setCallUmpire,
  setDayManager,
  setDayPerson,
} from '@topspin/contract';
import { owner } from '#http/access/access.ts';
import { handle, type Feature } from '#http/handle.ts';
import { absence } from './absences/actions.ts';
import { forgetAbsences } from './absences/store.ts';
import { again, back, call, presence } from './calling/actions.ts';
import { move } from './calling/move.ts';
import { restore } from './calling/restore.ts';
import type { Days } from './days.ts';
import { readEstimates, readWhatIf } from './estimates/read.ts';
import { readManagers, setManager } from './managers/actions.ts';
import { fix } from './fixed/fix.ts';
import { forgetManager } from './managers/store.ts';
import { readFreeTables, readOpenDay, readSharedDays, readVenueDay } from './plan/read.ts';
import { readPeople, setPerson } from './people/actions.ts';
import { forgetPeople } from './people/store.ts';
import type { ShownDays } from './plan/shown-days.ts';
import { owns } from './policy.ts';
import { strikeScreens } from './screens/personal-data.ts';
import { screenRoutes } from './screens/routes.ts';
import { changeSettings, readSettings } from './settings.ts';
import { add, arrange, change, changeDay } from './tables/actions.ts';
import { readBefore } from './turns/before.ts';
import { readTurns } from './turns/list.ts';
import { add as addUmpire, remove as removeUmpire, setUmpire } from './umpires/actions.ts';
import { readUmpires } from './umpires/list.ts';
import { forgetOccupancies } from './calling/store.ts';
import { forgetVolunteers } from './umpires/store.ts';

/** A day at a venue (ADR 118): its tables, its order of play, and calls. */
export function day({ estimates, turns }: Days, shown: ShownDays): Feature {
  return {
    name: 'day',
    routes: [
      handle(getOpenDay, owner('open.organiser'), readOpenDay(shown)),
      handle(getFreeTables, owner('open.organiser'), readFreeTables(shown)),
      handle(listSharedDays, 'user', readSharedDays),
      handle(listTurns, 'user', readTurns(turns)),
      handle(listMatchesBefore, { ...owner('match.scorer'), byLink: true }, readBefore(turns)),
      handle(getVenueDay, 'user', readVenueDay(shown)),
      handle(getDayEstimates, { ...owner('day.organiser'), limit: 'estimates' }, readEstimates(estimates)),
      handle(getDayWhatIf, { ...owner('day.organiser'), limit: 'previews' }, readWhatIf(estimates)),
      handle(editDay, owner('day.organiser'), changeDay),
      handle(callMatch, owner('day.organiser'), call),
      handle(callAgain, owner('day.organiser'), again),
      handle(notePresence, owner('day.organiser'), presence),
      handle(noteAbsence, owner('day.organiser'), absence),
      handle(fixMatch, owner('day.organiser'), fix),
      handle(returnToQueue, owner('day.organiser'), back),
      handle(restoreCall, owner('day.organiser'), restore),
      handle(moveCall, owner('day.organiser'), move),
      handle(setCallUmpire, owner('day.organiser'), setUmpire),
      handle(listUmpires, owner('day.organiser'), readUmpires(estimates)),
      handle(addVolunteer, owner('day.organiser'), addUmpire),
      handle(removeVolunteer, owner('day.organiser'), removeUmpire),
      handle(listDayPeople, { ...owner('day.organiser'), limit: 'previews' }, readPeople),
      handle(setDayPerson, owner('day.organiser'), setPerson),
      handle(addDayTable, owner('day.organiser'), add),
      handle(editDayTable, owner('day.organiser'), change),
      handle(arrangeDayTables, owner('day.organiser'), arrange),
      handle(getDaySettings, owner('open.organiser'), readSettings),
      handle(putDaySettings, owner('open.organiser'), changeSettings),
      ...screenRoutes(shown),
      handle(listDayManagers, owner('open.organiser'), readManagers),
      handle(setDayManager, owner('open.owner'), setManager),
    ],
    owns,
    personalData: {
      name: 'day',
      erase: async (db, person) => {
        if (person.account !== null) await forgetManager(db, person.account);
        await forgetVolunteers(db, person);
        await strikeScreens(db, person);
        await forgetPeople(db, person.players);
        await forgetAbsences(db, person.players);
        await forgetOccupancies(db, person.players);
      },
    },
  };
}
