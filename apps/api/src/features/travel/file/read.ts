import {
  travelEventsAtMost,
  travelManifest,
  travelMatch,
  travelOutline,
  travelVersion,
  type Language,
  type TravelFile,
  type TravelMatch,
} from '@topspin/contract';
import * as z from 'zod/v4/core';
import { fail } from '#http/fail.ts';
import { brokenIn } from './check.ts';
import { names } from './names.ts';
import { refused, tooManyEvents, type Place } from './refuse.ts';
import { digestOf } from './write.ts';
import { unpack } from './zip.ts';

/** How many things and lists the JSON of a file may have: each costs far more memory than the letters that it is written with. */
const partsAtMost = 1_500_000;

/** How many keys an object in it may have: each name that was not there before costs more time than all else. */
const keysAtMost = 2000;
/** The bytes of a manifest, which says less than this sentence. */
const manifestAtMost = 10_000;

export type ReadFile = { readonly file: TravelFile; readonly sha256: Buffer };

/** The open in the bytes of a file, checked: its version first, then whether it is whole, what it says, and whether that fits together. */
export function read(bytes: Uint8Array, lang: Language): ReadFile {
  const entries = unpack(bytes, [names.manifest, names.open]);
  const said = entries.get(names.manifest);
  if (said && said.length > manifestAtMost) throw fail('travel.notAFile');
  const manifest = z.safeParse(travelManifest, jsonOf(said));
  if (!manifest.success) throw fail('travel.notAFile');
  if (manifest.data.version > travelVersion)
    throw fail('travel.newer', { version: manifest.data.version, known: travelVersion });
  const open = entries.get(names.open);
  const sha256 = digestOf(open ?? '');
  if (!open || sha256.toString('hex') !== manifest.data.sha256)
    throw fail('travel.damaged', { place: names.open });
  const file = fileOf(jsonOf(open), lang);
  const issue = brokenIn(file);
  if (issue) throw refused(issue, lang);
  return { file, sha256 };
}

function jsonOf(bytes: Buffer | undefined): unknown {
  if (!bytes) throw fail('travel.notAFile');
  if (isTooMuch(bytes)) throw fail('travel.damaged', { place: names.open });
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw fail('travel.damaged', { place: names.open });
  }
}

const [brace, endOfBrace, bracket, endOfBracket, comma, colon, quote, backslash] = Buffer.from('{}[],:"\\\\');

/** Whether a JSON has more parts than any open, or an object with more keys: found before anything is made of it. */
function isTooMuch(bytes: Buffer): boolean {
  let parts = 0;
  /** The keys of each object and list around, so far. */
  const keys: number[] = [];
  let isText = false;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at];
    if (isText) {
      if (byte === backslash) at += 1;
      else if (byte === quote) isText = false;
    } else if (byte === quote) isText = true;
    else if (byte === brace || byte === bracket) {
      parts += 1;
      keys.push(0);
    } else if (byte === endOfBrace || byte === endOfBracket) keys.pop();
    else if (byte === comma) parts += 0.25;
    else if (byte === colon) {
      const count = (keys.pop() ?? 0) + 1;
      if (count > keysAtMost) return true;
      keys.push(count);
    }
    if (parts > partsAtMost) return true;
  }
  return false;
}

/** Matches are read one by one, so that a file full of mistakes, or with too many events, is refused at its first. */
function fileOf(json: unknown, lang: Language): TravelFile {
  const outline = parsed(travelOutline, json, [], lang);
  let events = 0;
  const matchAt = (match: unknown, place: Place): TravelMatch => {
    const read = parsed(travelMatch, match, place, lang);
    events += read.log.length;
    for (const conflict of read.conflicts) events += conflict.events.length;
    if (events > travelEventsAtMost) throw refused(tooManyEvents(place), lang);
    return read;
  };
  return {
    ...outline,
    phases: outline.phases.map((phase, at) => ({
      ...phase,
      groups: phase.groups.map((group, number) => ({
        ...group,
        matches: group.matches.map((match, index) =>
          matchAt(match, ['phases', at, 'groups', number, 'matches', index]),
        ),
      })),
    })),
  };
}

function parsed<S extends z.$ZodType>(schema: S, input: unknown, at: Place, lang: Language): z.output<S> {
  let result;
  try {
    result = z.safeParse(schema, input, { reportInput: true });
  } catch {
    // Nested deeper than anything is.
    throw fail('travel.damaged', { place: names.open });
  }
  if (result.success) return result.data;
  const [first] = result.error.issues;
  throw refused({ ...first, path: [...at, ...(first?.path ?? [])] }, lang);
}
