import { describe, expect, test } from 'vitest';
import { fieldsShown, readSheet } from './set-sheet.ts';

describe('a match sheet to the best of 5', () => {
  test.each([
    { texts: ['9', '8', '7'], sets: 3, winner: 'a', fields: 3 },
    { texts: ['-9', '-8', '-7'], sets: 3, winner: 'b', fields: 3 },
    { texts: ['9', '-8', '7'], sets: 3, winner: undefined, fields: 4 },
    { texts: ['9', '-8', '7', '-12', '11-9'], sets: 5, winner: 'a', fields: 5 },
    { texts: ['', '', ''], sets: 0, winner: undefined, fields: 3 },
    { texts: ['9', '', '7'], sets: 1, winner: undefined, fields: 3 },
    { texts: ['15-13', '-0', '4', '5'], sets: 4, winner: 'a', fields: 4 },
  ])('$texts reads as $sets sets, won by $winner', ({ texts, sets, winner, fields }) => {
    const reading = readSheet(texts, 5);
    expect([reading.sets.length, reading.winner, fieldsShown(reading, 5)]).toEqual([sets, winner, fields]);
  });

  test.each([
    { texts: ['11-10'], fault: 'match.setLeadTooSmall', at: 0 },
    { texts: ['9', '12-9'], fault: 'match.setTooLong', at: 1 },
    { texts: ['9', '9', '7-5'], fault: 'match.setNotFinished', at: 2 },
    { texts: ['x'], fault: 'match.setEntryUnreadable', at: 0 },
    { texts: ['9', '9', '9', '9'], fault: 'match.setAfterDecision', at: 3 },
  ])('$texts is refused at $at: $fault', ({ texts, fault, at }) => {
    const reading = readSheet(texts, 5);
    expect(reading.faults.get(at)?.code).toBe(fault);
    expect(reading.winner).toBeUndefined();
  });
});
