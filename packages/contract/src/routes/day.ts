import { bestOfs, sides } from '@topspin/engine';
import { z } from 'zod/mini';
import { json, wholeNumber } from '../conventions/list.ts';
import { resource } from '../conventions/resource.ts';
import { plainDate, uuid } from '../conventions/values.ts';
import {
  absence,
  callTable,
  callUmpire,
  day,
  dayArrangement,
  dayManager,
  dayPerson,
  dayEstimates,
  daySettings,
  dayTableUpdate,
  dayUpdate,
  freeTables,
  fixed,
  dayWhatIf,
  newCall,
  newDayTable,
  newVolunteer,
  nextCall,
  presenceAtTable,
  samePerson,
  sharedDay,
  umpireOfDay,
} from '../day/day.ts';

const opens = resource('day', '/app/opens');
const venues = resource('day', '/app/venues');
const days = resource('day', '/app/days');

export const getOpenDay = opens('getOpenDay', 'GET /{id}/day', {
  summary:
    'Get the day of play of an open: its tables, the matches on them, and the order of play with its reasons. Without a date it is today, or the day of the open that is nearest',
  query: z.object({ date: z.optional(plainDate) }),
  answers: { 200: day },
});

export const getFreeTables = opens('getFreeTables', 'GET /{id}/free-tables', {
  summary:
    'Get how many tables are free in the hall of an open now, and the match of it that would be called to one of them',
  answers: { 200: freeTables },
});

export const getVenueDay = venues('getVenueDay', 'GET /{id}/day', {
  summary: 'Get a day of play at a venue, with all opens played there that day',
  query: z.object({ date: plainDate }),
  answers: { 200: day },
});

export const getDayEstimates = days('getDayEstimates', 'GET /{id}/estimates', {
  summary:
    'Get when each match of a day of play begins and ends, as intervals that hold eight times in ten, and when its phases and the day end',
  /** `plan`: with an order of play for paper, in which nobody and no table is in two places. */
  query: z.object({ plan: z.optional(z.literal('true')) }),
  answers: { 200: dayEstimates },
  errors: ['request.tooMany'],
});

export const getDayWhatIf = days('getDayWhatIf', 'GET /{id}/what-if', {
  summary:
    'Get when a day of play would end with other tables or another format from now on, beside when it will',
  query: z.object({
    /** How many tables are in use. */
    tables: z.optional(wholeNumber(1, 100)),
    /** The format of what is not called yet. */
    best_of: z.optional(z.enum(bestOfs.map(String))),
  }),
  answers: { 200: dayWhatIf },
  errors: ['request.tooMany'],
});

export const listSharedDays = days('listSharedDays', 'GET', {
  summary:
    'List the current days of play at venues where an open of the current user shares tables with others',
  answers: { 200: z.object({ collection: z.array(sharedDay) }) },
});

export const editDay = days('editDay', 'PATCH /{id}', {
  summary: 'Switch automatic calling of a day of play on or off',
  ifMatch: 'required',
  body: dayUpdate,
});

export const callMatch = days('callMatch', 'POST /{id}/calls', {
  summary: 'Call a match to a free table, with its players and its umpire: all of them or nobody',
  idempotent: true,
  body: newCall,
  answers: { 201: z.object({ _id: uuid }) },
  errors: [
    'open.stateNotAllowed',
    'match.notReady',
    'match.alreadyFinished',
    'day.alreadyCalled',
    'day.alreadyPlaying',
    'day.tableTaken',
    'day.tableClosed',
    'day.personBusy',
    'day.personElsewhere',
  ],
});

export const callAgain = days('callAgain', 'POST /{id}/calls/{call_id}/again', {
  summary: 'Make the second or the third call of a match',
  body: nextCall,
  errors: ['day.callEnded', 'day.callMissing'],
});

export const notePresence = days('notePresence', 'PUT /{id}/calls/{call_id}/presence', {
  summary: 'Note that a side of a called match is at its table, or not',
  body: presenceAtTable,
  errors: ['day.callEnded'],
});

export const setCallUmpire = days('setCallUmpire', 'PUT /{id}/calls/{call_id}/umpire', {
  summary: 'Choose, swap or excuse the umpire of a called match, who has to be free',
  body: callUmpire,
  errors: ['day.callEnded', 'day.personBusy', 'day.personElsewhere'],
});

export const moveCall = days('moveCall', 'PUT /{id}/calls/{call_id}/table', {
  summary:
    'Move a called match to another table, also while it is played, with its umpire, its calls and their times',
  body: callTable,
  errors: ['day.callEnded', 'day.tableTaken', 'day.tableClosed'],
});

export const listUmpires = days('listUmpires', 'GET /{id}/umpires', {
  summary:
    'List who may umpire on a day of play: its volunteers and the players of its opens, with their loads',
  answers: { 200: z.object({ collection: z.array(umpireOfDay) }) },
});

export const addVolunteer = days('addVolunteer', 'POST /{id}/volunteers', {
  summary: 'Add somebody who umpires on a day of play and has no profile',
  body: newVolunteer,
  answers: { 201: z.object({ _id: uuid }) },
  errors: ['day.tooManyVolunteers'],
});

export const removeVolunteer = days('removeVolunteer', 'DELETE /{id}/volunteers/{volunteer_id}', {
  summary: 'Remove a volunteer umpire from a day of play, and from the match they umpire',
});

export const listDayPeople = days('listDayPeople', 'GET /{id}/people', {
  summary:
    'List who is entered in the opens of a day, which of them were said to be one person, and which guests may be',
  answers: { 200: z.object({ collection: z.array(dayPerson) }) },
});

export const setDayPerson = days('setDayPerson', 'PUT /{id}/people/{player_id}', {
  summary:
    'Say that a guest is the same person as somebody of another open of the day, or with null, that somebody of an open of yours is nobody else',
  body: samePerson,
  errors: ['day.sameOpen', 'day.bothBusy', 'day.bothElsewhere'],
});

export const noteAbsence = days('noteAbsence', 'PUT /{id}/people/{player_id}/absence', {
  summary:
    'Note that somebody is not in the hall for now, so that their matches wait, or that they are back. Whoever begins to play is back',
  body: absence,
  errors: ['day.otherPerson'],
});

export const returnToQueue = days('returnToQueue', 'DELETE /{id}/calls/{call_id}', {
  summary: 'Put a called match back into the queue, where it waits for whoever is not in the hall for now',
  query: z.object({
    absent: z.optional(z.enum([...sides, 'both'])),
    /** The players of an absent pair who are there, and so are not noted as absent. */
    came: z.optional(json(z.array(uuid).check(z.maxLength(2)))),
  }),
  /** The people whose absence was noted. Where only another open may note it, they are missing here. */
  answers: { 200: z.object({ absent: z.array(z.object({ _id: uuid, name: z.string() })) }) },
  errors: ['day.callEnded', 'day.alreadyPlaying'],
});

export const restoreCall = days('restoreCall', 'POST /{id}/calls/{call_id}/restore', {
  summary:
    'Take back that a called match was put back into the queue, or go on with its call after a result was taken back: its table, its people and its calls are as they were, or nothing changes',
  errors: [
    'open.stateNotAllowed',
    'match.notReady',
    'match.alreadyFinished',
    'day.callEnded',
    'day.alreadyCalled',
    'day.alreadyPlaying',
    'day.tableTaken',
    'day.tableClosed',
    'day.personBusy',
    'day.personElsewhere',
  ],
});

export const fixMatch = days('fixMatch', 'PUT /{id}/matches/{match_id}/fixed', {
  summary:
    'Fix the table of a match that is not played yet, from when it may begin, or when it is to begin; null frees it',
  body: fixed,
  errors: ['match.alreadyFinished', 'day.alreadyPlaying'],
});

export const addDayTable = days('addDayTable', 'POST /{id}/tables', {
  summary: 'Add a table to a day of play',
  body: newDayTable,
  answers: { 201: z.object({ _id: uuid }) },
  errors: ['day.tableThere'],
});

export const editDayTable = days('editDayTable', 'PATCH /{id}/tables/{table_id}', {
  summary: 'Rename a table of a day, lock it or put it out of use, with a word why',
  ifMatch: 'required',
  body: dayTableUpdate,
});

export const arrangeDayTables = days('arrangeDayTables', 'PUT /{id}/arrangement', {
  summary:
    'Arrange the tables as they stand in the hall, in the order in which they fill, unless somebody else has since they were read',
  body: dayArrangement,
  errors: ['request.staleVersion'],
});

export const getDaySettings = opens('getDaySettings', 'GET /{id}/day-settings', {
  summary: 'Get how an open is run on its days: rest, intervals of calls, umpires',
  answers: { 200: daySettings },
});

export const putDaySettings = opens('putDaySettings', 'PUT /{id}/day-settings', {
  summary: 'Set how an open is run on its days',
  body: daySettings,
  answers: { 200: daySettings },
});

export const listDayManagers = opens('listDayManagers', 'GET /{id}/days/{day_id}/managers', {
  summary:
    'List the organisers of the other opens of a day, and who of them was appointed to call the matches of this one',
  answers: { 200: z.object({ collection: z.array(dayManager), may_appoint: z.boolean() }) },
});

export const setDayManager = opens('setDayManager', 'PUT /{id}/days/{day_id}/managers/{user_id}', {
  summary: 'Appoint an organiser of another open of a day to call the matches of this one, or take it back',
  body: z.object({ appointed: z.boolean() }),
  errors: ['day.notOrganiser'],
});
